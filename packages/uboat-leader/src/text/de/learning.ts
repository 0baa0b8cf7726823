/** What is going on, and what to weigh at each kind of question, in German. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.battle': '{boat} steht am Feind, {place}, Kampfrunde {phase}.',
  'situation.where.campaign':
    '{campaign}, Zug {turn}: {boats} {boats|Boot|Boote} in der Flottille, davon {sea} auf See.',
  'situation.stake.battle':
    'Noch {ships} {ships|Schiff|Schiffe} auf der Tafel gegen {boats} {boats|Boot|Boote}; Alarmmarker: {alerted}. Handelsschiffe bringen Punkte, Geleit Stress und Treffer.',
  'situation.stake.campaign':
    'Bisher {vp} Siegpunkte ({evaluation}), noch {so} Sonderpunkte, offene Kontakte: {contacts}.',
  'situation.next.setup': 'Sie wählen Boote und Besatzungen; dann beginnt der erste Zug.',
  'situation.next.strategic': 'Sie dürfen Punkte für Hilfe ausgeben; dann fahren die Boote.',
  'situation.next.operations':
    'Boot um Boot fahren Sie von Gebiet zu Gebiet und ziehen Ereignisse; wer Position bezogen hat, sucht danach Kontakte.',
  'situation.next.tactical':
    'Boote auf Position suchen; jeden Kontakt können Sie angreifen oder ziehen lassen.',
  'situation.next.battle':
    'Boote bewegen sich, der Geleitzug läuft weiter, Geleit sucht und greift an, Torpedos laufen; dann folgt die nächste Kampfrunde.',
  'situation.next.refit': 'Boote im Hafen erholen sich und laden; dann beginnt ein neuer Zug.',
  'situation.next.over': 'Der Feldzug ist zu Ende; er lässt sich nachlesen und noch einmal ansehen.',
  'coach.enlist':
    'Zurückgehaltene Punkte bezahlen später Sonderoptionen: Kaufen Sie, was die Gewässer verlangen.',
  'coach.crew': 'Erfahrung kostet Punkte und rettet Boote: Eine gute Besatzung erträgt mehr Stress.',
  'coach.dealMore': 'Die nächste Karte kann besser sein, doch jedes Boot hat seinen Preis.',
  'coach.takeDealt': 'Nehmen Sie das Boot, oder lassen Sie es und sparen die Punkte.',
  'coach.station': 'Ein Hafen nahe an Ihren Gewässern spart Ereignisse auf dem Weg.',
  'coach.spend': 'Was Sie jetzt kaufen, wirkt nur in diesem Zug; was Sie sparen, bleibt.',
  'coach.loadMines': 'Minen nehmen Torpedos den Platz; legen Sie sie früh.',
  'coach.loadAdvanced': 'Sondertorpedos sind knapp: Geben Sie sie einer Besatzung, die sie nutzt.',
  'coach.nextToSail': 'Die Reihenfolge zählt nur, wenn Boote dieselben Gewässer wollen.',
  'coach.sail':
    'Jeder Schritt kostet Ereignisse; halten Sie, wo Kontakte wahrscheinlich sind und die Besatzung frisch ist.',
  'coach.eventOffer': 'Ein Angebot: Wägen Sie ab, was es kostet und was Sie am Feind brauchen werden.',
  'coach.breakOff': 'Weitermachen gefährdet das Boot, abbrechen gibt den Auftrag auf.',
  'coach.aimRaid': 'Ein Handstreich trifft Schiffe im Hafen: Wählen Sie die Waffe, die sie erreicht.',
  'coach.raiding': 'Jeder weitere Angriff erschwert den Rückweg.',
  'coach.lookout': 'Suchen bringt Schiffe oder nichts; eine müde Besatzung hält man besser fern.',
  'coach.chooseConvoy': 'Größere Geleitzüge bringen mehr und sind besser bewacht.',
  'coach.engage': 'Zählen Sie Geleit gegen Torpedos und Stress; ziehen lassen kostet nichts.',
  'coach.place':
    'Achtern ist es ruhig, voraus kommen die Schiffe auf Sie zu; weit draußen sind Sie ungesehen, aber spät.',
  'coach.wolfpack': 'Gerufene Boote teilen Gefahr und Ziele und verbrauchen ihre eigene Gelegenheit.',
  'coach.relocate': 'Ein freier Zug vor dem Gefecht: näher zum Schuss, oder weg vom Geleit.',
  'coach.boatsMove': 'Boote ziehen nacheinander; wer beginnt, zieht vielleicht das Geleit auf sich.',
  'coach.helm':
    'Aufgetaucht ist schnell und sichtbar, getaucht langsam und sicherer: Achten Sie darauf, welches Geleit Sie erreicht.',
  'coach.driftShip': 'Was nicht mithält, fällt zurück: Wählen Sie das Feld, das Ihren Torpedos nützt.',
  'coach.driftBoat': 'Zurückfallen beendet Gefahr und Gelegenheit; bleiben Sie nur, wenn es sich lohnt.',
  'coach.escorts':
    'Geleitschiffe handeln einzeln; die Reihenfolge kann entscheiden, wer zuerst geortet wird.',
  'coach.boatsAttack': 'Zuerst schießt das Boot, das am ehesten gefunden wird.',
  'coach.aim': 'Erst alle Angriffe ansagen, dann schießen: Was früh sinkt, verschwendet den Rest.',
  'coach.spread': 'Mehr Torpedos auf ein Schiff geben mehr Würfel, und jeder Würfel wird besser.',
  'coach.enemyAttacks':
    'Die Angreifer kommen einzeln; nehmen Sie den schwächsten zuerst, solange das Boot heil ist.',
  'coach.react':
    'Alarmtauchen oder Tieftauchen kostet Stress oder gefährdet den Rumpf, kann aber jeden Treffer vermeiden.',
  'coach.reloadTubes': 'Füllen Sie die Rohre mit dem, was der nächste Kontakt verlangt.',
  'coach.remaining': 'Noch ein Kontakt mit derselben Besatzung: Zählen Sie zuerst Stress und Torpedos.',
};
