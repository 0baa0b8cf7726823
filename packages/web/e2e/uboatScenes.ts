/** Every screen of U-Boat Leader, each brought to the page as a campaign that stands there. */
import { rngFrom, seedFrom } from '@flotilla/table';
import { recordToText } from '@flotilla/table/run';
import type { Habit, Options, Wanted } from '@flotilla/uboat-leader-screens/test/campaigns.ts';
import {
  asked,
  campaignBefore,
  campaignUntil,
  gathersPack,
  newCampaign,
  packOfThree,
  searchesByAir,
  steadyAnswer,
} from '@flotilla/uboat-leader-screens/test/campaigns.ts';
import type { Page } from 'playwright-core';
import { pointOn } from './contact.ts';
import { at } from './reader.ts';

/** One screen: where it begins, and what is pressed there before it is looked at. */
export interface Scene {
  readonly name: string;
  /** The campaign as a file; null for a page that needs none. */
  readonly save: (() => string) | null;
  /** The address of a page that needs no campaign. */
  readonly path?: string;
  /** What must be there. */
  readonly shows: string;
  readonly act?: (page: Page) => Promise<void>;
  /** How it is told, where that matters. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Beats that stop where they stop for a player. */
const AS_A_STORY = { speed: 'story', whoRolls: 'auto' } as const;

/** Goes on from beat to beat until something is on the stage. */
async function goOnTo(page: Page, wanted: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if ((await page.locator(wanted).count()) > 0) return;
    if ((await page.locator('.on-stage-hold').count()) > 0) await page.keyboard.press('Space');
    await page.waitForTimeout(50);
  }
  throw new Error(`The beats do not lead to ${wanted}.`);
}

const SEEDS = ['plot', 'short', 'e', 'beats', 'sea', 'north', 'west', 'grey', 'iron', 'salt'];

/** The first campaign of a few that comes to a question. */
function saved(wanted: Wanted, options: Options, habit?: Habit): string {
  let trouble: unknown = null;
  for (const seed of SEEDS)
    try {
      return recordToText(campaignUntil(wanted, options, seed, habit).record());
    } catch (error) {
      trouble = error;
    }
  throw trouble;
}

/** A game played to its end. */
function savedOver(options: Options): string {
  const campaign = newCampaign(options);
  const rng = rngFrom(seedFrom('debrief'), 'bot');
  while (campaign.decisions.length > 0) campaign.choose(0, steadyAnswer(campaign, rng));
  return recordToText(campaign.record());
}

const HAPPY: Options = { campaign: 'happy-time', length: 'medium' };
const HUNTED: Options = { campaign: 'hunted', length: 'medium' };
const FIRST: Options = { ...HAPPY, edition: 'first' };

/** Takes FAT and T5 into the tubes of the boats that may have them, two of each. */
const loadsAdvanced: Habit = (decision, { boats }) => {
  if (decision.step === 'loadAdvanced') return { fatReady: 2, t5Ready: 2, fatStored: 0, t5Stored: 0 };
  if (decision.step !== 'spend' || decision.kind !== 'pick') return null;
  const without = boats.filter(({ ready }) => ready.fat + ready.t5 === 0).map(({ id }) => `advanced:${id}`);
  return decision.options.find(({ id }) => without.includes(id))?.id ?? null;
};

/** Two missions for boats in port, of a kind. */
const takesMission =
  (kind: string): Habit =>
  (decision) =>
    decision.step === 'spend' && decision.kind === 'pick'
      ? (decision.options.find(({ id }) => id.startsWith(`${kind}:`))?.id ?? null)
      : null;

const crowded: Wanted = ({ step }, { battle }) =>
  step === 'helm' &&
  battle !== null &&
  battle.boats.length > 1 &&
  battle.ships.filter(({ area }) => area !== null).length >= 12;

const withLateTorpedoes: Wanted = ({ step, about }, { boats }) => {
  const boat = boats.find(({ id }) => id === about.boat);
  return step === 'aim' && boat !== undefined && boat.ready.fat + boat.ready.t5 > 0;
};

/** The answer after which a boat is lost. */
const LOSS = () => campaignBefore('boatLost', 'react', { ...HUNTED, edition: 'second' }, ['s0', 's1', 's2']);

const here = '#board .ubl';

