/** Night Watch in French. */
export const fr = {
  credits: 'Un petit jeu de dés fourni avec Flotilla',
  'ask.carryOn': '{seen} {seen|observation|observations} ce tour-ci. Regarder encore ou les noter ?',
  'pick.carryOn.look': 'Regarder encore',
  'pick.carryOn.write': 'Les noter',
  'odds.fog': 'brume',
  'roll.look': 'Un regard sur la mer',
  'outcome.look.fog': 'brume',
  'outcome.look.one': 'une observation',
  'outcome.look.two': 'deux observations',
  'modifier.darkAdapted': 'yeux faits à l’obscurité',
  'modifier.tired': 'yeux fatigués',
  'log.watchBegins': 'Quart {watch} : la vigie {seat} prend la relève.',
  'log.fog': 'La brume tombe ; la vigie {seat} perd {lost} {lost|observation|observations}.',
  'log.wrote': 'La vigie {seat} note {seen} {seen|observation|observations} au journal.',
  'field.options.watches': 'Quarts à tenir',
  watchOf: 'Quart {watch} sur {watches}',
  logBook: 'Le journal de bord',
  lookout: 'Vigie',
  sightings: 'Observations',
  watch: 'Quart',
  seen: 'Vu ce tour-ci',
  'ending.relieved':
    'Tous les quarts sont tenus. Le meilleur journal compte {most} {most|observation|observations}.',
  'figure.sightings': 'observations de la première vigie',
  'rule.1': 'Chaque vigie, à son tour, tient chaque quart.',
  'rule.1.1': 'Après la brume, ou une fois les observations notées, la vigie suivante prend la relève.',
  'rule.2':
    'Un regard se joue à deux dés : un total de 4 ou moins est la brume et le tour finit sans rien, de 5 à 8 une observation, 9 ou plus deux.',
  'rule.2.1': 'À partir du troisième regard d’un tour +1 ; à partir du sixième, encore −2.',
  'rule.3':
    'Après chaque regard sans brume, la vigie regarde encore ou note ses observations et se fait relever.',
  'situation.where':
    'Quart {watch} sur {watches} : la vigie {lookout} est sur le pont ; son journal compte {logged} {logged|observation|observations}.',
  'situation.stake':
    '{seen} {seen|observation|observations} ce tour-ci : la brume les emporte toutes, le journal les garde.',
  'situation.next.turn': 'Vous regardez encore ou vous notez ; puis la vigie suivante prend la relève.',
  'situation.next.wait':
    'Chaque vigie tient {watches} {watches|quart|quarts} ; à la fin, le journal le plus rempli l’emporte.',
  'coach.carryOn':
    'Chaque regard de plus peut grossir la récolte ou la perdre dans la brume : voyez le risque de brume et comptez ce qui est en jeu.',
};
