/** Which boat of the wall is looked at. */
import type { PickDecision } from '@flotilla/table';
import type { PlotModel } from '../desk.ts';

/** The boat whose crew is asked for, none while a card waits to be dealt, or the card pressed last, or the first that can be had. */
export function chosenBoat({ looked }: PlotModel, decision: PickDecision): string {
  if (decision.step === 'dealMore') return '';
  if (decision.step !== 'enlist') return String(decision.about.boat);
  const boats = decision.options.filter(({ id }) => id !== 'done');
  return boats.find(({ id }) => id === looked?.thing)?.id ?? boats[0]?.id ?? '';
}
