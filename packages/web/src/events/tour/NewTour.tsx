/** Announcing a tournament: what, when, how fast, who. */

import type { Announced, Pace, TourKind } from '@flotilla/protocol';
import { useState } from 'preact/hooks';
import { serverTime } from '../../online/api.ts';
import { paceWords } from '../../online/TableFacts.tsx';
import { spoken as tablesSpoken } from '../../online/text/index.ts';
import { ClosedNote } from '../../own/ClosedNote.tsx';
import { Loading, useTitle } from '../../parts/lazy.tsx';
import { go } from '../../router.ts';
import { titleOf } from '../../screens/home.tsx';
import { fieldOf, timeOf } from '../times.ts';
import { act } from './act.ts';
import { spoken, word } from './text/index.ts';
import { lengthWords } from './words.ts';
import './tour.css';

const KINDS: readonly TourKind[] = ['swiss', 'robin', 'cup', 'flotilla'];
const DAY = 24 * 60;
/** Minutes for a round that are offered. */
const LENGTHS = [60, 90, 120, 180, DAY, 3 * DAY, 7 * DAY, 14 * DAY] as const;
const PACES: readonly Pace[] = [
  { kind: 'live', minutes: 25, window: 45 },
  { kind: 'days', days: 1 },
  { kind: 'none' },
];
const FORMS = ['shortTonnage', 'longTonnage', 'shortSurvival', 'longSurvival', 'wolfpack'] as const;

const BOATS = ['seven', 'nine', 'choose'] as const;

/** The boats of each form (13.2.2, 13.2.3, 13.5.2), or whichever each captain likes (13.4.1). */
function boatOf(form: (typeof FORMS)[number], boats: (typeof BOATS)[number]): string {
  if (form === 'wolfpack') return 'VIIC';
  if (boats === 'choose') return 'choose';
  return `${boats === 'nine' ? 'IX' : 'VII'}${form.startsWith('long') ? 'A' : 'C'}`;
}

/** How many rounds can be chosen; 0 leaves it to how many come. */
const ROUNDS: Readonly<Partial<Record<TourKind, readonly number[]>>> = {
  swiss: [0, 2, 3, 4, 5, 6, 7, 8, 9],
  flotilla: [1, 2, 3, 4, 5, 6],
};

function Choice<T extends string | number>(props: {
  readonly label: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly wordOf: (one: T) => string;
  readonly choose: (one: T) => void;
}) {
  const { label, all, chosen, wordOf, choose } = props;
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <select
        value={String(chosen)}
        onChange={({ currentTarget }) => choose(all[currentTarget.selectedIndex] as T)}
      >
        {all.map((one) => (
          <option key={one} value={String(one)}>
            {wordOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The screen. */
export function NewTourScreen() {
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<TourKind>('swiss');
  const [form, setForm] = useState<(typeof FORMS)[number]>('shortTonnage');
  const [boats, setBoats] = useState<(typeof BOATS)[number]>('seven');
  const [rounds, setRounds] = useState(0);
  const [listed, setListed] = useState(false);
  const [pace, setPace] = useState<Pace['kind']>('live');
  const [every, setEvery] = useState<number>(90);
  const [early, setEarly] = useState(true);
  const [entry, setEntry] = useState<'open' | 'invited'>('open');
  const [opens, setOpens] = useState(fieldOf(serverTime() + 60 * 60_000));
  useTitle(word('new.title'));
  if (!spoken() || !tablesSpoken()) return <Loading />;
  const captains = kind === 'flotilla';
  const count = ROUNDS[kind] ?? [];
  const announce = async (): Promise<void> => {
    const made = await act<Announced>('/events', {
      kind,
      title,
      game: captains ? 'hunters' : 'naval-battles',
      options: captains ? { mode: form, boat: boatOf(form, boats) } : {},
      entry,
      listed,
      opens: timeOf(opens) ?? 0,
      settings: {
        pace: PACES.find((one) => one.kind === pace),
        every,
        early,
        ...(count.includes(rounds) && rounds > 0 && { rounds }),
      },
      keep: 'cookie',
    });
    if (made) go(`/t/${made.id}`);
  };
  return (
    <section class="page tour">
      <h1>{word('new.title')}</h1>
      <ClosedNote />
      <form
        class="panel tour-new"
        onSubmit={(event) => {
          event.preventDefault();
          void announce();
        }}
      >
        <label class="field">
          <span class="field-label">{word('new.name')}</span>
          <input
            type="text"
            maxLength={60}
            required
            value={title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <Choice
          label={word('new.kind')}
          all={KINDS}
          chosen={kind}
          wordOf={(one) => word(`kind.${one}`)}
          choose={setKind}
        />
        <p class="muted">
          {word(`about.${kind}`)} {titleOf(captains ? 'hunters' : 'naval-battles')}.
        </p>
        {captains && (
          <Choice
            label={word('new.form')}
            all={FORMS}
            chosen={form}
            wordOf={(one) => word(`form.${one}`)}
            choose={setForm}
          />
        )}
        {captains && form !== 'wolfpack' && (
          <Choice
            label={word('new.boats')}
            all={BOATS}
            chosen={boats}
            wordOf={(one) => word(`boats.${one}`)}
            choose={setBoats}
          />
        )}
        <label class="field">
          <span class="field-label">{word('new.opens')}</span>
          <input
            type="datetime-local"
            required
            value={opens}
            onInput={(event) => setOpens(event.currentTarget.value)}
          />
        </label>
        <Choice
          label={word('agreed.pace')}
          all={PACES.map((one) => one.kind)}
          chosen={pace}
          wordOf={(one) => paceWords(PACES.find((other) => other.kind === one) as Pace)}
          choose={setPace}
        />
        <Choice
          label={word('agreed.round')}
          all={LENGTHS}
          chosen={every}
          wordOf={lengthWords}
          choose={setEvery}
        />
        {count.length > 0 && (
          <Choice
            label={word(captains ? 'new.seas' : 'new.rounds')}
            all={count}
            chosen={count.includes(rounds) ? rounds : (count[0] ?? 0)}
            wordOf={(one) => (one === 0 ? word('new.roundsUsual') : String(one))}
            choose={setRounds}
          />
        )}
        <label class="tour-check">
          <input
            type="checkbox"
            checked={early}
            onChange={(event) => setEarly(event.currentTarget.checked)}
          />
          <span>{word('new.early')}</span>
        </label>
        <Choice
          label={word('new.entry')}
          all={['open', 'invited'] as const}
          chosen={entry}
          wordOf={(one) => word(`entry.${one}`)}
          choose={setEntry}
        />
        <label class="tour-check">
          <input
            type="checkbox"
            checked={listed}
            onChange={(event) => setListed(event.currentTarget.checked)}
          />
          <span>{word('new.listed')}</span>
        </label>
        <button type="submit" class="primary big">
          {word('new.button')}
        </button>
      </form>
    </section>
  );
}
