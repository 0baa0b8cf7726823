/** The harbour: town and cranes, the boat on her way to the quay or fast at it. */
import type { ComponentChildren } from 'preact';
import { profileOf } from '../../art/ships/index.ts';
import type { BoatType } from '../game.ts';

interface Props {
  readonly boat: BoatType;
  /** How far she still is from her berth. */
  readonly away: number;
  /** What the boat carries. */
  readonly children?: ComponentChildren;
}

/** The picture without its sky, in 850 by 340 units. */
export function Harbour({ boat, away, children }: Props) {
  const profile = profileOf('uboat', boat);
  const scale = 520 / profile.width;
  return (
    <>
      <path
        class="harbour-town"
        d="M0 232V196h40v-14h60v20h50v-34h26v34h60v-12h80v18h90v-26h70v22h60v-14h46v14h80v-30h18v30h90v-16h80v44Z"
      />
      <path
        class="harbour-cranes"
        d="M96 232L112 96L196 76M112 96L128 232M196 76V120M716 232L730 112L648 88M730 112L746 232M648 88V138"
      />
      <rect class="harbour-water" y="232" width="850" height="108" />
      <g transform={`translate(${(-away).toFixed(1)} 0)`}>
        <g
          class="harbour-boat"
          transform={`translate(165 268) scale(${scale}) translate(0 ${-profile.water})`}
        >
          <path d={profile.upper} />
          <path d={profile.hull} />
          <path class="ship-lines" d={profile.lines} />
        </g>
        {away === 0 && <path class="harbour-ropes" d="M262 266Q300 290 334 300M588 266Q570 290 552 300" />}
        {children}
      </g>
      <path
        class="harbour-quay"
        d="M0 312H850V340H0ZM92 312v-14h20v14M326 312v-14h20v14M540 312v-14h20v14M750 312v-14h20v14"
      />
    </>
  );
}
