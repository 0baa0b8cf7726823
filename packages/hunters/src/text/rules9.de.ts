/** The Hunters in German: the rules of combat (chapter 9) in our own words. */
export const combat: Readonly<Record<string, string>> = {
  'rule.9.0': 'Wie Schiffe angegriffen werden und wie sie zurückschlagen.',
  'rule.9.1': 'Die Gefechtstafel.',
  'rule.9.1.1':
    'Unter 5.001 t hält ein Schiff 2 Schadenspunkte aus, unter 10.000 t 3, darüber 4; ein Großkampfschiff 5.',
  'rule.9.1.2': 'Sie dürfen auf jedes der Schiffe zielen oder abbrechen, ohne geortet zu werden.',
  'rule.9.1.3': 'Tag oder Nacht wird vermerkt.',
  'rule.9.1.4': 'Die Entfernung ist nah, mittel oder weit.',
  'rule.9.1.5': 'Aufgetaucht oder getaucht wird vermerkt.',
  'rule.9.1.6': 'Geleitschiffe werden vermerkt, mit ihrer Güte, wo diese Regel gilt.',
  'rule.9.1.7': 'Die Güte von Flugzeugen wird vermerkt, wo diese Regel gilt.',
  'rule.9.1.8': 'Bei einer Rudelfahrt wird vermerkt, was das Geleit des Geleitzugs tut.',
  'rule.9.1.9': 'Einschlagende Treffer werden gezählt.',
  'rule.9.2': 'Auf Schiffe schießen.',
  'rule.9.2.1':
    'Wählen Sie Bug- oder Heckrohre und richten Sie jeden Torpedo, ehe der erste läuft. Beide Enden zusammen nur beim nächtlichen Überwasserangriff oder auf Schiffe ohne Geleit.',
  'rule.9.2.2':
    'Auf nahe Entfernung sucht das Geleit, bevor Sie schießen: geortet ab 10, nur mit Jahr und Schwertern. Geortet können Sie nicht schießen. Nach dem Schuss wird wieder gesucht.',
  'rule.9.2.3': 'U1 für jeden Torpedo: Je näher, desto besser.',
  'rule.9.2.4': 'U2 für jeden Treffer: Frühe Torpedos versagten oft.',
  'rule.9.2.5': 'U3 für jeden detonierten Treffer: Schadenspunkte vom Schiff, bei null sinkt es.',
  'rule.9.2.6': 'Im Fahrtenbuch werden versenkte Schiffe eingekreist, beschädigte abgehakt.',
  'rule.9.2.7':
    'Eine Runde ist Ihr Schuss und dann die Suche des Geleits. Geleitschiffe selbst werden nie angegriffen.',
  'rule.9.2.8':
    'Rohre werden nach einer Begegnung nachgeladen, vor einer weiteren Runde und vor einer Verfolgung.',
  'rule.9.3': 'Das Deckgeschütz.',
  'rule.9.3.1': 'Das Geschütz schießt aufgetaucht und nur auf Schiffe ohne Geleit.',
  'rule.9.3.2': 'Bis zu zwei Schuss, jeder auf ein beliebiges Schiff.',
  'rule.9.3.3': 'U1 und U3 wie bei Torpedos, ohne Versager; das 10,5-cm-Geschütz trifft härter.',
  'rule.9.3.4': 'Flak wird nicht gegen Schiffe eingesetzt.',
  'rule.9.4': 'Schiffe ohne Geleit.',
  'rule.9.4.1': 'Ein Schiff, zwei Schiffe oder ein Tanker allein haben kein Geleit.',
  'rule.9.4.2':
    'Niemand sucht. Bugrohre, Heckrohre und Geschütz schießen nacheinander in beliebiger Folge; jede Waffe wird gerichtet, ehe gewürfelt wird, und ihr Ergebnis ist bekannt, ehe die nächste schießt.',
  'rule.9.4.3':
    'Für eine weitere Runde wird nachgeladen und gewürfelt: Geleitschiffe oder ein Flugzeug können aufkommen.',
  'rule.9.4.4': 'Beliebig viele Runden, bis Geleitschiffe kommen.',
  'rule.9.4.5': 'Weitere Runden gibt es nur gegen Schiffe ohne Geleit.',
  'rule.9.4.6':
    'Kommen Geleitschiffe auf, so sind Sie unter Wasser, und bei ihrer ersten Suche zählt kein Zuschlag für die Entfernung.',
  'rule.9.5': 'Nächtlicher Überwasserangriff.',
  'rule.9.5.1':
    'Über Wasser zielen Sie besser, doch ab 1941 werden Sie leichter geortet, die ersten Wasserbomben treffen härter, und Sie können nicht gleich unter Prüftiefe gehen.',
  'rule.9.5.2':
    'Das andere Ende darf eine zweite Salve schießen; das wird beschlossen, ehe der erste Torpedo läuft: +1 auf den Treffer und leichter zu orten.',
  'rule.9.6': 'Ortung und Wasserbomben wechseln sich ab, bis Sie entkommen oder verloren sind.',
  'rule.9.6.1': 'Das Geleit sucht, nachdem Sie geschossen haben; auf nahe Entfernung vorher und nachher.',
  'rule.9.6.2':
    'Geleitschiffe, die in einer weiteren Runde aufkommen, suchen sofort und nach Ihrem Schuss noch einmal.',
  'rule.9.6.3':
    'Zuschläge werden addiert. Der nächtliche Überwasserangriff zählt bei jeder Suche, aber nur bei den ersten Wasserbomben; vorn und achtern zu schießen zählt nur bei der ersten Suche.',
  'rule.9.6.4':
    'Vor einer Suche dürfen Sie unter Prüftiefe gehen: ein Rumpffeld, dann Würfel gegen den Rumpf. Mehr als die Felder: sicher und −1. Gleich viel: noch ein Feld und noch einmal. Weniger: Das Boot ist verloren.',
  'rule.9.6.5': 'Einmal in jeder Runde, so oft Sie es wagen.',
  'rule.9.6.6': 'Nicht in der ersten Runde eines nächtlichen Überwasserangriffs.',
  'rule.9.6.7':
    '8 oder weniger, oder eine gewürfelte 2: nicht geortet. 9 bis 11: geortet. Ab 12: geortet, und +1 auf die Wasserbomben.',
  'rule.9.6.8': 'E3: Je mehr, desto schlimmer; ab 13 sinkt das Boot.',
  'rule.9.6.9': 'Jeder Treffer wird auf E4 gewürfelt und wirkt vor dem nächsten.',
  'rule.9.6.10': 'Treffer in der Besatzung werden sofort bestimmt: wer, und wie schwer.',
  'rule.9.6.11':
    'Das letzte Rumpffeld ist das Ende; das letzte Wasserfeld zwingt zum Auftauchen und zur Selbstversenkung.',
  'rule.9.6.12': 'Einmal geortet, hat jede weitere Suche +1, nicht mehr.',
  'rule.9.7': 'Schiffe unter Geleit und Geleitzüge verfolgen.',
  'rule.9.7.1': 'Nach der ersten Runde dürfen Sie im Feld bleiben und folgen.',
  'rule.9.7.2': 'Schiffe ohne Geleit werden nicht verfolgt; dafür gibt es weitere Runden.',
  'rule.9.7.3': 'Erst kommen die Reparaturen; wer geortet wurde, darf dennoch folgen.',
  'rule.9.7.4': 'Einem Großkampfschiff folgt man nur, wenn es beschädigt ist; es behält sein Geleit.',
  'rule.9.7.5':
    'Nach einer Verfolgung wird das Licht neu gewürfelt; bei beschädigten Schiffen wählen Sie es.',
  'rule.9.7.6':
    'Beschädigten Schiffen folgt man ohne Wurf. Ein Würfel: 1 bis 4 noch unter Geleit, 5 und 6 allein. Sie wählen eines.',
  'rule.9.7.7':
    'An einem Geleitzug oder unbeschädigten Schiffen unter Geleit hält man bei 1 bis 4 Fühlung. Ein Geleitzug zeigt vier neue Schiffe.',
  'rule.9.7.8':
    'Entweder die beschädigten Schiffe oder die anderen; nach den beschädigten ist der Geleitzug fort.',
  'rule.9.7.9': 'Es gilt als neue Begegnung mit neuer Taktik; die Rohre werden nachgeladen.',
  'rule.9.7.10':
    'Ein beschädigtes Schiff unter Geleit, auf das nicht geschossen wird, entkommt (zweite Auflage).',
  'rule.9.8': 'Flugzeuge.',
  'rule.9.8.1':
    'A1: Ab 6 tauchen Sie rechtzeitig; darunter ein oder zwei Angriffe. Ein Flugzeug in einer weiteren Runde rettet das Ziel (zweite Auflage).',
  'rule.9.8.2': 'Bomben: E3 mit +2 und 1943 mit +1, sonst nichts; dazu eine Verletzung in der Besatzung.',
  'rule.9.8.3':
    'Die Flak schießt zugleich. Abgeschossen: vorbei. Beschädigt: vorbei nach einem zweiten Angriff. Verfehlt: Es hält Fühlung und ruft vielleicht Geleitschiffe oder ein weiteres Flugzeug, das sofort angreift.',
  'rule.9.8.4': 'Ohne klare Flak gilt das Flugzeug als verfehlt.',
  'rule.9.8.5': 'VIIA +1, Typ IX −1 mit beiden Waffen.',
  'rule.9.8.6': 'Biskaya, Gibraltar und die späteren Jahre bringen mehr Flugzeuge.',
  'rule.9.8.7': 'Nur das Flakboot schießt nach dem ersten Angriff noch einmal.',
};
