/** Announcing an event: what is played, how long, what counts, when; everything else has a good beginning. */
import type { Announced, SeaSettings } from '@flotilla/protocol';
import type { FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { meaningful, normalised, optionsRefusal, plainName } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { FormFields, refusalWords } from '@flotilla/ui/parts/form.tsx';
import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { useState } from 'preact/hooks';
import { newShare, serverInfo, serverTime } from '../net/api.ts';
import { rememberEvent } from '../net/myEvents.ts';
import { post } from '../net/post.ts';
import { ClosedNote } from '../own/ClosedNote.tsx';
import { Cards } from '../parts/cards.tsx';
import { SetUp } from '../parts/setUp.tsx';
import { go, href } from '../router.ts';
import type { Plan } from './plans.ts';
import { loadPlans } from './plans.ts';
import { scoreWord } from './score.ts';
import { spoken, word } from './text/index.ts';
import { atTime, fieldOf, timeOf } from './times.ts';

const HOUR = 3_600_000;
/** When it opens, counted from now, and for how long. */
const OPENS = { now: 0, hour: HOUR, day: 24 * HOUR } as const;
const LASTS = { hours: 3 * HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const;

/** Takes what stands in the form to the server; the event, or null when it was refused. */
interface Wanted {
  readonly plan: Plan;
  readonly title: string;
  readonly options: FormChoice;
  readonly entry: 'open' | 'invited';
  readonly listed: boolean;
  readonly opens: number;
  readonly closes: number;
  readonly counts: string;
  readonly seas: number;
  readonly strict: boolean;
}

/** The plan of a name. */
const planIn = (plans: readonly Plan[], id: string | undefined): Plan | undefined =>
  plans.find((one) => one.id === id);

const planWord = ({ id, score }: Plan): string => scoreWord(score, `plan.${id}`);

const aboutPlan = ({ id, score }: Plan): string =>
  `${score.game.title}. ${scoreWord(score, `plan.${id}.about`)}`;

async function announce(wanted: Wanted): Promise<Announced | null> {
  const { plan, title, options, entry, listed, opens, closes, counts, seas, strict } = wanted;
  return post('/events', {
    kind: 'sea',
    title,
    game: plan.score.game.id,
    options,
    entry,
    listed,
    opens,
    closes,
    // Which lengths and counts there are is the game's affair; the server judges them.
    settings: {
      ...({ length: plan.length, counts } as SeaSettings),
      seas,
      dice: strict ? 'strict' : 'plain',
    },
    ...(strict ? {} : { share: newShare() }),
    keep: 'cookie',
  });
}

interface FormProps {
  readonly plan: Plan;
  readonly plans: readonly Plan[];
  readonly choose: (plan: Plan) => void;
}

function EventForm({ plan, plans, choose }: FormProps) {
  const { game, scoring } = plan.score;
  const orders = Object.keys(scoring.orders);
  const [title, setTitle] = useState('');
  const [options, setOptions] = useState<FormChoice>(() =>
    normalised(game, { ...startOf(game.optionFields), ...plan.options }),
  );
  const [counts, setCounts] = useState(orders[0] ?? '');
  const [entry, setEntry] = useState<Wanted['entry']>('invited');
  const [opening, setOpening] = useState<keyof typeof OPENS>('now');
  const [lasting, setLasting] = useState<keyof typeof LASTS>('day');
  const [closesAt, setClosesAt] = useState('');
  const [seas, setSeas] = useState(1);
  const [strict, setStrict] = useState(false);
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const opens = serverTime() + OPENS[opening];
  const closes = timeOf(closesAt) ?? opens + LASTS[lasting];
  const refusal = optionsRefusal(game, options, 1);
  const why = refusal && refusalWords(game, 'options', game.optionFields, refusal);
  const fields = meaningful(game, options);

  async function submit(): Promise<void> {
    const name = plainName(title) || planWord(plan);
    setBusy(true);
    const event = await announce({
      plan,
      title: name,
      options,
      entry,
      listed,
      opens,
      closes,
      counts,
      seas,
      strict,
    });
    setBusy(false);
    if (!event) return;
    rememberEvent(event);
    go(`/e/${event.id}`);
  }

  return (
    <SetUp
      game={game}
      refusal={refusal}
      why={why}
      submit={() => void submit()}
      busy={busy}
      button={word('new.button')}
      note={word('new.key')}
      label={word('new.yours')}
      result={
        <>
          <h2>{plainName(title) || planWord(plan)}</h2>
          <dl class="table-facts">
            <dt>{word('new.what')}</dt>
            <dd>{planWord(plan)}</dd>
            <dt>{word('new.who')}</dt>
            <dd>{word(`new.${entry}`)}</dd>
            <dt>{word('term.opens')}</dt>
            <dd>{opening === 'now' ? word('opens.now') : atTime(opens)}</dd>
            <dt>{word('term.closes')}</dt>
            <dd>{atTime(closes)}</dd>
          </dl>
        </>
      }
    >
      <Cards
        legend={word('new.what')}
        all={plans.map(({ id }) => id)}
        chosen={plan.id}
        choose={(id) => choose(planIn(plans, id) ?? plan)}
        title={(id) => planWord(planIn(plans, id) ?? plan)}
        note={(id) => aboutPlan(planIn(plans, id) ?? plan)}
      />
      <label class="field">
        <span class="field-label">{word('new.title')}</span>
        <input
          type="text"
          maxLength={40}
          value={title}
          placeholder={planWord(plan)}
          onInput={(typed) => setTitle(typed.currentTarget.value)}
        />
      </label>
      <Cards
        legend={word('new.who')}
        all={['invited', 'open']}
        chosen={entry}
        choose={setEntry}
        title={(one) => word(`new.${one}`)}
        note={(one) => word(`new.${one}Text`)}
      />
      <Cards
        legend={word('new.opens')}
        all={Object.keys(OPENS) as (keyof typeof OPENS)[]}
        chosen={opening}
        choose={setOpening}
        title={(one) => word(`opens.${one}`)}
        note={(one) => word(`opens.${one}Text`)}
      />
      <Cards
        legend={word('new.lasts')}
        all={Object.keys(LASTS) as (keyof typeof LASTS)[]}
        chosen={lasting}
        choose={(one) => {
          setLasting(one);
          setClosesAt('');
        }}
        title={(one) => word(`lasts.${one}`)}
        note={(one) => atTime(opens + LASTS[one])}
      />
      <details>
        <summary>{word('new.more')}</summary>
        <label class="field">
          <span class="field-label">{word('term.closes')}</span>
          <input
            type="datetime-local"
            value={closesAt || fieldOf(closes)}
            onInput={(typed) => setClosesAt(typed.currentTarget.value)}
          />
        </label>
        {orders.length > 1 && (
          <label class="field">
            <span class="field-label">{word('term.counts')}</span>
            <select value={counts} onChange={(chosen) => setCounts(chosen.currentTarget.value)}>
              {orders.map((one) => (
                <option key={one} value={one}>
                  {scoreWord(plan.score, `by.${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          <span class="field-label">{word('new.seas')}</span>
          <select value={String(seas)} onChange={(chosen) => setSeas(Number(chosen.currentTarget.value))}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
              <option key={n} value={String(n)}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={strict}
            disabled={opening === 'now'}
            onChange={(chosen) => setStrict(chosen.currentTarget.checked)}
          />
          {word(opening === 'now' ? 'new.strictLater' : 'new.strict')}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={listed}
            onChange={(chosen) => setListed(chosen.currentTarget.checked)}
          />
          {word('new.listed')}
        </label>
        <FormFields
          game={game}
          step="options"
          form={fields}
          choice={options}
          change={(chosen) => setOptions(normalised(game, chosen))}
        />
      </details>
    </SetUp>
  );
}

/** The screen. */
export function NewEventScreen() {
  const { language } = settings.value;
  const [chosen, setChosen] = useState<Plan | null>(null);
  const info = useLoaded(serverInfo, []);
  const plans = useLoaded(loadPlans, [language]);
  useTitle(word('new.heading'));
  if (plans === 'failed' || info === 'failed') return <NotLoaded />;
  if (!plans || info === undefined || !spoken()) return <Loading />;
  const plan = planIn(plans, chosen?.id) ?? plans[0];
  if (info === null || !plan)
    return (
      <section class="page">
        <h1>{word('new.heading')}</h1>
        <p>{word('missing.unreachable')}</p>
      </section>
    );
  return (
    <section class="page event-new">
      <h1>{word('new.heading')}</h1>
      <ClosedNote />
      <p class="muted">
        {word('new.lead')} <a href={href('/t/new')}>{word('new.tour')}</a>
      </p>
      <RulesOf.Provider value={plan.score.game}>
        <EventForm key={plan.id} plan={plan} plans={plans} choose={setChosen} />
      </RulesOf.Provider>
    </section>
  );
}
