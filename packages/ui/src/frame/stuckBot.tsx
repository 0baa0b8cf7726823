/** A bot that cannot go on: what is wrong, and who takes its seat. */
import { botNames } from '@flotilla/table/run';
import { useState } from 'preact/hooks';
import { tell } from '../base/notes.ts';
import { botWords } from '../parts/botWords.ts';
import { ui } from '../text/index.ts';
import { say } from '../text/voice.ts';
import type { TableProps } from './screens.ts';

/** Says which bot cannot go on and lets another, or a person, take its seat; nothing while all bots can. */
export function StuckBotBanner({ session }: TableProps) {
  const stuck = session.stuck.value;
  const [bot, setBot] = useState('');
  if (!stuck) return null;
  const { seat, why } = stuck;
  const take = (): void => {
    const refusal = session.can.value.reseat?.(seat, bot || null);
    if (refusal) tell(say(session.game, refusal.why));
  };
  const failed = session.seats[seat]?.bot ?? '';
  return (
    <div class="banner" role="alert">
      <p>
        {ui('stuck.bot', { bot: botWords(failed), seat: seat + 1 })} {say(session.game, why)}
      </p>
      <label class="field">
        <span class="field-label">{ui('stuck.who')}</span>
        <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          <option value="">{ui('new.person')}</option>
          {botNames(session.game).map((name) => (
            <option key={name} value={name}>
              {ui('new.bot', { name: botWords(name) })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={take}>
        {ui('stuck.take')}
      </button>
    </div>
  );
}
