/** What is kept of people, reports and invitations, in English. */
export const en = {
  'privacy.title': 'Privacy',
  'privacy.lead': 'What is kept about you, where, for how long, and how to have it erased.',
  'here.title': 'In this browser',
  'here.text':
    'Games you play on this device, your settings, lessons and statistics stay in this browser; a table on a server is kept there, see below. You delete a game under My games, and everything at once by clearing the data of this site in your browser.',
  'none.title': 'On a server',
  'none.text':
    'This site has no server for tables: it is made of files only, and nothing you do here is sent anywhere. Whoever hosts the files may log, as any web host can, which address asked for which file and when.',
  'server.title': 'On the server of this site',
  'server.first': 'Nothing, until you open a table, take a seat or enter an event. From then on:',
  'server.key':
    'A key of this browser: a random number in a cookie that no script can read, for up to 400 days. It opens your seats. The server keeps only hashes of it, different for every table, so that nobody who reads the database can tell who plays where.',
  'server.names': 'The name you gave, your answers in the game, and what you wrote in the chat.',
  'server.ways':
    'An e-mail address, a web hook or a push address, if you asked for notices there. For an e-mail address we keep a keyed hash which says that it is confirmed (until nothing has been sent to it for 400 days) or that its owner wants no e-mail. E-mail goes through mail servers, push through the service of your browser’s maker.',
  'server.address':
    'In events, a hash of your network address that only this server can compute, to mark entries from one connection. Otherwise your address is only counted for limits against abuse and forgotten within a day, unless the operator bans it.',
  'server.nothing':
    'No accounts, no advertising, no visitor statistics, and your browser fetches nothing from other sites.',
  'long.title': 'For how long',
  'long.text':
    'A table that nobody has touched for {days} {days|day|days} is deleted with everything that belongs to it, one at which no game has begun after {waiting} {waiting|day|days}, an event {days} {days|day|days} after it closed. The operator’s backups may last longer.',
  'who.title': 'Who sees it',
  'who.text':
    'Everyone who can see a table or an event sees the names in it. Only the players can read the chat. Hands stay hidden until the game is over; afterwards the whole game can be replayed. The operator of this server can read everything on it.',
  'who.reports':
    'If somebody reports a line or a name, the operator gets a copy of that table with its chat. The copy is kept for {days} {days|day|days}, even if you erase your data: otherwise nobody could be held to account.',
  'yours.title': 'Your data',
  'yours.text':
    'You can see, save and erase everything kept under this browser’s key. For a seat on another device, do the same there. For records you submitted to open water, which carry only a name, ask the operator.',
  'yours.contact': 'The operator: {contact}',
  'yours.show': 'Show what is kept',
  'yours.none': 'Nothing is kept under this browser’s key.',
  'yours.sum':
    '{tables} {tables|seat|seats} at tables, {events} {events|event|events}, {ways} {ways|address|addresses} for notices.',
  'yours.seat': '{game}: {name}, {answers} {answers|answer|answers}, {lines} {lines|line|lines} of chat',
  'yours.nameless': 'no name',
  'yours.save': 'Save as a file',
  'yours.erase': 'Erase it all …',
  'erase.title': 'Erase everything under this key?',
  'erase.goes':
    'Your names disappear, your lines of chat are emptied, and your addresses, entries and keys are deleted. In games under way a bot plays on for you, and you cannot come back to your seat.',
  'erase.stays':
    'Your answers stay, without a name: they are part of other people’s games. A table at which nobody else sat is deleted. This cannot be undone.',
  'erase.do': 'Erase',
  'erase.keep': 'Keep it',
  'erase.done': 'Erased. This browser no longer has a key here.',
  'report.title': 'Report to the operator',
  'report.line': 'Report this line of {name}',
  'report.name': 'Report {name}',
  'report.short': 'Report',
  'report.event': 'Report something here',
  'report.what': 'What?',
  'report.titleOf': 'The title: {title}',
  'report.quoted': '“{text}”, {name}',
  'report.why': 'Why?',
  'reason.abuse': 'Insults or threats',
  'reason.name': 'An offensive name',
  'reason.cheating': 'Cheating',
  'reason.other': 'Something else',
  'report.words': 'In your words, if you like',
  'report.keeps':
    'The operator of this server gets a copy of the table with its chat. Nobody at the table is told.',
  'report.send': 'Send the report',
  'report.cancel': 'Cancel',
  'report.done': 'Reported. The operator will look at it.',
  'report.mute': 'You can also mute anyone under Chat; only you will notice.',
  'invited.title': 'You are invited',
  'invited.text':
    'On this server only people with an invitation may open tables and events. With this one, this browser may. It works once.',
  'invited.take': 'Accept the invitation',
  'invited.done': 'This browser may now open tables and events here.',
  'closed.text':
    'This server is closed: only people invited by the operator may open tables and events. Anyone may take a seat by link.',
};
