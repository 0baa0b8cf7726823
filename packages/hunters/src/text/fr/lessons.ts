/** What the lessons say, in French. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.first-patrol.sail.title': 'Votre bateau est prêt',
  'lesson.first-patrol.sail':
    'Vous commandez l’U-45, cap sur les îles Britanniques. Chaque case du trajet dure trois ou quatre jours de mer, presque toujours calmes.',
  'lesson.first-patrol.sail.do': 'Poursuivez jusqu’à ce qu’il se passe quelque chose.',
  'lesson.first-patrol.sighted.title': 'Un navire isolé',
  'lesson.first-patrol.sighted':
    'Un cargo sans escorte : ici, personne ne peut vous traquer. C’est le tonnage coulé qui compte.',
  'lesson.first-patrol.sighted.do': 'Attaquez.',
  'lesson.first-patrol.daylight.title': 'Maintenant ou de nuit ?',
  'lesson.first-patrol.daylight':
    'Pendant que vous attendez, le cargo peut s’échapper. Contre un navire isolé, la nuit n’apporte pas grand-chose.',
  'lesson.first-patrol.daylight.do': 'Attaquez de jour.',
  'lesson.first-patrol.approach.title': 'À quelle distance ?',
  'lesson.first-patrol.approach':
    'Plus vous êtes près, plus les torpilles portent. Sans escorte, vous ne risquez rien en surface.',
  'lesson.first-patrol.approach.do': 'En surface, courte portée.',
  'lesson.first-patrol.weapon.title': 'Torpilles ou canon ?',
  'lesson.first-patrol.weapon':
    'Vous avez 14 torpilles, huit à vapeur (G7a) et six électriques (G7e), et quatre tubes à l’avant. Le canon coûte moins cher, mais il est faible.',
  'lesson.first-patrol.weapon.do': 'Prenez les torpilles avant.',
  'lesson.first-patrol.tubes.title': 'Pointer les tubes',
  'lesson.first-patrol.tubes':
    'Chaque pression sur le navire pointe un tube de plus ; sa probabilité de couler s’affiche à côté. Deux valent mieux qu’une : toute torpille peut être un raté.',
  'lesson.first-patrol.tubes.do': 'Appuyez deux fois sur le navire, puis faites feu.',
  'lesson.first-patrol.dud.title': 'Un raté, un coup au but',
  'lesson.first-patrol.dud':
    'La première torpille a touché sans exploser, la seconde a coulé le navire. On recharge : les torpilles à vapeur laissent un sillage de jour ; les électriques non, mais elles touchent moins et ratent plus souvent.',
  'lesson.first-patrol.dud.do': 'Chargez deux torpilles à vapeur.',
  'lesson.first-patrol.onward.title': 'Le bateau d’un coup d’œil',
  'lesson.first-patrol.onward':
    'Coque, voies d’eau, torpilles et tonnage restent toujours affichés ici. Si la coque ou les voies d’eau arrivent au bout, le bateau est perdu.',
  'lesson.first-patrol.onward.do': 'Poursuivez.',
  'lesson.first-patrol.convoy.title': 'Un convoi',
  'lesson.first-patrol.convoy':
    'Quatre navires, entourés d’escorteurs. Il y a beaucoup à couler, mais ensuite on vous cherchera.',
  'lesson.first-patrol.convoy.do': 'Attaquez.',
  'lesson.first-patrol.night.title': 'En surface, dans le noir',
  'lesson.first-patrol.night':
    'De nuit, un bateau en surface vise mieux et se voit mal. À courte portée il faudrait d’abord déjouer l’escorte ; à moyenne portée, vous pouvez tirer tout de suite.',
  'lesson.first-patrol.night.do': 'En surface, moyenne portée.',
  'lesson.first-patrol.salvo.title': 'Choisissez vos cibles',
  'lesson.first-patrol.salvo':
    'Un petit navire encaisse deux points de dégâts, un plus gros trois ou quatre ; un coup au but en fait un à quatre. En pointant, vous voyez le risque d’être repéré par l’escorte.',
  'lesson.first-patrol.salvo.do': 'Appuyez sur les navires voulus, une fois par tube, puis faites feu.',
  'lesson.first-patrol.deep.title': 'La traque',
  'lesson.first-patrol.deep':
    'On vous a repéré. Sous la profondeur d’essai, celle pour laquelle le bateau est fait, on vous trouve moins bien ; cela coûte une case de coque, et une coque très abîmée peut être écrasée.',
  'lesson.first-patrol.deep.do': 'Descendez sous la profondeur d’essai.',
  'lesson.first-patrol.away.title': 'Ils ont perdu votre trace',
  'lesson.first-patrol.away':
    'Qui n’est pas repéré s’esquive. Ce qui se répare en mer a été tenté ; la coque attendra l’arsenal.',
  'lesson.first-patrol.away.do': 'Rechargez comme il vous plaît.',
  'lesson.first-patrol.follow.title': 'Assez pour une nuit',
  'lesson.first-patrol.follow':
    'Vous pourriez suivre le convoi et attaquer encore, mais chaque attaque amène une traque. Savoir s’arrêter, c’est la moitié du métier.',
  'lesson.first-patrol.follow.do': 'Laissez-les partir.',
  'lesson.first-patrol.homeward.title': 'Le retour',
  'lesson.first-patrol.homeward':
    'Le reste du trajet ramène au port. Avec de gros dégâts ou sans torpilles, vous pourriez rentrer plus tôt.',
  'lesson.first-patrol.homeward.do': 'Poursuivez.',
  'lesson.first-patrol.home.title': 'De retour au port',
  'lesson.first-patrol.home':
    'Vos navires et leurs tonnes sont dans le journal, et le journal des patrouilles se trouve sous « Carrière ». Vous savez couler, vous cacher et rentrer ; la carrière continue.',
  'lesson.the-hunted.search.title': 'Deux navires coulés. Les voilà',
  'lesson.the-hunted.search':
    'Vous avez tiré en plongée, de jour, et les torpilles à vapeur ont laissé un sillage. L’escorte cherche avec deux dés : à 9 ou plus, elle vous repère, et chaque torpille tirée de jour l’aide.',
  'lesson.the-hunted.search.do': 'Restez à cette profondeur pour l’instant.',
  'lesson.the-hunted.found.title': 'Grenades',
  'lesson.the-hunted.found':
    'Ils vous tiennent : un coup sur la coque. Ils savent à peu près où vous êtes, et chaque recherche sera désormais plus facile.',
  'lesson.the-hunted.found.do': 'Restez encore, en surveillant coque et voies d’eau.',
  'lesson.the-hunted.pinned.title': 'Cloué sur place',
  'lesson.the-hunted.pinned':
    'Un jet élevé cloue le bateau et rend les grenades plus meurtrières. Passer sous la profondeur d’essai coûte une case de coque et donne −1 à la recherche ; puis deux dés doivent dépasser les avaries de coque, sinon le bateau est écrasé.',
  'lesson.the-hunted.pinned.do': 'Descendez sous la profondeur d’essai.',
  'lesson.the-hunted.deeper.title': 'Encore repéré',
  'lesson.the-hunted.deeper':
    'La coque a tenu, les grenades sont tombées à côté, mais ils n’ont pas perdu votre trace. Le risque de la profondeur croît avec chaque case de coque : comparez les deux chances avant de choisir.',
  'lesson.the-hunted.deeper.do': 'Redescendez sous la profondeur d’essai.',
  'lesson.the-hunted.quiet.title': 'Le silence',
  'lesson.the-hunted.quiet':
    'Ils ont perdu votre trace. Les pompes ont évacué l’eau et la radio est réparée ; trois cases de coque attendront l’arsenal. Voilà comment s’en sortir : compter la coque, comparer les chances, descendre à temps.',
};
