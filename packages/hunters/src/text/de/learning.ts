/** What is going on, and what to weigh at each kind of question, in German. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.sea':
    'Sie führen U-{boat} ({date}, {place}): Rumpfschaden {hull} von {hullLimit}, Wassereinbruch {flooding} von {floodingLimit}, noch {torpedoes} {torpedoes|Torpedo|Torpedos}.',
  'situation.where.port': 'U-{boat} liegt im Hafen und wird seeklar gemacht.',
  'situation.where.over': 'Die Laufbahn des Kommandanten von U-{boat} ist zu Ende.',
  'situation.stake.port':
    'Bisher {sunk} {sunk|Schiff|Schiffe} und {tons} t; gezählt wird die Tonnage, und nur wer heimkehrt, kann sie mehren.',
  'situation.stake.sea':
    'Bisher {sunk} {sunk|Schiff|Schiffe} und {tons} t in dieser Laufbahn; der Rumpf verträgt noch {hull} {hull|Treffer|Treffer}.',
  'situation.stake.lone':
    'Vor Ihnen, ohne Geleit: {ships}. Hier jagt Sie niemand, doch jede weitere Runde kann Geleit oder Flugzeuge bringen.',
  'situation.stake.convoy':
    'Vor Ihnen, unter Geleit: {ships}. Was sinkt, zählt; danach sucht Sie das Geleit.',
  'situation.stake.hunt':
    'Das Boot selbst: Das Geleit sucht, und der Rumpf verträgt noch {hull} {hull|Treffer|Treffer}.',
  'situation.stake.raid':
    'Das Boot selbst: Ein Flugzeug greift an, und der Rumpf verträgt noch {hull} {hull|Treffer|Treffer}.',
  'situation.stake.over': 'Es wurden {sunk} {sunk|Schiff|Schiffe} und {tons} t.',
  'situation.next.port': 'Torpedos kommen an Bord, Befehle werden erteilt, das Boot läuft aus.',
  'situation.next.sea':
    'Das Boot fährt Feld um Feld weiter; die Ausgucke melden, was in Sicht kommt, und das letzte Feld führt heim.',
  'situation.next.lone':
    'Sie wählen Entfernung und Waffen und schießen; danach dürfen Sie noch eine Runde wagen oder ablaufen.',
  'situation.next.convoy':
    'Sie wählen Entfernung und Ziele und schießen; dann würfelt das Geleit, ob es Sie findet, und wenn ja, fallen Wasserbomben.',
  'situation.next.hunt':
    'Das Geleit würfelt: Ortet es Sie, fallen Wasserbomben, und die Suche geht weiter; sonst laufen Sie ab.',
  'situation.next.raid':
    'Die Flak kann es vertreiben; dann fallen Bomben, und das Boot fährt weiter oder taucht.',
  'situation.next.over':
    'Sie können das Fahrtenbuch lesen, die Laufbahn noch einmal ansehen oder eine neue beginnen.',
  'coach.chooseBoat': 'Größere Boote tragen mehr Torpedos und vertragen mehr, tauchen aber langsamer.',
  'coach.commission': 'Name und Nummer sind frei und ändern nichts am Spiel.',
  'coach.boatNumber': 'Nur die Nummer am Turm: Wählen Sie, welche Ihnen gefällt.',
  'coach.loadout':
    'Die übliche Mischung ist geladen. G7a treffen besser und ziehen bei Tag eine Blasenbahn; G7e nicht, doch sie versagen in den ersten Kriegsjahren öfter.',
  'coach.requestArea':
    'Die Gewässer unterscheiden sich: Sehen Sie nach, was dort zu erwarten ist, ehe Sie wählen.',
  'coach.mineLoad': 'Bis sie gelegt sind, füllen Minen die Rohre; nur die Reserve dürfen Sie mischen.',
  'coach.course':
    'Weiterfahren überspringt ruhige Felder. Umkehren lohnt nur, wenn Schäden oder leere Rohre den Rest zu gefährlich machen.',
  'coach.turnHome': 'Die Feindfahrt wird abgebrochen; weniger Felder auf dem Weg heißt weniger Begegnungen.',
  'coach.resupply':
    'Ein Tanker bringt Torpedos und mehr Zeit auf See, doch das Treffen kann entdeckt werden.',
  'coach.takeOver': 'Nehmen Sie, was den Rohren fehlt; was bleibt, ist für Sie verloren.',
  'coach.contact': 'Wägen Sie Tonnage gegen Geleit ab: Passieren lassen kostet nur die Gelegenheit.',
  'coach.wait':
    'Nachts dürfen Sie aufgetaucht angreifen und sind schwerer zu finden, doch beim Warten kann die Fühlung abreißen.',
  'coach.chooseLight':
    'Tag oder Nacht entscheidet, ob Sie in der Nähe von Geleit aufgetaucht bleiben können.',
  'coach.approach':
    'Näher heißt mehr Treffer und mehr Gefahr: Auf nahe Entfernung müssen Sie erst am Geleit vorbei.',
  'coach.salvo':
    'Wenige Rohre, viele Schiffe: Entscheiden Sie, was sinken soll. Zwei Torpedos auf ein Schiff sind meist besser als je einer auf zwei.',
  'coach.weapon':
    'Torpedos versenken, das Geschütz spart Torpedos. Bug, Heck und Geschütz sind je Runde einmal dran.',
  'coach.volley': 'Richten Sie Rohr um Rohr; was Sie zurückhalten, bleibt für das nächste Schiff geladen.',
  'coach.gunnery': 'Granaten sind billig und schwach: gut, um zu beenden, was ein Torpedo begann.',
  'coach.another': 'Mit jeder weiteren Runde können Geleit und Flugzeuge herankommen.',
  'coach.testDepth':
    'Tiefer ist schwerer zu orten, kostet aber ein Rumpffeld und gefährdet das Boot: je mehr Rumpfschaden, desto mehr.',
  'coach.evade': 'Raten Sie, wohin das Geleit dreht: Die andere Seite bringt weniger Treffer, dieselbe mehr.',
  'coach.evadeTogether':
    'Jedes gejagte Boot dreht für sich; niemand sieht die Wahl des anderen, ehe die Bomben fallen.',
  'coach.reload': 'Die Rohre werden aus der Reserve gefüllt: Denken Sie an das Licht des nächsten Angriffs.',
  'coach.follow': 'Folgen bringt einen weiteren Angriff auf dieselben Schiffe, und eine weitere Jagd.',
  'coach.chooseDamaged':
    'Ein beschädigtes Schiff ist langsam und braucht weniger Treffer; das größte zählt am meisten.',
  'coach.stayUp': 'Die Flak kann den Angriff beenden, doch auf ein Boot, das oben bleibt, fallen Bomben.',
  'coach.spareParts': 'Reparieren Sie zuerst, was Tauchen oder Heimkehr verhindert.',
  'coach.boatRequest': 'Ein neueres Boot ist stärker, doch das Warten kostet Zeit.',
  'coach.chooseNewBoat':
    'Vergleichen Sie Rumpf, Rohre und Torpedos; die Laufbahn geht in diesem Boot weiter.',
  'coach.luck':
    'Ein Glücksmarker lässt neu würfeln, zum Guten oder Schlechten; sparen Sie ihn für einen Wurf, der alles beenden kann.',
  'coach.packName': 'Der dienstälteste Kommandant benennt das Rudel; sonst hängt nichts davon ab.',
  'coach.ownPackName': 'Jeder Name ist recht, solange ihn alle lesen können.',
  'coach.joinPack':
    'Der Geleitzug verspricht mit dem Rudel mehr und ist besser bewacht; andere Schiffe jagen Sie allein.',
  'coach.packFollow':
    'Jede Runde am Geleitzug bringt Tonnage und eine weitere Jagd; ein beschädigtes Boot sollte ablaufen.',
};
