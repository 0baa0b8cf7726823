/** What the lessons say, in German. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.first-patrol.sail.title': 'Ihr Boot ist seeklar',
  'lesson.first-patrol.sail':
    'Sie führen U-45 zu den Britischen Inseln. Jedes Feld der Strecke sind drei oder vier Tage auf See, und meist bleibt es ruhig.',
  'lesson.first-patrol.sail.do': 'Weiterfahren, bis etwas geschieht.',
  'lesson.first-patrol.sighted.title': 'Ein Schiff, ganz allein',
  'lesson.first-patrol.sighted':
    'Ein Frachter ohne Geleit: Hier kann Sie niemand jagen. Gezählt wird die Tonnage, die Sie versenken.',
  'lesson.first-patrol.sighted.do': 'Greifen Sie an.',
  'lesson.first-patrol.daylight.title': 'Jetzt oder nachts?',
  'lesson.first-patrol.daylight':
    'Während Sie warten, könnte der Frachter entkommen. Gegen ein einzelnes Schiff hilft die Nacht nur wenig.',
  'lesson.first-patrol.daylight.do': 'Greifen Sie bei Tag an.',
  'lesson.first-patrol.approach.title': 'Wie nah?',
  'lesson.first-patrol.approach':
    'Je näher, desto mehr Torpedos treffen. Ohne Geleit haben Sie über Wasser nichts zu fürchten.',
  'lesson.first-patrol.approach.do': 'Aufgetaucht, nahe Entfernung.',
  'lesson.first-patrol.weapon.title': 'Torpedos oder Geschütz?',
  'lesson.first-patrol.weapon':
    'An Bord sind 14 Torpedos, acht mit Dampf (G7a) und sechs elektrische (G7e); im Bug liegen vier Rohre. Das Geschütz kostet weniger, richtet aber wenig aus.',
  'lesson.first-patrol.weapon.do': 'Nehmen Sie die Bugtorpedos.',
  'lesson.first-patrol.tubes.title': 'Die Rohre richten',
  'lesson.first-patrol.tubes':
    'Jeder Druck auf das Schiff richtet ein Rohr mehr; daneben steht, wie wahrscheinlich es sinkt. Zwei sind sicherer als einer, denn jeder Torpedo kann ein Versager sein.',
  'lesson.first-patrol.tubes.do': 'Zweimal auf das Schiff drücken, dann feuern.',
  'lesson.first-patrol.dud.title': 'Ein Versager, ein Treffer',
  'lesson.first-patrol.dud':
    'Der erste Torpedo traf, zündete aber nicht; der zweite hat das Schiff versenkt. Jetzt wird nachgeladen: G7a-Torpedos ziehen bei Tag eine Blasenbahn, elektrische G7e nicht, doch diese treffen seltener und versagen öfter.',
  'lesson.first-patrol.dud.do': 'Laden Sie zwei G7a.',
  'lesson.first-patrol.onward.title': 'Das Boot auf einen Blick',
  'lesson.first-patrol.onward':
    'Rumpfschaden, Wassereinbruch, Torpedos und Tonnage stehen immer in dieser Leiste. Ist Rumpf oder Wassereinbruch voll, ist das Boot verloren.',
  'lesson.first-patrol.onward.do': 'Weiterfahren.',
  'lesson.first-patrol.convoy.title': 'Ein Geleitzug',
  'lesson.first-patrol.convoy':
    'Vier Schiffe, ringsum Geleit. Hier gibt es viel zu versenken, doch danach wird man Sie suchen.',
  'lesson.first-patrol.convoy.do': 'Greifen Sie an.',
  'lesson.first-patrol.night.title': 'Über Wasser im Dunkeln',
  'lesson.first-patrol.night':
    'Nachts zielt ein Boot über Wasser besser und ist schwer zu sehen. Für nahe Entfernung müssten Sie erst am Geleit vorbei; auf mittlere können Sie sofort schießen.',
  'lesson.first-patrol.night.do': 'Aufgetaucht, mittlere Entfernung.',
  'lesson.first-patrol.salvo.title': 'Wählen Sie Ihre Ziele',
  'lesson.first-patrol.salvo':
    'Kleine Schiffe halten zwei Schadenspunkte aus, größere drei oder vier; ein Treffer macht einen bis vier. Beim Richten sehen Sie, wie leicht das Geleit Sie findet.',
  'lesson.first-patrol.salvo.do': 'Drücken Sie die Schiffe, die Sie wollen, einmal je Rohr; dann feuern.',
  'lesson.first-patrol.deep.title': 'Die Jagd',
  'lesson.first-patrol.deep':
    'Man hat Sie gefunden. Unterhalb der Prüftiefe, für die das Boot gebaut ist, sind Sie schwerer zu finden; es kostet ein Rumpffeld, und ein stark beschädigter Rumpf kann zerdrückt werden.',
  'lesson.first-patrol.deep.do': 'Gehen Sie unter Prüftiefe.',
  'lesson.first-patrol.away.title': 'Sie sind entkommen',
  'lesson.first-patrol.away':
    'Wer nicht geortet wird, läuft ab. Was sich auf See reparieren lässt, wurde versucht; der Rumpf muss auf die Werft warten.',
  'lesson.first-patrol.away.do': 'Laden Sie nach, was Sie möchten.',
  'lesson.first-patrol.follow.title': 'Genug für eine Nacht',
  'lesson.first-patrol.follow':
    'Sie dürften dem Geleitzug folgen und noch einmal angreifen, doch jedem Angriff folgt eine Jagd. Aufhören zu können ist das halbe Handwerk.',
  'lesson.first-patrol.follow.do': 'Lassen Sie sie ziehen.',
  'lesson.first-patrol.homeward.title': 'Heimwärts',
  'lesson.first-patrol.homeward':
    'Der Rest der Strecke führt nach Hause. Mit schweren Schäden oder ohne Torpedos könnten Sie früher umkehren.',
  'lesson.first-patrol.homeward.do': 'Weiterfahren.',
  'lesson.first-patrol.home.title': 'Wieder im Hafen',
  'lesson.first-patrol.home':
    'Ihre Schiffe und ihre Tonnen stehen im Protokoll, und das Fahrtenbuch liegt unter „Laufbahn“. Sie können versenken, sich verbergen und heimkehren; die Laufbahn geht von hier aus weiter.',
  'lesson.the-hunted.search.title': 'Zwei Schiffe versenkt. Jetzt kommen sie',
  'lesson.the-hunted.search':
    'Sie haben bei Tag getaucht geschossen, und die G7a zogen Blasenbahnen. Das Geleit sucht mit zwei Würfeln: Ab 9 sind Sie geortet, und jeder bei Tag geschossene Torpedo hilft ihnen.',
  'lesson.the-hunted.search.do': 'Bleiben Sie vorerst auf dieser Tiefe.',
  'lesson.the-hunted.found.title': 'Wasserbomben',
  'lesson.the-hunted.found':
    'Sie sind geortet: ein Treffer am Rumpf. Man weiß nun ungefähr, wo Sie sind, und jede weitere Suche wird leichter.',
  'lesson.the-hunted.found.do': 'Noch einmal bleiben; achten Sie auf Rumpf und Wassereinbruch.',
  'lesson.the-hunted.pinned.title': 'Festgenagelt',
  'lesson.the-hunted.pinned':
    'Ein hoher Wurf nagelt das Boot fest, und die Wasserbomben wirken stärker. Unter Prüftiefe zu gehen kostet ein Rumpffeld und gibt der Suche −1; dann müssen zwei Würfel den Rumpfschaden übertreffen, sonst wird das Boot zerdrückt.',
  'lesson.the-hunted.pinned.do': 'Gehen Sie unter Prüftiefe.',
  'lesson.the-hunted.deeper.title': 'Wieder geortet',
  'lesson.the-hunted.deeper':
    'Der Rumpf hielt, die Bomben gingen daneben, doch man hat Sie nicht verloren. Mit jedem Rumpffeld wird die Tiefe gefährlicher: Vergleichen Sie beide Chancen, ehe Sie wählen.',
  'lesson.the-hunted.deeper.do': 'Gehen Sie noch einmal unter Prüftiefe.',
  'lesson.the-hunted.quiet.title': 'Stille',
  'lesson.the-hunted.quiet':
    'Man hat Sie verloren. Das Wasser ist gelenzt, das Funkgerät heil; drei Rumpffelder warten auf die Werft. So kommt man davon: Rumpf zählen, Chancen vergleichen, rechtzeitig in die Tiefe.',
};