/** Rests the pointer on the first area with a chance for each fall-back; on the last one where none has. */
async function looksAtAnArea(page: Page): Promise<void> {
  const areas = page.locator('[data-part=sector][data-state=offered]');
  for (let i = 0; i < (await areas.count()); i++) {
    const point = await pointOn(areas.nth(i));
    if (!point) continue;
    const isPhone = (page.viewportSize()?.width ?? 0) < 900;
    if (isPhone) await page.touchscreen.tap(point.x, point.y);
    else await page.mouse.move(point.x, point.y);
    await page.locator('.ubl-ahead-head').waitFor();
    if ((await page.locator('.ubl-ahead-chance').count()) === 2) return;
  }
}

/** Lays two torpedoes on the first target, and one on the next. */
async function laysTorpedoes(page: Page): Promise<void> {
  for (const nth of [0, 0, 1]) {
    const lay = page.locator('.sheet-body .ubl-lay').nth(nth);
    if ((await lay.count()) > 0 && (await lay.getAttribute('aria-disabled')) !== 'true') await lay.click();
  }
}

const turnsTo =
  (id: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`.ubl-pages [data-id=${id}]`).click();
    await page.locator(id === 'sheet' ? '[data-part=logsheet]' : '[data-part=debrief]').waitFor();
  };

const standing =
  (wanted: Wanted, options: Options = HAPPY, habit?: Habit) =>
  () =>
    saved(wanted, options, habit);

