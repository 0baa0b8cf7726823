/** Announcing a tournament: what, when, how fast, who. */

import { GAMES } from '@flotilla/lab';
import type { TimeControl, TourKind } from '@flotilla/protocol';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Loading, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { useState } from 'preact/hooks';
import { serverTime } from '../../net/api.ts';
import { post } from '../../net/post.ts';
import { spoken as tablesSpoken } from '../../net/text/index.ts';
import { paceWords } from '../../online/TableFacts.tsx';
import { ClosedNote } from '../../own/ClosedNote.tsx';
import { go } from '../../router.ts';
import { loadScore, scoreWord } from '../score.ts';
import { fieldOf, timeOf } from '../times.ts';
import { refusedInTour } from './refused.ts';
import { spoken, word } from './text/index.ts';
import { lengthWords } from './words.ts';
import './tour.css';

const KINDS: readonly TourKind[] = ['swiss', 'robin', 'cup', 'flotilla'];
const DAY = 24 * 60;
/** Minutes for a round that are offered. */
const LENGTHS = [60, 90, 120, 180, DAY, 3 * DAY, 7 * DAY, 14 * DAY] as const;
const PACES: readonly TimeControl[] = [
  { kind: 'live', minutes: 25, window: 45 },
  { kind: 'days', days: 1 },
  { kind: 'none' },
];
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
  const [formId, setForm] = useState('');
  const [variantId, setVariant] = useState('');
  const [rounds, setRounds] = useState(0);
  const [listed, setListed] = useState(false);
  const [pace, setPace] = useState<TimeControl['kind']>('live');
  const [every, setEvery] = useState<number>(90);
  const [early, setEarly] = useState(true);
  const [entry, setEntry] = useState<'open' | 'invited'>('open');
  const [opens, setOpens] = useState(fieldOf(serverTime() + 60 * 60_000));
  useTitle(word('new.title'));
  const captains = kind === 'flotilla';
  const game = GAMES.find(({ events }) => events.includes(captains ? 'captains' : 'board'));
  const score = useLoaded(
    async () => (captains && game ? loadScore(game.id) : null),
    [captains, settings.value.language],
  );
  if (!spoken() || !tablesSpoken()) return <Loading />;
  const forms = (score && score !== 'failed' && score.scoring.forms) || [];
  const form = forms.find(({ id }) => id === formId) ?? forms[0];
  const variants = form?.variants ?? [];
  const variant = variants.find(({ id }) => id === variantId) ?? variants[0];
  const scored = (key: string): string => (score && score !== 'failed' ? scoreWord(score, key) : '');
  const count = ROUNDS[kind] ?? [];
  const announce = async (): Promise<void> => {
    if (!game) return;
    const made = await post(
      '/events',
      {
        kind,
        title,
        game: game.id,
        options: variant?.options ?? {},
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
      },
      refusedInTour,
    );
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
          {word(`about.${kind}`)} {game?.title}.
        </p>
        {form && (
          <Choice
            label={scored('forms')}
            all={forms.map(({ id }) => id)}
            chosen={form.id}
            wordOf={(one) => scored(`form.${one}`)}
            choose={setForm}
          />
        )}
        {variant && variants.length > 1 && (
          <Choice
            label={scored('variants')}
            all={variants.map(({ id }) => id)}
            chosen={variant.id}
            wordOf={(one) => scored(`variant.${one}`)}
            choose={setVariant}
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
          wordOf={(one) => paceWords(PACES.find((other) => other.kind === one) as TimeControl)}
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
