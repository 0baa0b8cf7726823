/** Reminders by e-mail. */
import type { Language } from '@flotilla/table';
import type { Carrier, Notice } from './notices.ts';

type Letter = Readonly<Record<'turnSubject' | 'turn' | 'pauseSubject' | 'pause' | 'stop', string>>;

const LETTERS: Readonly<Record<Language, Letter>> = {
  en: {
    turnSubject: 'Your turn: {title}',
    turn: 'It is your turn at a table of {title}:',
    pauseSubject: 'A table is waiting: {title}',
    pause: 'At a table of {title} somebody may answer, perhaps you:',
    stop: 'No more reminders of this table:',
  },
  de: {
    turnSubject: 'Sie sind am Zug: {title}',
    turn: 'An einem Tisch von {title} sind Sie am Zug:',
    pauseSubject: 'Ein Tisch wartet: {title}',
    pause: 'An einem Tisch von {title} darf jemand antworten, vielleicht Sie:',
    stop: 'Keine Erinnerungen an diesen Tisch mehr:',
  },
  fr: {
    turnSubject: 'À vous de jouer : {title}',
    turn: 'C’est votre tour à une table de {title} :',
    pauseSubject: 'Une table attend : {title}',
    pause: 'À une table de {title}, quelqu’un peut répondre, peut-être vous :',
    stop: 'Plus de rappels pour cette table :',
  },
  it: {
    turnSubject: 'Tocca a voi: {title}',
    turn: 'Tocca a voi a un tavolo di {title}:',
    pauseSubject: 'Un tavolo aspetta: {title}',
    pause: 'A un tavolo di {title} qualcuno può rispondere, forse voi:',
    stop: 'Niente più promemoria per questo tavolo:',
  },
};

/** A letter in the player's language: that it is his turn, where, and how to be told no more. */
export function letterOf({ about, language, title, url, stopUrl }: Notice): {
  readonly subject: string;
  readonly text: string;
} {
  const letter = LETTERS[language as Language] ?? LETTERS.en;
  const filled = (sentence: string): string => sentence.replace('{title}', title);
  const text = `${filled(letter[about])}\n${url}\n\n${letter.stop}\n${stopUrl}\n`;
  return { subject: filled(letter[`${about}Subject`]), text };
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
