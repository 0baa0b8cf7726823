/** The response window: all attacks and all defences in one picture (defences). */
import type { FillDecision, Option } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { announce, tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { refusalWords } from '@flotilla/ui/parts/form.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { suggested } from '@flotilla/ui/parts/suggest.ts';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { useEffect } from 'preact/hooks';
import { send } from '../desk/answers.ts';
import type { Threatening } from '../desk/defend.ts';
import { guardName, lookedAt, outlookNow, setAgainst, threatsOf } from '../desk/defend.ts';
import { draftOf, redraft } from '../desk/draft.ts';
import type { Coming } from '../game.ts';
import { cardName, chanceToStop, guardingNamed, sayOf, shipName, viewOf } from '../game.ts';
import { AttackSign } from '../plot/arms.tsx';
import { timeToAnswer } from '../plot/Clock.tsx';
import { word } from '../text/index.ts';
import { Choices } from './Choices.tsx';
import { Why } from './Why.tsx';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

const rate = (chance: number): string => percent(spoken(), chance);

/** The response window in the rail. */
export function DefendPanel({ session, decision }: Props) {
  const threats = threatsOf(session, decision);
  const { coming, afloat } = outlookNow(session, threats);
  const eye = lookedAt(session, threats);
  const used = new Set(threats.flatMap(({ chosen }) => chosen.map((id) => guardingNamed(id).use)));
  const live = session.mode === 'play';
  const draft = draftOf(session);
  const refusal = decision.check(draft.form);
  const clear = (): void => redraft(session, { form: withoutDefence(draft.form) });
  const suggest = (): void => {
    const form = suggested(session, decision);
    if (form)
      redraft(session, {
        form: { ...form, orders: draft.form.orders ?? 'ask', dice: draft.form.dice ?? 'auto' },
      });
  };
  const declare = (): void => {
    if (refusal) tell(refusalWords(session.game, decision.step, decision.form, refusal));
    else send(session, decision, draft.form);
  };
  const lookAt = (attack: number) => (): void => redraft(session, { attack, held: null });
  useKeys(
    live
      ? {
          Enter: declare,
          ...Object.fromEntries(
            threats.slice(0, 9).map(({ attack }) => [String(attack.id), lookAt(attack.id)]),
          ),
        }
      : {},
  );
  useEffect(() => {
    announce(word('defend.announced', { attacks: threats.length }) + timeToAnswer(session));
  }, [decision.number]);
  return (
    <>
      <header class="question">
        <h2 id="question">{word('defend.question', { attacks: threats.length })}</h2>
        <Rule rule={decision.rule} />
      </header>
      <ol
        class={threats.length > 6 ? 'nb-attacks nb-tight nb-scroll' : 'nb-attacks nb-scroll'}
        data-part="window"
        data-state="open"
      >
        {threats.map((threat, i) => (
          <li key={threat.attack.id}>
            <AttackEntry
              session={session}
              decision={decision}
              threat={threat}
              coming={coming[i]}
              isOpen={threat.attack.id === eye}
              used={used}
            />
          </li>
        ))}
      </ol>
      {settings.value.odds && (
        <p class="nb-told nb-outlook" role="status">
          {word('defend.afloat')}{' '}
          {afloat.map(({ ship, chance, damage, left }, i) => (
            <span key={ship}>
              {i > 0 && ', '}
              {sayOf(session)(shipName(ship))} <b>{rate(chance)}</b>
              {damage > 0 && ` (${word('defend.sum', { damage, left })})`}
            </span>
          ))}
        </p>
      )}
      <Why session={session} decision={decision} choice={draft.form} />
      <Verdict
        refusal={refusal && refusalWords(session.game, decision.step, decision.form, refusal)}
        rule={refusal?.rule ?? ''}
      />
      <details class="nb-orders">
        <summary>{word('defend.next')}</summary>
        <Choices session={session} decision={decision} field="orders" />
        <Choices session={session} decision={decision} field="dice" />
      </details>
      <footer class="nb-foot">
        <button type="button" data-id="clear" onClick={clear}>
          {word('defend.takeAll')}
        </button>
        <button type="button" data-id="suggest" onClick={suggest}>
          {word('foot.suggest')}
        </button>
        <button
          type="button"
          class="primary"
          data-id="declare"
          aria-disabled={refusal !== null}
          onClick={declare}
        >
          {word('defend.declare')}
        </button>
      </footer>
    </>
  );
}

function withoutDefence(form: ReturnType<typeof draftOf>['form']): ReturnType<typeof draftOf>['form'] {
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, Array.isArray(value) ? [] : value]),
  );
}

interface EntryProps extends Props {
  readonly threat: Threatening;
  readonly coming: Coming | undefined;
  readonly isOpen: boolean;
  readonly used: ReadonlySet<string>; // what is set against any attack
}

