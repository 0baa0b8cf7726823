/** What attacks of the day are called where games have their ids, and their addresses. */

const DAY = /^\d{4}-\d\d-\d\d$/;

const ATTACK = 'attack.';

/** The name under which the attack of a day is an exercise: unlike that of any game on the shelf. */
export const attackId = (game: string, day: string): string => `${ATTACK}${game}.${day}`;

/** The attack of the day of that name; null when it is none. */
export function attackNamed(id: string): { readonly game: string; readonly day: string } | null {
  const [, game, day] = id.split('.');
  return id.startsWith(ATTACK) && game && day && DAY.test(day) ? { game, day } : null;
}

/** The path of an attack of the day. */
export const attackPath = (game: string, day: string): string => `/attack/${game}/${day}`;
