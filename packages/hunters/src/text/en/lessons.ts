/** What the lessons say, in English. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.first-patrol.sail.title': 'Your boat is ready',
  'lesson.first-patrol.sail':
    'You command U-45, off to the British Isles. Each box of the track is three or four days at sea, and most of them are quiet.',
  'lesson.first-patrol.sail.do': 'Carry on until something happens.',
  'lesson.first-patrol.sighted.title': 'A ship, all alone',
  'lesson.first-patrol.sighted':
    'A freighter without escorts: nobody can hunt you here. The tonnage you sink is your score.',
  'lesson.first-patrol.sighted.do': 'Attack.',
  'lesson.first-patrol.daylight.title': 'Now or after dark?',
  'lesson.first-patrol.daylight':
    'Wait for dark and she may slip away. Against a lone ship the night gains you little.',
  'lesson.first-patrol.daylight.do': 'Attack by day.',
  'lesson.first-patrol.approach.title': 'How close?',
  'lesson.first-patrol.approach':
    'The closer you are, the more torpedoes hit. With no escort about there is nothing to fear up here.',
  'lesson.first-patrol.approach.do': 'Go in surfaced, at close range.',
  'lesson.first-patrol.weapon.title': 'Torpedoes or gun?',
  'lesson.first-patrol.weapon':
    'You carry 14 torpedoes, eight driven by steam (G7a) and six electric (G7e), and the bow has four tubes. The gun is cheaper, but weak.',
  'lesson.first-patrol.weapon.do': 'Take the forward torpedoes.',
  'lesson.first-patrol.tubes.title': 'Aim the tubes',
  'lesson.first-patrol.tubes':
    'Each press on the ship aims another tube at her, and her chance of sinking appears beside her. Two are safer than one: any torpedo may be a dud.',
  'lesson.first-patrol.tubes.do': 'Press the ship twice, then fire.',
  'lesson.first-patrol.dud.title': 'One dud, one hit',
  'lesson.first-patrol.dud':
    'The first torpedo struck but did not explode; the second sank her. Now the crew reload: steam torpedoes leave a wake by day; electric ones leave none, but miss and fail more often.',
  'lesson.first-patrol.dud.do': 'Load two steam torpedoes.',
  'lesson.first-patrol.onward.title': 'Your boat at a glance',
  'lesson.first-patrol.onward':
    'Hull damage, flooding, torpedoes and tonnage are always shown in this strip. Once hull or flooding is full, the boat is lost.',
  'lesson.first-patrol.onward.do': 'Carry on.',
  'lesson.first-patrol.convoy.title': 'A convoy',
  'lesson.first-patrol.convoy':
    'Four ships, and escorts around them. There is plenty to sink, but afterwards the escorts will come looking for you.',
  'lesson.first-patrol.convoy.do': 'Attack.',
  'lesson.first-patrol.night.title': 'On the surface, in the dark',
  'lesson.first-patrol.night':
    'At night a surfaced boat aims better and is hard to see. Close range means slipping past the escorts first; at medium range you can fire at once.',
  'lesson.first-patrol.night.do': 'Surfaced, at medium range.',
  'lesson.first-patrol.salvo.title': 'Choose your targets',
  'lesson.first-patrol.salvo':
    'Small ships need two points of damage, larger ones three or four; a hit gives one to four. As you aim, you see how likely the escorts are to find you.',
  'lesson.first-patrol.salvo.do': 'Press the ships you want, once for each tube, then fire.',
  'lesson.first-patrol.deep.title': 'The hunt',
  'lesson.first-patrol.deep':
    'They found you. Below test depth, the depth she was built for, you are harder to find; it costs a hull box, and a badly damaged hull may be crushed.',
  'lesson.first-patrol.deep.do': 'Go below test depth.',
  'lesson.first-patrol.away.title': 'They have lost you',
  'lesson.first-patrol.away':
    'An undetected boat slips away. What can be repaired at sea has been tried; hull damage must wait for the dockyard.',
  'lesson.first-patrol.away.do': 'Reload as you like.',
  'lesson.first-patrol.follow.title': 'Enough for one night',
  'lesson.first-patrol.follow':
    'You may follow the convoy and attack again, but every attack brings another hunt. Knowing when to stop is half the trade.',
  'lesson.first-patrol.follow.do': 'Let them go.',
  'lesson.first-patrol.homeward.title': 'Homeward',
  'lesson.first-patrol.homeward':
    'The rest of the track leads home. With heavy damage, or no torpedoes left, you could turn back early.',
  'lesson.first-patrol.homeward.do': 'Carry on.',
  'lesson.first-patrol.home.title': 'Home again',
  'lesson.first-patrol.home':
    'Your ships and their tons are all in the log, and the log sheet is under “Career”. You can sink, hide and come home; the career goes on from here.',
  'lesson.the-hunted.search.title': 'Two ships down. Here they come',
  'lesson.the-hunted.search':
    'You fired submerged by day, and the steam torpedoes left a wake. The escorts search with two dice: 9 or more finds you, and every torpedo fired by day helps them.',
  'lesson.the-hunted.search.do': 'Stay at this depth for now.',
  'lesson.the-hunted.found.title': 'Depth charges',
  'lesson.the-hunted.found':
    'They found you: one hit on the hull. Now they know roughly where you are, and each search from here on is easier for them.',
  'lesson.the-hunted.found.do': 'Stay once more, and watch hull and flooding.',
  'lesson.the-hunted.pinned.title': 'Pinned down',
  'lesson.the-hunted.pinned':
    'A high roll pins the boat and makes the charges worse. Going below test depth costs a hull box and gives their search −1; then two dice must beat the hull damage, or the boat is crushed.',
  'lesson.the-hunted.pinned.do': 'Go below test depth.',
  'lesson.the-hunted.deeper.title': 'Found again',
  'lesson.the-hunted.deeper':
    'The hull held and the charges missed, but they have not lost you. The risk of going deep grows with every hull box: compare both chances before you choose.',
  'lesson.the-hunted.deeper.do': 'Go below test depth again.',
  'lesson.the-hunted.quiet.title': 'Silence',
  'lesson.the-hunted.quiet':
    'They lost you. The pumps have cleared the water and the radio is repaired; three hull boxes must wait for the dockyard. What saved you: count the hull, compare the chances, go deep in time.',
};
