/** Shows again what the last answer brought, and steps through it. */
import { useKeys } from '../base/keys.ts';
import { Tool } from '../parts/tool.tsx';
import { ui } from '../text/index.ts';
import { useDirector } from './useStage.tsx';

/** The button beside undo and redo; the keys `,` and `.` step without it. */
export function Again() {
  const director = useDirector();
  const beats = director?.beats.length ?? 0;
  useKeys(director && beats > 0 ? { ',': () => director.back(), '.': () => director.forth() } : {});
  if (!director || beats === 0 || director.beat.value) return null;
  return (
    <Tool
      sign="↺"
      name={ui('stage.again')}
      title={ui('stage.again')}
      word="none"
      onClick={() => director.again()}
    />
  );
}
