/** By day or by night, now or when it is dark: every choice with what it changes. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, oddsText, optionText } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Adviced, Advisor, useAdvice } from '@flotilla/ui/parts/advice.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useMemo } from 'preact/hooks';
import type { View } from '../game.ts';
import { word } from '../text/index.ts';
import { answer, chanceWords, Question } from './Question.tsx';

/** What an option would make of the light. */
const LIGHTS: Readonly<Record<string, 'day' | 'night'>> = {
  now: 'day',
  day: 'day',
  wait: 'night',
  night: 'night',
};

/** The question of the hour. */
export function LightPanel({ session, decision }: { session: Session; decision: PickDecision }) {
  const { game } = session;
  const live = session.mode === 'play';
  const escorted = (session.view.value as View).fight?.escorted ?? false;
  const odds = useMemo(
    () => decision.options.map((option) => (settings.value.odds ? session.odds(option) : [])),
    [decision, settings.value.odds],
  );
  const [advice, setAdvice] = useAdvice(decision);
  const choose = (option: Option | undefined): void => {
    if (live && option) answer(session, option.id);
  };
  useKeys(Object.fromEntries(decision.options.map((option, i) => [String(i + 1), () => choose(option)])));
  return (
    <section class="decision light" aria-labelledby="question">
      <Question game={game} decision={decision} />
      <ol class="options">
        {decision.options.map((option, i) => (
          <li key={option.id}>
            <button
              type="button"
              class={session.given.value?.choice === option.id ? 'option given' : 'option'}
              data-option={option.id}
              aria-keyshortcuts={String(i + 1)}
              aria-disabled={!live}
              title={ui('decision.key', { key: i + 1 })}
              onClick={() => choose(option)}
            >
              <span class="counter" aria-hidden="true">
                {i + 1}
              </span>
              <span class="what">
                {capital(say(game, optionText(decision.step, option)))}
                <small class="light-changes">{changes(option.id, escorted)}</small>
                <Adviced advice={advice} choice={option.id} session={session} />
              </span>
              <span class="odds">
                {(odds[i] ?? []).map((one) => (
                  <span key={one.of} class="chance">
                    {say(game, oddsText(one))} <b>{chanceWords(one.chance)}</b>
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
        {decision.refused.map((option) => (
          <li key={option.id}>
            <div class="option refused">
              <span class="counter" aria-hidden="true">
                –
              </span>
              <span class="what">
                <span class="unseen">{ui('decision.notAllowed')} </span>
                {capital(say(game, optionText(decision.step, option)))}
                {option.refused && (
                  <small class="why">
                    {say(game, option.refused.why)} <Rule rule={option.refused.rule} />
                  </small>
                )}
              </span>
            </div>
          </li>
        ))}
      </ol>
      <Advisor session={session} decision={decision} advice={advice} given={setAdvice} />
    </section>
  );
}

/** What the light of an option changes: among escorts everything, alone nothing. */
function changes(id: string, escorted: boolean): string {
  const light = LIGHTS[id];
  if (!light) return '';
  return word(escorted ? `light.${light}` : 'light.alone');
}
