/** Reminders by e-mail. */
import type { Language } from '@flotilla/table';
import type { Carrier, Notice } from './notices.ts';

type Letter = Readonly<Record<'subject' | 'body' | 'stop', string>>;

const LETTERS: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Your turn: {title}',
    body: 'It is your turn at a table of {title}:',
    stop: 'No more reminders of this table:',
  },
  de: {
    subject: 'Du bist dran: {title}',
    body: 'An einem Tisch von {title} bist du dran:',
    stop: 'Keine Erinnerungen an diesen Tisch mehr:',
  },
  fr: {
    subject: 'À vous de jouer : {title}',
    body: 'C’est votre tour à une table de {title} :',
    stop: 'Plus de rappels pour cette table :',
  },
  it: {
    subject: 'Tocca a te: {title}',
    body: 'Tocca a te a un tavolo di {title}:',
    stop: 'Niente più promemoria per questo tavolo:',
  },
};

/** A letter in the player's language: that it is his turn, where, and how to be told no more. */
export function letterOf({ language, title, url, stopUrl }: Notice): {
  readonly subject: string;
  readonly text: string;
} {
  const { subject, body, stop } = LETTERS[language as Language] ?? LETTERS.en;
  const filled = (sentence: string): string => sentence.replace('{title}', title);
  return { subject: filled(subject), text: `${filled(body)}\n${url}\n\n${stop}\n${stopUrl}\n` };
}

/** Reminds by e-mail. */
export async function mailCarrier(smtpUrl: string, from: string): Promise<Carrier> {
  const { createTransport } = (await import('nodemailer')) as unknown as {
    createTransport(url: string): { sendMail(mail: object): Promise<unknown> };
  };
  const transport = createTransport(smtpUrl);
  return {
    // One plain address, and nothing that could become another header line.
    fault: (target) =>
      /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/.test(target) ? null : 'this is no address',
    async tell({ target }, notice) {
      const list = { unsubscribe: { url: notice.stopUrl } };
      await transport.sendMail({ from, to: target, ...letterOf(notice), list });
    },
  };
}
