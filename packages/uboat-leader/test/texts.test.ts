import { companionOf } from '@flotilla/companion';
import type { Decision, LogEvent, Text } from '@flotilla/table';
import {
  botRngs,
  eventText,
  fieldText,
  modifierText,
  oddsText,
  optionsOf,
  optionText,
  placeholdersOf,
  playOut,
  questionText,
  rollOutcome,
  rollTitle,
  Table,
  tableTexts,
  words,
} from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { DIFFERENCES } from '../src/rules/editions.ts';
import { en } from '../src/text/en/index.ts';
import { buy, contact, EDITIONS, letPass, play, sail } from './game.ts';

const catalogue: Readonly<Record<string, string>> = { ...tableTexts.en, ...en };
const has = (key: string) => key in catalogue;

/** Notes every key of a text that the catalogue lacks, and every placeholder nothing fills. */
function faultsOf(said: Text | number, faults: Set<string>): void {
  if (typeof said === 'string' || typeof said === 'number') return;
  const sentence = catalogue[said.key];
  if (sentence === undefined) {
    faults.add(`no text ${said.key}`);
    return;
  }
  for (const name of placeholdersOf(sentence))
    if (said.args?.[name] === undefined) faults.add(`${said.key} lacks {${name}}`);
  for (const arg of Object.values(said.args ?? {})) faultsOf(arg, faults);
}

function decisionFaults(
  table: Table<never> | { odds: Table<never>['odds'] },
  decision: Decision,
  faults: Set<string>,
): void {
  faultsOf(questionText(decision), faults);
  faultsOf({ key: `rule.${decision.rule}` }, faults);
  if (decision.kind === 'fill') {
    for (const field of decision.form) faultsOf(fieldText(decision.step, field), faults);
    return;
  }
  for (const option of [...decision.options, ...decision.refused]) {
    faultsOf(optionText(decision.step, option), faults);
    if (!option.refused) continue;
    faultsOf(option.refused.why, faults);
    faultsOf({ key: `rule.${option.refused.rule}` }, faults);
  }
  for (const option of decision.options) {
    for (const odds of table.odds(decision, option)) faultsOf(oddsText(odds), faults);
  }
}

function eventFaults(event: LogEvent, faults: Set<string>): void {
  faultsOf({ key: `rule.${event.rule}` }, faults);
  if (!event.roll) {
    faultsOf(eventText(uboatLeader, event, 'story', has), faults);
    faultsOf(eventText(uboatLeader, event, 'normal', has), faults);
    return;
  }
  faultsOf(rollTitle(event.roll), faults);
  faultsOf(rollOutcome(event.roll, has), faults);
  for (const modifier of [...event.roll.modifiers, ...event.roll.notApplied]) {
    faultsOf(modifierText(modifier), faults);
    faultsOf({ key: `rule.${modifier.rule}` }, faults);
  }
}

