/** The officers in the section of the boat, each at his place; the seriously wounded lie in the wardroom, the dead leave theirs empty. */
import { still } from '@flotilla/ui/base/still.tsx';
import type { CrewState, Man } from '../game.ts';
import type { Trim } from './zones.ts';

type Place = readonly [x: number, y: number];

/** Where the feet of each man stand: on the surface some are on deck, below it everybody is inside. */
const STATIONS: Readonly<Record<'surfaced' | 'below', Readonly<Partial<Record<Man, Place>>>>> = {
  surfaced: {
    kommandant: [464, 121],
    firstOfficer: [738, 239],
    secondOfficer: [690, 155],
    engineer: [216, 239],
    doctor: [684, 226],
  },
  below: {
    kommandant: [506, 239],
    firstOfficer: [738, 239],
    secondOfficer: [462, 239],
    engineer: [216, 239],
    doctor: [684, 226],
  },
};

/** The first berth of the wardroom, and how far the next one is. */
const BERTH = { x: 578, y: 221, apart: 30 } as const;

const MEN = Object.keys(STATIONS.surfaced) as readonly Man[];

/** All of them; what a reader hears of them is told with the list of the crew. */
export const Figures = still(({ men, trim }: { men: CrewState['men']; trim: Trim }) => {
  const at = STATIONS[trim === 'surfaced' ? 'surfaced' : 'below'];
  const lying = MEN.filter((man) => men[man] === 'SW');
  return (
    <g class="mat-figures">
      {MEN.map((man) => {
        const wound = men[man];
        const place = at[man];
        if (wound === 'KIA' || !place) return null;
        const berth = BERTH.x + BERTH.apart * lying.indexOf(man);
        const where =
          wound === 'SW'
            ? `translate(${berth}px, ${BERTH.y}px) rotate(-90deg)`
            : `translate(${place[0]}px, ${place[1]}px)`;
        return (
          <g
            key={man}
            class={`mat-figure-man mat-figure-${wound}`}
            data-man={man}
            style={{ transform: where }}
          >
            <circle cy="-20.5" r="4.2" />
            <path d="M-5.5 -15.5H5.5L7 -7H4.5L3.8 0H0.6V-6H-0.6V0H-3.8L-4.5 -7H-7Z" />
          </g>
        );
      })}
    </g>
  );
});
