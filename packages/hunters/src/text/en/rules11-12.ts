/** The Hunters in English: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
  'rule.11.0':
    'During refit officers and crew gain experience (11.1), the Kommandant may be promoted (11.2) and decorated (11.3) and may get another boat (11.4).',
  'rule.11.1':
    'After every third successful patrol, roll 1d6: 1 the engineer becomes an Experte (−1 on repairs and flooding), 2 the doctor (−1 on recovery), 3 the first watch officer, 4 the second (no penalty when he commands), 5 and 6 crew quality rises one level.',
  'rule.11.1.1':
    'What is gained counts from the next patrol on, as long as the man serves aboard; crew quality is shown with the boat.',
  'rule.11.1.2': 'If the man rolled is an Experte already, or the crew is elite already, nothing is gained.',
  'rule.11.1.3':
    'Levels are green, trained, veteran and elite; every crew begins trained. Green: +1 to hit, −1 on the crash dive. Veteran: −1 on flak, which is good. Elite: −1 on flak and +1 on the crash dive.',
  'rule.11.1.4':
    'If all four crew boxes were seriously wounded or dead on a patrol, quality drops one level, but not below trained. After three failed patrols in a row it drops one level, down to green, and the count begins anew.',
  'rule.11.1.5':
    'After every patrol an Experte first watch officer rolls 1d6: on 6 he gets a boat of his own, and a new man who is no Experte takes his place.',
  'rule.11.1.6':
    'When the first watch officer leaves, is dead or is replaced, an Experte second watch officer steps up and stays an Experte; a new second watch officer comes aboard.',
  'rule.11.1.7':
    'Every third success of the whole career brings a roll, whatever became of crew or boat in between.',
  'rule.11.2':
    'Five ranks from Oberleutnant zur See to Kapitän zur See. Rank lets you ask for your waters and shortens long refits (11.2.1); promotion is rolled for once a year (11.2.3).',
  'rule.11.2.1':
    'Before each patrol, roll 1d6: a Kapitänleutnant chooses the assignment on 1, a Korvettenkapitän on 1 and 2, a Fregattenkapitän or Kapitän zur See on 1 to 3, from what the present column of P1 offers the boat; not in a permanent posting. From Korvettenkapitän on a refit of three or four months takes one month less. An Oberleutnant zur See has neither.',
  'rule.11.2.2':
    'In a Type IX boat, or starting in 1939, you begin as Kapitänleutnant. Otherwise roll 1d6: in 1940 Oberleutnant zur See on 1 and 2, in 1941 on 1 to 3, from 1942 on 1 to 5, above that Kapitänleutnant.',
  'rule.11.2.3':
    'At the first refit that reaches the 12th, 24th … month of service, roll 1d6: promoted on 4 or less. For the time since the last roll: −1 for each decoration, −1 for every ten ships sunk, +1 for each failed patrol. A last roll is made when the career closes in June 1943 with the Kommandant alive.',
  'rule.11.2.4':
    'If the roll fails you keep your rank and wait another twelve months; nothing is carried over.',
  'rule.11.3':
    'The Knight’s Cross and its three grades are given at refit for tonnage, or for one of six capital ships (8.2.2), one grade after another; great tonnage may bring several at once. A capital ship counts for one grade. Each award brings modifiers (11.3.6) and a request for a newer boat (11.3.5).',
  'rule.11.3.1': 'Knight’s Cross: 100,000 t in all, or one of the six capital ships of the list.',
  'rule.11.3.2':
    'Oakleaves: 175,000 t in all, another ship of the list, or 75,000 t since the Knight’s Cross.',
  'rule.11.3.3': 'Swords: 250,000 t in all, another ship of the list, or 75,000 t since the Oakleaves.',
  'rule.11.3.4': 'Diamonds: 300,000 t in all, another ship of the list, or 50,000 t since the Swords.',
  'rule.11.3.5': 'Each award lets you ask once for a newer boat, now or at a later refit (11.4.3).',
  'rule.11.3.6':
    'Each award keeps the effects of those before. Knight’s Cross: no +1 to hit for the second salvo at night. Oakleaves: −1 to hit. Swords: −1 on searches while the Kommandant is not seriously wounded. Diamonds: following always succeeds (9.7.7).',
  'rule.11.4':
    'You get another boat when yours or you yourself need five months (11.4.1, 11.4.2), when her crew was rescued without her (10.9.4), on request after an award (11.4.3), and for a VIIA from December 1940 (4.2.2). A permanent posting ends with the old boat.',
  'rule.11.4.1':
    'A Kommandant who needs five months or more to recover gets the newest standard boat of the same class and a new crew (10.11.4).',
  'rule.11.4.2':
    'A boat that needs five months of refit, the rank of the Kommandant not counted, is replaced by the newest standard boat of her class. You keep your crew and sail after one month, or when the Kommandant has recovered; men who need longer are replaced.',
  'rule.11.4.3':
    'For each award you may ask once: name a newer model of your class that is available when you sail, and roll 1d6, granted on 1 to 3. A refusal uses up the request; requests not used are kept. You keep your crew and sail after one month, or when the Kommandant has recovered.',
  'rule.11.4.4': 'Kommandanten stay with their class: Type VII with VII, Type IX with IX.',
  'rule.11.4.5':
    'A VIID or a flak boat needs another 1d6: 1 and 2 granted, otherwise you get the newest standard boat. Whoever receives a new boat of Type VII for any reason may try for one that is available by then.',
  'rule.11.4.6':
    'The VIID carries her mines in shafts, keeps all torpedoes, may go to the Caribbean and West Africa, and lays mines on every patrol to the British Isles, North America and the Caribbean. With an agent for North America the agent comes first; first printing: mines even then.',
  'rule.11.4.7':
    'The VIIC flak boat has five torpedoes in the tubes, no reloads and no deck gun. Her flak rolls twice, the better result counting, at −2 with three guns working, −1 with two, 0 with one. If the aircraft is neither shot down nor damaged she may stay up for a second round: flak again, somebody is wounded for certain, and on 1 to 3 of 1d6 bombs fall too. After that it shadows her (9.8.3). A hit on the 2 cm flak takes one of her quads.',
  'rule.12.0':
    'Once a patrol the first natural 12 on an encounter roll is a random event instead of the encounter (12.1.1).',
  'rule.12.1':
    'The eleven events and their dice (12.1.1), how often they come (12.1.2), which stay with you (12.1.3) and which are ignored (12.1.4, 12.1.5).',
  'rule.12.1.1':
    'On the first natural 12 roll 2d6. 2 man overboard: 1d6, 1 the Kommandant, 2 the engineer, 3 and 4 the first, 5 and 6 the second watch officer is lost. 3 caught unawares: an aircraft attacks, no crash dive. 4 gyro compass: mended on 1 and 2 of 1d6 with the engineer’s modifiers, otherwise home. 5 superior torpedoes. 6 spare parts: two systems out of order are mended. 7 a luck marker. 8 the Luftwaffe reports a single ship without escort. 9 weather duty and 11 storm: nothing more is met in this box and in the next. 10 loose torpedo: a crew box is seriously wounded. 12 swim call: somebody is lost as with 2.',
  'rule.12.1.2': 'One event a patrol. Later twelves bring what E1 says.',
  'rule.12.1.3':
    'Superior torpedoes: +1 on the dud roll for the rest of the patrol. A luck marker is kept until it is used, on later patrols too: after any roll of your own or of the enemy, before it takes effect, it has the dice thrown again. Whether it is offered after every roll, only after bad ones or never is agreed before the game.',
  'rule.12.1.4':
    'Ignored: spare parts when nothing is out of order; the Luftwaffe report off North America, West Africa and in the Caribbean; weather duty on the way home; the loose torpedo without torpedoes or men left in the crew boxes; the swim call anywhere but in the Caribbean, off West Africa and in the Mediterranean; a man overboard who is dead already.',
  'rule.12.1.5': 'An ignored event does not count: the next natural 12 may bring another.',
  'rule.12.1.6':
    'After an event the rest of this box is skipped and the boat goes on to the next, even if the event was ignored.',
  'rule.12.1.7': 'In the mission box of a special mission there is no event (second printing, 7.4.5).',
};
