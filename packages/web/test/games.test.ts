import { GAMES } from '@flotilla/lab';
import type { AnyGame, Catalogue, Decision, Language, LogEvent, Option, Text } from '@flotilla/table';
import {
  eventText,
  fieldText,
  LANGUAGES,
  modifierText,
  optionsOf,
  optionText,
  placeholdersOf,
  questionText,
  rngFrom,
  rollOutcome,
  rollTitle,
  sampleChoice,
  seedFrom,
  Table,
  tableTexts,
} from '@flotilla/table';
import { beforeAll, describe, expect, it } from 'vitest';

/** Documents that the menu names itself, because several games may have them. */
const SHARED_DOCUMENTS = ['sheet', 'sheet-html'];

/** Every text a game shows while it is played by chance: what the generic table would have to say. */
function textsOf(game: AnyGame, seats: number, seed: string, limit: number): Text[] {
  const said: Text[] = [];
  const table = new Table({ game, options: optionsOf(game), seats, seed });
  const rng = rngFrom(seedFrom(seed), 'test');
  const optionTexts = (step: string, option: Option): void => {
    said.push(optionText(step, option));
    if (option.refused) said.push(option.refused.why);
  };
  for (const field of game.optionFields) {
    said.push(fieldText('options', field));
    if ('options' in field) for (const option of field.options) optionTexts('options', option);
  }
  for (let answers = 0; answers < limit && !table.over; answers++) {
    const decision = table.decisions[0] as Decision;
    said.push(questionText(decision));
    if (decision.kind === 'pick') {
      for (const option of [...decision.options, ...decision.refused]) optionTexts(decision.step, option);
      for (const option of decision.options)
        for (const { of } of table.odds(decision, option)) said.push({ key: `odds.${of}` });
    } else {
      for (const field of decision.form) {
        said.push(fieldText(decision.step, field));
        if ('options' in field) for (const option of field.options) optionTexts(decision.step, option);
      }
    }
    const view = table.view(decision.seat);
    for (const { label, value } of game.status(view))
      said.push(label, typeof value === 'number' ? '' : value);
    if (answers % 10 === 0) said.push(...describedTexts(game, view));
    table.answer({ seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) });
  }
  const outcome = game.outcome(table.state.game);
  if (outcome) said.push({ key: `ending.${outcome.ending}`, ...(outcome.args && { args: outcome.args }) });
  for (const { label, value } of game.results?.(table.state.game) ?? [])
    said.push(label, typeof value === 'number' ? '' : value);
  for (const name of Object.keys(game.figures(table.state.game).numbers))
    said.push({ key: `figure.${name}` });
  for (const name of Object.keys(game.documents ?? {}))
    if (!SHARED_DOCUMENTS.includes(name)) said.push({ key: `document.${name}` });
  said.push(...(table.log ?? []).flatMap((event) => eventTexts(game, event)));
  return said;
}

function describedTexts(game: AnyGame, view: object): Text[] {
  return game.describe(view).flatMap((block): (Text | number)[] => {
    if (block.kind === 'facts') return block.facts.flatMap(({ label, value }) => [label, value]);
    if (block.kind === 'list') return [...block.items];
    if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
    return [block.text];
  }) as Text[];
}

function eventTexts(game: AnyGame, event: LogEvent): Text[] {
  const { roll } = event;
  if (!roll) return [eventText(game, event, 'normal', () => false)];
  const modifiers = [...roll.modifiers, ...roll.notApplied].map(modifierText);
  return [rollTitle(roll), ...modifiers, ...(roll.outcome ? [rollOutcome(roll, () => true)] : [])];
}

/** The keys of a text and of everything within it that the catalogue lacks. */
function missingIn(catalogue: Catalogue, said: Text | number, missing: Set<string>): void {
  if (typeof said !== 'object') return;
  const short = said.key.replace(/^outcome\.[^.]+\./, 'outcome.');
  if (!(said.key in catalogue) && !(short in catalogue)) missing.add(said.key);
  for (const part of Object.values(said.args ?? {})) missingIn(catalogue, part, missing);
}

for (const { id, title, load } of GAMES) {
  describe(title, () => {
    let game: AnyGame;
    const catalogues = {} as Record<Language, Catalogue>;
    let said: Text[] = [];

    beforeAll(async () => {
      game = await load();
      for (const language of LANGUAGES) catalogues[language] = await game.texts[language]();
      const { min, max } = game.seats;
      const counts = [...new Set([min, Math.min(max, 3)])];
      said = counts.flatMap((seats) =>
        ['one', 'two'].flatMap((seed) => textsOf(game, seats, `${id} ${seed}`, 400)),
      );
    });

    for (const language of LANGUAGES) {
      it(`says in ${language} everything it shows while it is played`, () => {
        const missing = new Set<string>();
        const spoken = { ...tableTexts[language], ...catalogues[language] };
        for (const one of said) missingIn(spoken, one, missing);
        expect([...missing].sort()).toEqual([]);
      });

      it(`has the same keys in ${language} as in English, with the same places to fill`, () => {
        const english = catalogues.en;
        const other = catalogues[language];
        expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
        const differing = Object.keys(english).filter(
          (key) => placeholdersOf(english[key] ?? '').join() !== placeholdersOf(other[key] ?? '').join(),
        );
        expect(differing).toEqual([]);
      });
    }
  });
}
