/** What is going on, and what to weigh at each kind of question, in German. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.setup': 'Die Flotten werden aufgestellt; noch kennt niemand die Schiffe der anderen.',
  'situation.where.battle':
    'Runde {round}, am Zug: {active}. Ihre Flotte hat {ships} {ships|Schiff|Schiffe}, Sie halten {cards} {cards|Karte|Karten}.',
  'situation.where.watching': 'Runde {round}, am Zug: {active}; Sie sehen zu.',
  'situation.stake.race':
    'Versenkte Schiffe sind Punkte: Sie haben {mine}, der beste Gegner {theirs}; wer am Ende einer Runde {target} hat, gewinnt.',
  'situation.stake.convoy':
    'Ein Schiff entscheidet dieses Gefecht: Eine Seite muss es versenken, die andere durchbringen. Bisher versenkte Punkte: {mine} und {theirs}.',
  'situation.next.setup':
    'Schiffe werden gewählt und in Reihen gelegt; dann werden alle Flotten gezeigt und Karten ausgeteilt.',
  'situation.next.turn':
    'Sie sagen Angriffe an; sind Sie fertig, werden alle Abwehren angesagt, die Würfel fallen, und Sie ziehen nach.',
  'situation.next.defend':
    'Sie sagen alle Abwehren zugleich an; dann wird gewürfelt, und was nicht aufgehalten ist, trifft.',
  'situation.next.answer':
    'Sie dürfen eine Karte aufheben, ehe sie wirkt; lassen Sie sie zu, geht es weiter.',
  'situation.next.hand': 'Sie dürfen ablegen, ziehen dann nach, und der nächste Platz ist am Zug.',
  'situation.next.wait': 'Andere entscheiden; Sie werden gefragt, sobald es Sie angeht.',
  'situation.next.over':
    'Das Gefecht ist vorbei: Alle Karten liegen offen, und es lässt sich noch einmal ansehen.',
  'coach.chooseNavy':
    'Marinen unterscheiden sich in Schiffen, Kartenhand und Stärke: Eine kleine ist leichter zu überblicken.',
  'coach.dividePoints': 'Punkte der einen Flotte fehlen der anderen; kämpfen müssen beide können.',
  'coach.agreeDivision':
    'Stimmen Sie zu oder schlagen Sie neu vor: Es beginnt erst, wenn die Mannschaft einig ist.',
  'coach.buildFleets':
    'Viele Waffen brauchen viele Plattformen: Mischen Sie starke Schiffe mit billigen, die abschirmen.',
  'coach.layOut': 'Reihe 1 reicht weiter und wird zuerst erreicht; was überleben soll, gehört nach hinten.',
  'coach.buyCard': 'Eine Karte neben der Flotte ist zur Hand, doch ihre Punkte kaufen kein Schiff.',
  'coach.actions':
    'Jedes Schiff handelt einmal je Zug, und eine behaltene Karte kann schützen: Greifen Sie an, wo etwas sinkt.',
  'coach.reinforce':
    'Schiffe kommen für Karten gleichen Werts; der Preis ist eine Hand, die kaum noch abwehrt.',
  'coach.rearrange':
    'Umstellen kostet in Ihrer Aktionsphase nichts: nach vorn, was schießen soll, nach hinten, was schwach ist.',
  'coach.setOrders': 'Dauerbefehle antworten an Ihrer Stelle; sie spielen nie, was Sie nicht erlaubt haben.',
  'coach.aim':
    'Kleine Schiffe können ausweichen, große vertragen mehr: Achten Sie auf den Rest des Rumpfs und die Punkte.',
  'coach.commitShip':
    'Ein Schiff, das schießt, hat gehandelt: Lassen Sie das schießen, das Sie sonst am wenigsten brauchen.',
  'coach.fly':
    'Flugzeuge versenken mit hohem Wurf oder bewirken nichts: Schicken Sie sie gegen das, was schwer zu zermürben ist.',
  'coach.payBombardment': 'Bomber werden mit Karten bezahlt: Geben Sie, was Sie nie spielen würden.',
  'coach.choosePlan':
    'Ein Schlachtplan gibt in diesem Zug +1 auf alle Ihre Würfel oder −1 auf die eines Gegners: Wählen Sie, wo die meisten fallen.',
  'coach.chooseRepairs':
    'Reparieren Sie, was eine Waffe zurückbringt oder ein wertvolles Schiff über Wasser hält.',
  'coach.copyCard':
    'Überlegene Taktik wird zur Kopie der gespielten Karte: dort, wo zwei besser sind als eine.',
  'coach.window': 'Aufklärung hebt diese Karte endgültig auf; fragen Sie sich, ob noch Schlimmeres kommt.',
  'coach.windowForAll': 'Alle dürfen auf diese Karte antworten; wer nichts hat, lässt sie einfach zu.',
  'coach.defend':
    'Alle Abwehren werden vor dem ersten Wurf angesagt, und gespielte Karten sind weg: Schützen Sie das Wertvollste.',
  'coach.rollNext':
    'Abwehren werden einzeln gewürfelt: Beginnen Sie mit der, die entscheidet, welche anderen noch nötig sind.',
  'coach.discardCards': 'Eine Karte, die zwei Züge nichts nützt, ist weniger wert als eine neue.',
};
