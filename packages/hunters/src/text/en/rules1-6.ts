/** The Hunters in English: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
  'rule.1.0':
    'You command a U-boat from the month her type appears, September 1939 at the earliest, until June 1943. Sink as much tonnage as you can, and come home.',
  'rule.2.0':
    'Patrol follows patrol: you are sent into certain waters (7.0), pass the travel boxes of your track and roll in each for encounters (8.0), attack ships or let them pass (9.0), repair what was damaged (10.7), return, and refit (10.10). The tonnage of all ships sunk decides how well you did (5.2.2).',
  'rule.3.1':
    'Each of the eight boat types has its own tubes, reloads, guns, hull and flooding boxes, and its own tracks to the patrol areas. All have a Kommandant, two watch officers, an engineer, a doctor and four crew boxes.',
  'rule.3.2':
    'In an attack you see up to four ships with the damage points they still take, the light, the range, your depth, the escorts and what they are doing.',
  'rule.3.3':
    'Markers of the printed game show ships, torpedoes, ammunition, damage, wounds and events; on the screen they are drawn where they lie.',
  'rule.3.3.1':
    'Printed markers remind you of their modifiers. Here every roll lists the modifiers that count, and those that might have counted.',
  'rule.3.3.2':
    'There are markers for boat, rank, award, crew quality, events, torpedoes, mines, agent, ammunition, damage, wounds and Experten.',
  'rule.3.4':
    'Each roll names its dice: 1d6 is one die, 2d6 the sum of two, d66 two dice read as tens and ones. On 1d100 a 00 is 100. A natural number is what the dice show, before modifiers.',
  'rule.3.5':
    'The patrol log records every patrol with month and waters, every ship fired at with her fate, success or failure, and the months of refit.',
  'rule.3.6':
    'A travel box is three to four days at sea. One of the four crew boxes is several of the fifty or so men aboard. A round of the deck gun is some 25 shells.',
  'rule.3.7':
    'What the box of the printed game holds: mats, cards, markers, log sheets and dice. None of it is needed here.',
  'rule.4.1': 'Choose one of the eight boat types; type decides date, armament and tracks (4.1.1, 4.2.2).',
  'rule.4.1.1':
    'You command one boat. Early types start earlier and sail in easier years; later ones carry more or withstand more. VIIA: 11 torpedoes, hull 7. VIIB, VIIC, VIID: 14, hull 8. IXA and IXB: 22, hull 8. IXC: 22, hull 9. VIIC flak boat: 5, hull 8. Patrols of Type IX and VIID take two months, and they dive more slowly (9.8.1).',
  'rule.4.2': 'The month in which a type becomes available is the month of your first patrol (4.2.2).',
  'rule.4.2.1':
    'The first patrol begins in the month the chosen type becomes available; tournaments set their own date (13.2).',
  'rule.4.2.2':
    'September 1939: VIIA, VIIB, IXA. April 1940: IXB. October 1940: VIIC. May 1941: IXC. January 1942: VIID. May 1943: VIIC flak boat. A VIIA is exchanged for a VIIC at the refit whose next patrol begins in December 1940 or later. Optional: the VIIA stays in service.',
  'rule.4.2.3':
    'You normally keep your boat. Long repairs, long wounds, loss of the boat without her crew, and requests after decorations bring a newer one (11.4).',
  'rule.4.3': 'Name of the Kommandant and number of the boat go into the log with the type (4.3.1).',
  'rule.4.3.1':
    'Choose a name and any number. They colour the story and change nothing else. With rule 14.4 only numbers the type really bore are allowed.',
  'rule.4.3.2': 'The log records targets, damage and sinkings; the tonnage sunk decides victory (5.2).',
  'rule.4.4': 'Boat, crew and weapons before the first patrol (4.4.2).',
  'rule.4.4.1': 'The boat sheet is that of the type you command; a new boat brings a new one.',
  'rule.4.4.2':
    'You start with your rank (11.2.2), a trained crew without Experten, full torpedoes (4.5) and ammunition (4.6), in port.',
  'rule.4.5':
    'Standard load of steam (G7a) and electric (G7e) torpedoes: VIIA 6 and 5, of which 1 may be exchanged for the other kind; VIIB, VIIC and VIID 8 and 6, exchange up to 3; Type IX 12 and 10, exchange up to 4; flak boat 5 steam. Type VII has 4 forward tubes and 1 aft, Type IX 4 and 2; the rest are reloads (VIIA 5 forward and 1 aft, other VII 8 and 1, IX 14 and 2). You decide before each patrol which kind lies where. Steam shows a wake by day (+1 on searches); electric torpedoes hit less often beyond close range.',
  'rule.4.5.1':
    'Tubes are reloaded only from the reloads of the same end. When these are used up, empty tubes stay empty for the patrol. Torpedoes never change ends.',
  'rule.4.5.2':
    'Optional: all tubes start with steam torpedoes; Type VII carries at most 5, Type IX at most 6 electric ones, all as reloads.',
  'rule.4.6':
    'The deck gun of Type VII (8.8 cm) has 10 rounds, that of Type IX (10.5 cm) 5; the flak boat has none.',
  'rule.4.6.1': 'The rounds left are shown with the boat; without any the gun does not fire.',
  'rule.4.6.2': 'Every patrol starts with full ammunition.',
  'rule.4.6.3': 'One or two rounds may be fired in each round of combat (9.3.2), as long as there are any.',
  'rule.4.6.4': 'Flak guns never run out of ammunition.',
  'rule.5.1':
    'A career ends when no further patrol can begin (5.1.1, 5.1.2), or at once when the Kommandant is dead, a prisoner or lost at sea (5.1.3).',
  'rule.5.1.1':
    'The last patrol begins in June 1943 at the latest; one that is under way is finished. Two players may agree on an earlier date (13.1.1).',
  'rule.5.1.2':
    'When the refit would last beyond June 1943 the career is over with the Kommandant alive; a last promotion is rolled (11.2.3).',
  'rule.5.1.3':
    'The career ends at once when the boat is lost with all hands, when the Kommandant is killed, goes overboard or dies of wounds, when the boat is scuttled after flooding or captured, and when the crew is not rescued (10.9.4).',
  'rule.5.1.4': 'When the career is over the victory level follows from the tonnage (5.2.2).',
  'rule.5.2':
    'The tonnage of all ships sunk decides between defeat, draw and three degrees of victory (5.2.2).',
  'rule.5.2.1': 'All ships sunk in the career count with their full tonnage, damaged ones not at all.',
  'rule.5.2.2':
    'Under 50,000 t defeat, from 50,000 t a draw, from 100,000 t a marginal, from 150,000 t a substantial, from 200,000 t a decisive victory. A captured boat is a defeat whatever was sunk.',
  'rule.5.2.3': 'Death or captivity of the Kommandant takes nothing away from the tonnage.',
  'rule.6.1':
    'Assignment (7.0). Patrol: box after box with encounters, repairs and reloading after each, and home. Refit, in this order: length of the refit (10.10), recovery of the wounded (10.11), advancement (11.1), promotion (11.2) and awards (11.3), new boat (11.4), torpedoes and ammunition (4.5). Then the next assignment, until the career is over (5.1).',
};
