/** What the lessons say, in German. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.one-boat-one-convoy.contact.title': 'U-48 auf Position',
  'lesson.one-boat-one-convoy.contact':
    'Ihr Boot steht in der Westansteuerung. Ein Würfel und der Wert des Gebiets entscheiden, ob es auf etwas trifft.',
  'lesson.one-boat-one-convoy.contact.do': 'Lassen Sie U-48 suchen.',
  'lesson.one-boat-one-convoy.engage.title': 'Ein kleiner Geleitzug',
  'lesson.one-boat-one-convoy.engage':
    'Vier Handelsschiffe und zwei Geleitschiffe, die meisten noch unbekannt. Geleitzüge bringen Punkte, einzelne Kriegsschiffe selten.',
  'lesson.one-boat-one-convoy.engage.do': 'Greifen Sie an.',
  'lesson.one-boat-one-convoy.place.title': 'Die taktische Tafel',
  'lesson.one-boat-one-convoy.place':
    'In der Mitte liegt der Geleitzug, ringsum nahe, mittlere und ferne Felder. Ein Boot beginnt weit außen; aufgetaucht ist es schnell, getaucht schwer zu finden.',
  'lesson.one-boat-one-convoy.place.do': 'Beginnen Sie aufgetaucht im Kielwasser des Geleitzugs.',
  'lesson.one-boat-one-convoy.helm.title': 'Heran',
  'lesson.one-boat-one-convoy.helm':
    'In jeder Kampfrunde bewegen sich zuerst die Boote. Nah am Geleitzug sind Schiffe zu erkennen und Torpedos treffen am besten, doch ein Geleitschiff kann nahe sein.',
  'lesson.one-boat-one-convoy.helm.do': 'Fahren Sie aufgetaucht nach nah Südost.',
  'lesson.one-boat-one-convoy.lag.title': 'Der Geleitzug läuft weiter',
  'lesson.one-boat-one-convoy.lag':
    'Der Geleitzug ist der feste Punkt: Was langsamer ist, fällt auf der Tafel zurück. Dieses Geleitschiff ist zurückgeblieben.',
  'lesson.one-boat-one-convoy.lag.do': 'Lassen Sie es nach nah Südost zurückfallen.',
  'lesson.one-boat-one-convoy.keepUp.title': 'Mithalten',
  'lesson.one-boat-one-convoy.keepUp':
    'Aufgetaucht hält ein Boot mit dem Geleitzug mit; getaucht fällt es zurück und kann ihn verlieren.',
  'lesson.one-boat-one-convoy.keepUp.do': 'Bleiben Sie in nah Südost.',
  'lesson.one-boat-one-convoy.escort.title': 'Das Geleit sucht',
  'lesson.one-boat-one-convoy.escort':
    'Geleitschiffe fahren zufällig oder auf ein bekanntes Boot zu, dann würfeln sie, wen sie in Reichweite orten.',
  'lesson.one-boat-one-convoy.escort.do': 'Lassen Sie Geleitschiff E2 handeln.',
  'lesson.one-boat-one-convoy.react.title': 'Geortet',
  'lesson.one-boat-one-convoy.react':
    'Die Northern Chief hat U-48 geortet und greift an. Alarmtauchen kostet Stress; dafür entgeht das Boot dem Angriff vielleicht ganz. Die Kästchen neben U-48 sind, was die Besatzung erträgt: gefüllte sind Stress.',
  'lesson.one-boat-one-convoy.react.do': 'Alarmtauchen.',
  'lesson.one-boat-one-convoy.aim.title': 'Torpedos',
  'lesson.one-boat-one-convoy.aim':
    'Drücken Sie + für jeden Torpedo: An jeder Zahl steht die Chance, das Schiff zu versenken. „leicht 3, schwer 6, versenkt 9“ muss ein Würfel erreichen. Mehrere Torpedos helfen einander; der Rest kann auf ein anderes Schiff.',
  'lesson.one-boat-one-convoy.aim.do': 'Zwei auf M1, drei auf M3, dann feuern. Jeder andere Plan geht auch.',
  'lesson.one-boat-one-convoy.onward.title': 'Der Alarm ist ausgelöst',
  'lesson.one-boat-one-convoy.onward':
    'Der Geleitzug ist jetzt alarmiert, das Geleit wird schärfer. Runde um Runde geht es so weiter: Bewegung, Geleit, Torpedos, bis Sie zurückfallen oder abbrechen.',
  'lesson.short-campaign.buy.title': 'Eine Flottille aufstellen',
  'lesson.short-campaign.buy':
    'Punkte kaufen Boote mit ihren Kommandanten; was übrig bleibt, bezahlt später Sonderoptionen. Ein teureres Boot ist nicht immer das bessere.',
  'lesson.short-campaign.buy.do': 'Nehmen Sie U-30.',
  'lesson.short-campaign.crew.title': 'Wie gut die Besatzung?',
  'lesson.short-campaign.crew': 'Eine bessere Besatzung kostet mehr, erträgt mehr Stress und schießt besser.',
  'lesson.short-campaign.crew.do': 'Die ausgebildete Besatzung.',
  'lesson.short-campaign.enough.title': 'Ein Boot genügt',
  'lesson.short-campaign.enough': 'Eine Flottille hat mehrere Boote; für diese Lektion reicht eines.',
  'lesson.short-campaign.enough.do': 'Nichts mehr kaufen: Die Flottille ist vollzählig.',
  'lesson.short-campaign.options.title': 'Sonderoptionen',
  'lesson.short-campaign.options':
    'Vor jedem Zug kaufen Punkte Hilfe: Aufklärung macht Kontakte in einem Gebiet wahrscheinlicher.',
  'lesson.short-campaign.options.do': 'Aufklärung für die Britischen Inseln.',
  'lesson.short-campaign.saved.title': 'Etwas behalten',
  'lesson.short-campaign.saved': 'Was Sie nicht ausgeben, bleibt für spätere Züge.',
  'lesson.short-campaign.saved.do': 'Nichts mehr ausgeben.',
  'lesson.short-campaign.map.title': 'Die Karte',
  'lesson.short-campaign.map':
    'Boote fahren von Gebiet zu Gebiet. Bei jedem steht, wie viele Ereignisse der Weg kostet und wie wahrscheinlich ein Kontakt ist.',
  'lesson.short-campaign.map.do': 'Fahren Sie in die Nordsee.',
  'lesson.short-campaign.event.title': 'Ereignisse',
  'lesson.short-campaign.event':
    'Wer ein Gebiet erreicht, zieht eine Ereigniskarte: Diese war freundlich. Die meisten kosten Stress; zu viel davon macht eine Besatzung erst angeschlagen, dann kampfunfähig.',
  'lesson.short-campaign.event.do': 'Weiter zu den Britischen Inseln.',
  'lesson.short-campaign.offer.title': 'Ein einzelner Frachter',
  'lesson.short-campaign.offer':
    'Manche Karte bietet ein Geschäft an: hier einen Torpedo für einen Siegpunkt.',
  'lesson.short-campaign.offer.do': 'Ja, für einen Torpedo.',
  'lesson.short-campaign.station.title': 'Position beziehen',
  'lesson.short-campaign.station':
    'Wer anhält, sucht am Ende des Zuges nach Kontakten; wer weiterfährt, nicht.',
  'lesson.short-campaign.station.do': 'Hier halten.',
  'lesson.short-campaign.quiet.title': 'Diesmal nicht',
  'lesson.short-campaign.quiet':
    'Eine Suche kann zum Gefecht führen, wie in der Lektion zuvor. Diesmal bleiben Sie fern, um den Rest des Zuges zu sehen.',
  'lesson.short-campaign.quiet.do': 'U-30 hält sich heraus.',
  'lesson.short-campaign.nextTurn.title': 'Der nächste Zug',
  'lesson.short-campaign.nextTurn':
    'Ein Zug besteht aus Optionen, Fahrt mit Ereignissen und Kontakten. Der Feldzug endet, wenn jedes Boot seine vorgesehenen Feindfahrten hinter sich hat.',
  'lesson.short-campaign.nextTurn.do': 'Nichts ausgeben.',
  'lesson.short-campaign.back.title': 'Heimwärts',
  'lesson.short-campaign.back': 'Gegen Stress und leere Rohre hilft nur der Hafen.',
  'lesson.short-campaign.back.do': 'Zurück in die Nordsee.',
  'lesson.short-campaign.port.title': 'In den Hafen',
  'lesson.short-campaign.port': 'Einlaufen beendet die Feindfahrt und zählt ihre Punkte.',
  'lesson.short-campaign.port.do': 'Einlaufen: Deutschland.',
  'lesson.short-campaign.refit.title': 'In der Werft',
  'lesson.short-campaign.refit':
    'Im Hafen hat sich die Besatzung erholt, Torpedos wurden geladen. Ist kein Boot auf See, gehen Punkte verloren: Lassen Sie Ihre Boote versetzt fahren. Der Feldzug geht von hier aus weiter.',
};
