/** The rosters and their ships (rules 8.2.2-8.2.5, 14.3.2). */
import type { Chart } from '@flotilla/table';
import { defineChart } from '@flotilla/table';
import type { ShipClass } from '../data/charts/encounters.ts';
import { POINTS_TO_SINK } from '../data/charts/fire.ts';
import {
  FURTHER_LARGE_FREIGHTERS,
  FURTHER_SMALL_FREIGHTERS,
  FURTHER_TANKERS,
} from '../data/further-ships.ts';
import type { CapitalShip, RosterShip } from '../data/rosters.ts';
import {
  AMERICAN_LARGE_FREIGHTERS,
  AMERICAN_SMALL_FREIGHTERS,
  AMERICAN_TANKERS,
  CAPITAL_SHIPS,
  LARGE_FREIGHTERS,
  SMALL_FREIGHTERS,
  TANKERS,
} from '../data/rosters.ts';
import type { Captain, Naming, Ship } from '../state.ts';

const rosterChart = <S extends RosterShip>(
  id: string,
  dice: string,
  ships: readonly S[],
  purpose = 'ship.name',
): Chart<S, 'all'> =>
  defineChart({
    id,
    rule: '8.2.2',
    dice,
    purpose,
    columns: {
      all: ships.map((result, i) => ({ from: i + 1, to: i + 1, result, label: result.name })),
    },
  });

/** T1 to T3 by class of ship. */
export const ROSTERS: Readonly<Record<ShipClass, Chart<RosterShip, 'all'>>> = {
  small: rosterChart('T1', 'd100', SMALL_FREIGHTERS),
  large: rosterChart('T2', 'd100', LARGE_FREIGHTERS),
  tanker: rosterChart('T3', 'd100', TANKERS),
};

/** Further ships by class (14.3.3). */
export const FURTHER_ROSTERS: Readonly<Record<ShipClass, Chart<RosterShip, 'all'>>> = {
  small: rosterChart('T1b', 'd20', FURTHER_SMALL_FREIGHTERS),
  large: rosterChart('T2b', 'd20', FURTHER_LARGE_FREIGHTERS),
  tanker: rosterChart('T3b', 'd20', FURTHER_TANKERS),
};

/** 14.3.3 — which roster names the ship: the further ones hold a fifth as many ships, so that every ship is equally likely. */
export const WHICH_ROSTER = defineChart<'printed' | 'further', 'all'>({
  id: 'roster',
  rule: '14.3.3',
  dice: 'd6',
  purpose: 'ship.roster',
  columns: {
    all: [
      { to: 5, result: 'printed' },
      { from: 6, result: 'further' },
    ],
  },
});

/** T4 by class of ship. */
export const AMERICAN_ROSTERS: Readonly<Record<ShipClass, Chart<RosterShip, 'all'>>> = {
  small: rosterChart('T4s', 'd20', AMERICAN_SMALL_FREIGHTERS),
  large: rosterChart('T4l', 'd20', AMERICAN_LARGE_FREIGHTERS),
  tanker: rosterChart('T4t', 'd20', AMERICAN_TANKERS),
};

/** T5. */
export const CAPITAL_ROSTER: Chart<CapitalShip, 'all'> = rosterChart(
  'T5',
  'd10',
  CAPITAL_SHIPS,
  'ship.capital',
);

/** Whether a patrol meets its ships from the American rosters (7.3.7, 8.2.3). */
export const offAmerica = ({ patrol }: Captain): boolean =>
  patrol?.area === 'northAmerica' || patrol?.area === 'caribbean';

/** The roster a ship is named from (7.3.7, 8.2.3, 14.3.3). */
export const rosterOf = (
  captain: Captain,
  { kind, further }: Pick<Naming, 'kind' | 'further'>,
): Chart<RosterShip, 'all'> => {
  const rosters = further ? FURTHER_ROSTERS : offAmerica(captain) ? AMERICAN_ROSTERS : ROSTERS;
  if (kind === 'small') return rosters.small;
  return kind === 'large' ? rosters.large : rosters.tanker;
};

/** 14.3.2 — whether this very ship has already been sunk, or appears for the second time in one encounter. */
export function metBefore({ log, fight }: Captain, { name, tons }: RosterShip, slot: number): boolean {
  const isSame = (ship: { readonly name: string; readonly tons: number }) =>
    ship.name === name && ship.tons === tons;
  if (fight?.ships.some((ship, other) => other < slot && isSame(ship))) return true;
  return log.some(({ ships }) => ships.some((ship) => isSame(ship) && ship.fate === 'sunk'));
}

/** 8.2.5, 9.1.1 — damage points by tonnage. */
export function pointsToSink(tons: number): number {
  for (const row of POINTS_TO_SINK) if (tons >= row.tons) return row.points;
  throw new Error(`No ship has ${tons} tons.`);
}

/** A merchant ship in sight. */
export const newShip = (name: string, kind: ShipClass, tons: number): Ship => ({
  name,
  kind,
  tons,
  points: pointsToSink(tons),
  damaged: false,
  capital: -1,
  logged: -1,
});

/** How many rolls are made for a ship not yet sunk on a nearly exhausted roster (ruling H40). */
export const MOST_ROLLS = 30;
