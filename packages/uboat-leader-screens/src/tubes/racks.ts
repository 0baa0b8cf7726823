/** Tubes and racks of a boat as they would be after a question about its load: places that are pressed, and the form they fill in. */
import type { FillDecision, FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { Boat, Load, View } from '../game.ts';
import { boatCard } from '../game.ts';

/** What lies in a place. */
export type RackContent = keyof Load | 'empty';

/** A tube, or a place of the rack behind it. */
export interface RackPlace {
  readonly kind: RackContent;
  /** Cannot be changed now. */
  readonly fixed: boolean;
}

/** Where torpedoes lie. */
export type Where = 'ready' | 'stored';

/** Both, place by place. */
export type Racks = Readonly<Record<Where, readonly RackPlace[]>>;

/** Questions about a load. */
export const ABOUT_LOADS: readonly string[] = ['loadMines', 'loadAdvanced', 'reloadTubes'];

/** How a question fills in its form: the field that counts a kind in a place; null where no field does. */
type FieldOf = (where: Where, kind: RackContent) => string | null;

const FIELDS: Readonly<Record<string, FieldOf>> = {
  loadMines: (where, kind) => (kind === 'mines' ? where : null),
  loadAdvanced: (where, kind) =>
    kind === 'fat' || kind === 't5' ? `${kind}${where === 'ready' ? 'Ready' : 'Stored'}` : null,
  reloadTubes: (where, kind) => (where === 'ready' && kind !== 'empty' && kind !== 'mines' ? kind : null),
};

const KINDS: readonly RackContent[] = ['plain', 'fat', 't5', 'mines'];

const times = (n: number, place: RackPlace): RackPlace[] => new Array<RackPlace>(Math.max(0, n)).fill(place);

/** The kinds a place can be changed to, in the order a press goes through them. */
const TURNS: Readonly<Record<string, readonly RackContent[]>> = {
  loadMines: ['plain', 'mines'],
  loadAdvanced: ['plain', 'fat', 't5'],
  reloadTubes: ['empty', 'plain', 'fat', 't5'],
};

/** The racks as the question begins: what the form suggests is aboard already. */
export function racksOf(view: View, boat: Boat, decision: FillDecision): Racks {
  const start = startOf(decision.form);
  const rack = (where: Where): RackPlace[] => rackOf(decision.step, start, boat[where], where);
  const tubes = boatCard(view, boat.id).ready;
  const ready = rack('ready');
  return {
    ready: [...ready, ...times(tubes - ready.length, { kind: 'empty', fixed: true })],
    stored: rack('stored'),
  };
}

function rackOf(step: string, start: FormChoice, load: Load, where: Where): RackPlace[] {
  const fieldOf = FIELDS[step] as FieldOf;
  const wanted = (kind: RackContent): number => Number(start[fieldOf(where, kind) ?? ''] ?? 0);
  if (step === 'reloadTubes') {
    const aboard = KINDS.flatMap((kind) => times(load[kind as keyof Load], { kind, fixed: true }));
    return where === 'stored'
      ? aboard
      : [...aboard, ...KINDS.flatMap((kind) => times(wanted(kind), { kind, fixed: false }))];
  }
  const turns = TURNS[step] as readonly RackContent[];
  const open = step === 'loadMines' ? load.plain + load.mines : load.plain;
  const changed = turns.slice(1).flatMap((kind) => times(wanted(kind), { kind, fixed: false }));
  const rest = KINDS.filter((kind) => kind !== 'plain' && !(step === 'loadMines' && kind === 'mines'));
  return [
    ...changed,
    ...times(open - changed.length, { kind: 'plain', fixed: false }),
    ...rest.flatMap((kind) => times(load[kind as keyof Load], { kind, fixed: true })),
  ];
}

/** The form that racks fill in. */
export function formOf({ step, form }: FillDecision, racks: Racks): FormChoice {
  const choice: Record<string, number> = Object.fromEntries(form.map(({ id }) => [id, 0]));
  for (const where of ['ready', 'stored'] as const)
    for (const { kind, fixed } of racks[where]) {
      const field = fixed ? null : FIELDS[step]?.(where, kind);
      if (field !== null && field !== undefined && field in choice) choice[field] = (choice[field] ?? 0) + 1;
    }
  return choice;
}

/** The racks with a place turned to the next thing it may hold; what there is no more of is passed over. */
export function turned(decision: FillDecision, racks: Racks, where: Where, at: number): Racks {
  const turns = TURNS[decision.step] as readonly RackContent[];
  const place = racks[where][at];
  if (!place || place.fixed) return racks;
  const from = turns.indexOf(place.kind);
  for (let step = 1; step <= turns.length; step++) {
    const kind = turns[(from + step) % turns.length] as RackContent;
    const next = {
      ...racks,
      [where]: racks[where].map((one, i) => (i === at ? { kind, fixed: false } : one)),
    };
    if (isWithin(decision, next, where, kind)) return next;
  }
  return racks;
}

/** Whether the form has a field for a kind, and room in it. */
function isWithin(decision: FillDecision, racks: Racks, where: Where, kind: RackContent): boolean {
  const id = FIELDS[decision.step]?.(where, kind) ?? null;
  if (id === null) return kind === 'plain' || kind === 'empty';
  const field = decision.form.find((one) => one.id === id);
  return field?.kind === 'count' && Number(formOf(decision, racks)[id]) <= field.max;
}
