/** P1 and the rolls around it: where a boat is sent (rules 7.0, 7.3.5, 11.2.1). */
import { defineChart } from '@flotilla/table';
import type { Area } from '../tracks.ts';

/** What a boat is told to do besides hunting. */
export type Task = 'none' | 'mines' | 'agent' | 'wolfpack';

/** An assignment of P1. */
export interface Assignment {
  readonly area: Area;
  readonly task: Task;
}

const atlantic: Assignment = { area: 'atlantic', task: 'none' };
const atlanticPack: Assignment = { area: 'atlantic', task: 'wolfpack' };
const british: Assignment = { area: 'british', task: 'none' };
const britishMines: Assignment = { area: 'british', task: 'mines' };
const britishAgent: Assignment = { area: 'british', task: 'agent' };
const spanish: Assignment = { area: 'spanish', task: 'none' };
const norway: Assignment = { area: 'norway', task: 'none' };
const america: Assignment = { area: 'northAmerica', task: 'none' };
const americaAgent: Assignment = { area: 'northAmerica', task: 'agent' };
const caribbean: Assignment = { area: 'caribbean', task: 'none' };
const arctic: Assignment = { area: 'arctic', task: 'none' };
const mediterranean: Assignment = { area: 'mediterranean', task: 'none' };
const africa: Assignment = { area: 'africa', task: 'none' };

/** The date columns of P1 with the last month (after September 1939) each one serves. */
export const P1_COLUMNS = [
  { column: '1939-09', until: 6 },
  { column: '1940-04', until: 9 },
  { column: '1940-07', until: 15 },
  { column: '1941-01', until: 21 },
  { column: '1941-07', until: 27 },
  { column: '1942-01', until: 33 },
  { column: '1942-07', until: 39 },
  { column: '1943-01', until: 45 },
] as const;

/** A date column of P1. */
export type P1Column = (typeof P1_COLUMNS)[number]['column'];

