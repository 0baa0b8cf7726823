/** Was von Menschen aufbewahrt wird, Meldungen und Einladungen, auf Deutsch. */
import type { Sentences } from './index.ts';

export const de: Sentences = {
  'privacy.title': 'Datenschutz',
  'privacy.lead': 'Was von Ihnen aufbewahrt wird, wo, wie lange, und wie Sie es löschen lassen.',
  'here.title': 'In diesem Browser',
  'here.text':
    'Spiele auf diesem Gerät, Ihre Einstellungen, Lektionen und Statistiken bleiben in diesem Browser; ein Tisch auf einem Server wird dort aufbewahrt, siehe unten. Ein Spiel löschen Sie unter Meine Spiele, alles auf einmal über die Websitedaten Ihres Browsers.',
  'none.title': 'Auf einem Server',
  'none.text':
    'Diese Seite hat keinen Server für Tische: Sie besteht nur aus Dateien, und nichts von dem, was Sie hier tun, wird irgendwohin geschickt. Wer die Dateien bereitstellt, kann wie jeder Webhoster festhalten, welche Adresse wann welche Datei abgerufen hat.',
  'server.title': 'Auf dem Server dieser Seite',
  'server.first':
    'Nichts, bis Sie einen Tisch eröffnen, sich setzen oder sich zu einer Wettfahrt melden. Von da an:',
  'server.key':
    'Ein Schlüssel dieses Browsers: eine Zufallszahl in einem Cookie, das kein Skript lesen kann, bis zu 400 Tage lang. Er öffnet Ihre Plätze. Der Server bewahrt nur Hashes davon auf, an jedem Tisch einen anderen, damit niemand in der Datenbank sieht, wer wo spielt.',
  'server.names':
    'Der Name, den Sie angegeben haben, Ihre Antworten im Spiel und was Sie im Chat geschrieben haben.',
  'server.ways':
    'Eine E-Mail-Adresse, ein Webhook oder eine Push-Adresse, falls Sie dort benachrichtigt werden wollten. Zu einer E-Mail-Adresse hält ein verschlüsselter Fingerabdruck fest, dass sie bestätigt ist, bis 400 Tage lang nichts dorthin ging, oder dass dort keine Briefe erwünscht sind. Briefe gehen über Mailserver, Push über den Dienst des Herstellers Ihres Browsers.',
  'server.address':
    'Bei Wettfahrten ein Hash Ihrer Netzadresse, den nur dieser Server berechnen kann, um Meldungen vom selben Anschluss zu kennzeichnen. Sonst wird Ihre Adresse nur für Grenzen gegen Missbrauch gezählt und binnen eines Tages vergessen, außer der Betreiber sperrt sie aus.',
  'server.nothing':
    'Keine Konten, keine Werbung, keine Besucherstatistik, und nichts, was Ihr Browser von anderen Seiten holt.',
  'long.title': 'Wie lange',
  'long.text':
    'Ein Tisch, den {days} {days|Tag|Tage} lang niemand angerührt hat, wird mit allem gelöscht, was dazugehört; einer, an dem kein Spiel begonnen hat, nach {waiting} {waiting|Tag|Tagen}; eine Wettfahrt {days} {days|Tag|Tage} nach ihrem Ende. Sicherungen des Betreibers können länger bestehen.',
  'who.title': 'Wer es sieht',
  'who.text':
    'Wer einen Tisch oder eine Wettfahrt sieht, sieht die Namen darin. Den Chat lesen nur die Spieler. Karten auf der Hand bleiben bis zum Ende des Spiels verdeckt; danach kann das ganze Spiel nachgespielt werden. Wer diesen Server betreibt, kann alles darauf lesen.',
  'who.reports':
    'Meldet jemand eine Zeile oder einen Namen, erhält der Betreiber eine Kopie dieses Tisches mit seinem Chat. Sie bleibt {days} {days|Tag|Tage}, auch wenn Sie Ihre Daten löschen: Sonst müsste niemand für etwas einstehen.',
  'yours.title': 'Was Ihnen gehört',
  'yours.text':
    'Sie können alles ansehen, speichern und löschen, was unter dem Schlüssel dieses Browsers aufbewahrt wird. Für einen Platz auf einem anderen Gerät tun Sie dasselbe dort. Wegen eingereichter Spiele im offenen Wasser, die nur einen Namen tragen, fragen Sie den Betreiber.',
  'yours.contact': 'Der Betreiber: {contact}',
  'yours.show': 'Zeigen, was aufbewahrt wird',
  'yours.none': 'Unter einem Schlüssel dieses Browsers wird nichts aufbewahrt.',
  'yours.sum':
    '{tables} {tables|Platz|Plätze} an Tischen, {events} {events|Wettfahrt|Wettfahrten}, {ways} {ways|Adresse|Adressen} für Nachrichten.',
  'yours.seat': '{game}: {name}, {answers} {answers|Antwort|Antworten}, {lines} {lines|Zeile|Zeilen} im Chat',
  'yours.nameless': 'ohne Namen',
  'yours.save': 'Als Datei speichern',
  'yours.erase': 'Alles löschen …',
  'erase.title': 'Alles unter diesem Schlüssel löschen?',
  'erase.goes':
    'Ihre Namen verschwinden, Ihre Chatzeilen werden geleert, und Ihre Adressen, Meldungen zu Wettfahrten und Schlüssel werden gelöscht. In laufenden Spielen spielt ein Bot für Sie weiter, und Sie können nicht auf Ihren Platz zurück.',
  'erase.stays':
    'Ihre Antworten bleiben ohne Namen: Sie gehören zu den Spielen der anderen. Ein Tisch, an dem sonst niemand saß, geht ganz. Das lässt sich nicht rückgängig machen.',
  'erase.do': 'Löschen',
  'erase.keep': 'Behalten',
  'erase.done': 'Gelöscht. Dieser Browser hat hier keinen Schlüssel mehr.',
  'report.title': 'Dem Betreiber melden',
  'report.line': 'Diese Zeile von {name} melden',
  'report.name': '{name} melden',
  'report.short': 'Melden',
  'report.event': 'Hier etwas melden',
  'report.what': 'Was?',
  'report.titleOf': 'Den Titel: {title}',
  'report.quoted': '„{text}“, {name}',
  'report.why': 'Warum?',
  'reason.abuse': 'Beleidigung oder Drohung',
  'reason.name': 'Ein anstößiger Name',
  'reason.cheating': 'Betrug',
  'reason.other': 'Etwas anderes',
  'report.words': 'In Ihren Worten, wenn Sie mögen',
  'report.keeps':
    'Der Betreiber dieses Servers erhält eine Kopie des Tisches mit seinem Chat. Niemand am Tisch erfährt davon.',
  'report.send': 'Meldung abschicken',
  'report.cancel': 'Abbrechen',
  'report.done': 'Gemeldet. Der Betreiber sieht es sich an.',
  'report.mute': 'Im Chat können Sie auch jeden stumm schalten; nur Sie merken es.',
  'invited.title': 'Sie sind eingeladen',
  'invited.text':
    'Auf diesem Server dürfen nur Leute mit einer Einladung Tische und Wettfahrten eröffnen. Mit dieser darf es dieser Browser. Sie gilt einmal.',
  'invited.take': 'Einladung annehmen',
  'invited.done': 'Dieser Browser darf hier jetzt Tische und Wettfahrten eröffnen.',
  'closed.text':
    'Dieser Server ist geschlossen: Nur wer eine Einladung des Betreibers hat, darf Tische und Wettfahrten eröffnen. Mit einem Link kann sich jeder setzen.',
};
