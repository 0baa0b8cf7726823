/** Notices by e-mail. */
import type { Language } from '@flotilla/table';
import type { About, Carrier, Notice } from './telling.ts';

type Letter = Readonly<
  Record<About | `${About}Subject` | 'stop' | 'stopEvent' | 'askSubject' | 'ask' | 'askNot', string>
>;

const LETTERS: Readonly<Record<Language, Letter>> = {
  en: {
    turnSubject: 'Your turn: {title}',
    turn: 'It is your turn at a table of {title}:',
    pauseSubject: 'A table is waiting: {title}',
    pause: 'At a table of {title} somebody may answer, perhaps you:',
    openedSubject: 'Open: {title}',
    opened: 'An event of {title} is open, and you are on its list. You can set sail:',
    roundSubject: 'Your board is ready: {title}',
    round: 'Round {round} of a tournament of {title} has begun, and your board is ready:',
    deadlineSubject: 'Time is running out: {title}',
    deadline: 'Time is running out for your board in round {round} of a tournament of {title}:',
    closedSubject: 'Closed: {title}',
    closed: 'An event of {title} is closed. Standings and games are open to everybody:',
    cancelledSubject: 'Called off: {title}',
    cancelled: 'An event of {title} has been called off:',
    stop: 'No more reminders of this table:',
    stopEvent: 'No more notices about this event:',
    askSubject: 'Please confirm your address',
    ask: 'Somebody, presumably you, wants to be told by e-mail of games at Flotilla. Confirm here that this address is yours:',
    askNot:
      'Nothing else is sent before you do. If it was not you, you need do nothing; behind the same link you can also say that you want no letters from there.',
  },
  de: {
    turnSubject: 'Sie sind am Zug: {title}',
    turn: 'An einem Tisch von {title} sind Sie am Zug:',
    pauseSubject: 'Ein Tisch wartet: {title}',
    pause: 'An einem Tisch von {title} darf jemand antworten, vielleicht Sie:',
    openedSubject: 'Eröffnet: {title}',
    opened: 'Eine Wettfahrt von {title} ist eröffnet, und Sie stehen auf der Liste. Sie können auslaufen:',
    roundSubject: 'Ihr Brett ist bereit: {title}',
    round: 'Runde {round} eines Turniers von {title} hat begonnen, Ihr Brett ist bereit:',
    deadlineSubject: 'Die Zeit wird knapp: {title}',
    deadline: 'Für Ihr Brett in Runde {round} eines Turniers von {title} wird die Zeit knapp:',
    closedSubject: 'Beendet: {title}',
    closed: 'Eine Wettfahrt von {title} ist beendet. Stand und Partien sind jetzt für alle offen:',
    cancelledSubject: 'Abgesagt: {title}',
    cancelled: 'Eine Wettfahrt von {title} wurde abgesagt:',
    stop: 'Keine Erinnerungen an diesen Tisch mehr:',
    stopEvent: 'Keine Nachrichten zu dieser Wettfahrt mehr:',
    askSubject: 'Bitte bestätigen Sie Ihre Adresse',
    ask: 'Jemand, vermutlich Sie, möchte per E-Mail von Partien bei Flotilla erfahren. Bestätigen Sie hier, dass dies Ihre Adresse ist:',
    askNot:
      'Vorher wird nichts weiter geschickt. Wenn Sie es nicht waren, brauchen Sie nichts zu tun; hinter demselben Link können Sie auch sagen, dass Sie von dort keine E-Mails wünschen.',
  },
  fr: {
    turnSubject: 'À vous de jouer : {title}',
    turn: 'C’est votre tour à une table de {title} :',
    pauseSubject: 'Une table attend : {title}',
    pause: 'À une table de {title}, quelqu’un peut répondre, peut-être vous :',
    openedSubject: 'Ouverte : {title}',
    opened: 'Une épreuve de {title} est ouverte et vous êtes sur la liste. Vous pouvez appareiller :',
    roundSubject: 'Votre table est prête : {title}',
    round: 'La ronde {round} d’un tournoi de {title} a commencé, votre table est prête :',
    deadlineSubject: 'Le temps presse : {title}',
    deadline: 'Le temps presse pour votre table de la ronde {round} d’un tournoi de {title} :',
    closedSubject: 'Terminée : {title}',
    closed: 'Une épreuve de {title} est terminée. Le classement et les parties sont ouverts à tous :',
    cancelledSubject: 'Annulée : {title}',
    cancelled: 'Une épreuve de {title} a été annulée :',
    stop: 'Plus de rappels pour cette table :',
    stopEvent: 'Plus de messages sur cette épreuve :',
    askSubject: 'Veuillez confirmer votre adresse',
    ask: 'Quelqu’un, sans doute vous, souhaite être averti par courriel de parties sur Flotilla. Confirmez ici que cette adresse est la vôtre :',
    askNot:
      'Rien d’autre n’est envoyé avant cela. Si ce n’était pas vous, vous n’avez rien à faire ; derrière le même lien, vous pouvez aussi dire que vous ne voulez aucun courriel de ce site.',
  },
  it: {
    turnSubject: 'Tocca a voi: {title}',
    turn: 'Tocca a voi a un tavolo di {title}:',
    pauseSubject: 'Un tavolo aspetta: {title}',
    pause: 'A un tavolo di {title} qualcuno può rispondere, forse voi:',
    openedSubject: 'Aperta: {title}',
    opened: 'Una gara di {title} è aperta e siete in lista. Potete salpare:',
    roundSubject: 'Il vostro tavolo è pronto: {title}',
    round: 'Il turno {round} di un torneo di {title} è cominciato, il vostro tavolo è pronto:',
    deadlineSubject: 'Il tempo stringe: {title}',
    deadline: 'Il tempo stringe per il vostro tavolo nel turno {round} di un torneo di {title}:',
    closedSubject: 'Conclusa: {title}',
    closed: 'Una gara di {title} è conclusa. Classifica e partite sono aperte a tutti:',
    cancelledSubject: 'Annullata: {title}',
    cancelled: 'Una gara di {title} è stata annullata:',
    stop: 'Niente più promemoria per questo tavolo:',
    stopEvent: 'Niente più messaggi su questa gara:',
    askSubject: 'Confermate il vostro indirizzo',
    ask: 'Qualcuno, probabilmente voi, vuole essere avvisato per e-mail di partite su Flotilla. Confermate qui che questo indirizzo è il vostro:',
    askNot:
      'Prima di allora non viene inviato altro. Se non siete stati voi, non dovete fare nulla; dietro lo stesso link potete anche dire che da lì non volete e-mail.',
  },
};

