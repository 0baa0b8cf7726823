/** Che cosa si conserva delle persone, segnalazioni e inviti, in italiano. */
import type { Sentences } from './index.ts';

export const it: Sentences = {
  'privacy.title': 'Privacy',
  'privacy.lead': 'Che cosa si conserva di voi, dove, per quanto tempo, e come farlo cancellare.',
  'here.title': 'In questo browser',
  'here.text':
    'Le partite giocate su questo dispositivo, le impostazioni, le lezioni e le statistiche restano in questo browser; un tavolo su un server è conservato là, vedete sotto. Una partita si cancella in Le mie partite, tutto in una volta cancellando i dati di questo sito nel browser.',
  'none.title': 'Su un server',
  'none.text':
    'Questo sito non ha un server per i tavoli: è fatto solo di file, e niente di ciò che fate qui viene inviato da qualche parte. Chi ospita i file può annotare, come ogni hosting, quale indirizzo ha chiesto quale file e quando.',
  'server.title': 'Sul server di questo sito',
  'server.first': 'Niente, finché non aprite un tavolo, prendete posto o entrate in una gara. Da allora:',
  'server.key':
    'Una chiave di questo browser: un numero casuale in un cookie che nessuno script può leggere, per 400 giorni al massimo. Apre i vostri posti. Il server ne conserva solo impronte, diverse a ogni tavolo, così che nessuno legga nella base di dati chi gioca dove.',
  'server.names': 'Il nome che avete dato, le vostre risposte nella partita e ciò che avete scritto in chat.',
  'server.ways':
    'Un indirizzo e-mail, un web hook o un indirizzo push, se avete chiesto di essere avvisati lì. Di un indirizzo e-mail un’impronta cifrata ricorda che è confermato, finché per 400 giorni non gli si manda nulla, o che lì non si vogliono lettere. Le lettere passano per i server di posta, il push per il servizio di chi produce il vostro browser.',
  'server.address':
    'Nelle gare, un’impronta del vostro indirizzo di rete che solo questo server può calcolare, per segnare le iscrizioni da una stessa connessione. Per il resto l’indirizzo serve solo a contare contro gli abusi e si dimentica entro un giorno, a meno che il gestore non lo escluda.',
  'server.nothing':
    'Niente account, niente pubblicità, niente statistiche sui visitatori, e niente che il vostro browser prenda da altri siti.',
  'long.title': 'Per quanto tempo',
  'long.text':
    'Un tavolo che nessuno ha toccato per {days} {days|giorno|giorni} viene cancellato con tutto ciò che gli appartiene, uno senza partita iniziata dopo {waiting} {waiting|giorno|giorni}, una gara {days} {days|giorno|giorni} dopo la chiusura. Le copie di sicurezza del gestore possono durare di più.',
  'who.title': 'Chi lo vede',
  'who.text':
    'Chi vede un tavolo o una gara ne vede i nomi. Solo i giocatori leggono la chat. Le mani restano nascoste fino alla fine della partita; poi la si può rivedere tutta. Chi gestisce questo server può leggervi ogni cosa.',
  'who.reports':
    'Se qualcuno segnala una riga o un nome, il gestore riceve una copia del tavolo con la sua chat. La copia resta {days} {days|giorno|giorni}, anche se cancellate i vostri dati: altrimenti nessuno dovrebbe rispondere di nulla.',
  'yours.title': 'Che cosa è vostro',
  'yours.text':
    'Potete vedere, salvare e cancellare tutto ciò che si conserva sotto la chiave di questo browser. Per un posto su un altro dispositivo fate lo stesso là. Per le partite inviate in acque libere, che portano solo un nome, rivolgetevi al gestore.',
  'yours.contact': 'Il gestore: {contact}',
  'yours.show': 'Mostra che cosa si conserva',
  'yours.none': 'Sotto una chiave di questo browser non si conserva niente.',
  'yours.sum':
    '{tables} {tables|posto|posti} ai tavoli, {events} {events|gara|gare}, {ways} {ways|indirizzo|indirizzi} per gli avvisi.',
  'yours.seat': '{game}: {name}, {answers} {answers|risposta|risposte}, {lines} {lines|riga|righe} di chat',
  'yours.nameless': 'senza nome',
  'yours.save': 'Salva in un file',
  'yours.erase': 'Cancella tutto …',
  'erase.title': 'Cancellare tutto sotto questa chiave?',
  'erase.goes':
    'I vostri nomi spariscono, le vostre righe di chat vengono svuotate, i vostri indirizzi, le iscrizioni e le chiavi cancellati. Nelle partite in corso un bot gioca per voi, e non potete tornare al vostro posto.',
  'erase.stays':
    'Le vostre risposte restano, senza nome: fanno parte del gioco degli altri. Un tavolo a cui non sedeva nessun altro sparisce per intero. Non si può annullare.',
  'erase.do': 'Cancella',
  'erase.keep': 'Conserva',
  'erase.done': 'Cancellato. Questo browser non ha più una chiave qui.',
  'report.title': 'Segnala al gestore',
  'report.line': 'Segnala questa riga di {name}',
  'report.name': 'Segnala {name}',
  'report.short': 'Segnala',
  'report.event': 'Segnala qualcosa qui',
  'report.what': 'Che cosa?',
  'report.titleOf': 'Il titolo: {title}',
  'report.quoted': '«{text}», {name}',
  'report.why': 'Perché?',
  'reason.abuse': 'Insulti o minacce',
  'reason.name': 'Un nome offensivo',
  'reason.cheating': 'Imbrogli',
  'reason.other': 'Altro',
  'report.words': 'Con parole vostre, se volete',
  'report.keeps':
    'Il gestore di questo server riceve una copia del tavolo con la sua chat. Nessuno al tavolo ne è avvertito.',
  'report.send': 'Invia la segnalazione',
  'report.cancel': 'Annulla',
  'report.done': 'Segnalato. Il gestore lo guarderà.',
  'report.mute': 'In chat potete anche silenziare chiunque; ve ne accorgete solo voi.',
  'invited.title': 'Avete un invito',
  'invited.text':
    'Su questo server solo chi ha un invito può aprire tavoli e gare. Con questo, lo può questo browser. Vale una volta.',
  'invited.take': 'Accetta l’invito',
  'invited.done': 'Questo browser ora può aprire qui tavoli e gare.',
  'closed.text':
    'Questo server è chiuso: solo chi ha un invito del gestore può aprire tavoli e gare. Con un link chiunque può prendere posto.',
};
