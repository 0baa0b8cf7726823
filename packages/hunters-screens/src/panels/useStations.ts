/** The weapons under the scene: each with its chance, and any of them may be taken up until something is fired. */
import type { Decision, PickDecision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useLayoutEffect } from 'preact/hooks';
import type { View } from '../game.ts';
import type { StationFace } from '../plan.ts';
import { stations } from '../plan.ts';
import { word } from '../text/index.ts';
import { answer, chanceOf, chanceWords } from './Question.tsx';

/** What was offered when the weapon was asked for: its chances cannot be asked for once one is chosen. */
const offered = new Map<string, { readonly position: number; readonly faces: readonly StationFace[] }>();

const ORDER = ['forward', 'aft', 'gun', 'done'] as const;
type Id = (typeof ORDER)[number];

/** What is left of a weapon. */
function leftWords({ boat }: View, id: Id): string {
  if (id === 'done') return word('station.letGo');
  if (id === 'gun') return word('station.rounds', { rounds: boat.ammo });
  const tubes = boat[id].filter((tube) => tube === 'steam' || tube === 'electric').length;
  return word('station.loaded', { tubes });
}

function facesOf(session: Session, decision: PickDecision): readonly StationFace[] {
  const view = session.view.value as View;
  return ORDER.flatMap((id): StationFace[] => {
    const option = decision.options.find((one) => one.id === id);
    const refused = decision.refused.find((one) => one.id === id)?.refused;
    if (!option && !refused) return [];
    const odds = option && settings.value.odds ? session.odds(option) : [];
    const hit = chanceOf(odds, 'hitGun') ?? chanceOf(odds, 'hitSteam') ?? chanceOf(odds, 'hitElectric');
    return [
      {
        id,
        chance: hit === null ? '' : chanceWords(hit),
        left: leftWords(view, id),
        closed: refused ? say(session.game, refused.why) : '',
      },
    ];
  });
}

/** Lays the stations under the scene as long as their question, or that of the weapon itself, is asked. */
export function useStations(session: Session, decision: Decision, manned: string | null): void {
  const position = session.position.value;
  useLayoutEffect(() => {
    if (decision.kind === 'pick') offered.set(session.id, { position, faces: facesOf(session, decision) });
    const kept = offered.get(session.id);
    // The weapon was asked for right before, or it is asked for now.
    const faces = kept && position - kept.position === (manned === null ? 0 : 1) ? kept.faces : null;
    if (!faces || faces.length < 2) return;
    stations.value = { faces, manned, man: (id) => man(session, manned, id) };
    return () => {
      stations.value = null;
    };
  }, [decision, manned, settings.value.odds]);
}

/** Mans another station; the one that is manned is left first, which costs nothing before anything is fired. */
function man(session: Session, manned: string | null, id: string): void {
  if (session.mode !== 'play' || id === manned) return;
  if (manned !== null && session.can.peek().undo?.() !== null) return;
  answer(session, id);
  // From here on keys belong to the weapon, not to the station.
  (document.activeElement as HTMLElement | null)?.blur();
}
