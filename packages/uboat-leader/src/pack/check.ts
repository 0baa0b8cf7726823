/** Checks pack files: every fault is a sentence that names the place, what was found and what is allowed. */
import type { Text } from '@flotilla/table';
import { isTooDeep } from '@flotilla/table';
import { CAMPAIGNS } from '../data/index.ts';
import { leastCost, unableToServe } from '../rules/setup.ts';
import type { Cards } from './catalogue.ts';
import { cardsWith } from './catalogue.ts';
import { readBoat, readEscort, readMerchant, readNaval } from './check-cards.ts';
import { readCondition, readConvoy, readEvent, readFace } from './check-effects.ts';
import type { Pack } from './format.ts';
import { PACK_FORMAT, PACK_VERSION } from './format.ts';
import type { Notes } from './read.ts';
import { at, fault, fields, isFields, list, note, oneOf, seen, word } from './read.ts';

const FIELDS = [
  'format',
  'version',
  'name',
  'boats',
  'merchants',
  'escorts',
  'naval',
  'convoys',
  'events',
  'conditions',
  'faces',
] as const;

/** The largest pack text a game can carry. */
export const PACK_LIMIT = 1_000_000;

/** Everything that is wrong with the text of a pack file; an empty list for a sound one. */
export function packFaults(text: string): Text[] {
  if (text.length > PACK_LIMIT) return [fault('tooLong', { length: text.length, most: PACK_LIMIT })];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [fault('notJson', { error: error instanceof Error ? error.message : String(error) })];
  }
  if (isTooDeep(value)) return [fault('tooDeep')];
  const head = headFault(value);
  if (head) return [head];
  const notes: Notes = { faults: [] };
  readPack(notes, value);
  if (notes.faults.length > 0) return notes.faults;
  checkTogether(notes, cardsWith(value as Pack));
  return notes.faults;
}

function headFault(value: unknown): Text | null {
  if (!isFields(value)) return fault('notPack', { fields: FIELDS.join(', '), found: seen(value) });
  if (value.format !== PACK_FORMAT)
    return at('pack.format', 'format', { format: PACK_FORMAT, found: seen(value.format) });
  if (value.version === PACK_VERSION) return null;
  return at('pack.version', 'version', { version: PACK_VERSION, found: seen(value.version) });
}

function readPack(notes: Notes, value: unknown): void {
  const pack = fields(notes, 'pack', value, FIELDS);
  word(notes, 'pack.name', pack.name);
  readDeck(notes, pack, 'boats', readBoat);
  readDeck(notes, pack, 'merchants', readMerchant);
  readDeck(notes, pack, 'escorts', readEscort);
  readDeck(notes, pack, 'naval', readNaval);
  readDeck(notes, pack, 'convoys', readConvoy);
  readDeck(notes, pack, 'events', readEvent);
  if (pack.conditions !== undefined) {
    list(notes, 'pack.conditions', pack.conditions, (item, path) => readCondition(notes, path, item));
  }
  if (pack.faces !== undefined)
    list(notes, 'pack.faces', pack.faces, (item, path) => readFace(notes, path, item));
}

function readDeck(
  notes: Notes,
  pack: Record<string, unknown>,
  name: string,
  read: (notes: Notes, path: string, item: unknown) => string,
): void {
  if (pack[name] === undefined) return;
  const path = `pack.${name}`;
  const deck = fields(notes, path, pack[name], ['mode', 'cards']);
  oneOf(notes, `${path}.mode`, deck.mode, ['extend', 'replace']);
  const ids = list(notes, `${path}.cards`, deck.cards, (item, at) => read(notes, at, item), 1);
  ids.forEach((id, i) => {
    if (id !== '' && ids.indexOf(id) !== i) note(notes, `${path}.cards[${i}].id`, 'twice', { id });
  });
}

/** Checks what shows only when all decks are together: names that lead nowhere, decks too small to play with. */
function checkTogether(notes: Notes, cards: Cards): void {
  for (const convoy of cards.convoys.values()) {
    if (!cards.conditions.has(convoy.condition)) {
      note(notes, `convoys ${convoy.id}.condition`, 'noCondition', { condition: convoy.condition });
    }
  }
  for (const event of cards.events.values()) {
    for (const key of new Set([event.early, event.late])) {
      if (!cards.faces.has(key)) note(notes, `events ${event.id}`, 'noFace', { face: key });
    }
  }
  const escorts = [...cards.escorts.values()];
  needs(notes, 'escorts', escorts.filter((card) => !card.fleet).length, 16, fault('deck.escorts'));
  needs(notes, 'escorts', escorts.filter((card) => card.fleet).length, 3, fault('deck.fleet'));
  needs(
    notes,
    'merchants',
    [...cards.merchants.values()].filter((card) => !('misidentified' in card)).length,
    12,
    fault('deck.merchants'),
  );
  needs(notes, 'naval', cards.naval.size, 6, fault('deck.naval'));
  needs(notes, 'events', cards.events.size, 10, fault('deck.events'));
  for (const campaign of CAMPAIGNS) checkCampaign(notes, cards, campaign);
}

/** 3.4, 3.7 — whether a campaign has convoys to meet, and a boat that can be bought without optional rules. */
function checkCampaign(notes: Notes, cards: Cards, campaign: (typeof CAMPAIGNS)[number]): void {
  const campaignText = { key: `campaign.${campaign.id}` };
  const convoys = [...cards.convoys.values()].filter(
    (card) =>
      cards.core.has(card.id) &&
      (card.campaigns?.includes(campaign.id) ?? true) &&
      !campaign.removedConvoys.includes(card.number),
  );
  needs(notes, 'convoys', convoys.length, 5, fault('deck.convoys', { campaign: campaignText }));
  const sheet = { campaign: campaign.id, typeXXI: false };
  const boats = [...cards.boats.values()].filter(
    (boat) => unableToServe(sheet, boat) === null && leastCost(boat) <= campaign.lengths.short.so,
  );
  needs(notes, 'boats', boats.length, 1, fault('deck.boats', { campaign: campaignText }));
}

function needs(notes: Notes, deck: string, count: number, least: number, what: Text): void {
  if (count < least) note(notes, deck, 'needs', { least, what, count });
}
