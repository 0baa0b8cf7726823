/**
 * Further merchant ships sunk by U-boats from 1939 to 1943 (rule 14.3.3), our own compilation: twenty of each class,
 * in the order of their roster; tonnage to the nearest hundred.
 */
import type { RosterShip } from './rosters.ts';

/** Small freighters, d20. */
export const FURTHER_SMALL_FREIGHTERS: readonly RosterShip[] = [
  { name: 'Beatus', tons: 4900 },
  { name: 'Fiscus', tons: 4800 },
  { name: 'Boekelo', tons: 2100 },
  { name: 'Gunborg', tons: 1600 },
  { name: 'Convallaria', tons: 2000 },
  { name: 'Niritos', tons: 3900 },
  { name: 'Snefjeld', tons: 1600 },
  { name: 'Creekirk', tons: 3900 },
  { name: 'Assyrian', tons: 3000 },
  { name: 'Soesterberg', tons: 1900 },
  { name: 'Aguila', tons: 3300 },
  { name: 'Avoceta', tons: 3400 },
  { name: 'Ciscar', tons: 1800 },
  { name: 'Petrel', tons: 1400 },
  { name: 'Lapwing', tons: 1300 },
  { name: 'Cortes', tons: 1400 },
  { name: 'Eskdene', tons: 3800 },
  { name: 'Uskmouth', tons: 2500 },
  { name: 'Nidarholm', tons: 3500 },
  { name: 'Frances Massey', tons: 4200 },
];

/** Large freighters, d20. */
export const FURTHER_LARGE_FREIGHTERS: readonly RosterShip[] = [
  { name: 'Athenia', tons: 13600 },
  { name: 'Ceramic', tons: 18700 },
  { name: 'Arandora Star', tons: 15500 },
  { name: 'City of Cairo', tons: 8000 },
  { name: 'Almeda Star', tons: 14900 },
  { name: 'Nerissa', tons: 5600 },
  { name: 'Western Prince', tons: 10900 },
  { name: 'Andalucia Star', tons: 14900 },
  { name: 'Accra', tons: 9300 },
  { name: 'City of Simla', tons: 10100 },
  { name: 'Tuscan Star', tons: 11400 },
  { name: 'Viking Star', tons: 6400 },
  { name: 'Wellington Star', tons: 13200 },
  { name: 'Auckland Star', tons: 12400 },
  { name: 'President Doumer', tons: 11900 },
  { name: 'City of Nagpur', tons: 10100 },
  { name: 'Stentor', tons: 6600 },
  { name: 'City of Manila', tons: 7500 },
  { name: 'Canadian Star', tons: 8300 },
  { name: 'California Star', tons: 8300 },
];

/** Tankers, d20. */
export const FURTHER_TANKERS: readonly RosterShip[] = [
  { name: 'Danmark', tons: 10500 },
  { name: 'Telena', tons: 7400 },
  { name: 'Eulota', tons: 6200 },
  { name: 'Shirak', tons: 6000 },
  { name: 'Caprella', tons: 8200 },
  { name: 'Conch', tons: 8400 },
  { name: 'Athelknight', tons: 8900 },
  { name: 'San Emiliano', tons: 8100 },
  { name: 'San Arcadio', tons: 7400 },
  { name: 'San Delfino', tons: 8100 },
  { name: 'San Gerardo', tons: 12900 },
  { name: 'British Vigilance', tons: 8100 },
  { name: 'British Dominion', tons: 7000 },
  { name: 'British Splendour', tons: 7100 },
  { name: 'Athelcrown', tons: 12000 },
  { name: 'Athelviscount', tons: 8900 },
  { name: 'Athelsultan', tons: 8900 },
  { name: 'Elusa', tons: 6200 },
  { name: 'Norvik', tons: 10000 },
  { name: 'Empire Lytton', tons: 9800 },
];
