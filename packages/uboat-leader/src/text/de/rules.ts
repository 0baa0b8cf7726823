/** German: the rule cases in a sentence or two, by the ids of docs/coverage/uboat-leader.md, and the differences of the editions. */
import type { Catalogue } from '@flotilla/table';

export const rules: Catalogue = {
  'rule.pack': 'Eine Paketdatei muss fehlerfrei sein, bevor ein Spiel sie nutzen kann.',
  'rule.2.8':
    'Der Stress entscheidet, welche Zeile ihrer Karte eine Besatzung nutzt: Gefasst, Angeschlagen oder Kampfunfähig. Eine kampfunfähige Besatzung sucht nicht, greift nicht an und führt keine Aufträge aus, nutzt das Ausweichen der Zeile Angeschlagen und läuft nicht aus.',
  'rule.2.11':
    'Manche Frachterkarten sind Geleitschiffe, die man für Frachter hielt: Eine Geleitkarte wird gezogen und tritt an ihre Stelle.',
  'rule.3': 'Feldzugsblatt und Länge bestimmen Feindfahrten, Sonderpunkte und Wertung.',
  'rule.3.4':
    'Das Feldzugsblatt nennt die Optionen mit Kosten und Grenzen, die zu entfernenden Geleitzugkarten und wo welche Klassen dienen dürfen.',
  'rule.3.7':
    'Boote, deren Dienstzeit in den Feldzug fällt, werden auf einer Stufe des Könnens gekauft. Jedes Boot nur einmal, mindestens eines. Sie beginnen voll ausgerüstet in einem beliebigen Hafen.',
  'rule.4':
    'Strategie, Operationen, Taktik und Werft folgen aufeinander, bis jedes Boot seine Feindfahrten hinter sich hat.',
  'rule.6.1':
    'Was nach dem Kauf der Boote übrig ist, darf in jedem strategischen Abschnitt ausgegeben werden.',
  'rule.6.2':
    'Luftsuche: Für jeden Kontakt im Gebiet werden zwei Geleitzugkarten gezogen, eine davon gewählt.',
  'rule.6.3': 'Versorgungsschiff: Boote im Gebiet verlieren im Werftabschnitt 2 Stress.',
  'rule.6.4': 'Aufklärung: +2 auf Kontaktwürfe im Gebiet.',
  'rule.6.5': 'Bevorzugte Erholung: Jedes Boot im Hafen verliert sofort 4 Stress. Einmal je Abschnitt.',
  'rule.6.6': 'Neue Torpedos ersetzen gewöhnliche eines Bootes im Hafen für je einen halben Punkt.',
  'rule.6.7': 'Funkruf: vor jedem Wurf für das Rudel gekauft; Boote des Gebiets kommen ohne Wurf hinzu.',
  'rule.6.8': 'Aufträge werden für Boote gekauft und als Marker mitgeführt, bis sie ausgeführt sind.',
  'rule.6.8 1e': 'Erste Auflage: Ein Boot darf mehrere Aufträge haben.',
  'rule.6.8 2e': 'Zweite Auflage: Ein Boot hat höchstens einen Auftrag.',
  'rule.6.9':
    'Minen: im Hafen gekauft, beliebig viele Torpedos werden gegen Minen getauscht. Eine Ereigniskarte beim Einlaufen in das Auftragsfeld, dann Punkte für die gelegten Minen. Zurückgebrachte Minen können im Hafen wieder von Bord.',
  'rule.6.10':
    'Angriff: die Ereigniskarten des Auftragsfelds, dazwischen darf abgebrochen werden; dann werden Kriegsschiffe gezogen und einmal auf Entfernung 0 mit Torpedos aus Rohren und Reserve angegriffen.',
  'rule.6.11':
    'Handelsstörer: die Ereigniskarten des Auftragsfelds, dann bis zur Grenze ein Wurf für jeden ausgegebenen Torpedo oder Schuss; ab 8 ein Punkt.',
  'rule.7': 'Jedes Boot darf einmal fahren, Gebiet um Gebiet.',
  'rule.7.1':
    'Ein Gebiet zu befahren kostet so viele Ereigniskarten, wie seine Fahrtzahl sagt, zu verweilen so viele wie seine Suchzahl. In einem Hafen oder Auftragsfeld endet die Fahrt. Im Ärmelkanal hält niemand. Eine Besatzung, die kampfunfähig wird, hält im Feld „Gesucht“.',
  'rule.7.2': 'Ein Boot, das in einen Hafen einläuft, hat eine Feindfahrt beendet.',
  'rule.7.3':
    'Ereigniskarten werden eine nach der anderen abgehandelt, in der Lesart für die Jahre des Feldzugs.',
  'rule.7.4':
    'Ein Auftrag wird ausgeführt, wenn das Boot sein Feld erreicht; danach steht es im Feld „Gesucht“.',
  'rule.8': 'Die Boote in See suchen eines nach dem anderen Kontakte.',
  'rule.8.1':
    'Ein Wurf auf der Kontakttabelle des Gebiets ergibt die Zahl der Geleitzugkarten. Ein Boot darf auch verzichten.',
  'rule.8.2':
    'Kontaktwurf: +2 Aufklärung, +1 Spürsinn, −2 je Warnung, −2 wenn das Boot angegriffen hat, dazu Ereigniskarten.',
  'rule.8.3':
    'Für jeden Kontakt wird eine Geleitzugkarte gezogen; die erste, die ein Boot in einem Gebiet zieht, bringt dort eine Warnung.',
  'rule.8.4': 'Ist die Karte bekannt, darf das Boot den Kontakt ziehen lassen.',
  'rule.8.5':
    'Die Marker der Karte werden aufgestellt. Ein Boot beginnt im Fernbereich, ein Schleicher auch im Mittel- oder Nahbereich, aufgetaucht oder getaucht.',
  'rule.8.6':
    'Andere Boote des Gebiets werden mit je einem Wurf gerufen, −2 wenn sie angegriffen haben. Ein sehr niedriger Wurf kostet den Rufer 1 Stress und alarmiert den Geleitzug.',
  'rule.8.7': 'Eine besondere Lage gilt für den ganzen Kontakt.',
  'rule.8.7 1e':
    'Erste Auflage: Es gilt die Lage der Geleitzugkarte selbst; sie ist bekannt, sobald die Karte gezogen ist.',
  'rule.8.7 2e':
    'Zweite Auflage: Nach der Bildung des Rudels wird eine zweite Karte gezogen, und nur ihre Lage gilt.',
  'rule.9.1': 'Kampfrunden folgen einander, bis kein Boot oder kein Schiff mehr auf der Tafel ist.',
  'rule.9.2':
    'Ein Boot darf tauchen oder auftauchen und dann bis zu seiner Fahrt weit laufen. Es verlässt die Tafel vom Fernbereich aus. Eine kampfunfähige Besatzung muss auf dem geradesten Weg hinaus.',
  'rule.9.3':
    'Aufgedeckt werden unbekannte Schiffe bis 2 Felder von einem Boot, angegriffene Schiffe und Geleitschiffe, die auf Ortung würfeln.',
  'rule.9.4':
    'Ein getauchtes, geortetes Boot darf auf Schleichfahrt gehen: Ein Wurf bis zum Ausweichwert nimmt den Marker weg, sonst 2 Stress. In dieser Runde greift es nicht an.',
  'rule.9.4 1e': 'Erste Auflage: Ein Boot auf Schleichfahrt bewegt sich nicht.',
  'rule.9.4 2e':
    'Zweite Auflage: Ein Boot darf vor der Schleichfahrt laufen; beim Zurückfallen zählt es mit Fahrt 0; eine kampfunfähige Besatzung nur auf dem Weg hinaus.',
  'rule.9.5':
    'Wer langsamer ist als der schnellste Frachter oder das schnellste Kriegsschiff, fällt um den Unterschied zum Kielwasser zurück; Boote dürfen als langsamer zählen. Wer im Kielwasser noch zurückfallen muss, ist weg.',
  'rule.9.6': 'Die Geleitschiffe handeln einzeln in beliebiger Folge: erst Ortung, dann Bewegung.',
  'rule.9.7':
    'Ein Geleitschiff würfelt für jedes aufgetauchte Boot bis 2 Felder und jedes getauchte bis 1 Feld; je Alarmmarker ein Feld weiter und +1; −1 leichter Schaden, −2 schwerer Schaden, Taktikmarker.',
  'rule.9.9':
    'Solange ein Boot geortet ist, laufen die Geleitschiffe mit voller Fahrt geradewegs auf ein solches zu.',
  'rule.9.10':
    'Ist kein Boot geortet, würfelt ein Geleitschiff im Nahbereich: 1–3 gegen den Uhrzeigersinn, 4–7 bleibt es, 8–10 im Uhrzeigersinn. Von anderswo läuft es zum Nahbereich.',
  'rule.9.11': 'Angriffslustige Boote greifen vor dem Gegner an.',
  'rule.9.12': 'Torpedos reichen 3 Felder weit. Alle Angriffe werden vor dem ersten Wurf angesagt.',
  'rule.9.13': 'Mehrere Torpedos auf ein Schiff: Jeder Wurf erhält +1 für jeden Torpedo nach dem ersten.',
  'rule.9.14': 'Der veränderte Wurf wird mit den drei Torpedozahlen des Ziels verglichen.',
  'rule.9.14 1e':
    'Erste Auflage: Die Torpedos werden nacheinander gewürfelt, und der Schaden zählt schon für den nächsten.',
  'rule.9.14 2e': 'Zweite Auflage: Nur der höchste Wurf zählt; jeder gleich hohe trifft ebenfalls.',
  'rule.9.15': 'Torpedowurf: +1 Ziel schwer beschädigt, −1 je Feld, + Fächer, + Können mit Torpedos.',
  'rule.9.15 1e': 'Erste Auflage: Schwerer Schaden hilft den folgenden Würfen derselben Salve.',
  'rule.9.15 2e': 'Zweite Auflage: Die Zuschläge stehen fest, wenn die Salve gewürfelt wird.',
  'rule.9.16':
    'FAT: +1, kein Abzug für die Entfernung, ein zufälliges Schiff außer Geleitschiffen, nur gegen Verbände. T5: +2, nur gegen Geleitschiffe.',
  'rule.9.17': 'Ein aufgetauchtes Boot darf sein Geschütz einmal je Runde einsetzen, bis 2 Felder weit.',
  'rule.9.18': 'Geschützwurf: +1 Ziel schwer beschädigt, −3 je Feld, + Können am Geschütz.',
  'rule.9.19': 'Ein Boot, das angreift, bringt einen Alarmmarker auf die Tafel.',
  'rule.9.20':
    'Leichter Schaden nimmt 1, schwerer 2 von Fahrt und Ortung. Zweimal leicht ist schwer, zweimal schwer versenkt.',
  'rule.9.21':
    'Geleitschiffe greifen das nächste geortete Boot an: aufgetaucht bis 2 Felder, getaucht im eigenen Feld. Frachter und Kriegsschiffe greifen aufgetauchte Boote bis 1 Feld an.',
  'rule.9.22': 'Ein Boot darf auf einen Angriff einmal reagieren: Alarmtauchen oder Tieftauchen.',
  'rule.9.23':
    'Alarmtauchen: 1 Stress; ein Wurf bis zum Ausweichwert hebt den jeweiligen Angriff auf, sonst trifft er das Boot wie aufgetaucht.',
  'rule.9.24 1e':
    'Tieftauchen, erste Auflage: 1 Stress, 1 weiterer bei einem Wurf über dem Ausweichwert; jeder Angriff nimmt den niedrigeren von zwei Würfen.',
  'rule.9.24 2e':
    'Tieftauchen, zweite Auflage: 2 Stress, Angriffe bleiben ohne Wirkung; ein Wurf über dem Ausweichwert bringt Wassereinbruch, eine 10 Rumpfschaden.',
  'rule.9.25': 'Ein Angriff, der sein erstes Ergebnis nicht erreichen kann, bewirkt nichts.',
  'rule.9.25 1e': 'Erste Auflage: ein Wurf gegen drei Zahlen für 1 Stress, 3 Stress und Versenkung.',
  'rule.9.25 2e':
    'Zweite Auflage: Leichte und schwere Treffermarker werden aus dem Becher gezogen; ein schwerer Treffer gilt zwei leichte.',
  'rule.9.26 1e':
    'Erste Auflage: +2 aufgetaucht im selben Feld, −1 Angreifer leicht beschädigt, −2 schwer beschädigt, Taktikmarker.',
  'rule.9.26 2e':
    'Zweite Auflage: je 2 Ausweichen ein leichter Treffer weniger, auf Entfernung 0 aufgetaucht ein schwerer mehr, weniger bei beschädigtem Angreifer, Taktikmarker.',
  'rule.9.27 2e':
    'Treffermarker werden einzeln gezogen und angewandt und kommen zurück in den Becher. Ein betäubtes Boot darf bis zum Ende der nächsten Kampfrunde, an der es teilnimmt, nicht angreifen, vorher auch in keinem Auftrag.',
  'rule.9.28 2e':
    'Schäden bleiben am Boot. Rumpftreffer und Wassereinbrüche in Höhe des Rumpfwerts versenken es, ebenso ein zweiter dauerhafter Maschinenschaden.',
  'rule.9.29':
    'Träger greifen jedes aufgetauchte Boot auf jede Entfernung an, sonst ein geortetes getauchtes.',
  'rule.9.30':
    'In Feldzügen ab Juni 1942 zieht ein Geleitschiff einen Taktikmarker, wenn es zum ersten Mal ortet oder angreift.',
  'rule.9.31': 'Vorsichtige Boote greifen nach dem Gegner an, außer nach Tieftauchen oder Schleichfahrt.',
  'rule.9.32':
    'Die Marker kommen herunter; der Kampf geht weiter, solange Boote und Schiffe auf der Tafel sind.',
  'rule.10': 'Nach dem Kampf: Stress, Nachladen, Erfahrung, Siegpunkte.',
  'rule.10.1': 'Jedes Boot, das am Kampf teilnahm, erhält 1 Stress.',
  'rule.10.2': 'Reservetorpedos kommen in leere Rohre.',
  'rule.10.4': 'Versenkte Schiffe bringen Siegpunkte, und dem Boot, das sie versenkt hat, Erfahrung.',
  'rule.10.5':
    'Hat ein Boot noch Kontakte, darf es nichts tun, den nächsten Kontakt suchen, den Geleitzug erneut angreifen oder einem Schiff den Fangschuss geben.',
  'rule.10.6':
    'Erneuter Angriff: nur auf Geleitzüge von Frachtern. Neue Geleitschiffe; heile und leicht beschädigte Schiffe kehren zurück; der Alarm bleibt.',
  'rule.10.7':
    'Ein schwer beschädigtes Schiff wird für einen Kontakt und einen Torpedo versenkt, oder für einen Schuss, wenn es kein Kriegsschiff ist. Kein Stress.',
  'rule.11.1': 'Eine Besatzung mit genug Erfahrung steigt eine Stufe auf und behält den Rest.',
  'rule.11.2': 'Ein Boot, das seine Feindfahrten hinter sich hat, verlässt den Feldzug.',
  'rule.11.3':
    'Im Hafen verliert ein Boot so viel Stress wie die Werftzahl, 1 mehr wenn kaltblütig, und wird ausgebessert.',
  'rule.11.3 1e': 'Erste Auflage: nur Stress; es gibt nichts auszubessern.',
  'rule.11.3 2e': 'Zweite Auflage: Stress und alle Schäden.',
  'rule.11.4':
    'In See verliert ein Boot 2 Stress bei einem Versorgungsschiff und 1 wenn kaltblütig; vorübergehende Schäden werden behoben.',
  'rule.11.5': 'Ist kein Boot in See, wenn der Feldzug weitergeht, gehen 2 Siegpunkte verloren.',
  'rule.12': 'Die Siegpunkte, weniger 3 je verlorenem Boot, werden mit den Stufen des Blattes verglichen.',
  'rule.13.1':
    'Das Boot vom Typ XXI darf in jedem Feldzug dienen, hat Fahrt 2, kein Geschütz und lädt im Kampf nach. U-201 bleibt an Land.',
  'rule.13.2':
    'Ein Schnorchel kostet 1 Punkt und gibt +2 auf das Ausweichen; nicht für die Typen II und XXI.',
  'rule.13.3 1e': 'Die Tabelle der Versager gehört nicht zur ersten Auflage.',
  'rule.13.3 2e':
    'Zweite Auflage: Ein Wurf für jede Salve gewöhnlicher Torpedos sagt, wie viele richtig laufen; bei den Handelsstörern ist jeder Torpedo eine Salve.',
  'rule.13.4':
    'Ausgeloste Boote: Karten werden aufgedeckt und eine Seite gewählt, bis eine nicht zu bezahlen ist; nach dem ersten Boot kann man vor jeder Karte aufhören. Danach gibt es weitere Punkte.',
  'rule.13.5':
    'Verbundene Feldzüge: Überlebende Boote werden aus den Punkten des nächsten Feldzugs bezahlt; wen er nicht zulässt, der wird eingetauscht.',

  // what differs between the editions
  'difference.salvo.first': 'Die Torpedos einer Salve werden einzeln gewürfelt und gewertet.',
  'difference.salvo.second': 'Von einer Salve zählt nur der höchste Wurf und was ihm gleichkommt.',
  'difference.enemyAttack.first': 'Angriffe des Gegners: ein Wurf auf Stress oder Versenkung.',
  'difference.enemyAttack.second': 'Angriffe des Gegners ziehen Treffermarker.',
  'difference.boatDamage.first': 'Boote erhalten Stress oder werden versenkt.',
  'difference.boatDamage.second': 'Boote nehmen Schaden bis zu ihrem Rumpfwert.',
  'difference.condition.first': 'Die besondere Lage ist die der Geleitzugkarte.',
  'difference.condition.second': 'Die besondere Lage kommt von einer zweiten Karte.',
};
