/** What the lessons say, in English. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.one-boat-one-convoy.contact.title': 'U-48 on station',
  'lesson.one-boat-one-convoy.contact':
    'Your boat lies in the Western Approaches. A die roll, adjusted for the area, decides whether it meets anything.',
  'lesson.one-boat-one-convoy.contact.do': 'Let U-48 search.',
  'lesson.one-boat-one-convoy.engage.title': 'A small convoy',
  'lesson.one-boat-one-convoy.engage':
    'Four merchant ships and two escorts, most of them still unknown. Convoys are worth points; single warships seldom are.',
  'lesson.one-boat-one-convoy.engage.do': 'Attack.',
  'lesson.one-boat-one-convoy.place.title': 'The tactical display',
  'lesson.one-boat-one-convoy.place':
    'The convoy lies in the middle, ringed by areas at short, medium and long range. A boat starts far out: surfaced it is fast, submerged it is hard to find.',
  'lesson.one-boat-one-convoy.place.do': 'Start surfaced in the wake of the convoy.',
  'lesson.one-boat-one-convoy.helm.title': 'Close in',
  'lesson.one-boat-one-convoy.helm':
    'Boats move first in every phase. At short range you can make out the ships and torpedoes hit best, but an escort may be close by.',
  'lesson.one-boat-one-convoy.helm.do': 'Move surfaced to short southeast.',
  'lesson.one-boat-one-convoy.lag.title': 'The convoy steams on',
  'lesson.one-boat-one-convoy.lag':
    'The convoy is the fixed point: whatever is slower falls back on the display. This escort has dropped behind.',
  'lesson.one-boat-one-convoy.lag.do': 'Let her fall back to short southeast.',
  'lesson.one-boat-one-convoy.keepUp.title': 'Keep up',
  'lesson.one-boat-one-convoy.keepUp':
    'A surfaced boat is fast enough to stay with the convoy; a submerged one falls back and may lose it.',
  'lesson.one-boat-one-convoy.keepUp.do': 'Stay in short southeast.',
  'lesson.one-boat-one-convoy.escort.title': 'Escorts search',
  'lesson.one-boat-one-convoy.escort':
    'Escorts move at random or towards a boat they know of, then roll to detect whoever is in range.',
  'lesson.one-boat-one-convoy.escort.do': 'Let escort E2 act.',
  'lesson.one-boat-one-convoy.react.title': 'Found',
  'lesson.one-boat-one-convoy.react':
    'Northern Chief has detected U-48 and attacks. A crash dive costs stress, and may shake off the attack altogether. The row of boxes beside U-48 is what her crew can bear: the filled ones are stress.',
  'lesson.one-boat-one-convoy.react.do': 'Crash-dive.',
  'lesson.one-boat-one-convoy.aim.title': 'Torpedoes',
  'lesson.one-boat-one-convoy.aim':
    'Press + once for every torpedo: each number shows its chance to sink her. “light 3, heavy 6, sunk 9” is what a die must reach. More torpedoes at one ship help each other; what is left can go to another.',
  'lesson.one-boat-one-convoy.aim.do': 'Two at M1, three at M3, then fire. Any other plan will do.',
  'lesson.one-boat-one-convoy.onward.title': 'The alarm is raised',
  'lesson.one-boat-one-convoy.onward':
    'The convoy is alerted now, and its escorts are sharper for it. So it goes on, phase by phase: move, escorts, torpedoes, until you fall astern or break off.',
  'lesson.short-campaign.buy.title': 'Build a flotilla',
  'lesson.short-campaign.buy':
    'Points buy boats with their commanders; what you keep pays for special options later. A dearer boat is not always the better one.',
  'lesson.short-campaign.buy.do': 'Take U-30.',
  'lesson.short-campaign.crew.title': 'How good a crew?',
  'lesson.short-campaign.crew': 'A better crew costs more, bears more stress and shoots better.',
  'lesson.short-campaign.crew.do': 'A trained crew.',
  'lesson.short-campaign.enough.title': 'One boat will do',
  'lesson.short-campaign.enough': 'A flotilla has several boats; for this lesson one is enough.',
  'lesson.short-campaign.enough.do': 'Buy no more: the flotilla is complete.',
  'lesson.short-campaign.options.title': 'Special options',
  'lesson.short-campaign.options':
    'Before each turn, points buy help: Intelligence makes contacts more likely in one area.',
  'lesson.short-campaign.options.do': 'Intelligence for the British Isles.',
  'lesson.short-campaign.saved.title': 'Keep some',
  'lesson.short-campaign.saved': 'Points you do not spend are kept for later turns.',
  'lesson.short-campaign.saved.do': 'Spend no more.',
  'lesson.short-campaign.map.title': 'The map',
  'lesson.short-campaign.map':
    'Boats sail from area to area. Each area shows how many events the passage costs and how likely a contact is.',
  'lesson.short-campaign.map.do': 'Sail to the North Sea.',
  'lesson.short-campaign.event.title': 'Events',
  'lesson.short-campaign.event':
    'Entering an area draws an event card: this one was kind. Most others cost stress; too much of it leaves a crew shaken, then unfit.',
  'lesson.short-campaign.event.do': 'Sail on to the British Isles.',
  'lesson.short-campaign.offer.title': 'A lone merchant',
  'lesson.short-campaign.offer': 'Some cards offer a bargain: here one torpedo for one victory point.',
  'lesson.short-campaign.offer.do': 'Yes, for one torpedo.',
  'lesson.short-campaign.station.title': 'Take station',
  'lesson.short-campaign.station':
    'A boat that stops looks for contacts at the end of the turn; one that sails on does not.',
  'lesson.short-campaign.station.do': 'Stop here.',
  'lesson.short-campaign.quiet.title': 'Not this time',
  'lesson.short-campaign.quiet':
    'Searching may lead to combat, as in the previous lesson. This time you keep out of it to see the rest of the turn.',
  'lesson.short-campaign.quiet.do': 'U-30 keeps out of it.',
  'lesson.short-campaign.nextTurn.title': 'The next turn',
  'lesson.short-campaign.nextTurn':
    'A turn runs like this: options, sailing with events, contacts. The campaign ends once each boat has made its set number of patrols.',
  'lesson.short-campaign.nextTurn.do': 'Spend nothing.',
  'lesson.short-campaign.back.title': 'Homeward',
  'lesson.short-campaign.back': 'Only in port does a crew shed its stress and take on torpedoes.',
  'lesson.short-campaign.back.do': 'Sail back to the North Sea.',
  'lesson.short-campaign.port.title': 'Into port',
  'lesson.short-campaign.port': 'Entering port ends the patrol and scores its points.',
  'lesson.short-campaign.port.do': 'Enter port: Germany.',
  'lesson.short-campaign.refit.title': 'The refit',
  'lesson.short-campaign.refit':
    'The crew has recovered and torpedoes are aboard. A turn with no boat at sea loses points, so stagger your patrols. The campaign goes on from here.',
};