/** All of them. */
export const SCENES: readonly Scene[] = [
  { name: 'new-campaign', save: null, path: '/new/uboat-leader', shows: 'form.new-game' },
  { name: 'flotilla', save: standing(asked('enlist')), shows: '.ubl-wall' },
  { name: 'station', save: standing(asked('station')), shows: '[data-part=map]' },
  { name: 'tray', save: standing(asked('spend')), shows: '[data-part=tray]' },
  { name: 'map-happy-time', save: standing(asked('sail')), shows: '[data-part=map]' },
  {
    name: 'map-battle-begins',
    save: standing(asked('sail'), { campaign: 'battle-begins' }),
    shows: '[data-part=map]',
  },
  { name: 'map-drumbeat', save: standing(asked('sail'), { campaign: 'drumbeat' }), shows: '[data-part=map]' },
  { name: 'map-hunted', save: standing(asked('sail'), HUNTED), shows: '[data-part=map]' },
  { name: 'next-boat', save: standing(asked('nextToSail')), shows: '[data-part=map]' },
  { name: 'lookout', save: standing(asked('lookout')), shows: '[data-part=map]' },
  { name: 'event-offer', save: standing(asked('eventOffer')), shows: '[data-part=event]' },
  {
    name: 'contact-cards',
    save: standing(asked('chooseConvoy'), HAPPY, searchesByAir),
    shows: '[data-part=convoy]',
  },
  { name: 'contact-card', save: standing(asked('engage')), shows: '[data-part=convoy]' },
  { name: 'wolfpack', save: standing(asked('wolfpack')), shows: '[data-part=wolfpack]' },
  {
    name: 'station-taking',
    save: standing(asked('place')),
    shows: '[data-part=display]',
    act: looksAtAnArea,
  },
  { name: 'display', save: standing(asked('helm')), shows: '[data-part=display]' },
  { name: 'display-crowded', save: standing(crowded), shows: '[data-part=display]' },
  { name: 'display-pack', save: standing(packOfThree, HAPPY, gathersPack), shows: '[data-part=display]' },
  { name: 'display-ghosts', save: standing(asked('helm')), shows: '[data-part=display]', act: looksAtAnArea },
  {
    name: 'display-intent',
    save: standing(crowded),
    shows: '[data-part=display]',
    act: async (page) => {
      await page.keyboard.press('e');
      await page.locator('[data-part=intent][data-state=shown] li').first().waitFor();
    },
  },
  { name: 'escorts', save: standing(asked('escorts')), shows: '[data-part=display]' },
  { name: 'attack', save: standing(asked('aim')), shows: '[data-part=salvo]', act: laysTorpedoes },
  {
    name: 'attack-fat-t5',
    save: standing(withLateTorpedoes, { ...HUNTED, edition: 'first' }, loadsAdvanced),
    shows: '[data-part=salvo]',
    act: laysTorpedoes,
  },
  { name: 'reaction-second', save: standing(asked('react')), shows: '[data-part=reaction]' },
  { name: 'reaction-first', save: standing(asked('react'), FIRST), shows: '[data-part=reaction]' },
  {
    name: 'boat-lost',
    save: () => recordToText(LOSS().campaign.record()),
    shows: '[data-part=reaction]',
    act: async (page) => {
      await page.locator(`.ubl-reaction[data-id="${LOSS().choice}"]`).click();
      await page.locator('.ubl-loss').waitFor();
    },
  },
  {
    name: 'ship-sunk',
    save: standing(asked('aim')),
    shows: '[data-part=salvo]',
    act: async (page) => {
      await laysTorpedoes(page);
      await page.locator('[data-part=salvo] [data-id=fire]').click();
      await page.locator('.on-stage').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'torpedoes-strike',
    save: standing(asked('aim')),
    shows: '[data-part=salvo]',
    settings: AS_A_STORY,
    act: async (page) => {
      await laysTorpedoes(page);
      await page.locator('[data-part=salvo] [data-id=fire]').click();
      await goOnTo(page, '.ubl-stamps');
    },
  },
  {
    name: 'hits-turned',
    save: () => recordToText(LOSS().campaign.record()),
    shows: '[data-part=reaction]',
    settings: AS_A_STORY,
    act: async (page) => {
      await page.locator(`.ubl-reaction[data-id="${LOSS().choice}"]`).click();
      await goOnTo(page, '.ubl-hits');
    },
  },
  { name: 'enemy-order', save: standing(asked('enemyAttacks')), shows: here },
  { name: 'after-contact', save: standing(asked('remaining')), shows: here },
  {
    name: 'tubes',
    save: standing(asked('loadAdvanced', 'reloadTubes', 'loadMines'), HUNTED, loadsAdvanced),
    shows: '[data-part=tubes]',
  },
  {
    name: 'mines',
    save: standing(asked('loadMines'), HAPPY, takesMission('mine')),
    shows: '[data-part=tubes]',
  },
  {
    name: 'raid',
    save: standing(asked('raiding'), HAPPY, takesMission('raider')),
    shows: '[data-part=raid]',
  },
  {
    name: 'harbour',
    save: standing(asked('aimRaid'), HAPPY, takesMission('attack')),
    shows: '[data-part=salvo]',
  },
  {
    name: 'debrief',
    save: standing(({ step }, { turn }) => step === 'spend' && turn === 3),
    shows: here,
    act: turnsTo('debrief'),
  },
  {
    name: 'log-sheet',
    save: standing(({ step }, { turn }) => step === 'spend' && turn === 3),
    shows: here,
    act: turnsTo('sheet'),
  },
  { name: 'end', save: () => savedOver(HAPPY), shows: '[data-part=debrief][data-state=campaign]' },
  { name: 'end-first', save: () => savedOver(FIRST), shows: '[data-part=debrief][data-state=campaign]' },
  {
    name: 'end-linked',
    save: () => savedOver({ campaign: 'drumbeat', linked: true }),
    shows: '.ubl-linked',
  },
  {
    name: 'pack-editor',
    save: null,
    path: '/new/uboat-leader',
    shows: 'form.new-game',
    act: async (page) => {
      await page.locator('[data-id=pack-editor]').click();
      await page.locator('[data-part=editor]').waitFor();
      await page.locator('.ubl-pack-ours summary').first().click();
      await page.locator('[data-part=ours][data-id="U-47"]').click();
    },
  },
  {
    name: 'pack-broken',
    save: null,
    path: '/new/uboat-leader',
    shows: 'form.new-game',
    act: async (page) => {
      await page.locator('[data-id=pack-editor]').click();
      const buffer = Buffer.from('{"format": "something else"}');
      await page
        .locator('[data-part=editor] input[type=file]')
        .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer });
      await page.locator('[data-part=broken]').waitFor();
    },
  },
];

/** Brings a page to a scene. */
export async function openScene(
  page: Page,
  { save, path, shows, act }: Scene,
  kept = save?.(),
): Promise<void> {
  if (kept === undefined) await page.goto(at(path ?? '/'));
  else {
    await page.goto(at('/games'));
    const buffer = Buffer.from(kept);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
  }
  await page.locator(shows).first().waitFor();
  await act?.(page);
}
