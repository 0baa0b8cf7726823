/** A career as a picture and a line to share. */
import { Dialog } from '../parts/dialog.tsx';
import type { CareerFacts } from './facts.ts';
import { captainName, fateName } from './names.ts';
import { ShareCard } from './ShareCard.tsx';
import type { Of } from './sums.ts';
import { Tell } from './Tell.tsx';
import { figure, word } from './text/index.ts';

/** The dialog with both. */
export function ShareCareer({ career, close }: { career: Of<CareerFacts>; close: () => void }) {
  const { number, boat, ships, tons, patrols, fate, largest } = career;
  const name = captainName(career);
  const drawn = Array.from({ length: Math.min(ships, 4) }, (_, i) => ({
    kind: 'freighter' as const,
    name: i === 0 ? largest.name : `${name} ${i}`,
    tons: i === 0 ? largest.tons : 5000,
    state: 'afloat' as const,
  }));
  return (
    <Dialog title={word('share')} onClose={close}>
      <Tell
        line={word('line.career', { name, number, ships, tons, patrols, fate: fateName(fate) })}
        name={`flotilla-u${number}`}
      >
        <ShareCard
          title={word('card.career', { name, number })}
          ships={drawn}
          boat={boat}
          figures={[
            [`${figure(tons)} t`, word('card.type', { type: boat })],
            [word('card.ships', { n: ships }), ''],
            [word('card.patrols', { n: patrols }), fateName(fate)],
          ]}
        />
      </Tell>
    </Dialog>
  );
}
