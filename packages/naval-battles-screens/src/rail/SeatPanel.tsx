/** A question about a seat: every fleet as a row, with what the answer does to it (card.plan). */
import type { PickDecision } from '@flotilla/table';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { wide } from '@flotilla/ui/base/wide.ts';
import { Question } from '@flotilla/ui/parts/decision.tsx';
import { useState } from 'preact/hooks';
import { choose, numbered, takeBack } from '../desk/answers.ts';
import type { BoardModel } from '../desk/desk.ts';
import type { View } from '../game.ts';
import { fleetName, sayOf, viewOf } from '../game.ts';
import { seatOf } from '../hand/PlanHalves.tsx';
import { Pennant } from '../Pennant.tsx';
import { strengthWords } from '../plot/Strips.tsx';
import { word } from '../text/index.ts';
import { useNumbers } from './Options.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
  readonly desk: BoardModel;
}

/** Who sits there and how strong the fleet is; of the own one what it has done so far. */
function factsOf(session: Session, view: View, seat: number): string {
  const player = view.players[seat];
  if (seat === view.seat) {
    const attacks = view.attacks.filter(({ by, status }) => by === seat && status === 'declared').length;
    return [word('plan.own'), word('plan.attacks', { attacks })].join(' · ');
  }
  const { bot, name } = session.seats[seat] ?? { bot: null, name: '' };
  const cards = word('ident.cards', { cards: (player?.hand ?? 0) + (player?.stock ?? 0) });
  return [bot === null ? name : word('ident.bot'), strengthWords(player?.fleet ?? []), cards].join(' · ');
}

/** The rows. With little room a row is chosen first and confirmed by the button, for a finger may slip. */
export function SeatPanel({ session, decision, desk }: Props) {
  const [chosen, setChosen] = useState('own');
  const view = viewOf(session);
  const say = sayOf(session);
  useNumbers(session, decision, desk);
  const confirm = (): void => void choose(session, chosen);
  useKeys(session.mode === 'play' && !wide.value ? { Enter: confirm } : {});
  const nameOf = (id: string): string => say(fleetName(view, seatOf(id, decision.seat)));
  return (
    <>
      <Question game={session.game} decision={decision} />
      <div class="nb-scroll">
        <p class="nb-told">{word('plan.hint')}</p>
        <ol class="nb-seats">
          {numbered(decision).map(([option, number]) => {
            const seat = seatOf(option.id, decision.seat);
            return (
              <li key={option.id}>
                <button
                  type="button"
                  class={option.id === 'own' ? 'nb-seat nb-seat-own' : 'nb-seat'}
                  aria-pressed={wide.value ? undefined : option.id === chosen}
                  data-id={option.id}
                  onClick={() => (wide.peek() ? choose(session, option.id) : setChosen(option.id))}
                >
                  <span class="counter" aria-hidden="true">
                    {number}
                  </span>
                  <Pennant navy={view.players[seat]?.navy ?? null} />
                  <span class="nb-seat-who">
                    <strong>{nameOf(option.id)}</strong>
                    <small>{factsOf(session, view, seat)}</small>
                  </span>
                  <b>{option.id === 'own' ? '+1' : '−1'}</b>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      <footer class="nb-foot">
        <button type="button" data-id="back" onClick={() => takeBack(session)}>
          {word('contact.back')}
        </button>
        {!wide.value && (
          <button type="button" class="primary" data-id="confirm" onClick={confirm}>
            {chosen === 'own'
              ? word('plan.confirmOwn')
              : word('plan.confirmAgainst', { name: nameOf(chosen) })}
          </button>
        )}
      </footer>
    </>
  );
}
