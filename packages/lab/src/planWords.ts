/** What the plans that were compared are called: the player's, the bot's, or one of them with a single change. */
import type { Field, FillDecision, FormChoice, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { canonical, fieldText, optionText } from '@flotilla/table/run';
import type { OptionAdvice } from './advise.ts';

type Compared = Pick<OptionAdvice, 'choice' | 'from'>;

/** The name of a plan among all that were compared. */
export function planText(decision: FillDecision, plan: Compared, all: readonly Compared[]): Text {
  if (plan.from !== 'change') return text(`table.plan.${plan.from}`);
  const yours = all.find(({ from }) => from === 'yours');
  const centre = yours ?? all.find(({ from }) => from === 'habit');
  const changes = changesIn(decision, plan.choice as FormChoice, centre?.choice as FormChoice | undefined);
  const change = changes.reduce<Text>(
    (first, second) => (first === '' ? second : text('table.plan.list', { first, second })),
    '',
  );
  return text(yours ? 'table.plan.change' : 'table.plan.habitChange', { change });
}

/** The fields in which a plan differs from another, with what it has there. */
function changesIn({ form, step }: FillDecision, plan: FormChoice, other: FormChoice | undefined): Text[] {
  return form
    .filter(({ id }) => canonical(plan[id]) !== canonical(other?.[id]))
    .map((field) =>
      text('table.plan.changed', {
        field: fieldText(step, field),
        value: valueText(step, field, plan[field.id] as FieldValue),
      }),
    );
}

function valueText(step: string, field: Field, value: FieldValue): Text {
  if (typeof value === 'boolean') return text(value ? 'table.plan.yes' : 'table.plan.no');
  if (typeof value === 'number') return String(value);
  const named = (id: string): Text => {
    const option = 'options' in field ? field.options.find((other) => other.id === id) : undefined;
    return option ? optionText(step, option) : id;
  };
  if (typeof value === 'string') return named(value);
  if (value.length === 0) return text('table.plan.none');
  return value.map(named).reduce((first, second) => text('table.plan.list', { first, second }));
}
