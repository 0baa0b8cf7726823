/** Bots at the table, and their advice. */
import { adviseByRollouts } from '@flotilla/lab';
import type { Choice, Decision, FormChoice, Rng } from '@flotilla/table';
import { botNamed, botNames, fieldText, optionText, rngFrom, seedFrom } from '@flotilla/table';
import { usualBot } from '../support/seats.ts';
import { shownValue } from '../terminal/form.ts';
import { columns } from '../terminal/layout.ts';
import type { Side } from './side.ts';
import { penOf, print, tell } from './side.ts';

/** A bot's own chance: the same question gives the same choice, also after an undo. */
function chanceOf(side: Side, decision: Decision): Rng {
  const { number, seat } = decision;
  return rngFrom(seedFrom(`${side.session.start.seed} bots`), 'bot', [
    seat,
    number >>> 16,
    number & 0xffff,
    0,
  ]);
}

/** What a bot chooses for a decision. */
export function botChoice(side: Side, bot: string, decision: Decision): Choice {
  const { table } = side.session;
  const { seat } = decision;
  return botNamed(side.game, bot).choose(table.view(seat), decision, chanceOf(side, decision), (rng) =>
    table.imagine(seat, rng),
  );
}

/** Lets every bot that is asked answer, until only people are asked. */
export function letBotsAnswer(side: Side): void {
  for (;;) {
    const decision = side.session.decisions.find(({ seat }) => botAt(side, seat) !== null);
    if (!decision) return;
    const choice = botChoice(side, botAt(side, decision.seat) as string, decision);
    const answered = side.session.choose(decision.seat, choice);
    if (answered.kind === 'refused')
      throw new Error(`The bot chose what was not offered: ${side.speaker.say(answered.refusal.why)}`);
    if (answered.kind === 'dice') return;
  }
}

const botAt = (side: Side, seat: number): string | null => side.bots[seat] ?? null;

/** The best adviser the game has; null when it has only the random one. */
export function adviser(side: Side): string | null {
  const names = botNames(side.game);
  if (names.includes('ace')) return 'ace';
  const usual = usualBot(side.game);
  return usual === 'random' ? null : usual;
}

/** Tells what a bot would choose. */
export function hint(side: Side, decision: Decision): void {
  const bot = adviser(side);
  if (!bot) {
    tell(side, 'hint.none');
    return;
  }
  tell(side, 'hint.bot', { bot, choice: choiceWords(side, decision, botChoice(side, bot, decision)) });
}

/** A choice in words. */
export function choiceWords(side: Side, decision: Decision, choice: Choice): string {
  const pen = penOf(side);
  if (decision.kind === 'pick') {
    const index = decision.options.findIndex((option) => option.id === choice);
    const option = decision.options[index];
    return option ? `${index + 1} ${pen.speaker.say(optionText(decision.step, option))}` : String(choice);
  }
  const form = choice as FormChoice;
  return decision.form
    .map((field) => {
      const value = form[field.id];
      const shown = value === undefined ? '' : shownValue(decision.step, field, value, pen);
      return `${pen.speaker.say(fieldText(decision.step, field))}: ${shown}`;
    })
    .join('; ');
}

const ROLLOUTS = 400;
const MOST_SECONDS = 3;
const MOST_FIGURES = 3;

/** Plays every option out many times and tells how the games ended. */
export function advise(side: Side, decision: Decision): void {
  const bot = usualBot(side.game);
  const until = side.io.now().getTime() + MOST_SECONDS * 1000;
  const advice = adviseByRollouts(side.session.table, decision.seat, botNamed(side.game, bot), {
    rollouts: ROLLOUTS,
    timeIsUp: () => side.io.now().getTime() > until,
    seed: `${side.session.start.seed} advice`,
  });
  const { speaker } = side;
  const figures = Object.keys(advice.options[0]?.figures ?? {}).slice(0, MOST_FIGURES);
  const named = (name: string) =>
    speaker.has(`figure.${name}`) ? speaker.say({ key: `figure.${name}` }) : name;
  const several = side.session.start.seats.length > 1;
  const rows = advice.options.map((option) => [
    choiceWords(side, decision, option.choice),
    ...(several ? [`${speaker.chance(option.win.low)} – ${speaker.chance(option.win.high)}`] : []),
    ...figures.map((name) => {
      const estimate = option.figures[name];
      return estimate
        ? `${short(speaker.number, estimate.mean)} ± ${short(speaker.number, 1.96 * estimate.error)}`
        : '';
    }),
  ]);
  const head = [
    speaker.own('advice.option'),
    ...(several ? [speaker.own('advice.won')] : []),
    ...figures.map(named),
  ];
  tell(side, 'advice.title', { rollouts: advice.rollouts, bot });
  print(side, columns([head, ...rows]));
}

const short = (format: (value: number) => string, value: number): string =>
  format(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
