/** German: the rule cases of docs/coverage/naval-battles.md, each with a short heading and the rule in our own words. */
import type { Catalogue } from '@flotilla/table';

export const rulesDe: Catalogue = {
  // headings
  'heading.setup': 'Aufbau',
  'heading.setup.order': 'Spielerreihenfolge',
  'heading.setup.navies': 'Marinen',
  'heading.setup.fleets': 'Flotten und Reserve',
  'heading.setup.formation': 'Formation',
  'heading.setup.nonCombatant': 'Nichtkombattant',
  'heading.setup.cards': 'Erste Hand',
  'heading.setup.command': 'Führung',
  'heading.win': 'Wie man gewinnt',
  'heading.sequence': 'Spielablauf',
  'heading.actions': 'Aktionen',
  'heading.reinforce': 'Verstärkung',
  'heading.rearrange': 'Die Flotte umordnen',
  'heading.defences': 'Abwehr der Gegner',
  'heading.resolve': 'Angriffe auswerten',
  'heading.discard': 'Ablegen',
  'heading.draw': 'Alle ziehen nach',
  'heading.attack': 'Wie man angreift',
  'heading.attack.symbols': 'Passende Symbole',
  'heading.attack.platforms': 'Mehrere Symbole',
  'heading.attack.range': 'Reichweite',
  'heading.attack.damage': 'Schaden',
  'heading.attack.sink': 'Ein Schiff versenken',
  'heading.attack.large': 'Schwere Geschütze',
  'heading.attack.hard': 'Schwer abzuwehren',
  'heading.defence.symbols': 'Abwehrsymbole',
  'heading.evasion': 'Ausweichen',
  'heading.card.gun': 'Artilleriegefecht',
  'heading.card.missile': 'Flugkörpergefecht',
  'heading.card.torpedo': 'Torpedogefecht',
  'heading.card.air': 'Luftunterstützung',
  'heading.card.air.strike': 'Karte: Luftangriff',
  'heading.card.air.asw': 'Karte: U-Jagd',
  'heading.card.bombardment': 'Bombardement',
  'heading.card.plan': 'Schlachtplan',
  'heading.card.intelligence': 'Aufklärung',
  'heading.card.nearMiss': 'Knapp vorbei',
  'heading.card.tactics': 'Überlegene Taktik',
  'heading.card.repair': 'Reparatur',
  'heading.card.screen': 'Sicherungsschiff',
  'heading.inherent.air': 'Schiffe: Luftangriffe',
  'heading.inherent.asw': 'Schiffe: U-Jagd',
  'heading.option.rows': 'Wahlregel: Reihen',
  'heading.option.teams': 'Wahlregel: Mannschaften',
  'heading.option.cards': 'Wahlregel: Kartenkauf',
  'heading.scenarios': 'Szenarien',
  'heading.orders': 'Dauerbefehle',
  'heading.R1': 'Auslegung R1',
  'heading.R7': 'Auslegung R7',
  'heading.R14': 'Auslegung R14',
  'heading.R21': 'Auslegung R21',
  'heading.R26': 'Auslegung R26',
  'heading.R43': 'Auslegung R43',

  // set-up
  'rule.setup':
    'In dieser Folge: Der erste Spieler wird ausgewürfelt, Marinen werden gewählt, Flotten geheim gewählt und aufgestellt, Aktionskarten gemischt und gezogen. Ein Szenario bringt Marinen und Flotten mit; dann bleiben nur der erste Spieler, die Formationen und die Handkarten.',
  'rule.setup.order':
    'Jeder wirft einen Würfel; der höchste Wurf beginnt, bei Gleichstand an der Spitze würfeln die Betroffenen noch einmal. Die Reihenfolge läuft dann vom ersten Spieler aus im Uhrzeigersinn. Nennt ein Szenario den ersten Spieler, würfelt niemand.',
  'rule.setup.navies':
    'In Spielerreihenfolge nimmt jeder eine der neun Marinen, die noch frei ist. Taiwan, Norwegen und Argentinien sind für Flotten von mehr als 20 Punkten zu klein und in kleineren Gefechten schwach gegen die größeren Marinen.',
  'rule.setup.fleets':
    'Alle wählen geheim und gleichzeitig mindestens ein Schiff ihrer Marine, zusammen höchstens so viel wert wie die Startpunkte: üblich sind 25, mit einer kleinen Marine besser 15 oder 20. Übrige Punkte verfallen, außer wenn Aktionskarten zu kaufen sind. Alle anderen Schiffe der Marine sind die Reserve; sobald die Flotte offenliegt, darf jeder sie sehen.',
  'rule.setup.formation':
    'In Spielerreihenfolge wird jede Flotte offen in höchstens drei Reihen aufgestellt, von vorn gefüllt: Reihe 1 ist dem Feind am nächsten, und hinter einer leeren Reihe liegt keine weitere. U-Boote liegen daneben und beginnen passiv; eine Flotte nur aus U-Booten hat keine Reihe. Leert sich eine Reihe durch Versenkungen, rücken die dahinter am Ende der Auswertung auf.',
  'rule.setup.nonCombatant':
    'Der Nichtkombattant fährt nur in Szenarien mit. Er ist ein Überwasserschiff ohne Waffen und eigene Abwehr, mit Rumpf 4 und ohne Wert, wenn das Szenario nichts anderes sagt. Karten und andere Schiffe können ihn verteidigen, und ein Sicherungsschiff darf für ihn gespielt werden.',
  'rule.setup.cards':
    'Die 110 Aktionskarten, ohne die gekauften, werden gemischt; dann zieht jeder in Spielerreihenfolge bis zu seinem Handlimit. Karten, die ein Szenario einer Flotte gibt, werden vorher herausgenommen, zufällig unter denen ihrer Art. Sie liegen verdeckt neben der Flotte, ihrem Besitzer bekannt, zählen nicht zur Hand, werden wie Handkarten gebraucht und nicht ersetzt.',
  'rule.setup.command':
    'Das Handlimit beträgt 7 Karten und dazu die Führung aller Ihrer Schiffe auf See. Es zählt nur beim Ziehen: Ein eintreffendes Führungsschiff erhöht es ab dem nächsten Nachziehen; der Verlust eines solchen senkt es, aber niemand legt deshalb ab.',

  // winning and the sequence of play
  'rule.win':
    'Nach jeder vollen Runde gewinnt, wer Schiffe im Wert von mindestens den Startpunkten oder dem Ziel des Szenarios versenkt hat. Unter mehreren entscheidet die höchste Summe, dann mehr schwimmende, dann weniger verlorene Punkte; sonst teilen sie den Sieg. Ohne Mannschaften scheidet aus, wer am Ende einer Auswertung weder Schiff noch U-Boot hat, und verliert Karten und Reserve; der letzte Spieler im Spiel gewinnt sofort. Vier volle Runden hintereinander, in denen niemand einen Angriff ansagt, beenden das Spiel zugunsten dessen, der am meisten versenkt hat, Gleichstand wie oben; die Zahl lässt sich ändern, 0 heißt nie.',
  'rule.sequence':
    'Eine Runde ist je ein Zug jedes Spielers, der noch im Spiel ist, in Spielerreihenfolge. Ein Zug hat fünf Phasen: Aktionen, Abwehr der Gegner, Auswertung, Ablegen, und alle ziehen nach. Sobald die letzte Karte des Stapels gezogen ist, wird die Ablage zum neuen Stapel gemischt; Schadenskarten bleiben unter ihren Schiffen.',
  'rule.actions':
    'Der Spieler am Zug darf Karten spielen, mit den Mitteln der Schiffe angreifen, Verstärkung heranführen, die Flotte umordnen, U-Boote umstellen und Dauerbefehle erteilen, in beliebiger Folge und beliebig oft. Jedes Schiff hat eine Aktion je Zug. Eine Karte kann, sobald sie gespielt ist, durch Aufklärung aufgehoben werden. Schließt der Spieler am Zug ab, stehen Formation und Angriffe fest.',
  'rule.reinforce':
    'In Ihrer Aktionsphase legen Sie Karten ab und führen Schiffe Ihrer Reserve heran, die zusammen höchstens so viel wert sind wie die Verstärkungswerte dieser Karten; der Rest verfällt. Das geht mehrmals, Aufklärung kann es nicht verhindern, und die Schiffe dürfen sofort handeln. Überwasserschiffe, die zusammen eintreffen, kommen in eine Reihe Ihrer Wahl, eine vorhandene oder eine neue dahinter; U-Boote treffen passiv ein. Manche Szenarien erlauben keine Verstärkung.',
  'rule.rearrange':
    'In Ihrer Aktionsphase dürfen Überwasserschiffe die Reihe wechseln und U-Boote aktiv oder passiv werden, beliebig oft und ohne ihre Aktion zu verbrauchen. Die Reihen bleiben von vorn gefüllt, keine ist leer vor einer anderen, und jeder angesagte Angriff muss möglich bleiben (R26).',
  'rule.defences':
    'Die angegriffenen Spieler antworten nacheinander, in Spielerreihenfolge nach dem Spieler am Zug. Jeder sagt alles auf einmal an: Karten, eigene Abwehr von Schiffen und Sicherungsschiffe, jedes gegen einen Angriff auf die eigene Flotte; mehrere dürfen demselben Angriff gelten. Karten darunter können dann durch Aufklärung aufgehoben werden und werden nicht ersetzt. Dann wird alles ausgeführt, Würfel wie Sicherungsschiffe, in der angesagten Reihenfolge oder einzeln nach Wahl des Verteidigers; was zu spät kommt, ist verloren. Zuletzt versuchen Ziele, die es können, den übrigen Angriffen auszuweichen.',
  'rule.resolve':
    'Angriffe, die weder aufgehoben noch abgewehrt sind und denen niemand ausgewichen ist, wirken gleichzeitig. Der Spieler am Zug würfelt für jeden Luftangriff und jede U-Jagd, und Artillerie-, Flugkörper- und Torpedokarten richten ihren Schaden an; erst dann sinken Schiffe. Danach schließen sich leere Reihen, Spieler ohne Schiffe scheiden aus, verbrauchte Karten werden abgelegt und Schlachtpläne enden.',
  'rule.discard':
    'Nach der Auswertung darf der Spieler am Zug, und nur er, beliebige Karten seiner Hand ablegen. Karten, die verdeckt neben der Flotte liegen, werden hier nicht abgelegt.',
  'rule.draw':
    'Jeder Spieler im Spiel, der weniger Karten hat als sein Handlimit, zieht bis dahin nach, zuerst der Spieler am Zug, dann die anderen in Spielerreihenfolge. Wer mehr hat, behält sie. Sind Stapel und Ablage leer, zieht niemand, bis wieder Karten abgelegt werden.',

  // attacks
  'rule.attack':
    'In Ihrer Aktionsphase greifen Sie mit Artillerie-, Flugkörper- oder Torpedogefecht an, das Schiffe abfeuern, mit Luftunterstützung oder Bombardement oder mit den eigenen Flugzeugen und U-Jägern der Schiffe. Jeder Angriff nennt beim Ansagen sein Ziel; die Ziele dürfen in verschiedenen feindlichen Flotten liegen. Jedes Schiff hat eine Aktion je Zug, ob es mit anderen feuert, Luftangriffe fliegt oder U-Boote jagt. Der Feind wehrt ab, bevor etwas wirkt.',
  'rule.attack.symbols':
    'Eine Angriffskarte müssen Schiffe abfeuern, die ihre Symbole zeigen, in diesem Zug nicht gehandelt haben und in Reichweite sind; ein U-Boot muss aktiv sein. Das Feuern ist ihre Aktion, auch wenn die Karte aufgehoben wird. Schaden behindert kein Schiff.',
  'rule.attack.platforms':
    'Die Plattformzahl einer Karte, 1 bis 3, sagt, wie viele ihrer Symbole nötig sind, beliebig gemischt. Ein Schiff gibt jedes verschiedene passende Symbol, das es zeigt, alle derselben Karte; was fehlt, kommt von anderen Schiffen, und mehr als nötig hilft nicht. Für die Abwehr zählt die Karte mit allen aufgedruckten Arten, ob benutzt oder nicht.',
  'rule.attack.range':
    'Die Entfernung ist die Reihe des Ziels und dazu die Zahl der Reihen vor dem feuernden Schiff: von Reihe 1 auf Reihe 1 sind es 1, von Reihe 2 auf Reihe 3 sind es 4. Jedes feuernde Schiff muss in der Reichweite der Karte sein, weder zu weit noch zu nah. Jede feindliche Flotte liegt Ihrer direkt gegenüber. Ein aktives U-Boot feuert Flugkörper wie aus Reihe 1. Keine Reichweite gilt für Torpedos, Luftangriffe und U-Jagd.',
  'rule.attack.damage':
    'Eine Artillerie-, Flugkörper- oder Torpedokarte, die niemand abwehrt, kommt unter ihr Ziel und zählt dort ihren Schaden. Sie bleibt, bis Reparatur oder der Untergang des Schiffes sie freigibt, und behindert das Schiff in nichts. U-Boote nehmen keinen Schaden: Sie sind versenkt oder unversehrt.',
  'rule.attack.sink':
    'Ein Schiff sinkt, wenn sein Schaden den Rumpf erreicht, wenn ein Luftangriff oder eine U-Jagd die Zahl würfelt, wenn ein schweres Geschütz es sofort versenkt, und ein U-Boot, wenn ein Torpedo trifft. Es kommt zur Beute des Spielers am Zug, wer auch immer den früheren Schaden angerichtet hat, und zählt dort seine Punkte; seine Schadenskarten werden abgelegt. Überzähliger Schaden verfällt.',
  'rule.attack.large':
    'Ein Artilleriegefecht mit dem Zeichen für schwere Geschütze versenkt sein Ziel sofort, gleich welcher Rumpf, wenn mindestens eines der feuernden Schiffe ein schweres Geschütz einsetzt und der Angriff nicht abgewehrt wird. Das gilt auch für ein Schiff, das einspringt. Ohne schweres Geschütz richtet die Karte nur ihren Schaden an.',
  'rule.attack.hard':
    'Die Zahl „schwer abzuwehren“ einer Angriffskarte, −1 oder −2, wird zu jedem Würfel gezählt, der sie abwehren soll, auch beim Ausweichen: Bei −2 braucht eine Abwehr mit 4 eine 6. Eine Kopie durch Überlegene Taktik hat dieselbe Zahl. Aufklärung und Sicherungsschiff würfeln nicht und sind nicht betroffen.',

  // defences
  'rule.defence.symbols':
    'Eine Abwehr nennt Arten von Angriffen und eine Zahl. Sie darf einem Angriff gelten, der mindestens eine dieser Arten hat; ein Wurf in Höhe der Zahl oder darüber wehrt ihn ab. Eine Karte braucht für die Abwehr kein Schiff und ist verbraucht. Jede Abwehrzahl eines Schiffes wirkt einmal in jedem gegnerischen Zug, für jedes Schiff oder U-Boot seiner Flotte; sie kostet keine Aktion, und Schaden behindert sie nicht.',
  'rule.evasion':
    'Ein Ziel mit einer Ausweichzahl würfelt einmal für jeden Angriff auf sich, der nach Sicherungsschiffen und Abwehr noch besteht; diese Zahl oder mehr wehrt den Angriff ab. Das geschieht ohne Ansage. Ein U-Boot hat eine passive und eine aktive Zahl. „Schwer abzuwehren“ und Schlachtpläne zählen.',

  // action cards
  'rule.card.gun':
    'Im Angriff: Schiffe mit den Geschützsymbolen der Karte (leicht, mittel, schwer) feuern auf ein feindliches Überwasserschiff in Reichweite; es nimmt den Schaden, wenn der Angriff nicht abgewehrt wird. Mit dem Zeichen für schwere Geschütze versenkt ein solches sofort. Stattdessen in der Abwehr: ein Würfel gegen einen Angriff einer auf der Karte genannten Art, ohne Schiff.',
  'rule.card.missile':
    'Im Angriff: Schiffe mit den Symbolen der Karte (Seezielflugkörper, Marschflugkörper) feuern auf ein feindliches Überwasserschiff in Reichweite; es nimmt den Schaden, wenn der Angriff nicht abgewehrt wird. Ein aktives U-Boot feuert wie aus Reihe 1. Stattdessen in der Abwehr: ein Würfel gegen einen Angriff einer auf der Karte genannten Art, ohne Schiff.',
  'rule.card.torpedo':
    'Im Angriff: Schiffe mit dem Torpedosymbol feuern auf ein Überwasserschiff, das den Schaden nimmt, oder auf ein U-Boot, das sinkt. Eine Reichweite gibt es nicht: Überwasserschiffe und aktive U-Boote erreichen jede Reihe und jedes U-Boot. Stattdessen in der Abwehr: ein Würfel gegen einen Angriff einer auf der Karte genannten Art, ohne Schiff.',
  'rule.card.air':
    'Eine von drei Verwendungen: ein Luftangriff oder eine U-Jagd in Ihrer Aktionsphase oder ein Würfel in der Abwehr gegen einen Angriff einer auf der Karte genannten Art. Sie braucht kein Schiff und kennt keine Reichweite. Wo ein Szenario Luftangriffe verbietet, bleiben die anderen beiden.',
  'rule.card.air.strike':
    'Luftunterstützung greift ein feindliches Überwasserschiff in beliebiger Reihe an, nie ein U-Boot. Wird der Angriff nicht abgewehrt und weicht das Ziel nicht aus, würfeln Sie in der Auswertung: Die Zahl für Luftangriffe oder mehr versenkt das Schiff sofort, weniger bewirkt nichts.',
  'rule.card.air.asw':
    'Luftunterstützung greift ein feindliches U-Boot an, aktiv oder passiv, und sonst nichts. Wird der Angriff nicht abgewehrt und weicht das Ziel nicht aus, würfeln Sie in der Auswertung: Die Zahl für die U-Jagd oder mehr versenkt es, weniger bewirkt nichts.',
  'rule.card.bombardment':
    'Kostet zwei andere Karten, die Sie beim Ausspielen ablegen; ohne sie ist es nicht zu spielen, und eine Überlegene Taktik, die als seine Kopie angesagt ist, bezahlt nichts. Vier Luftangriffe, zwei mit 5 und zwei mit 6, auf Überwasserschiffe einer einzigen feindlichen Flotte, verteilt nach Belieben. Ein Schiff ist nicht nötig. Es sind vier Angriffe, einzeln abzuwehren, doch Aufklärung gegen die Karte hebt alle vier auf.',
  'rule.card.plan':
    'In Ihrer Aktionsphase gespielt: +1 auf alle Ihre Würfel oder −1 auf alle Würfel eines Gegners, bis zum Ende der Auswertung dieses Zuges. Luftangriffe, U-Jagd, Abwehr und Ausweichen zählen alle. Mehrere addieren sich.',
  'rule.card.intelligence':
    'Hebt eine Karte auf, die ein Gegner eben für ihre Wirkung gespielt hat, in Angriff, Unterstützung oder Abwehr, auch eine Aufklärung; nie Verstärkung, Bezahltes, Abgelegtes oder was Schiffe von sich aus tun. Die Gegner werden gleichzeitig und geheim gefragt; wo zwei oder mehr Menschen spielen, alle, die eine Antwort haben könnten. Spielen mehrere sie, hat nur der Erste in Spielerreihenfolge nach dem Besitzer der Karte gespielt, die anderen behalten ihre. Die aufgehobene Karte wird abgelegt; Kosten bleiben bezahlt, und ihre feuernden Schiffe haben gehandelt. Wird eine Aufklärung aufgehoben, darf auf die Karte, der sie galt, noch einmal geantwortet werden.',
  'rule.card.nearMiss':
    'In der Abwehr gespielt, gegen einen Angriff auf Ihre Flotte von einer auf der Karte genannten Art, auf ein Schiff oder ein U-Boot: ein Würfel, und die Zahl oder mehr wehrt ihn ab. In Ihrer Aktionsphase dient sie nur als Verstärkung oder Bezahlung.',
  'rule.card.tactics':
    'Zusammen mit einer anderen eigenen Karte gespielt, als deren Kopie: Angriff, Abwehr, Sicherungsschiff, Schlachtplan, Reparatur oder Aufklärung, nicht Verstärkung. Die Kopie hat eigene Schiffe, Ziel, Verwendung und Kosten und zählt als Schaden die kopierte Zahl. Jede ist für sich aufzuheben; die Kopie überlebt das Original. Mehrere dürfen eine Karte kopieren. In der Aktionsphase bleibt eine Kopie, die nichts zu tun findet, auf der Hand.',
  'rule.card.repair':
    'In Ihrer Aktionsphase gespielt: Legen Sie eine oder mehr Schadenskarten, so viele Sie wollen, von eigenen Schiffen ab, die nicht gehandelt haben. Diese Schiffe sind in Reparatur und dürfen in diesem Zug nicht handeln; ihre eigene Abwehr wirkt weiter, und eine weitere Reparatur darf ihnen gelten. Wird sie aufgehoben, ist nichts repariert, und die Schiffe dürfen handeln.',
  'rule.card.screen':
    'In der Abwehr gespielt: Ein anderes eigenes Überwasserschiff, in der Reihe des Ziels oder in irgendeiner Reihe davor, zieht den Angriff auf sich. Nicht für U-Boote. Die Reichweite wird nicht neu geprüft; Art, Schaden und „schwer abzuwehren“ bleiben. Mehrere Karten können einen Angriff weiterreichen; verloren ist die, deren Schiff nicht mehr einspringen kann oder deren Angriff schon abgewehrt ist.',
  'rule.inherent.air':
    'Ein Schiff mit Zahlen für Luftangriffe darf seine Aktion für einen oder mehrere Luftangriffe nutzen, einen mit jeder Zahl, auf Überwasserschiffe in beliebiger Reihe, einer oder mehrerer Flotten, nie auf U-Boote. Wird einer nicht abgewehrt und weicht das Ziel nicht aus, versenkt seine Zahl oder mehr es sofort. In einem Zug fliegt ein Schiff Luftangriffe oder jagt U-Boote, nicht beides. Aufklärung kann das nicht aufheben.',
  'rule.inherent.asw':
    'Ein Schiff mit Zahlen für die U-Jagd darf seine Aktion für einen oder mehrere Angriffe nutzen, einen mit jeder Zahl, auf dasselbe oder verschiedene feindliche U-Boote, ohne Reichweite; ein U-Boot muss zum Jagen aktiv sein. Wird einer nicht abgewehrt und weicht das Ziel nicht aus, versenkt seine Zahl oder mehr es. Aufklärung kann das nicht aufheben.',

  // optional rules, scenarios and our own
  'rule.option.rows':
    'Wenn vereinbart oder vom Szenario bestimmt: Der Würfel jedes Luftangriffs, von Schiffen oder Karten, erhält −1 gegen ein Schiff in Reihe 2 und −2 gegen eines in Reihe 3. Springt ein Schiff ein, zählt die Reihe des getroffenen Schiffes.',
  'rule.option.teams':
    'Eine Mannschaft hat ihre Startpunkte gemeinsam; 20 bis 50 passen. Ihr erstes Mitglied schlägt die Anteile vor; lehnt jemand ab, schlägt das nächste vor, und ohne Einigung sind sie gleich. Jedes Mitglied hat Marine, Flotte und Hand für sich; Mitglieder greifen einander nicht an, verteidigen einander nicht und heben einander keine Karten auf. Niemand scheidet aus: Ohne Schiffe darf man noch Verstärkung heranführen. Nach einer vollen Runde gewinnt die Mannschaft, deren versenkte Punkte zusammen das Ziel erreichen oder die allein Schiffe auf See hat; hat niemand mehr welche, entscheiden die versenkten Punkte.',
  'rule.option.cards':
    'Wenn vereinbart, und nie in Szenarien: Liegen die Flotten offen, kaufen die Spieler mit ihren übrigen Punkten Aktionskarten aus dem Stapel, einzeln in Spielerreihenfolge, jede für ihren Verstärkungswert, bis in einem ganzen Durchgang niemand kauft. Die Karten liegen verdeckt, zählen nicht zur Hand, werden wie Handkarten gebraucht und nicht ersetzt.',
  'rule.scenarios':
    'Ein Szenario bestimmt die Flotten, dazu vielleicht Karten, den ersten Spieler, eine letzte Runde und Verbote von Verstärkung, Bombardement oder allen Luftangriffen. Die Reserve ist der Rest der Marine, wenn es nichts anderes sagt. Es gewinnt, wer sein Punkteziel erreicht, oder das Los des Nichtkombattanten entscheidet: sein Verlust sofort, sein Überleben nach der letzten Runde. Sonst gewinnen nach ihr mehr Punkte. Jeder Gleichstand geht an die Seite, die es nennt, wenn sie daran beteiligt ist, sonst wie üblich. Auch die letzte Flotte über Wasser gewinnt; Runden ohne Versenkung beenden kein Gefecht um den Nichtkombattanten.',
  'rule.orders':
    'Eine eigene Regel, für das Spiel außerhalb des Zuges: geheime Befehle, die für Sie antworten, während andere am Zug sind. Sie erteilen sie in Ihrer Aktionsphase oder mit einer Antwort. Aufklärung: mich fragen, nur bei Karten fragen, die mich betreffen, oder passen. Abwehr: mich fragen; passen, wenn kein Würfel und kein Sicherungsschiff helfen kann, sonst mich fragen; die besten Karten für das wertvollste angegriffene Schiff und für die anderen nur die eigene Abwehr von Schiffen; oder die besten Karten für alles. Wo zwei oder mehr Menschen spielen, wird auch gefragt, wer nichts mehr abwehren kann.',

  // rulings
  'rule.R1':
    'Artillerie- und Flugkörpergefecht können nicht auf U-Boote zielen; das können nur Torpedogefecht und U-Jagd. Reichweite zählt in Reihen, und U-Boote liegen in keiner.',
  'rule.R7':
    'Ein passives U-Boot feuert nicht und jagt nicht; es weicht nur aus, mit seiner passiven Zahl. In Ihrer Aktionsphase dürfen Sie es auf aktiv stellen, ohne seine Aktion zu verbrauchen. Dann weicht es mit der aktiven Zahl aus, bis Sie es in einer Aktionsphase auf passiv stellen.',
  'rule.R14':
    'Jede Abwehr ist vor dem ersten Würfel an einen Angriff gebunden. Wehrt ein anderer Würfel diesen Angriff zuerst ab, ist sie verloren und ihre Karte verbraucht; zu einem anderen Angriff kann sie nicht wechseln.',
  'rule.R21':
    'Für Luftangriffe und U-Jagd wird in der angesagten Reihenfolge gewürfelt. Sobald einer ein Schiff zum Sinken bringt, wird für die weiteren auf dieses Schiff nicht gewürfelt; sie bleiben ohne Wirkung und wechseln das Ziel nicht.',
  'rule.R26':
    'Nach dem Ansagen von Angriffen dürfen Sie bis zum Abschluss noch umordnen, wenn jeder angesagte Angriff möglich bleibt: jedes feuernde Schiff in Reichweite seines Ziels, jedes angreifende U-Boot aktiv. Aufgehobene Angriffe zählen nicht.',
  'rule.R43':
    'Jede Marine nimmt nur ein Spieler, denn ihre Schiffskarten gibt es einmal; ein Szenario darf sie auf zwei Flotten aufteilen. Startpunkte, die weder für Schiffe noch für Karten ausgegeben sind, verfallen.',
};