/** A letter in the reader's language: what there is to do, where, and how to be told no more. It holds no word of any player. */
export function letterOf({ about, language, plays, url, stopUrl, round }: Notice): {
  readonly subject: string;
  readonly text: string;
} {
  const letter = LETTERS[language as Language] ?? LETTERS.en;
  const filled = (sentence: string): string =>
    sentence.replace('{round}', String(round ?? '')).replace('{title}', plays);
  const stop = about === 'turn' || about === 'pause' ? letter.stop : letter.stopEvent;
  const text = `${filled(letter[about])}\n${url}\n\n${stop}\n${stopUrl}\n`;
  return { subject: filled(letter[`${about}Subject`]), text };
}

/** The letter that asks the owner of an address to confirm it. It quotes nobody, and does not even name a game. */
export function askingLetter(
  language: string,
  url: string,
): { readonly subject: string; readonly text: string } {
  const { askSubject, ask, askNot } = LETTERS[language as Language] ?? LETTERS.en;
  return { subject: askSubject, text: `${ask}\n${url}\n\n${askNot}\n` };
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
      const list = { unsubscribe: { url: notice.stopPost } };
      const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({ from, to: target, ...letterOf(notice), list, headers });
    },
    async ask(target, { language, url }) {
      await transport.sendMail({ from, to: target, ...askingLetter(language, url) });
    },
  };
}