/** One attack: what it is, how likely it comes through, and what is set against it. */
function AttackEntry({ session, decision, threat, coming, isOpen, used }: EntryProps) {
  const { attack, chosen } = threat;
  const view = viewOf(session);
  const say = sayOf(session);
  const [from] = attack.ships;
  const by =
    from === undefined
      ? say({ key: `card.${attack.source === 'bombardment' ? 'bombardment' : 'airSupport'}` })
      : say(shipName(from));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [, thing = ''] = (event.dataTransfer?.getData('text/plain') ?? '').split(' ');
    const option = threat.options.find(({ id }) => {
      const { card, ship } = guardingNamed(id);
      return (card ?? ship) === thing;
    });
    if (option && !chosen.includes(option.id)) setAgainst(session, decision, attack.id, option.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: defences are dropped here; pressing them does the same
    <div
      class={isOpen ? 'nb-attack nb-open' : 'nb-attack'}
      data-part="attack"
      data-id={attack.id}
      data-state={isOpen ? 'looked-at' : chosen.length > 0 ? 'answered' : 'open'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <button
        type="button"
        class="nb-attack-head"
        aria-expanded={isOpen}
        onClick={() => redraft(session, { attack: attack.id, held: null })}
      >
        <span class="nb-pip nb-pip-threat">{attack.id}</span>
        <AttackSign types={attack.types} />
        <span class="nb-attack-name">
          {by} → {say(shipName(coming?.target ?? attack.target))}
        </span>
        {chosen.length > 0 && !isOpen && (
          <span class="nb-count">
            ✓ {chosen.length}
            <span class="unseen"> {word('defend.count')}</span>
          </span>
        )}
        {settings.value.odds && coming && <b>{rate(coming.harms)}</b>}
        <small>
          {effectOf(attack)}
          {settings.value.odds && coming && (
            <span>{word('defend.through', { chance: rate(coming.through) })}</span>
          )}
        </small>
      </button>
      <span class="nb-chips">
        {chosen.map((id) => (
          <button
            key={id}
            type="button"
            class="nb-chip on"
            aria-pressed="true"
            data-part="defence"
            data-id={id}
            onClick={() => setAgainst(session, decision, attack.id, id)}
          >
            {chipName(session, id)} {guardingNamed(id).on > 0 && rate(chanceToStop(view, attack, id))}
          </button>
        ))}
        {coming && coming.evades > 0 && (
          <span class="nb-chip nb-evades">{word('defend.evades', { chance: rate(coming.evades) })}</span>
        )}
      </span>
      {isOpen && <Offers session={session} decision={decision} threat={threat} used={used} />}
    </div>
  );
}

/** What an attack does if it comes through. */
function effectOf({ needs, sinks, damage, hard }: Threatening['attack']): string {
  const what =
    needs > 0
      ? word('defend.sinksOn', { needs })
      : sinks
        ? word('defend.sinks')
        : word('defend.damage', { damage });
  return hard === 0 ? what : `${what}, ${word('card.hard', { hard })}`;
}

/** Two Screening Ships let the same ships step in: each ship is offered once. */
function isFirstOfItsKind({ id }: Option, i: number, all: readonly Option[]): boolean {
  const { source, ship } = guardingNamed(id);
  if (source !== 'screen') return true;
  return (
    all.findIndex(
      (other) => guardingNamed(other.id).ship === ship && guardingNamed(other.id).source === source,
    ) === i
  );
}

/** Everything that may still be set against the attack looked at. */
function Offers({
  session,
  decision,
  threat,
  used,
}: Props & { threat: Threatening; used: ReadonlySet<string> }) {
  const { attack, options } = threat;
  const left = options.filter(({ id }) => !used.has(guardingNamed(id).use)).filter(isFirstOfItsKind);
  if (options.length === 0) return <p class="nb-told">{word('defend.nothing')}</p>;
  return (
    <span class="nb-chips">
      {left.map((option) => (
        <button
          key={option.id}
          type="button"
          class="nb-chip"
          aria-pressed="false"
          aria-label={stepsIn(session, option.id)}
          data-part="defence"
          data-id={option.id}
          onClick={() => setAgainst(session, decision, attack.id, option.id)}
        >
          {guardingNamed(option.id).source === 'screen' ? '↷' : '+'} {chipName(session, option.id)}{' '}
          {guardingNamed(option.id).on > 0 && rate(chanceToStop(viewOf(session), attack, option.id))}
        </button>
      ))}
    </span>
  );
}

/** What is said of a ship that would step in; a chip shows an arrow before her name. */
function stepsIn(session: Session, id: string): string | undefined {
  if (guardingNamed(id).source !== 'screen') return undefined;
  return word('defend.stepsIn', { ship: guardName(session, id) });
}

/** What may be set against an attack, in a word or two; a copy says so. */
function chipName(session: Session, id: string): string {
  const { card, as, source, on } = guardingNamed(id);
  const name = guardName(session, id);
  if (source === 'screen') return name;
  // A ship may have several guards, and several cards may be copied: the number tells them apart.
  const what =
    card !== as && as !== null ? word('defend.copy', { card: sayOf(session)(cardName(as)) }) : name;
  return `${what} ${on}+`;
}
