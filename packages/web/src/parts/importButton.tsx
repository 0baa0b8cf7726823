/** Bringing in a save file, and saying plainly when it cannot be. */

import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import { FileButton } from '@flotilla/ui/parts/fileButton.tsx';
import { ReloadButton } from '@flotilla/ui/parts/lazy.tsx';
import type { Key } from '@flotilla/ui/text/index.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { go, href } from '../router.ts';
import type { Fault } from '../session/open.ts';
import { saveKept } from '../share.ts';
import { removeGame } from '../store/games.ts';
import { OlderText, OlderWays } from './older.tsx';

/** A button that reads a save file and goes to the game. */
export function ImportButton({ label = ui('file.open') }: { label?: string }) {
  const [fault, setFault] = useState<Fault | null>(null);
  const read = async (text: string): Promise<void> => {
    const { bringIn } = await import('../session/open.ts');
    const brought = await bringIn(text);
    if ('fault' in brought) setFault(brought.fault);
    else go(`/g/${brought.id}`);
  };
  return (
    <>
      <FileButton label={label} name={ui('file.open')} read={(text) => void read(text)} />
      {fault && (
        <Dialog title={faultTitle(fault)} onClose={() => setFault(null)}>
          <FaultText fault={fault} onDone={() => setFault(null)} />
        </Dialog>
      )}
    </>
  );
}

const TITLES: Readonly<Record<Fault['kind'], Key>> = {
  absent: 'fault.absent',
  silent: 'fault.silent',
  unknownGame: 'fault.unknownGame',
  oldRules: 'fault.oldRules',
  broken: 'fault.broken',
  elsewhere: 'fault.elsewhere',
};

/** What is wrong, in a few words. */
export const faultTitle = (fault: Fault): string => ui(TITLES[fault.kind]);

interface FaultProps {
  readonly fault: Fault;
  /** Puts the sentences away, where they lie over something else. */
  readonly onDone?: () => void;
  /** Opens a game that goes on after all; it has the id of the faulty one, or a new one. */
  readonly reopen?: (id: string) => void;
}

/** What is wrong, and the ways on. */
export function FaultText({ fault, onDone, reopen = (id) => go(`/g/${id}`) }: FaultProps) {
  const saved = 'saved' in fault ? fault.saved : null;
  return (
    <>
      {fault.kind === 'absent' && <p>{ui('fault.absentText')}</p>}
      {fault.kind === 'silent' && <p>{ui('fault.silentText')}</p>}
      {fault.kind === 'unknownGame' && <p>{ui('fault.unknownGameText', { game: fault.game })}</p>}
      {fault.kind === 'oldRules' && <OlderText older={fault} />}
      {fault.kind === 'broken' && (
        <>
          <p>{ui('fault.brokenText')}</p>
          <p class="reason">{fault.reason}</p>
        </>
      )}
      <div class="row">
        {fault.kind === 'oldRules' && <OlderWays older={fault} reopen={reopen} />}
        {fault.kind === 'silent' && <ReloadButton />}
        {fault.kind === 'broken' && fault.refused && (
          <a class="button primary" href={href(`/verify/${fault.refused}`)} onClick={onDone}>
            {ui('fault.check')}
          </a>
        )}
        {saved && (
          <button type="button" onClick={() => void saveKept(saved)}>
            {ui('file.save')}
          </button>
        )}
        {saved && (
          <button
            type="button"
            onClick={async () => {
              await removeGame(saved.summary.id);
              go('/games');
            }}
          >
            {ui('games.remove')}
          </button>
        )}
        {onDone ? (
          <button type="button" onClick={onDone}>
            {ui('close')}
          </button>
        ) : (
          <a class="button" href={href('/')}>
            {ui('nav.toHome')}
          </a>
        )}
      </div>
    </>
  );
}
