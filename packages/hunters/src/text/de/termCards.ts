/** What the terms of docs/glossary.md mean, in German. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.dud.card':
    'Ein Torpedo, der trifft und nicht zündet. Anfangs versagt jeder dritte, von den elektrischen jeder zweite; später noch jeder sechste.',
  'term.testDepth.card':
    'Die Tiefe, für die ein Rumpf gebaut ist. Darunter sind Sie schwerer zu orten, doch das kostet ein Rumpffeld, und ein beschädigter Rumpf kann zerdrückt werden.',
  'term.escort.card':
    'Kriegsschiffe, die Handelsschiffe schützen. Nach einem Angriff suchen sie mit zwei Würfeln und werfen Wasserbomben auf ein geortetes Boot.',
  'term.convoy.card':
    'Handelsschiffe, die gemeinsam unter Geleit fahren. Vier von ihnen können Sie zugleich angreifen.',
  'term.flooding.card':
    'Wasser im Boot. Das letzte Feld zwingt es zum Auftauchen und zur Selbstversenkung; entkommt es, wird alles gelenzt.',
  'term.hullBox.card':
    'Ein Feld dessen, was der Rumpf aushält. Das letzte versenkt das Boot, und nur die Werft repariert sie.',
  'term.depthCharges.card':
    'Bomben, die unter Wasser detonieren. Zwei Würfel sagen, wie viele Treffer es gibt, und jeder Treffer beschädigt etwas.',
  'term.steamTorpedo.card':
    'Der übliche Torpedo: Er trifft gut, doch bei Tag verrät seine Blasenbahn dem Geleit, wo Sie sind.',
  'term.electricTorpedo.card':
    'Ein Torpedo ohne Blasenbahn. Er trifft etwas schlechter und versagt anfangs öfter.',
  'term.wolfpack.card':
    'Mehrere Boote gegen einen Geleitzug. Sie teilen sich die Aufmerksamkeit des Geleits.',
  'term.refit.card':
    'Die Monate in der Werft nach einer Feindfahrt. Je mehr Rumpffelder und Anlagen beschädigt sind, desto länger.',
  'term.luckMarker.card':
    'Die Gelegenheit, Würfel noch einmal zu werfen, nachdem man sie gesehen hat. Er bleibt, bis er benutzt wird. Keine gezeigte Chance rechnet mit ihm.',
};
