/** Purposes of draws: each has a word in the generator's counter, and a slot by which its draws are counted. */

const words = new Map<string, number>();
const slots = new Map<string, number>();
const names: string[] = [];

/** The 32-bit word that stands for a purpose in the generator's counter (FNV-1a with a final mixing step). */
export function purposeWord(purpose: string): number {
  const known = words.get(purpose);
  if (known !== undefined) return known;
  let word = 0x811c9dc5;
  for (let i = 0; i < purpose.length; i++) word = Math.imul(word ^ purpose.charCodeAt(i), 0x01000193);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  word = (word ^ (word >>> 16)) >>> 0;
  words.set(purpose, word);
  return word;
}

/** The place of a purpose among all purposes. Charts of one purpose share it: their draws are counted together. */
export function purposeSlot(purpose: string): number {
  const known = slots.get(purpose);
  if (known !== undefined) return known;
  const slot = names.length;
  slots.set(purpose, slot);
  names.push(purpose);
  return slot;
}

/** The purpose of a slot. */
export const purposeIn = (slot: number): string => names[slot] as string;
