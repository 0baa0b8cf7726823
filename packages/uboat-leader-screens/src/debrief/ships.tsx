/** Ships that were sunk, drawn from their cards. */
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { ShipKind } from '@flotilla/ui/art/ships/index.ts';
import type { View } from '../game.ts';
import { targetCard } from '../game.ts';
import { figure, word } from '../text/index.ts';

/** Types that are not drawn as a freighter; a type a pack makes up is. */
const DRAWN: Readonly<Record<string, ShipKind>> = {
  tanker: 'tanker',
  'large-tanker': 'tanker',
  'small-tanker': 'tanker',
  'whale-factory-ship': 'tanker',
  'ocean-liner': 'liner',
  'passenger-liner': 'liner',
  troopship: 'liner',
  'armed-merchant-cruiser': 'liner',
  'armed-trawler': 'trawler',
  'patrol-craft': 'trawler',
  corvette: 'corvette',
  frigate: 'sloop',
  sloop: 'sloop',
  cutter: 'sloop',
  destroyer: 'destroyer',
  'fleet-destroyer': 'destroyer',
  'light-cruiser': 'cruiser',
  'heavy-cruiser': 'cruiser',
  battlecruiser: 'battleship',
  battleship: 'battleship',
  'fleet-carrier': 'carrier',
  'escort-carrier': 'escortCarrier',
};

/** How a type of ship is drawn. */
export const drawnAs = (type: string): ShipKind => DRAWN[type] ?? 'freighter';

/** Tons of a ship; escorts have none on their cards. */
export function tonsOf(view: View, id: string): number {
  const card = targetCard(view, id);
  return 'tons' in card ? card.tons : 0;
}

/** The ships as small profiles with their names. */
export function Ships({ view, cards }: { view: View; cards: readonly string[] }) {
  if (cards.length === 0) return <span class="muted">{word('ships.none')}</span>;
  return (
    <ul class="ubl-ships">
      {cards.map((id, i) => {
        const { name, type } = targetCard(view, id);
        return (
          <li key={`${id} ${i}`} title={name}>
            <Silhouette kind={drawnAs(type)} name={name} tons={tonsOf(view, id) || 5000} scale="same" />
            <small>{name}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** How many ships and how many tons in all. */
export const shipsWords = (view: View, cards: readonly string[]): string =>
  word('ships.sum', {
    n: cards.length,
    tons: figure(cards.reduce((sum, id) => sum + tonsOf(view, id), 0)),
  });
