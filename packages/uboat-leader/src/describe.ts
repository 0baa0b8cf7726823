import type { Block, Fact } from '@flotilla/table';
import type { View } from './state.ts';
export function describe(_view: View): Block[] {
  return [];
}
export function status(_view: View): Fact[] {
  return [];
}
