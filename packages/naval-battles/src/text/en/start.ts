/** Ready-made beginnings, in English. */
export const start = {
  'start.begin': 'To battle stations',
  'start.first.title': 'First battle: 15 points against one opponent',
  'start.first.about':
    'Three or four ships each; lots decide under which flag.\nYou pick a ready-made fleet in one press, or ship by ship.\nCards attack, cards defend; whoever sinks 15 points first has won.\nThe computer sits opposite and plays a steady game.',
  'start.usual.title': 'The usual battle',
  'start.usual.about': '25 points each, as the rules have it.',
  'start.raider.title': 'Raider Force-710',
  'start.raider.about': 'Norwegian frigates meet Soviet raiders. The fleets are given.',
  'start.falkland.title': 'Falkland Express',
  'start.falkland.about': 'One supply ship, one escort, one hunter. Three rounds.',
};
