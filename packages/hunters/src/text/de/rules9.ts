/** The Hunters in German: the rules of combat (chapter 9) in our own words. */
export const combat: Readonly<Record<string, string>> = {
  'rule.9.0':
    'Wählen Sie Tiefe und Entfernung (9.1), richten und schießen Sie (9.2) und überstehen Sie, wo Geleit ist, Suche und Wasserbomben (9.6). Schiffe ohne Geleit dürfen auch beschossen (9.3) und immer wieder angegriffen werden (9.4). Schiffen unter Geleit kann man folgen und neu angreifen (9.7). Flugzeuge greifen Sie an (9.8).',
  'rule.9.1':
    'Bis zu vier Schiffe liegen vor Ihnen, jedes mit den Schadenspunkten, die es noch aushält (9.1.1). Licht, Entfernung, Tiefe, Geleit und Rudel stehen daneben, denn sie bestimmen die Zuschläge jedes Wurfs.',
  'rule.9.1.1':
    'Bis 5.000 t hält ein Schiff 2 Schadenspunkte aus, bis 9.999 t 3, ab 10.000 t 4, ein Großkampfschiff 5. Jeder Treffer nimmt Punkte weg; bei null sinkt es.',
  'rule.9.1.2':
    'Sie dürfen auf beliebig viele der Schiffe schießen, alles auf eines oder verteilt. Schießen Sie nichts, so brechen Sie ab: Die Begegnung ist vorbei, und niemand sucht nach Ihnen.',
  'rule.9.1.3':
    'Tag oder Nacht gilt für den ganzen Angriff: Bei Tag verrät die Blasenbahn Dampftorpedos (+1 auf die Ortung), bei Nacht dürfen Sie Schiffe unter Geleit über Wasser angreifen.',
  'rule.9.1.4':
    'Wählen Sie aufgetaucht oder getaucht und die Entfernung. Ein Schuss trifft auf nahe Entfernung mit 8 oder weniger, auf mittlere mit 7, auf weite mit 6 oder weniger (2W6). Unter Geleit bringt nahe Entfernung eine Suche vor dem Schuss (9.2.2) und +1 auf alle späteren; weite gibt −1. Elektrotorpedos haben auf mittlere Entfernung +1, auf weite +2 auf den Treffer.',
  'rule.9.1.5':
    'Aufgetaucht dürfen Sie Schiffe ohne Geleit jederzeit angreifen, Schiffe unter Geleit nur bei Nacht (9.5) und nicht mehr, wenn Geleitschiffe aufgekommen sind (9.4.6). Getaucht brauchen Sie ein heiles Sehrohr und einen schussbereiten Torpedo; das Deckgeschütz schießt nur über Wasser.',
  'rule.9.1.6':
    'Wo Geleit ist, sucht es nach dem Angriff nach Ihnen (9.6). Mit Regel 14.6 wird seine Güte einmal gewürfelt, vor der ersten Suche.',
  'rule.9.1.7': 'Mit Regel 14.7 wird die Güte einer Flugzeugbesatzung vor ihren ersten Bomben gewürfelt.',
  'rule.9.1.8':
    'Auf einer Rudelfahrt ist das Geleit eines Geleitzugs bei jeder Suche dieses Angriffs beschäftigt (−1) oder bei Ihnen (+1) (7.2.2).',
  'rule.9.1.9':
    'Die Treffer einer Serie von Wasserbomben oder Bomben werden einer nach dem anderen auf E4 gewürfelt (9.6.9).',
  'rule.9.2':
    'Richten Sie alle Torpedos (9.2.1), auf nahe Entfernung schlüpfen Sie erst durch das Geleit (9.2.2), dann wird für jeden gewürfelt, ob er trifft (9.2.3), ob er zündet (9.2.4) und was er anrichtet (9.2.5). Danach sucht das Geleit (9.6).',
  'rule.9.2.1':
    'Schießen Sie aus beliebig vielen Rohren, vorn oder achtern, und geben Sie jedem Torpedo sein Schiff, ehe der erste läuft. Beide Enden zusammen dürfen nur beim nächtlichen Überwasserangriff (9.5.2) oder auf Schiffe ohne Geleit schießen (9.4.2). Nur geladene Rohre hinter klaren Mündungsklappen können schießen. Kein Torpedo bedeutet Abbruch.',
  'rule.9.2.2':
    'Auf nahe Entfernung sucht das Geleit, bevor Sie schießen: 2W6 mit dem Jahr (1941 +1, 1942 +2, 1943 +3) und −1 für die Schwerter eines gesunden Kommandanten, sonst nichts; ab 10, nie aber bei einer gewürfelten 2, sind Sie geortet. Dann können Sie nicht schießen und bekommen sofort Wasserbomben, ab 12 mit +1. Ungeortet schießen Sie, und danach wird wie üblich gesucht, mit +1 für nahe Entfernung. Erste Auflage: Diese Suche hat alle Zuschläge und ortet ab 9.',
  'rule.9.2.3':
    '2W6 je Torpedo: Er trifft auf nahe Entfernung mit 8 oder weniger, auf mittlere mit 7, auf weite mit 6. −1 über Wasser bei Nacht oder auf Schiffe ohne Geleit, −1 für das Eichenlaub. +1 unerfahrene Besatzung, +1 alle vier Besatzungsfelder ausgefallen, +1, wenn der I. Wachoffizier führt, +2 der II. oder der Leitende Ingenieur (0, wenn er Experte ist), +1 zweite Salve ohne Ritterkreuz. Elektrotorpedos: +1 auf mittlere, +2 auf weite Entfernung.',
  'rule.9.2.4':
    '1W6 für jeden Torpedo, der traf; niedrige Zahlen sind Versager. Bis Juni 1940: Dampf 1 und 2, elektrisch 1 bis 3. Juli bis Dezember 1940: beide 1 und 2. Ab 1941: beide nur 1. Gute Torpedos zählen 1 zum Würfel hinzu (12.1.3).',
  'rule.9.2.5':
    '1W6 für jeden detonierten Torpedo: 1 macht 4 Schadenspunkte, 2 macht 3, 3 macht 2, 4 bis 6 machen 1. Bei null Punkten sinkt das Schiff; sonst ist es beschädigt und kann verfolgt werden (9.7.6).',
  'rule.9.2.6':
    'Ein versenktes Schiff wird mit seiner Tonnage eingetragen, die für Feindfahrt und Laufbahn zählt; ein beschädigtes wird nur abgehakt und zählt nichts.',
  'rule.9.2.7':
    'Eine Runde ist Ihr Schuss und dann eine Suche. Solange Sie geortet werden, folgen Wasserbomben und Suche aufeinander, ohne dass Sie noch einmal schießen (9.6). Geleitschiffe selbst können nie angegriffen werden.',
  'rule.9.2.8':
    'Leere Rohre werden nach einer Begegnung nachgeladen, vor einer weiteren Runde (9.4.3) und vor einer Verfolgung, aus der Reserve desselben Endes. Sind noch beide Arten da, wählen Sie, wie viele von jeder.',
  'rule.9.3':
    'Über Wasser, gegen Schiffe ohne Geleit, darf das Deckgeschütz in jeder Gefechtsrunde bis zu zwei Schuss abgeben (9.3.2). Es trifft wie ein Torpedo, kennt keine Versager und richtet weniger an (9.3.3).',
  'rule.9.3.1':
    'Das Deckgeschütz schießt nur aufgetaucht, nur auf Schiffe ohne Geleit und nur, solange es klar ist und Munition hat. Das VIIC Flak hat keines.',
  'rule.9.3.2':
    'Ein oder zwei Schuss je Gefechtsrunde, jeder auf ein Schiff Ihrer Wahl, beide gerichtet, ehe der erste fällt. Was gerichtet ist, ist verbraucht, auch wenn das Schiff vorher sinkt.',
  'rule.9.3.3':
    '2W6 je Schuss: Treffer auf nahe Entfernung mit 8 oder weniger, auf mittlere mit 7, auf weite mit 6, mit den Zuschlägen von 9.2.3 außer denen für Torpedos (Zielen über Wasser, zweite Salve, elektrisch). Versager gibt es nicht. Schaden 1W6: 1 macht 2 Punkte, 2 bis 6 machen 1; das 10,5-cm-Geschütz des Typs IX hat −1, also machen 1 und 2 dort 2 Punkte.',
  'rule.9.3.4': 'Flak schießt nur auf Flugzeuge (9.8.3).',
  'rule.9.4':
    'Bei Schiffen ohne Geleit sucht niemand. Die Waffen schießen nacheinander (9.4.2), und Sie dürfen so oft eine neue Runde beginnen, wie Sie es wagen (9.4.3), bis Geleitschiffe oder ein Flugzeug aufkommen.',
  'rule.9.4.1':
    'Ein Schiff, zwei Schiffe, ein Tanker allein und ein Nachzügler, der sein Geleit verloren hat (9.7.6), fahren ohne Geleit.',
  'rule.9.4.2':
    'Bugrohre, Heckrohre und Deckgeschütz schießen in einer Runde je einmal, in beliebiger Folge. Jede Waffe wird gerichtet, ehe gewürfelt wird, und Sie sehen ihre Wirkung, ehe Sie die nächste wählen. Aufgetaucht haben Torpedos bei Tag und Nacht −1 auf den Treffer; beide Enden zu benutzen kostet nichts. Was auf ein inzwischen gesunkenes Schiff gerichtet war, ist verloren.',
  'rule.9.4.3':
    'Für eine weitere Runde laden Sie nach und werfen 2W6, 1942 −1, 1943 −2, in der Straße von Gibraltar noch einmal −2. Bis 3: Geleitschiffe kommen auf und suchen sofort (9.4.6). 4 oder 5: Ein Flugzeug drückt Sie unter Wasser (9.8.1). Ab 6: Niemand kommt, und Sie greifen wieder an, Entfernung und Tiefe nach Wahl.',
  'rule.9.4.4':
    'Solange niemand aufkommt, gibt es beliebig viele solche Runden. Nach der Runde, in der Geleitschiffe kamen, bleibt nur die Verfolgung (9.7).',
  'rule.9.4.5':
    'Nur Schiffe ohne Geleit kann man in einer weiteren Runde angreifen; Schiffen unter Geleit muss man folgen.',
  'rule.9.4.6':
    'Kommen Geleitschiffe auf, so sind Sie unter Wasser. Sie suchen sofort mit allen Zuschlägen außer der Entfernung, die Blasenbahn Ihrer bei Tag geschossenen G7a zählt also; vorher dürfen Sie unter Prüftiefe gehen (9.6.4). Ungeortet dürfen Sie noch einmal angreifen, getaucht und auf jede Entfernung, oder ablaufen; nach dem Schuss suchen sie wieder. Bei Tag ist ein Boot nie über Wasser in der Nähe von Geleit.',
  'rule.9.5':
    'Bei Nacht dürfen Sie Schiffe unter Geleit über Wasser angreifen: besseres Zielen und eine zweite Salve, doch ab 1941 leichtere Ortung, schlimmere erste Wasserbomben und zunächst kein Weg in große Tiefe (9.5.1, 9.5.2).',
  'rule.9.5.1':
    'Über Wasser haben Torpedos −1 auf den Treffer. Ab 1941 hat jede Suche dieser Jagd +1. Die ersten Wasserbomben haben +1, und in der ersten Runde können Sie nicht unter Prüftiefe gehen (9.6.6).',
  'rule.9.5.2':
    'Nach der ersten Salve darf auch das andere Ende schießen. Sie beschließen beides und richten alles, ehe der erste Torpedo läuft. Die zweite Salve hat +1 auf den Treffer, wenn Sie kein Ritterkreuz tragen, und die erste Suche +1 dafür, dass vorn und achtern geschossen wurde.',
  'rule.9.6':
    'Nach einem Angriff auf Schiffe unter Geleit wird gesucht: 2W6, geortet ab 9 (9.6.7). Vor jeder Suche dürfen Sie unter Prüftiefe gehen (9.6.4). Geortet bekommen Sie Wasserbomben (9.6.8), jeder Treffer wirkt (9.6.9), und es wird mit +1 wieder gesucht (9.6.12). Das geht so, bis eine Suche misslingt oder das Boot verloren ist.',
  'rule.9.6.1':
    'Das Geleit sucht, nachdem Sie auf mittlere oder weite Entfernung geschossen haben, auf nahe vorher und nachher (9.2.2).',
  'rule.9.6.2':
    'Geleitschiffe, die in einer weiteren Runde aufkommen, suchen sofort (9.4.6) und nach Ihrem Schuss noch einmal: zwei Suchen in dieser Runde wie auf nahe Entfernung.',
  'rule.9.6.3':
    'Alle Zuschläge einer Suche (9.6.7) und der Wasserbomben (9.6.8) werden addiert. Der nächtliche Überwasserangriff zählt bei jeder Suche, aber nur bei den ersten Wasserbomben; vorn und achtern zu schießen zählt nur in der ersten Runde der Suche.',
  'rule.9.6.4':
    'Vor einer Suche dürfen Sie unter Prüftiefe gehen und haben dafür −1 auf sie. Das kostet ein Rumpffeld; ist es das letzte, ist das Boot verloren. Dann 2W6 gegen die beschädigten Rumpffelder: mehr, und der Rumpf hält; gleich viel, und ein weiteres Feld wird beschädigt und neu gewürfelt; weniger, und das Boot wird mit der ganzen Besatzung zerdrückt.',
  'rule.9.6.5':
    'Einmal in jeder Kampfrunde, in so vielen Runden, wie Sie es wagen; die Suche vor Ihrem Schuss und die danach gehören zur selben Runde (9.6.2). Jedes Mal kostet es ein Rumpffeld und einen Wurf, und das −1 gilt nur für diese Suche.',
  'rule.9.6.6':
    'In der ersten Runde eines nächtlichen Überwasserangriffs ist das Boot noch zu nah an der Oberfläche, um unter Prüftiefe zu gehen.',
  'rule.9.6.7':
    '2W6: bis 8, oder bei einer gewürfelten 2 (zweite Auflage), nicht geortet und die Begegnung vorbei; 9 bis 11 geortet; ab 12 geortet und +1 auf die Wasserbomben. 1941 +1, 1942 +2, 1943 +3. Je +1: nahe Entfernung, Überwasserangriff ab 1941, vorn und achtern geschossen (erste Runde), Dampftorpedos bei Tag, schon geortet, Großkampfschiff, leckende Treibölbunker, beschädigte Tiefenruder, Geleit in der Nähe, Elitegeleit, der I. Wachoffizier führt (+2 der Nächste, siehe 10.5.3). Je −1: weite Entfernung, Geleit mit dem Rudel beschäftigt, unter Prüftiefe, Schwerter eines gesunden Kommandanten.',
  'rule.9.6.8':
    '2W6: bis 3 kein Treffer, 4 bis 6 einer, 7 und 8 zwei, 9 und 10 drei, 11 vier, 12 fünf Treffer; ab 13 sinkt das Boot mit der ganzen Besatzung. Je +1: leckende Treibölbunker, beschädigtes Horchgerät, beschädigte Batterien, jede beschädigte E-Maschine, erste Runde eines nächtlichen Überwasserangriffs, eine Ortung ab 12, das Jahr 1943.',
  'rule.9.6.9':
    'Zwei Würfel, gelesen als 11 bis 66, für jeden Treffer; er wirkt vor dem nächsten. Von 36 Ergebnissen sind 6 Rumpf, 6 Wassereinbruch, 3 Besatzung, dazu je eines davon doppelt, 2 Deckgeschütz, 1 ohne Folgen. Je eines: Batterien, Sehrohr, Tiefenruder, jede E-Maschine, jeder Diesel, die ganze Flak, 3,7-cm-Flak, 2-cm-Flak, Funkgerät, Horchgerät, Mündungsklappen vorn, Mündungsklappen achtern, Treibölbunker.',
  'rule.9.6.10':
    '2W6 sagen, wen es trifft: 2 Kommandant, 3 I. Wachoffizier, 4 und 11 Leitender Ingenieur, 5 Arzt, 6 bis 9 Besatzung, 10 II. Wachoffizier, 12 Agent. Wer tot oder nicht an Bord ist: ohne Folgen. Dann 1W6: 1 bis 3 leicht verwundet, 4 und 5 schwer verwundet, 6 gefallen.',
  'rule.9.6.11':
    'Ist das letzte Rumpffeld gefüllt, sinkt das Boot mit der ganzen Besatzung. Ist das letzte Wasserfeld gefüllt, muss es auftauchen und selbst versenkt werden (10.9.2). In beiden Fällen ist die Laufbahn zu Ende.',
  'rule.9.6.12':
    'Einmal geortet, hat jede weitere Suche dieser Jagd +1; mehr wird es nicht. Auch das +1 für Dampftorpedos bei Tag zählt bei jeder Suche.',
  'rule.9.7':
    'Nach der Jagd und den Reparaturen dürfen Sie bleiben und Schiffen unter Geleit folgen: beschädigten gelingt es immer (9.7.6), einem Geleitzug oder unversehrten Schiffen bei 1 bis 4 eines Würfels (9.7.7). Sie wählen das eine oder das andere (9.7.8). Dann beginnt ein neues Gefecht (9.7.9).',
  'rule.9.7.1':
    'Folgen kann man Geleitzügen, Schiffen unter Geleit und beschädigten Schiffen, die noch Geleit haben, wenn der erste Angriff vorüber ist. Ein Boot, das heim muss, kann nicht folgen.',
  'rule.9.7.2': 'Schiffen ohne Geleit folgt man nicht; dafür gibt es weitere Runden (9.4.3).',
  'rule.9.7.3':
    'Ein geortetes oder beschädigtes Boot darf folgen, sobald es entkommen ist. Zuerst kommen Lenzen, alle Reparaturen (10.7) und das Nachladen.',
  'rule.9.7.4':
    'Ein unbeschädigtes Großkampfschiff ist zu schnell für eine Verfolgung. Einem beschädigten folgt man ohne Wurf, und es behält immer sein Geleit.',
  'rule.9.7.5':
    'Nach einer Verfolgung wird Tag oder Nacht neu gewürfelt, und bei Tag dürfen Sie auf die Dunkelheit warten (8.3.2). Bei einem beschädigten Schiff wählen Sie das Licht.',
  'rule.9.7.6':
    'Beschädigte Schiffe werden immer wiedergefunden. 1W6: Bei 1 bis 4 haben sie noch Geleit, bei 5 und 6 sind sie allein zurückgeblieben. Sie wählen eines davon; alle anderen Schiffe sind fort. Da es allein sein kann, darf auch ein Boot folgen, das nur noch das Deckgeschütz hat.',
  'rule.9.7.7':
    '1W6: Bei 1 bis 4 halten Sie Fühlung am Geleitzug oder an den unbeschädigten Schiffen, bei 5 und 6 sind sie verloren und die Begegnung vorbei. Ein Geleitzug zeigt vier neue Schiffe und neues Geleit, andere Schiffe sind dieselben wie zuvor. Mit den Brillanten gelingt es immer.',
  'rule.9.7.8':
    'Sie folgen entweder den beschädigten Schiffen oder den anderen. Haben Sie ein beschädigtes gewählt, ist der Geleitzug endgültig fort.',
  'rule.9.7.9':
    'Was folgt, ist ein neues Gefecht: Tiefe, Entfernung und Rohre nach Wahl, nachgeladen, wo Reserve da ist, und ohne das +1 für die frühere Ortung. Bekannte Schiffe werden nicht neu gewürfelt.',
  'rule.9.7.10':
    'Wer einem beschädigten Schiff gefolgt ist, das noch Geleit hat, und keinen Torpedo darauf schießt, verliert es; auch wenn er beim Anlauf geortet wurde. Erste Auflage: Man darf ihm wieder folgen.',
  'rule.9.8':
    'Vor einem Flugzeug taucht man (9.8.1). Sind Sie zu langsam, wirft es Bomben, während Ihre Flak schießt (9.8.2, 9.8.3). Ist es weder abgeschossen noch beschädigt, hält es Fühlung und ruft vielleicht andere.',
  'rule.9.8.1':
    'Alarmtauchen 2W6: ab 6 sind Sie rechtzeitig weg, 2 bis 5 ein Angriff, bis 1 zwei. 1939 +1, 1942 −1, 1943 −2; Elitebesatzung +1; je −1: unerfahrene Besatzung, alle vier Besatzungsfelder ausgefallen, beschädigte Tiefenruder, Typ IX oder VIID, Feld einer Sonderaufgabe. Ein Flugzeug in einer weiteren Runde lässt die Schiffe auf jeden Fall entkommen; erste Auflage: Wer rechtzeitig taucht, darf zu ihnen zurück.',
  'rule.9.8.2':
    'Jeder Angriff wird wie Wasserbomben gewürfelt (9.6.8), mit +2 und 1943 mit weiteren +1, sonst nichts; ab 13 sinkt das Boot. Die Treffer kommen auf E4. Mit seinem ersten Angriff verwundet jedes Flugzeug außerdem jemanden (9.6.10).',
  'rule.9.8.3':
    'Beim ersten Angriff schießt die Flak, 2W6: bis 3 abgeschossen, und es ist vorbei; 4 und 5 beschädigt, vorbei nach einem etwaigen zweiten Angriff; ab 6 verfehlt. Erfahrene oder Elitebesatzung −1, Bootstypen 9.8.5. Nach einem Fehlschuss wird wie in 9.4.3 gewürfelt: Geleitschiffe jagen Sie mit +1 für die frühere Ortung, ein weiteres Flugzeug greift sofort und ohne Flakabwehr an, oder niemand kommt.',
  'rule.9.8.4': 'Ohne klare Flak gilt das Flugzeug als verfehlt und hält Fühlung (9.8.3).',
  'rule.9.8.5':
    'VIIA: +1 auf den Flakwurf. Typ IX: −1, solange beide Waffen klar sind, 0 mit einer. VIIC Flak: siehe 11.4.7. Der Flak geht die Munition nie aus, und das Deckgeschütz kann nicht auf Flugzeuge schießen.',
  'rule.9.8.6':
    '1942 −1 und 1943 −2 auf den Begegnungswurf in der Biskaya und auf die Würfe für eine weitere Runde, für Gibraltar und dafür, wen ein Fühlung haltendes Flugzeug ruft; in der Straße von Gibraltar noch einmal −2.',
  'rule.9.8.7':
    'Jedes Boot schießt nur beim ersten Angriff mit der Flak, dann ist es unter Wasser. Allein das VIIC Flak darf oben bleiben und noch einmal schießen (11.4.7).',
};
