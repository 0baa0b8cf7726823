/** Reporting somebody to the operator: a line of the chat, a name, a title. */

import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import { useState } from 'preact/hooks';
import { post } from '../net/post.ts';
import { word } from './text/index.ts';
import './own.css';

const REASONS = ['abuse', 'name', 'cheating', 'other'] as const;
type Reason = (typeof REASONS)[number];

/** Why, and what else somebody wants to say. */
interface ReportWords {
  readonly reason: Reason;
  readonly words: string;
}

/** Something that can be reported: how it is called here, and how that is sent. */
export interface Subject {
  readonly text: string;
  readonly send: (said: ReportWords) => Promise<object | null>;
}

interface Props {
  readonly subjects: readonly Subject[];
  readonly usual: Reason;
  readonly onClose: () => void;
}

function Subjects({
  subjects,
  chosen,
  choose,
}: {
  subjects: readonly Subject[];
  chosen: number;
  choose: (place: number) => void;
}) {
  const [only] = subjects;
  if (subjects.length === 1) return <p class="report-subject">{only?.text}</p>;
  return (
    <label class="field">
      <span class="field-label">{word('report.what')}</span>
      <select value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {subjects.map(({ text }, place) => (
          <option key={place} value={place}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function ReportForm({ subjects, usual, onClose, sent }: Props & { sent: () => void }) {
  const [place, setPlace] = useState(0);
  const [reason, setReason] = useState<Reason>(usual);
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    const done = await subjects[place]?.send({ reason, words });
    setBusy(false);
    if (done) sent();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Subjects subjects={subjects} chosen={place} choose={setPlace} />
      <fieldset class="field">
        <legend class="field-label">{word('report.why')}</legend>
        <div class="radios">
          {REASONS.map((one) => (
            <label key={one} class="radio">
              <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />
              {word(`reason.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <label class="field">
        <span class="field-label">{word('report.words')}</span>
        <textarea
          rows={3}
          maxLength={500}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <p class="muted">{word('report.keeps')}</p>
      <div class="row">
        <button type="submit" class="primary" disabled={busy}>
          {word('report.send')}
        </button>
        <button type="button" onClick={onClose}>
          {word('report.cancel')}
        </button>
      </div>
    </form>
  );
}

function ReportDialog(props: Props) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog title={word('report.title')} onClose={props.onClose}>
      <div data-part="report">
        {sent ? (
          <>
            <p role="status">{word('report.done')}</p>
            <p class="muted">{word('report.mute')}</p>
          </>
        ) : (
          <ReportForm {...props} sent={() => setSent(true)} />
        )}
      </div>
    </Dialog>
  );
}

/** The button that opens the dialog; `label` says in full what is reported. */
export function ReportButton({
  label,
  shown = word('report.short'),
  ...report
}: Omit<Props, 'onClose'> & { label: string; shown?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="quiet report"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      {open && <ReportDialog {...report} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Reports the name at a seat. */
export const ReportName = ({ table, seat, name }: { table: string; seat: number; name: string }) => (
  <ReportButton
    subjects={[{ text: name, send: (said) => post(`/games/${table}/report`, { about: { seat }, ...said }) }]}
    usual="name"
    label={word('report.name', { name })}
  />
);

/** Reports a line of the chat. */
export const ReportLine = ({
  table,
  line,
  name,
  text,
}: {
  table: string;
  line: number;
  name: string;
  text: string;
}) => (
  <ReportButton
    subjects={[
      {
        text: word('report.quoted', { text, name }),
        send: (said) => post(`/games/${table}/report`, { about: { line }, ...said }),
      },
    ]}
    usual="abuse"
    label={word('report.line', { name })}
  />
);

/** Reports the title of an event, or a name in it. */
export const ReportEvent = ({
  id,
  title,
  names,
}: {
  id: string;
  title: string;
  names: readonly { readonly entrant: number; readonly name: string }[];
}) => (
  <ReportButton
    subjects={[
      {
        text: word('report.titleOf', { title }),
        send: (said) => post(`/events/${id}/report`, { about: { title: true }, ...said }),
      },
      ...names.map(({ entrant, name }) => ({
        text: name,
        send: (said: ReportWords) => post(`/events/${id}/report`, { about: { entrant }, ...said }),
      })),
    ]}
    usual="name"
    label={word('report.event')}
    shown={word('report.event')}
  />
);
