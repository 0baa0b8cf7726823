/** The texts that a companion needs, and the facts of its manifest. */
import type { AnyGame, Catalogue, GameDefinition, GameShape } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { companionOf } from '../furnish.ts';
import type { Scoring } from '../scoring.ts';
import { tiesOf } from '../scoring.ts';
import type { Start } from '../starts.ts';

/** What a manifest says of its game, as far as it can be checked. */
export interface CheckedManifest {
  readonly name: string;
  readonly flotilla: {
    readonly title: string;
    readonly events?: readonly string[];
    readonly lessons?: readonly { readonly id: string }[];
  };
}

/** Documents that several games have: whoever hands them out has a name for them. */
const SHEETS = ['sheet', 'sheet-html'];
const DOCUMENT = 'document';

/** The texts of beginnings. */
const startKeys = (starts: readonly Start[]): string[] =>
  starts.length === 0
    ? []
    : ['start.begin', ...starts.flatMap(({ id }) => [`start.${id}.title`, `start.${id}.about`])];

/** The texts of scoring; a game that is only compared at tables of several needs its figures only. */
function scoreKeys(scoring: Scoring): string[] {
  const { figures, orders, plans = [], forms = [], lengths } = scoring;
  const named = Object.entries(figures).filter(([, { shown }]) => shown !== 'detail');
  const keys = named.map(([name]) => name);
  if (lengths.length > 0) {
    keys.push('who', 'end');
    keys.push(...named.flatMap(([name, { shown }]) => (shown === 'column' ? [`${name}.row`] : [])));
    for (const order of Object.keys(orders))
      keys.push(`by.${order}`, ...tiesOf(scoring, order).map((name) => `${name}.tie`));
    keys.push(...plans.flatMap(({ id }) => [`plan.${id}`, `plan.${id}.about`]));
  }
  if (forms.length > 0) keys.push('forms', 'variants');
  for (const { id, variants } of forms)
    keys.push(`form.${id}`, ...variants.map((variant) => `variant.${variant.id}`));
  return [...new Set(keys)].map((key) => `score.${key}`);
}

/** A sentence for every text that a companion needs and the game does not have. */
export function wordFaults<G extends GameShape>(
  game: GameDefinition<G>,
  catalogue: Catalogue,
  scoring: Scoring | undefined,
): string[] {
  const { situation, documents = {}, starts = [] } = companionOf(game);
  const steps = Object.values(game.steps) as readonly { readonly kind: string; readonly name: string }[];
  const asking = situation ? steps.filter(({ kind }) => kind === 'pick' || kind === 'fill') : [];
  return [
    ...asking.map(({ name }) => `coach.${name}`),
    ...Object.keys(documents).flatMap((name) => (SHEETS.includes(name) ? [] : [`${DOCUMENT}.${name}`])),
    ...startKeys(starts),
    ...(scoring ? scoreKeys(scoring) : []),
  ]
    .filter((key) => !(catalogue[key] ?? '').trim())
    .map((key) => `There is no text "${key}".`);
}

/** A sentence for every order that names a figure which is not there. */
export const orderFaults = ({ figures, orders }: Scoring): string[] =>
  Object.entries(orders).flatMap(([order, names]) =>
    names
      .filter((name) => !(name in figures))
      .map((name) => `The order "${order}" names "${name}", which is no figure.`),
  );

/** Where a manifest says something else than the game. */
export async function manifestFaults<G extends GameShape>(
  game: GameDefinition<G>,
  { name, flotilla }: CheckedManifest,
): Promise<string[]> {
  const any: AnyGame = anyGame(game);
  const { lessons, scoring } = companionOf(any);
  const known = ((await lessons?.()) ?? []).map(({ id }) => id).join(', ');
  const compared = await scoring?.();
  const { title, events = [] } = flotilla;
  const listed = (flotilla.lessons ?? []).map(({ id }) => id).join(', ');
  const faults: (string | false)[] = [
    name.split('/').at(-1) !== game.id && `The package is called "${name}", the game "${game.id}".`,
    !game.title.startsWith(title) && `The manifest is titled "${title}", the game "${game.title}".`,
    listed !== known && `The manifest lists the lessons "${listed}", the companion has "${known}".`,
    events.includes('sea') && !compared?.lengths.length && 'A same sea needs lengths in its scoring.',
    events.some((one) => one === 'board' || one === 'captains') &&
      !compared?.bySeat &&
      'Tables of several need "bySeat" in their scoring.',
  ];
  return faults.filter((fault) => fault !== false);
}