describe('the English catalogue', () => {
  it('has a sentence for every question, option, refusal, chance, roll and event of played campaigns', () => {
    const faults = new Set<string>();
    for (let i = 0; i < 32; i++) {
      const options: Partial<Options> = {
        edition: i % 2 === 0 ? 'first' : 'second',
        campaign: ['battle-begins', 'happy-time', 'drumbeat', 'hunted'][i % 4] as string,
        length: i < 16 ? 'short' : 'medium',
        convoys: 'all',
        selection: i % 8 > 5 ? 'lot' : 'free',
        typeXXI: true,
        snorkel: true,
        duds: i % 2 === 1,
        linked: i === 12,
      };
      const table = new Table({
        game: uboatLeader,
        options: optionsOf(uboatLeader, options),
        seats: 1,
        seed: `texts ${i}`,
      });
      playOut(table, [], botRngs(`texts ${i}`, 1), (decision) => {
        decisionFaults(table, decision, faults);
        for (const fact of uboatLeader.status(table.view(0))) faultsOf(fact.label, faults);
      });
      for (const event of table.log ?? []) eventFaults(event, faults);
      for (const block of uboatLeader.describe(table.view(0)))
        if (block.kind === 'heading') faultsOf(block.text, faults);
      const outcome = uboatLeader.outcome(table.state.game);
      faultsOf({ key: `ending.${outcome?.ending}`, args: outcome?.args ?? {} }, faults);
      companionOf(uboatLeader).documents?.logSheet?.(table.state.game, (said) => {
        faultsOf(said, faults);
        return '';
      });
    }
    expect([...faults]).toEqual([]);
  });

  it('9.16, 9.17: has a sentence for every weapon that cannot be used now', () => {
    const game = contact('second', 'CV-37', { 'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'] });
    game.expect('engage', 'attack');
    game.expect('place', 'submerged:L-S');
    Object.assign(game.boat('U-98').ready, { plain: 3, fat: 1, t5: 1 });
    for (const slot of ['E1', 'E2', 'M1', 'M2', 'M3']) game.ship(slot).area = null;
    game.expect('helm', 'submerged:M-SSE');
    letPass(game, { driftBoat: game.offered()[0] as string });
    const faults = new Set<string>();
    const decision = game.asked();
    decisionFaults(game.table, decision, faults);
    expect([decision.step, [...faults]]).toEqual(['aim', []]);
    const idle = decision.kind === 'pick' ? decision.refused.map(({ id }) => id) : [];
    expect(idle).toEqual(['gun', 'fat', 't5']);
  });

  it.each(EDITIONS)('6.2: has a sentence for the choice between two convoy cards, %s edition', (edition) => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.convoys': ['CV-37', 'CV-40', 'CV-38'], contact: [10], 'deck.events': ['EV-038'] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'airSearch:north-sea');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'stop');
    game.expect('lookout', 'search:U-47');
    const faults = new Set<string>();
    decisionFaults(game.table, game.asked(), faults);
    expect([game.asked().step, game.asked().rule, [...faults]]).toEqual(['chooseConvoy', '6.2', []]);
  });

  it('describes every view in words it has', () => {
    const faults = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const options: Partial<Options> = {
        edition: i % 2 === 0 ? 'first' : 'second',
        campaign: ['battle-begins', 'happy-time', 'drumbeat', 'hunted'][i % 4] as string,
      };
      const table = new Table({
        game: uboatLeader,
        options: optionsOf(uboatLeader, options),
        seats: 1,
        seed: `views ${i}`,
      });
      playOut(table, [], botRngs(`views ${i}`, 1), () => {
        for (const block of uboatLeader.describe(table.view(0))) {
          if (block.kind === 'table') {
            for (const cell of [block.caption, ...block.head, ...block.rows.flat()]) faultsOf(cell, faults);
          } else if (block.kind === 'facts')
            for (const fact of block.facts)
              for (const part of [fact.label, fact.value]) faultsOf(part, faults);
        }
      });
    }
    expect([...faults]).toEqual([]);
  });

  it('has words for both forms of every rule in which the editions differ', () => {
    const without = Object.values(DIFFERENCES).filter(
      ({ rule, first }) => !(first === false || has(`rule.${rule} 1e`)) || !has(`rule.${rule} 2e`),
    );
    expect(without).toEqual([]);
  });

  it('tells what sets each edition apart when one is chosen', () => {
    const [edition] = uboatLeader.optionFields;
    const notes = edition?.kind === 'choice' ? edition.options.map(({ note = '' }) => note) : [];
    const faults = new Set<string>();
    for (const note of notes) faultsOf(note, faults);
    expect([...faults]).toEqual([]);
    const said = notes.map((note) => words({ language: 'en', catalogue }, note));
    expect(said[0]).toContain('Boats take stress or are sunk.');
    expect(said[1]).toContain('Only the highest die of a salvo counts');
  });
});

describe('the four languages', () => {
  it('French keeps its double marks with the word before them', async () => {
    const french = await uboatLeader.texts.fr();
    const faults = Object.entries(french).filter(([, sentence]) => /[^ ] [:;?!»]|« /.test(sentence));
    expect(faults).toEqual([]);
  });
});
