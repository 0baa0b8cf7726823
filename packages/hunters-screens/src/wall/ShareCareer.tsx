/** A career as a picture and a line to share. */
import type { CareerFacts } from '@flotilla/hunters';
import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import type { Of } from '@flotilla/ui/wall/ownWall.ts';
import { ShareCard } from '@flotilla/ui/wall/ShareCard.tsx';
import { Tell } from '@flotilla/ui/wall/Tell.tsx';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import { captainName, fateName } from './names.ts';

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
