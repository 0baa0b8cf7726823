/** Night Watch in English. */
export const en = {
  credits: 'A small dice game that comes with Flotilla',
  'ask.carryOn': '{seen} {seen|sighting|sightings} this turn. Look again or write them down?',
  'pick.carryOn.look': 'Look again',
  'pick.carryOn.write': 'Write them down',
  'odds.fog': 'fog',
  'roll.look': 'A look over the sea',
  'outcome.look.fog': 'fog',
  'outcome.look.one': 'one sighting',
  'outcome.look.two': 'two sightings',
  'modifier.darkAdapted': 'eyes used to the dark',
  'modifier.tired': 'tired eyes',
  'log.watchBegins': 'Watch {watch}: lookout {seat} takes over.',
  'log.fog': 'Fog closes in; lookout {seat} loses {lost} {lost|sighting|sightings}.',
  'log.wrote': 'Lookout {seat} writes {seen} {seen|sighting|sightings} into the log.',
  'field.options.watches': 'Watches to stand',
  watchOf: 'Watch {watch} of {watches}',
  logBook: 'The log book',
  lookout: 'Lookout',
  sightings: 'Sightings',
  watch: 'Watch',
  seen: 'Seen this turn',
  'ending.relieved': 'All watches are stood. The best log holds {most} {most|sighting|sightings}.',
  'figure.sightings': 'sightings of the first lookout',
  'rule.1': 'Every lookout in turn stands each watch.',
  'rule.1.1': 'After fog, or when the sightings are written down, the next lookout takes over.',
  'rule.2':
    'A look is two dice: a total of 4 or less is fog and ends the turn with nothing, 5 to 8 is one sighting, 9 or more two.',
  'rule.2.1': 'From the third look of a turn on +1; from the sixth on a further −2.',
  'rule.3':
    'After every look without fog the lookout looks again or writes the sightings down and is relieved.',
  'situation.where':
    'Watch {watch} of {watches}: lookout {lookout} is on deck, with {logged} {logged|sighting|sightings} in the log so far.',
  'situation.stake':
    '{seen} {seen|sighting|sightings} of this turn: fog takes them all, writing them down keeps them.',
  'situation.next.turn': 'You look again or write; then the next lookout takes over.',
  'situation.next.wait':
    'Every lookout stands {watches} {watches|watch|watches}; the fullest log at the end wins.',
  'coach.carryOn':
    'Every further look may double what you have or lose it to fog: look at the chance of fog, and count what is at stake.',
};
