/** The Hunters in English: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
  'rule.11.0': 'Experience, promotion, decorations and new boats are settled during refit.',
  'rule.11.1': 'After every third successful patrol a die improves an officer or the crew.',
  'rule.11.1.1': 'Improvements are marked on the mat.',
  'rule.11.1.2': 'An officer who is an Experte already gains nothing.',
  'rule.11.1.3': 'Green, trained, veteran, elite: better crews shoot and dive better.',
  'rule.11.1.4':
    'All four crew boxes out: a level lower, not below trained. Three failures in a row: a level lower, down to green.',
  'rule.11.1.5': 'An Experte first watch officer leaves for his own boat on a 6 after each patrol.',
  'rule.11.1.6': 'An Experte second watch officer then takes his place.',
  'rule.11.1.7': 'Every third success counts, whatever happened to crew or boat in between.',
  'rule.11.2': 'Ranks.',
  'rule.11.2.1':
    'Kapitänleutnant: choose your waters on 1. Korvettenkapitän: on 1 and 2, and a long refit is a month shorter. Fregattenkapitän: on 1 to 3.',
  'rule.11.2.2': 'Type IX captains and those of 1939 start as Kapitänleutnant, others by a die.',
  'rule.11.2.3':
    'Once a year a die, 1 to 4 promoted: -1 for each decoration and each ten ships, +1 for each failed patrol of the year. A last roll in June 1943.',
  'rule.11.2.4': 'A failed roll means another year.',
  'rule.11.3': 'Decorations.',
  'rule.11.3.1': 'Knight’s Cross: 100,000 t, or one of six capital ships.',
  'rule.11.3.2': 'Oakleaves: 175,000 t, another such ship, or 75,000 t since.',
  'rule.11.3.3': 'Swords: 250,000 t, another such ship, or 75,000 t since.',
  'rule.11.3.4': 'Diamonds: 300,000 t, another such ship, or 50,000 t since.',
  'rule.11.3.5': 'Each decoration lets you ask for a newer boat.',
  'rule.11.3.6':
    'Knight’s Cross: no penalty for the second salvo. Oakleaves: -1 to hit. Swords: -1 on detection. Diamonds: following always succeeds.',
  'rule.11.4': 'New boats; permanent postings end with the old one.',
  'rule.11.4.1': 'A Kommandant who needs five months to recover gets a newer boat.',
  'rule.11.4.2':
    'A boat that needs five months of refit is replaced; you keep the crew and sail after a month.',
  'rule.11.4.3': 'A decoration allows a request, 1 to 3 granted; requests may be saved.',
  'rule.11.4.4': 'Type VII and Type IX captains stay with their class.',
  'rule.11.4.5':
    'A VIID or flak boat is granted on 1 and 2 only, otherwise you get the newest standard boat.',
  'rule.11.4.6':
    'The VIID carries its mines outside the tubes and always lays them off Britain and America, unless it lands an agent.',
  'rule.11.4.7':
    'The flak boat has five torpedoes, fires flak twice at -2 less one for each gun out, and may stay up for a second round.',
  'rule.12.0': 'Once a patrol the sea has a surprise.',
  'rule.12.1': 'Random events.',
  'rule.12.1.1': 'The first natural 12 of a patrol is a random event instead of the encounter.',
  'rule.12.1.2': 'One event a patrol; later twelves are ordinary encounters.',
  'rule.12.1.3': 'Superior torpedoes last for the patrol, a luck marker until it is used.',
  'rule.12.1.4': 'Some events do not happen in some waters.',
  'rule.12.1.5': 'An event that is ignored may be followed by another.',
  'rule.12.1.6': 'After the event the boat goes on to the next box.',
  'rule.12.1.7': 'No event in the mission box of a special mission.',
};
