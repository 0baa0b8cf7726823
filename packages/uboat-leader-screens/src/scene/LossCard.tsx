/** The card of a boat that is lost: her number, her end, her ships. It stays until it is pressed, and nobody skips it. */
import type { LogEvent } from '@flotilla/table';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useCallback, useRef } from 'preact/hooks';
import { drawnAs, tonsOf } from '../debrief/ships.tsx';
import type { View } from '../game.ts';
import { boatOfView, targetCard } from '../game.ts';
import { figure, word } from '../text/index.ts';

/** So many ships are drawn; the others are counted. */
const DRAWN = 6;

interface Props {
  readonly director: Director;
  readonly loss: LogEvent;
  readonly view: View;
}

/** Every ship a boat has sunk: those on her page, and those of this contact that are not credited yet. */
function shipsOf(view: View, boat: string): readonly string[] {
  const logged = boatOfView(view, boat).log.flatMap(({ sunk }) => sunk);
  const fresh = (view.battle?.kills ?? []).filter(({ by }) => by === boat).map(({ card }) => card);
  return [...logged, ...fresh];
}

/** The card. */
export function LossCard({ director, loss, view }: Props) {
  const boat = String(loss.data.boat);
  const captain = String(loss.data.captain);
  const ships = shipsOf(view, boat);
  const tons = figure(ships.reduce((sum, id) => sum + tonsOf(view, id), 0));
  const sum = ships.length === 0 ? word('lost.none') : word('lost.sum', { n: ships.length, tons });
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    button.current?.focus();
  }, []);
  return (
    <dialog
      ref={open}
      class="ubl-loss"
      role="alertdialog"
      aria-label={`${boat}. ${word('lost.hands')} ${sum}`}
      data-part="loss"
      data-id={boat}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      // A phone closes it at the second gesture back, whatever we say.
      onClose={(event) => open(event.currentTarget)}
    >
      <div class="ubl-loss-body">
        <div>
          <h2>{boat}</h2>
          <p class="ubl-loss-captain">{captain}</p>
          <p class="ubl-loss-end">{word('lost.hands')}</p>
        </div>
        <ul class="ubl-loss-ships">
          {ships.slice(0, DRAWN).map((id, i) => {
            const { name, type } = targetCard(view, id);
            return (
              <li key={`${id} ${i}`}>
                <Silhouette kind={drawnAs(type)} name={name} tons={tonsOf(view, id) || 5000} scale="same" />
                <small>{name}</small>
              </li>
            );
          })}
          {ships.length > DRAWN && <li class="more">{word('lost.more', { n: ships.length - DRAWN })}</li>}
        </ul>
        <p class="ubl-loss-sum">
          {ships.length === 0 ? (
            <b>{word('lost.none')}</b>
          ) : (
            <>
              <b>{word('lost.ships', { n: ships.length })}</b> <b>{word('lost.tons', { tons })}</b>
            </>
          )}
        </p>
        <button ref={button} type="button" onClick={() => director.goOn()}>
          {ui('stage.goOn')}
          <span class="stage-key" aria-hidden="true">
            <kbd>{ui('stage.space')}</kbd>
          </span>
        </button>
      </div>
    </dialog>
  );
}
