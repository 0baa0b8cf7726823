/** Night Watch in Italian. */
export const it = {
  credits: 'Un piccolo gioco di dadi che accompagna Flotilla',
  'ask.carryOn': '{seen} {seen|avvistamento|avvistamenti} in questo turno. Guardare ancora o annotare?',
  'pick.carryOn.look': 'Guardare ancora',
  'pick.carryOn.write': 'Annotare',
  'odds.fog': 'nebbia',
  'roll.look': 'Uno sguardo sul mare',
  'outcome.look.fog': 'nebbia',
  'outcome.look.one': 'un avvistamento',
  'outcome.look.two': 'due avvistamenti',
  'modifier.darkAdapted': 'occhi abituati al buio',
  'modifier.tired': 'occhi stanchi',
  'log.watchBegins': 'Guardia {watch}: subentra la vedetta {seat}.',
  'log.fog': 'Scende la nebbia; la vedetta {seat} perde {lost} {lost|avvistamento|avvistamenti}.',
  'log.wrote': 'La vedetta {seat} annota {seen} {seen|avvistamento|avvistamenti} sul giornale.',
  'field.options.watches': 'Turni di guardia',
  watchOf: 'Guardia {watch} di {watches}',
  logBook: 'Il giornale di bordo',
  lookout: 'Vedetta',
  sightings: 'Avvistamenti',
  watch: 'Guardia',
  seen: 'Visti in questo turno',
  'ending.relieved':
    'Tutte le guardie sono finite. Il giornale migliore conta {most} {most|avvistamento|avvistamenti}.',
  'figure.sightings': 'avvistamenti della prima vedetta',
  'rule.1': 'Ogni vedetta, a turno, monta ogni guardia.',
  'rule.1.1': 'Dopo la nebbia, o annotati gli avvistamenti, subentra la vedetta successiva.',
  'rule.2':
    'Uno sguardo vale due dadi: un totale di 4 o meno è nebbia e il turno finisce senza nulla, da 5 a 8 è un avvistamento, 9 o più due.',
  'rule.2.1': 'Dal terzo sguardo di un turno +1; dal sesto ancora −2.',
  'rule.3':
    'Dopo ogni sguardo senza nebbia la vedetta guarda ancora oppure annota gli avvistamenti e riceve il cambio.',
  'situation.where':
    'Guardia {watch} di {watches}: è in coperta la vedetta {lookout}; sul suo giornale finora {logged} {logged|avvistamento|avvistamenti}.',
  'situation.stake':
    '{seen} {seen|avvistamento|avvistamenti} in questo turno: la nebbia li cancella tutti, il giornale li conserva.',
  'situation.next.turn': 'Guardate ancora oppure annotate; poi subentra la vedetta successiva.',
  'situation.next.wait':
    'Ogni vedetta monta {watches} {watches|guardia|guardie}; alla fine vince il giornale più ricco.',
  'coach.carryOn':
    'Ogni altro sguardo può accrescere il bottino o perderlo nella nebbia: badate alla probabilità di nebbia e contate che cosa rischiate.',
};
