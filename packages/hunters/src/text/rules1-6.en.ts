/** The Hunters in English: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
  'rule.1.0':
    'You command a U-boat from the first month of the war, or from the month your boat type appears, until June 1943.',
  'rule.2.0':
    'Patrol follows patrol: assignment, travel boxes with encounters, return, refit. The tonnage you sink decides how well you did.',
  'rule.3.1':
    'Each of the eight boat types has a mat with its tubes, guns, hull and flooding boxes, crew and patrol tracks.',
  'rule.3.2':
    'The combat mat holds the ships in sight, their damage, the light, the range and the hits that come in.',
  'rule.3.3':
    'Markers show ships, torpedoes, ammunition, damage, wounds and events; on the screen they are drawn where they lie.',
  'rule.3.3.1': 'Markers may carry the modifiers they bring; here every roll lists its modifiers.',
  'rule.3.3.2': 'Boat, rank, award, crew quality, event, armament, damage and crew markers.',
  'rule.3.4': 'Charts say which dice are thrown; a roll of 00 on two ten-sided dice is 100.',
  'rule.3.5': 'The patrol log sheet records every patrol, every ship fired at and every month of refit.',
  'rule.3.6': 'A travel box is three to four days; a crew box is several men.',
  'rule.3.7': 'What the box of the printed game holds.',
  'rule.4.1': 'Choose one of the eight boat types.',
  'rule.4.1.1': 'You command one boat. Early types sail in easier years, later types are better boats.',
  'rule.4.2': 'The month a type becomes available is the month of your first patrol.',
  'rule.4.2.1': 'The first patrol begins in the month the boat type becomes available.',
  'rule.4.2.2':
    'September 1939: VIIA, VIIB, IXA. April 1940: IXB. October 1940: VIIC. May 1941: IXC. January 1942: VIID. May 1943: VIIC Flak. In December 1940 a VIIA is exchanged for a VIIC at refit, unless agreed otherwise.',
  'rule.4.2.3': 'You normally keep your boat; some events give you a newer one.',
  'rule.4.3': 'The log sheet carries boat type, number and the name of the Kommandant.',
  'rule.4.3.1': 'Name and number colour the story and change nothing else.',
  'rule.4.3.2': 'The log sheet records targets, damaged ships and sunk ships.',
  'rule.4.4': 'The mat is set up before the first patrol.',
  'rule.4.4.1': 'The mat of the chosen type is used.',
  'rule.4.4.2': 'Start with your rank, a trained crew, torpedoes and ammunition aboard, the boat in port.',
  'rule.4.5':
    'The load has a standard mix of steam (G7a) and electric (G7e) torpedoes; a few may be exchanged. Every tube holds one torpedo, the rest are reloads that stay at their end of the boat.',
  'rule.4.5.1': 'A tube is reloaded only while reloads of the same end are left.',
  'rule.4.5.2':
    'Optional: all tubes start with steam torpedoes, and a Type VII takes at most 5, a Type IX at most 6 electric ones, as reloads.',
  'rule.4.6': 'The deck gun has a limited number of rounds.',
  'rule.4.6.1': 'The mat counts the rounds left for the deck gun.',
  'rule.4.6.2': 'A patrol starts with full ammunition.',
  'rule.4.6.3': 'Up to two rounds may be fired in one round of combat.',
  'rule.4.6.4': 'Flak guns never run out of ammunition.',
  'rule.5.1': 'When a career ends.',
  'rule.5.1.1': 'No patrol begins after June 1943.',
  'rule.5.1.2': 'When the refit ends after June 1943 the career is over.',
  'rule.5.1.3': 'The career ends at once when the Kommandant is killed or taken prisoner.',
  'rule.5.1.4': 'Then the victory level is worked out.',
  'rule.5.2': 'How well you did.',
  'rule.5.2.1': 'The tonnage of all ships sunk is added up.',
  'rule.5.2.2':
    'Under 50,000 t is a defeat, under 100,000 t a draw, then marginal, from 150,000 t substantial, from 200,000 t a decisive victory. A captured boat is a defeat whatever was sunk.',
  'rule.5.2.3': 'Death or captivity do not take the tonnage away.',
  'rule.6.1':
    'Assignment, patrol, refit: length of the refit, recovery, advancement, promotion and awards, new boat, restocking.',
};
