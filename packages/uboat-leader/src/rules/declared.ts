/** What is declared and what is left to declare, in words (9.12). */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Aim, Load } from '../state.ts';
import { joined } from './lookup.ts';

/** Torpedoes that can still be declared, by their kinds. */
export function leftText(load: Load): Text {
  const kinds = (['plain', 'fat', 't5'] as const).filter((kind) => load[kind] > 0);
  if (kinds.length === 0) return text('left.nothing');
  return joined(kinds.map((kind) => text(`left.${kind}`, { n: load[kind] })));
}

/** The attacks declared so far; nothing before the first. */
export function declaredText(aims: readonly Aim[], nameIn: (slot: string) => Text): Text {
  if (aims.length === 0) return '';
  const list = aims.map(({ weapon, slot, n }) =>
    text(`declared.${weapon}`, { n, ship: slot === '' ? '' : nameIn(slot) }),
  );
  return text('aim.declared', { list: joined(list) });
}
