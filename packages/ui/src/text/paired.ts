/** Pairs of words, as the language writes them. */
import { ui } from './index.ts';

/** Something and what there is to say of it, with the colon of the language. */
export const paired = (what: string, value: string | number): string => ui('pair', { what, value });
