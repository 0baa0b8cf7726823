/** Campaigns of every kind by number. */
import type { Options } from '../src/options.ts';

const CAMPAIGNS = ['battle-begins', 'happy-time', 'drumbeat', 'hunted'];
const LENGTHS = ['short', 'medium', 'long'] as const;

/** Options that cover every campaign, length and optional rule in turn. */
export function optionsFor(edition: Options['edition'], i: number): Partial<Options> {
  return {
    edition,
    campaign: CAMPAIGNS[i % 4] as string,
    length: LENGTHS[Math.floor(i / 4) % 3] as Options['length'],
    convoys: i % 2 === 0 ? 'core' : 'all',
    selection: i % 5 === 4 ? 'lot' : 'free',
    typeXXI: i % 3 === 0,
    snorkel: i % 3 !== 1,
    duds: edition === 'second' && i % 2 === 1,
    linked: i % 12 === 8,
  };
}