/** P1, patrol assignment by date. */
export const P1 = defineChart<Assignment, P1Column>({
  id: 'P1',
  rule: '7.0',
  dice: '2d6',
  purpose: 'orders',
  columns: {
    '1939-09': [
      { from: 2, to: 2, result: spanish, label: 'spanish' },
      { from: 3, to: 4, result: british, label: 'british' },
      { from: 5, to: 5, result: britishMines, label: 'british-mines' },
      { from: 6, to: 8, result: british, label: 'british' },
      { from: 9, to: 9, result: britishMines, label: 'british-mines' },
      { from: 10, to: 11, result: british, label: 'british' },
      { from: 12, to: 12, result: africa, label: 'africa' },
    ],
    '1940-04': [
      { from: 2, to: 2, result: spanish, label: 'spanish' },
      { from: 3, to: 3, result: norway, label: 'norway' },
      { from: 4, to: 4, result: british, label: 'british' },
      { from: 5, to: 5, result: britishMines, label: 'british-mines' },
      { from: 6, to: 9, result: british, label: 'british' },
      { from: 10, to: 11, result: norway, label: 'norway' },
      { from: 12, to: 12, result: africa, label: 'africa' },
    ],
    '1940-07': [
      { from: 2, to: 3, result: spanish, label: 'spanish' },
      { from: 4, to: 4, result: britishAgent, label: 'british-agent' },
      { from: 5, to: 5, result: british, label: 'british' },
      { from: 6, to: 6, result: atlantic, label: 'atlantic' },
      { from: 7, to: 8, result: british, label: 'british' },
      { from: 9, to: 9, result: britishMines, label: 'british-mines' },
      { from: 10, to: 10, result: atlantic, label: 'atlantic' },
      { from: 11, to: 12, result: africa, label: 'africa' },
    ],
    '1941-01': [
      { from: 2, to: 2, result: spanish, label: 'spanish' },
      { from: 3, to: 3, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 4, to: 4, result: british, label: 'british' },
      { from: 5, to: 5, result: atlantic, label: 'atlantic' },
      { from: 6, to: 6, result: british, label: 'british' },
      { from: 7, to: 8, result: atlantic, label: 'atlantic' },
      { from: 9, to: 9, result: british, label: 'british' },
      { from: 10, to: 11, result: africa, label: 'africa' },
      { from: 12, to: 12, result: mediterranean, label: 'mediterranean' },
    ],
    '1941-07': [
      { from: 2, to: 2, result: mediterranean, label: 'mediterranean' },
      { from: 3, to: 3, result: spanish, label: 'spanish' },
      { from: 4, to: 4, result: british, label: 'british' },
      { from: 5, to: 5, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 6, to: 8, result: atlantic, label: 'atlantic' },
      { from: 9, to: 9, result: british, label: 'british' },
      { from: 10, to: 10, result: africa, label: 'africa' },
      { from: 11, to: 11, result: arctic, label: 'arctic' },
      { from: 12, to: 12, result: mediterranean, label: 'mediterranean' },
    ],
    '1942-01': [
      { from: 2, to: 2, result: arctic, label: 'arctic' },
      { from: 3, to: 3, result: americaAgent, label: 'northAmerica-agent' },
      { from: 4, to: 4, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 5, to: 7, result: america, label: 'northAmerica' },
      { from: 8, to: 8, result: atlantic, label: 'atlantic' },
      { from: 9, to: 9, result: british, label: 'british' },
      { from: 10, to: 10, result: atlantic, label: 'atlantic' },
      { from: 11, to: 11, result: caribbean, label: 'caribbean' },
      { from: 12, to: 12, result: africa, label: 'africa' },
    ],
    '1942-07': [
      { from: 2, to: 2, result: mediterranean, label: 'mediterranean' },
      { from: 3, to: 3, result: arctic, label: 'arctic' },
      { from: 4, to: 4, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 5, to: 5, result: america, label: 'northAmerica' },
      { from: 6, to: 7, result: atlantic, label: 'atlantic' },
      { from: 8, to: 8, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 9, to: 9, result: british, label: 'british' },
      { from: 10, to: 10, result: america, label: 'northAmerica' },
      { from: 11, to: 11, result: atlantic, label: 'atlantic' },
      { from: 12, to: 12, result: africa, label: 'africa' },
    ],
    '1943-01': [
      { from: 2, to: 2, result: mediterranean, label: 'mediterranean' },
      { from: 3, to: 3, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 4, to: 4, result: british, label: 'british' },
      { from: 5, to: 5, result: america, label: 'northAmerica' },
      { from: 6, to: 6, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 7, to: 8, result: atlantic, label: 'atlantic' },
      { from: 9, to: 9, result: america, label: 'northAmerica' },
      { from: 10, to: 10, result: arctic, label: 'arctic' },
      { from: 11, to: 11, result: atlanticPack, label: 'atlantic-wolfpack' },
      { from: 12, to: 12, result: africa, label: 'africa' },
    ],
  },
});

/** Whether headquarters lets the Kommandant choose his waters, by rank (11.2.1). */
export const AREA_REQUEST = defineChart<boolean, 'kptlt' | 'kkpt' | 'fkpt' | 'kptzs'>({
  id: 'area request',
  rule: '11.2.1',
  dice: 'd6',
  purpose: 'orders.request',
  columns: {
    kptlt: [
      { to: 1, result: true, label: 'granted' },
      { from: 2, result: false, label: 'refused' },
    ],
    kkpt: [
      { to: 2, result: true, label: 'granted' },
      { from: 3, result: false, label: 'refused' },
    ],
    fkpt: [
      { to: 3, result: true, label: 'granted' },
      { from: 4, result: false, label: 'refused' },
    ],
    kptzs: [
      { to: 3, result: true, label: 'granted' },
      { from: 4, result: false, label: 'refused' },
    ],
  },
});

/** Whether a boat sent to the Arctic stays there for good (7.3.5). */
export const ARCTIC_POSTING = defineChart<boolean, 'all'>({
  id: 'Arctic posting',
  rule: '7.3.5',
  dice: 'd6',
  purpose: 'orders.arctic',
  columns: {
    all: [
      { to: 3, result: true, label: 'stays' },
      { from: 4, result: false, label: 'returns' },
    ],
  },
});

/** How busy a convoy's escorts are with the rest of the pack (7.2.2). */
export const WOLFPACK = defineChart<'busy' | 'focused', 'all'>({
  id: 'wolfpack',
  rule: '7.2.2',
  dice: 'd6',
  columns: {
    all: [
      { to: 5, result: 'busy' },
      { from: 6, result: 'focused' },
    ],
  },
});
