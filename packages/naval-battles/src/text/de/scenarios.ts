/** German texts of the scenarios and of what can be wrong with one. */
import type { Catalogue } from '@flotilla/table';

export const scenariosDe: Catalogue = {
  'scenario.raider-force-710.name': 'Raider Force-710',
  'scenario.raider-force-710.background':
    'Ein dritter Weltkrieg hat begonnen. Sowjetische Schiffe haben Ankerplätze an der norwegischen Küste beschossen, und am Morgen des 5. März findet sie eine Streife von Fregatten.',
  'scenario.raider-force-710.special': 'Versenken Sie feindliche Schiffe für 11 Punkte.',
  'scenario.taking-the-bear.name': 'Bärenjagd',
  'scenario.taking-the-bear.background':
    'Derselbe erdachte Krieg. Eine amerikanische Trägergruppe gerät zwischen sowjetische Kreuzer, U-Boote und ein Bomberregiment.',
  'scenario.taking-the-bear.special':
    'Neben der sowjetischen Flotte liegt eine Karte Bombardement. Versenken Sie feindliche Schiffe für 35 Punkte.',
  'scenario.falkland-express.name': 'Falkland-Express',
  'scenario.falkland-express.background':
    'Südatlantik, 1982. Den Senkrechtstartern der britischen Träger fehlen Ersatzteile; ein gecharterter Versorger mit einem einzigen Geleitschiff läuft mit voller Fahrt nach Süden.',
  'scenario.falkland-express.special':
    'Drei Runden, keine Verstärkung, keine Luftangriffe. Argentinien gewinnt, wenn der Nichtkombattant sinkt, sonst das Vereinigte Königreich. So wie gedruckt ist das für Argentinien fast aussichtslos; es gibt eine knappere Variante.',
  'scenario.falkland-express-closer.name': 'Falkland-Express, knapper',
  'scenario.falkland-express-closer.background':
    'Dieselbe Fahrt nach Süden, mit einer stärkeren argentinischen Gruppe auf See und einem verletzlicheren Versorger: ein knapperes Spiel als das gedruckte.',
  'scenario.falkland-express-closer.special':
    'Drei Runden, keine Verstärkung, keine Luftangriffe. Der Nichtkombattant hat Rumpf 2. Argentinien gewinnt, wenn er sinkt, sonst das Vereinigte Königreich.',
  'scenario.panda-bay.name': 'Pandabucht',
  'scenario.panda-bay.background':
    'Taiwan baut eine große Batterie von Seezielflugkörpern. Als die Gespräche scheitern, schlägt China zu, gerade als ein Versorger mit der Lenkanlage einläuft.',
  'scenario.panda-bay.special':
    'Der Nichtkombattant ist 5 Punkte wert. Neben der Flotte Taiwans liegt eine Karte Luftunterstützung. Versenken Sie feindliche Schiffe für 13 Punkte.',
  'scenario.the-gap-1986.name': 'Die Lücke',
  'scenario.the-gap-1986.background':
    'Ein sowjetischer Überwasserverband und ein Jagd-U-Boot wollen zwischen Island und Schottland hindurch, während aus einer Krise noch ein Krieg werden kann. Eine britische Jagdgruppe steht im Weg.',
  'scenario.the-gap-1986.special':
    'Keine Verstärkung. Das Vereinigte Königreich hat den ersten Zug, neben seiner Flotte liegt eine Karte Luftunterstützung. Die Reihenregel für Luftangriffe gilt. Versenken Sie feindliche Schiffe für 16 Punkte.',
  'scenario.southern-pincer-1982.name': 'Zange im Süden',
  'scenario.southern-pincer-1982.background':
    'Was, wenn die argentinische Trägergruppe und der alte Kreuzer am selben Morgen auf den britischen Verband gestoßen wären?',
  'scenario.southern-pincer-1982.special':
    'Das Vereinigte Königreich hat den ersten Zug und keine Reserve; Argentinien darf die San Luis heranführen. Versenken Sie feindliche Schiffe für 15 Punkte.',
  'scenario.straits-of-tsushima-1991.name': 'Wache vor Tsushima',
  'scenario.straits-of-tsushima-1991.background':
    'Eine Besatzung von Hardlinern ist mit einem sowjetischen Schlachtkreuzer und kleinem Geleit ausgelaufen. Japanische Zerstörer sollen ihm die Meerenge versperren.',
  'scenario.straits-of-tsushima-1991.special':
    'Keine Verstärkung. Versenken Sie feindliche Schiffe für 14 Punkte. Spätestens nach acht Runden gewinnt die Seite mit mehr versenkten Punkten, bei Gleichstand Japan.',
  'scenario.strait-night-1996.name': 'Nacht in der Meerenge',
  'scenario.strait-night-1996.background':
    'Raketentests vor Taiwan laufen aus dem Ruder, und Streifen eröffnen im Dunkeln das Feuer. Das Wetter hält die Flugzeuge am Boden.',
  'scenario.strait-night-1996.special':
    'Keine Verstärkung. Keinerlei Luftangriffe; Luftunterstützung darf noch abwehren oder U-Boote jagen, Bombardement ist nur abzulegen. Versenken Sie feindliche Schiffe für 9 Punkte.',
  'scenario.levant-convoy-1973.name': 'Levante-Geleit',
  'scenario.levant-convoy-1973.background':
    'Im Oktoberkrieg hält ein amerikanischer Munitionstransporter auf das östliche Mittelmeer zu. Ein sowjetisches Geschwader hat Befehl, ihn aufzuhalten.',
  'scenario.levant-convoy-1973.special':
    'Acht Runden; die Sowjetunion beginnt, neben ihrer Flotte liegt eine Karte Luftunterstützung. Keine Verstärkung, kein Bombardement. Der Nichtkombattant (6 Punkte, Rumpf 6) bleibt in der letzten Reihe. Die Sowjetunion gewinnt, wenn er sinkt, sonst die Vereinigten Staaten.',
  'scenario.northern-shield-1988.name': 'Nordschild',
  'scenario.northern-shield-1988.background':
    'Vier Flotten vor Nordnorwegen: eine britische und eine norwegische Gruppe gegen die Nordflotte in zwei Divisionen.',
  'scenario.northern-shield-1988.special':
    'Zwei Mannschaften, abwechselnde Plätze. Keine Verstärkung. Es gewinnt die Mannschaft, die 18 Punkte versenkt.',
  'terms.sentences': '{first} {rest}',
  'terms.first': 'Den ersten Zug hat — {who}.',
  'terms.noReinforcements': 'Keine Verstärkung.',
  'terms.noAirStrikes': 'Keinerlei Luftangriffe.',
  'terms.noBombardments': 'Kein Bombardement.',
  'terms.rowRule': 'Die Reihenregel für Luftangriffe gilt.',
  'terms.nonCombatantWorth': 'Der Nichtkombattant ist {points} {points|Punkt|Punkte} wert.',
  'terms.nonCombatantHull': 'Der Nichtkombattant hat einen Rumpf von {hull}.',
  'terms.nonCombatantLast': 'Der Nichtkombattant bleibt in der letzten Reihe.',
  'terms.rounds': 'Das Gefecht dauert höchstens {rounds} {rounds|Runde|Runden}.',
  'terms.target': 'Versenken Sie feindliche Schiffe für {target} Punkte.',
  'terms.targetTeams': 'Es gewinnt die Mannschaft, die feindliche Schiffe für {target} Punkte versenkt.',
  'terms.tie': 'Ein Gleichstand geht an eine Seite — {who}.',
  'terms.nonCombatant': 'Sieger, wenn der Nichtkombattant sinkt — {sunk}; sonst — {afloat}.',
  'terms.nonCombatantTeams':
    'Sieger, wenn der Nichtkombattant sinkt — die Mannschaft von {sunk}; sonst — die Mannschaft von {afloat}.',
  'scenario.error.notJson': 'Der Text ist kein vollständiges JSON.',
  'scenario.error.tooDeep': 'Der Text ist tiefer verschachtelt als jedes Szenario.',
  'scenario.error.notAnObject': 'Ein Szenario ist ein Objekt mit Feldern wie id, name, sides und victory.',
  'scenario.error.field': 'Ein Feld „{field}“ gibt es hier nicht; die Felder sind {fields}.',
  'scenario.error.id': 'Die id braucht 1 bis 40 Kleinbuchstaben, Ziffern oder Bindestriche.',
  'scenario.error.name': 'Hier wird ein Name mit 1 bis {longest} Zeichen in einer Zeile gebraucht.',
  'scenario.error.text': 'Hier wird ein Text mit 1 bis {longest} Zeichen in einer Zeile gebraucht.',
  'scenario.error.number': '„{value}“ ist keine ganze Zahl von {min#} bis {max#}.',
  'scenario.error.sides': 'Es muss {min} bis {max} Seiten geben.',
  'scenario.error.side': 'Eine Seite ist ein Objekt mit name, navy und ships.',
  'scenario.error.sideTwice': 'Zwei Seiten heißen „{name}“.',
  'scenario.error.sideName': '„{name}“ ist keine der Seiten: {sides}.',
  'scenario.error.navy': '„{navy}“ ist keine Marine; die Marinen sind {navies}.',
  'scenario.error.shipList': 'Hier wird eine Liste von Schiffsnamen gebraucht.',
  'scenario.error.noShips': 'Eine Seite braucht mindestens ein Schiff.',
  'scenario.error.ship': '„{ship}“ ist kein Schiff der Marine „{navy}“.',
  'scenario.error.shipTwice': '{ship} kommt zweimal vor.',
  'scenario.error.service': '{ship} war von {from#} bis {to#} im Dienst, nicht {year#}.',
  'scenario.error.reserve': 'Die Reserve ist „navy“, „none“ oder eine Liste von Schiffen, nicht „{reserve}“.',
  'scenario.error.cardList': 'Karten sind eine Liste von Arten mit ihrer Anzahl.',
  'scenario.error.cardKind': '„{kind}“ ist keine Art von Aktionskarte; die Arten sind {kinds}.',
  'scenario.error.cardCount': 'Karten der Art „{kind}“ ausgegeben: {given}; der Stapel enthält {held}.',
  'scenario.error.teamMissing': 'Entweder hat jede Seite eine Mannschaft oder keine.',
  'scenario.error.oneTeam': 'Alle Seiten sind in der Mannschaft „{team}“; es müssen zwei sein.',
  'scenario.error.rules': 'Die Regeln sind ein Objekt; seine Felder sind {rules}.',
  'scenario.error.yesOrNo': 'Hier wird true oder false gebraucht, nicht „{value}“.',
  'scenario.error.victory': 'Der Sieg hat die Art „vp“ oder „nonCombatant“, nicht „{type}“.',
  'scenario.error.outOfReach':
    '{side} kann keine {target} Punkte versenken: Die Gegner sind zusammen {total} wert.',
  'scenario.error.tieWithoutRounds':
    'Ein Gleichstand ist nur zu entscheiden, wenn das Spiel eine letzte Runde hat.',
  'scenario.error.nonCombatantMissing':
    'Keine Seite hat den Nichtkombattanten (Non-Combatant); nehmen Sie ihn unter die Schiffe einer Seite auf.',
  'scenario.error.roundsMissing':
    'Die Zahl der Runden fehlt: Ohne sie ist der Nichtkombattant nie in Sicherheit.',
  'scenario.error.idTaken': '„{id}“ ist die id eines Szenarios aus dem Spiel; wählen Sie eine andere.',
  'scenario.error.origin': 'Die Herkunft ist „printed“, „own“ oder „custom“, nicht „{origin}“.',
  'scenario.error.fieldList': 'Hier wird eine Liste von Feldnamen gebraucht.',
  'scenario.error.shipText':
    '{ship} muss in Anführungszeichen stehen: Ein Schiff wird durch einen Text benannt.',
  'scenario.error.reserveTwice':
    'Zwei Seiten der Marine „{navy}“ haben deren übrige Schiffe in Reserve; geben Sie einer davon „none“ oder eine Liste von Schiffen.',
  'scenario.error.nonCombatant': 'Der Nichtkombattant ist ein Objekt; seine Felder sind {fields}.',
  'scenario.error.sameCamp':
    'Die Seite, die gewinnt, wenn der Nichtkombattant sinkt, und die Seite, die sonst gewinnt, müssen Gegner sein.',
};
