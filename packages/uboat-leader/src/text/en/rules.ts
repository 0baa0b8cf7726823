/**
 * English: the rule cases in a sentence or two, by the ids of docs/coverage/uboat-leader.md, and the differences between the
 * editions.
 */
import type { Catalogue } from '@flotilla/table';

export const rules: Catalogue = {
  'rule.pack': 'A pack file must be sound before a game can use it.',
  'rule.2.8':
    'Stress decides which row of its card a crew uses: Okay, Shaken or Unfit. An Unfit crew does not search, attack or carry out missions, uses the evasion of the Shaken row, and does not leave port.',
  'rule.2.11': 'Some merchant cards are escorts mistaken for merchants: an escort card is drawn instead.',
  'rule.3': 'A campaign sheet and a length give the patrols, the special option points and the evaluation.',
  'rule.3.4':
    'The campaign sheet lists the options with cost and limit, the convoy cards to remove, and which classes may serve where.',
  'rule.3.7':
    'Boats whose service overlaps the campaign are bought at a skill level. Each boat only once; at least one. They start in any port, fully armed.',
  'rule.4':
    'Strategic, operations, tactical and refit segments follow each other until every boat has made its patrols.',
  'rule.6.1': 'Points left after buying boats may be spent in any strategic segment.',
  'rule.6.2': 'Air search: two convoy cards are drawn for each contact in the area, and one is chosen.',
  'rule.6.3': 'Supply ship: boats in the area lose 2 stress in the refit segment.',
  'rule.6.4': 'Intelligence: +2 on contact rolls in the area.',
  'rule.6.5': 'Priority rest: every boat in port loses 4 stress at once. Once in a segment.',
  'rule.6.6': 'Advanced torpedoes replace ordinary ones of a boat in port for half a point each.',
  'rule.6.7': 'Radio call: bought before any wolfpack die; boats of the area join without rolling.',
  'rule.6.8': 'Missions are bought for boats and carried as counters until they are resolved.',
  'rule.6.8 1e': 'First edition: a boat may carry several missions.',
  'rule.6.8 2e': 'Second edition: a boat carries at most one mission.',
  'rule.6.9':
    'Mines: bought in port, any number of torpedoes swapped for mines. One event card on entering the box, then points for the mines laid. Mines brought home may be landed again.',
  'rule.6.10':
    'Attack: draw the event cards of the box (the boat may break off between them); then warships are drawn and attacked once at range 0 with ready and stored torpedoes.',
  'rule.6.11':
    'Raider: draw the event cards of the box, then roll one die for each torpedo or shell spent, up to the limit; 8 or more scores a point.',
  'rule.7': 'Every boat may sail once, area by area.',
  'rule.7.1':
    'Entering an area costs its Moving number of event cards, staying its Patrolling number. Movement ends in a port or a mission box. Nobody stops in the English Channel. A crew made Unfit stops in the Searched box.',
  'rule.7.2': 'A boat that enters a port has completed a patrol.',
  'rule.7.3': 'Event cards are resolved one by one, in the reading for the years of the campaign.',
  'rule.7.4': 'A mission is resolved when the boat enters its box; then the boat moves to the Searched box.',
  'rule.8': 'Boats at sea look for contacts one after the other.',
  'rule.8.1':
    'A roll on the contact table of the area gives the number of convoy cards. A boat may also decline to look.',
  'rule.8.2':
    'Contact roll: +2 intelligence, +1 Searcher, −2 for each warning, −2 if the boat has attacked, and event cards.',
  'rule.8.3':
    'A convoy card is drawn for each contact; the first one a boat draws in an area puts a warning there.',
  'rule.8.4': 'A contact may be let go when its card is seen.',
  'rule.8.5':
    'The counters of the card are set up. A boat starts in a long area, an Infiltrator also in a medium or short one, at either depth.',
  'rule.8.6':
    'Other boats of the area are called with a die each, −2 if they have attacked. A very low die costs the caller 1 stress and alerts the convoy.',
  'rule.8.7': 'Special conditions last for the whole contact.',
  'rule.8.7 1e':
    'First edition: the condition of the convoy card itself is in force, and known as soon as the card is drawn.',
  'rule.8.7 2e':
    'Second edition: a second card is drawn after wolfpacks are formed, and only its condition is used.',
  'rule.9.1': 'Combat phases are repeated until no boat or no ship is left on the display.',
  'rule.9.2':
    'A boat may dive or surface, then move up to its speed. It leaves by moving off a long area. An Unfit crew must leave by the straightest way.',
  'rule.9.3':
    'Unknown ships within 2 areas of a boat, attacked ships, and escorts that roll for detection are revealed.',
  'rule.9.4':
    'A submerged, detected boat may run silent: a die at or under evasion removes the counter, otherwise 2 stress. It does not attack in this phase.',
  'rule.9.4 1e': 'First edition: a boat that runs silent does not move.',
  'rule.9.4 2e':
    'Second edition: a boat may move before it runs silent; it counts as speed 0 when it falls back; an Unfit crew only on its way out.',
  'rule.9.5':
    'Anything slower than the fastest merchant or warship falls back towards the wake by the difference; boats may count as slower. A counter that still owes a step in the wake leaves the display.',
  'rule.9.6': 'Escorts act one by one in any order: detection, then movement.',
  'rule.9.7':
    'An escort rolls for each surfaced boat within 2 areas and each submerged one within 1, one area and +1 more for each Alerted counter; −1 light damage, −2 heavy damage, tactics counter.',
  'rule.9.9': 'While a boat is detected, escorts move straight towards one at full speed.',
  'rule.9.10':
    'While no boat is detected, an escort in the short ring rolls: 1–3 counter-clockwise, 4–7 stays, 8–10 clockwise. From elsewhere it moves towards the short ring.',
  'rule.9.11': 'Aggressive boats attack before the enemy.',
  'rule.9.12': 'Torpedoes reach 3 areas. All attacks are declared before the first is rolled.',
  'rule.9.13': 'Several torpedoes at one ship: each die gets +1 for every torpedo after the first.',
  'rule.9.14': 'The modified die is compared with the three torpedo numbers of the target.',
  'rule.9.14 1e': 'First edition: each torpedo is rolled in turn and its damage counts for the next.',
  'rule.9.14 2e': 'Second edition: only the highest die counts; every die that ties with it hits.',
  'rule.9.15': 'Torpedo dice: +1 target heavily damaged, −1 for each area, + spread, + torpedo skill.',
  'rule.9.15 1e': 'First edition: heavy damage helps the dice that follow in the same salvo.',
  'rule.9.15 2e': 'Second edition: modifiers are fixed when the salvo is rolled.',
  'rule.9.16':
    'FAT torpedoes: +1, no range modifier, a random ship other than an escort, only against groups. T5: +2, escorts only.',
  'rule.9.17': 'A surfaced boat may fire its gun once in a phase, up to 2 areas.',
  'rule.9.18': 'Gun dice: +1 target heavily damaged, −3 for each area, + gunnery.',
  'rule.9.19': 'A boat that attacks puts one Alerted counter on the display.',
  'rule.9.20':
    'Light damage takes 1 and heavy damage 2 off speed and detection. Two light make one heavy; two heavy sink the ship.',
  'rule.9.21':
    'Escorts attack the nearest detected boat: surfaced within 2 areas, submerged in their own. Merchants and warships attack surfaced boats within 1 area.',
  'rule.9.22': 'A boat may react once to an attack: crash dive or deep dive.',
  'rule.9.23':
    'Crash dive: 1 stress; a die at or under evasion cancels each attack, otherwise it is resolved as on the surface.',
  'rule.9.24 1e':
    'First edition deep dive: 1 stress, 1 more if a die is above evasion; each attack uses the lower of two dice.',
  'rule.9.24 2e':
    'Second edition deep dive: 2 stress, attacks have no effect; a die above evasion floods the boat, a 10 breaks the hull.',
  'rule.9.25': 'An attack that cannot reach its first result does nothing.',
  'rule.9.25 1e': 'First edition: one die against three numbers for 1 stress, 3 stress and sinking.',
  'rule.9.25 2e':
    'Second edition: light and heavy hit counters are drawn from the cup; a heavy hit is worth two light ones.',
  'rule.9.26 1e':
    'First edition: +2 surfaced in the same area, −1 attacker lightly damaged, −2 heavily damaged, tactics counter.',
  'rule.9.26 2e':
    'Second edition: one light hit fewer for every 2 evasion, one heavy hit more at range 0 on the surface, less for damaged attackers, tactics counter.',
  'rule.9.27 2e':
    'Hit counters are drawn and applied one at a time and go back into the cup. A stunned boat may not attack until the end of the next combat phase it takes part in, nor in a mission before that.',
  'rule.9.28 2e':
    'Damage stays on the boat. Hull and flooding hits equal to the hull rating sink it, and so does a second lasting engine hit.',
  'rule.9.29': 'Carriers attack any surfaced boat at any range, otherwise a detected submerged one.',
  'rule.9.30':
    'In campaigns from June 1942 on, an escort draws a tactics counter the first time it detects or attacks.',
  'rule.9.31': 'Cautious boats attack after the enemy, unless they dived deep or ran silent.',
  'rule.9.32': 'Markers come off; combat goes on while boats and ships are on the display.',
  'rule.10': 'After combat: stress, reloading, experience, victory points.',
  'rule.10.1': 'Each boat that took part in combat takes 1 stress.',
  'rule.10.2': 'Stored torpedoes go into empty tubes.',
  'rule.10.4': 'Sunk ships give victory points, and experience to the boat that sank them.',
  'rule.10.5':
    'With contacts left, a boat may do nothing, look for the next contact, attack the convoy again or finish off a ship.',
  'rule.10.6':
    'Re-attack: merchant convoys only. Fresh escorts; sound and lightly damaged ships return; the alarm stays.',
  'rule.10.7':
    'A ship with heavy damage is sunk for one contact and one torpedo, or one shell unless it is a warship. No stress.',
  'rule.11.1': 'A crew with enough experience goes up a level and keeps what is left over.',
  'rule.11.2': 'A boat that has made its patrols leaves the campaign.',
  'rule.11.3': 'In port a boat loses the refit number of stress, 1 more if Cool, and is repaired.',
  'rule.11.3 1e': 'First edition: stress only; there is nothing to repair.',
  'rule.11.3 2e': 'Second edition: stress, and all damage.',
  'rule.11.4':
    'At sea a boat loses 2 stress beside a supply ship and 1 if Cool; temporary damage is repaired.',
  'rule.11.5': 'If no boat is at sea when the campaign goes on, 2 victory points are lost.',
  'rule.12': 'Victory points less 3 for each boat lost are compared with the bands of the sheet.',
  'rule.13.1':
    'The Type XXI boat may serve in any campaign, has speed 2, no gun, and reloads in combat. U-201 stays ashore.',
  'rule.13.2': 'A snorkel costs 1 point and gives +2 evasion; not for Types II and XXI.',
  'rule.13.3 1e': 'The dud table is not part of the first edition.',
  'rule.13.3 2e':
    'Second edition: a die for each salvo of ordinary torpedoes says how many work; beside the raiders each torpedo is a salvo.',
  'rule.13.4':
    'Boats by lot: cards are dealt and a side chosen until you cannot pay for one; after the first boat, dealing may end before any card. Extra points afterwards.',
  'rule.13.5':
    'Linked campaigns: surviving boats are paid from the points of the next campaign; those it does not admit are traded.',

  // what differs between the editions
  'difference.salvo.first': 'Each torpedo of a salvo is rolled and counted in turn.',
  'difference.salvo.second': 'Only the highest die of a salvo counts, with its ties.',
  'difference.enemyAttack.first': 'Enemy attacks roll one die for stress or sinking.',
  'difference.enemyAttack.second': 'Enemy attacks draw hit counters.',
  'difference.boatDamage.first': 'Boats take stress or are sunk.',
  'difference.boatDamage.second': 'Boats take damage up to their hull rating.',
  'difference.condition.first': 'The special condition is that of the convoy card.',
  'difference.condition.second': 'The special condition comes from a second card.',
};
