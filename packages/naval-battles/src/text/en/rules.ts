/** English: the rule cases of docs/coverage/naval-battles.md, each with a short heading and the rule in our own words. */
import type { Catalogue } from '@flotilla/table';

export const rulesEn: Catalogue = {
  // headings
  'heading.setup': 'Set-up',
  'heading.setup.order': 'Player order',
  'heading.setup.navies': 'Navies',
  'heading.setup.fleets': 'Fleets and reserve',
  'heading.setup.formation': 'Formation',
  'heading.setup.nonCombatant': 'Non-combatant',
  'heading.setup.cards': 'First hands',
  'heading.setup.command': 'Command',
  'heading.win': 'How to win',
  'heading.sequence': 'Sequence of play',
  'heading.actions': 'Actions',
  'heading.reinforce': 'Reinforcements',
  'heading.rearrange': 'Rearranging the fleet',
  'heading.defences': 'Opposing defences',
  'heading.resolve': 'Resolving attacks',
  'heading.discard': 'Discarding',
  'heading.draw': 'Everybody draws',
  'heading.attack': 'How to attack',
  'heading.attack.symbols': 'Matching symbols',
  'heading.attack.platforms': 'Several symbols',
  'heading.attack.range': 'Range',
  'heading.attack.damage': 'Damage',
  'heading.attack.sink': 'Sinking a ship',
  'heading.attack.large': 'Large-calibre guns',
  'heading.attack.hard': 'Hard to stop',
  'heading.defence.symbols': 'Defence symbols',
  'heading.evasion': 'Evasion',
  'heading.card.gun': 'Gun Combat',
  'heading.card.missile': 'Missile Combat',
  'heading.card.torpedo': 'Torpedo Combat',
  'heading.card.air': 'Air Support',
  'heading.card.air.strike': 'Air Support: strike',
  'heading.card.air.asw': 'Air Support: hunt',
  'heading.card.bombardment': 'Bombardment',
  'heading.card.plan': 'Battle Plan',
  'heading.card.intelligence': 'Intelligence',
  'heading.card.nearMiss': 'Near Miss',
  'heading.card.tactics': 'Superior Tactics',
  'heading.card.repair': 'Repair',
  'heading.card.screen': 'Screening Ship',
  'heading.inherent.air': 'Air strikes from ships',
  'heading.inherent.asw': 'Hunts from ships',
  'heading.option.rows': 'Option: rows',
  'heading.option.teams': 'Option: teams',
  'heading.option.cards': 'Option: bought cards',
  'heading.scenarios': 'Scenarios',
  'heading.orders': 'Standing orders',
  'heading.R1': 'Ruling R1',
  'heading.R7': 'Ruling R7',
  'heading.R14': 'Ruling R14',
  'heading.R21': 'Ruling R21',
  'heading.R26': 'Ruling R26',
  'heading.R43': 'Ruling R43',

  // set-up
  'rule.setup':
    'In this order: the first player is rolled for, navies are chosen, fleets are chosen in secret and laid out, action cards are shuffled and drawn. A scenario brings its own navies and fleets, so only the first player, the formations and the hands remain.',
  'rule.setup.order':
    'Everybody rolls a die; the highest goes first, and those who tie for it roll again. Player order then runs clockwise from the first player. If a scenario names who begins, nobody rolls.',
  'rule.setup.navies':
    'In player order everybody takes one of the nine navies that is still free. Taiwan, Norway and Argentina are too small for fleets of more than 20 points, and in smaller battles they are weak against the larger navies.',
  'rule.setup.fleets':
    'All players choose in secret and at once at least one ship of their navy, together worth no more than the starting points: usually 25, better 15 or 20 when a small navy takes part. Points left over are lost, unless action cards may be bought. All other ships of the navy are the reserve, which everybody may see once the fleet is shown.',
  'rule.setup.formation':
    'In player order each fleet is laid out face up in up to three rows, filled from the front: row 1 is nearest the enemy, and no row may lie behind an empty one. Submarines lie beside the rows and start passive; a fleet of submarines alone has no row. Rows behind one that sinkings have emptied move up at the end of the resolution.',
  'rule.setup.nonCombatant':
    'The non-combatant sails only in scenarios. It is a surface ship without weapons or defences of its own, with hull 4 and worth nothing unless the scenario says otherwise. Cards and other ships may defend it, and Screening Ship may be played for it.',
  'rule.setup.cards':
    'The deck of 110 action cards, less those bought, is shuffled; then everybody in player order draws up to the hand limit. Cards that a scenario gives a fleet are taken out first, at random among their kind. They lie face down beside the fleet, known to their owner, do not count as hand, are used like hand cards and are not replaced.',
  'rule.setup.command':
    'The hand limit is 7 cards plus the command of all your ships at sea. It counts only when cards are drawn: a command ship that arrives raises it from the next draw on; losing one lowers it, but nobody discards for that.',

  // winning and the sequence of play
  'rule.win':
    'After each full round, sunk ships worth at least the starting points, or the target of the scenario, win. Among several the highest total wins, then more points afloat, then fewer lost; otherwise they share the win. Without teams, whoever has neither ship nor submarine at the end of a resolution is out and loses cards and reserve; the last player in play wins at once. Four full rounds in a row in which nobody declares an attack end the game for whoever has sunk most, ties as above; that number can be changed, and 0 means never.',
  'rule.sequence':
    'A round is one turn of each player still in play, in player order. A turn has five phases: actions, opposing defences, resolution, discarding, and everybody draws. As soon as the last card of the deck is drawn, the discards are shuffled into a new one; damage cards stay under their ships.',
  'rule.actions':
    'The active player may play cards, attack with what ships carry, bring in reinforcements, rearrange the fleet, turn submarines and write standing orders, in any order and as often as wanted. Each ship has one action a turn. A card may be cancelled by Intelligence as soon as it is played. When the active player finishes, formation and attacks are final.',
  'rule.reinforce':
    'In your action phase discard cards and bring in ships of your reserve worth no more, together, than the reinforcement values of these cards; change is lost. You may do so several times, Intelligence cannot stop it, and the ships may act at once. Surface ships that come in together enter one row you choose, an existing one or a new one behind; submarines arrive passive. Some scenarios allow no reinforcements.',
  'rule.rearrange':
    'In your action phase surface ships may change rows and submarines turn active or passive, as often as you like and without using their action. Rows stay filled from the front, none empty before another, and every declared attack must stay possible (R26).',
  'rule.defences':
    'Attacked players answer one after the other in player order from the active player on. Each declares everything at once: cards, ships’ own defences and Screening Ships, each against one attack on the own fleet; several may go against the same attack. Cards among them may then be cancelled by Intelligence and are not replaced. Then all of them are carried out, dice and ships that step in alike, in the order declared or one by one as the defender chooses; what comes too late is lost. Last of all, targets that can evade roll against the attacks that still stand.',
  'rule.resolve':
    'Attacks that were not cancelled, stopped or evaded take effect together. The active player rolls for every air strike and submarine hunt, and gun, missile and torpedo cards do their damage; only then do ships sink. After that empty rows close up, players without ships are out, spent cards are discarded and Battle Plans end.',
  'rule.discard':
    'After the resolution the active player, and nobody else, may discard any cards of the hand. Cards that lie face down beside the fleet are not discarded here.',
  'rule.draw':
    'Every player still in play with fewer cards than the hand limit draws up to it, the active player first, then in player order. Whoever holds more keeps them. If deck and discards are both empty, nobody draws until cards are discarded again.',

  // attacks
  'rule.attack':
    'In your action phase you attack with Gun, Missile or Torpedo Combat fired by ships, with Air Support or Bombardment, or with ships’ own aircraft and submarine hunters. Every attack names its target when it is declared; targets may lie in different enemy fleets. Each ship has one action a turn, whether it fires with others, strikes or hunts. The enemy defends before anything takes effect.',
  'rule.attack.symbols':
    'An attack card must be fired by ships that show its symbols, have not acted this turn and are in range; a submarine must be active. Firing is their action, even if the card is cancelled. Damage hinders no ship.',
  'rule.attack.platforms':
    'The platform number of a card, 1 to 3, says how many of its symbols are needed, in any mix. A ship gives each different matching symbol it shows, all to the same card; what is missing must come from other ships, and more than needed does not help. Against defences the card counts as every kind printed on it, used or not.',
  'rule.attack.range':
    'Distance is the row of the target plus the rows in front of the firing ship: from row 1 to row 1 it is 1, from row 2 to row 3 it is 4. Every firing ship must be within the card’s range, neither too far nor too near. Each enemy fleet faces yours directly. An active submarine fires missiles as from row 1. There is no range for torpedoes, air strikes and hunts.',
  'rule.attack.damage':
    'A gun, missile or torpedo card that nobody stops is laid under its target and counts its damage number. It stays there until Repair or the sinking of the ship frees it, and hinders the ship in nothing. Submarines take no damage: they are sunk or unhurt.',
  'rule.attack.sink':
    'A ship sinks when its damage reaches its hull, when an air strike or hunt rolls its number, when a large gun sinks it outright, and a submarine when a torpedo hits. It goes to the pile of the active player, whoever did the earlier damage, and counts its points there; its damage cards are discarded. Surplus damage is lost.',
  'rule.attack.large':
    'A Gun Combat card with the large-calibre mark sinks its target outright, whatever its hull, if at least one of the firing ships uses a large gun and the attack is not stopped. That holds for a ship that steps in, too. Without a large gun the card only does its damage.',
  'rule.attack.hard':
    'The hard-to-stop number of an attack card, −1 or −2, is added to every die that tries to stop it, evasion included: at −2 a defence on 4 needs a 6. A copy by Superior Tactics has the same number. Intelligence and Screening Ship roll no die and are not hindered.',

  // defences
  'rule.defence.symbols':
    'A defence names kinds of attack and a number. It may be set against an attack that has at least one of these kinds; one die of the number or more stops it. A card needs no ship for its defence and is spent. Each defence number of a ship works once in every opposing turn, for any ship or submarine of its fleet; it costs no action, and damage does not hinder it.',
  'rule.evasion':
    'A target with an evasion number rolls one die for every attack on it that still stands after screening and defences; the number or more stops that attack. It is rolled without being declared. A submarine has a passive and an active number. Hard-to-stop numbers and Battle Plans count.',

  // action cards
  'rule.card.gun':
    'In attack: ships with its gun symbols (small, medium, large) fire at an enemy surface ship in range, which takes the damage unless the attack is stopped. With the large-calibre mark a large gun sinks outright. In defence, instead: one die against one attack of a kind named on the card, without any ship.',
  'rule.card.missile':
    'In attack: ships with its symbols (surface missile, cruise missile) fire at an enemy surface ship in range, which takes the damage unless the attack is stopped. An active submarine fires as from row 1. In defence, instead: one die against one attack of a kind named on the card, without any ship.',
  'rule.card.torpedo':
    'In attack: ships with the torpedo symbol fire at a surface ship, which takes the damage, or at a submarine, which sinks. There is no range: surface ships and active submarines reach any row and any submarine. In defence, instead: one die against one attack of a kind named on the card, without any ship.',
  'rule.card.air':
    'One of three uses: an air strike or a submarine hunt in your action phase, or one die in defence against one attack of a kind named on the card. It needs no ship and knows no range. Where a scenario forbids air strikes, the other two uses remain.',
  'rule.card.air.strike':
    'Air Support attacks one enemy surface ship in any row, never a submarine. If it is neither stopped nor evaded, you roll a die in the resolution: the strike number or more sinks the ship outright, less does nothing.',
  'rule.card.air.asw':
    'Air Support attacks one enemy submarine, active or passive, and nothing else. If it is neither stopped nor evaded, you roll a die in the resolution: the hunting number or more sinks it, less does nothing.',
  'rule.card.bombardment':
    'Costs two other cards, discarded as you play it; without them it cannot be played, and a Superior Tactics announced as its copy does not pay. Four air strikes, two at 5 and two at 6, on surface ships of one enemy fleet, spread as you like. It needs no ship. They are four attacks, to be stopped one by one, but Intelligence on the card cancels all four.',
  'rule.card.plan':
    'Played in your action phase: +1 on all your dice, or −1 on all dice of one opponent, until the end of this turn’s resolution. Strikes, hunts, defences and evasion all count. Several add up.',
  'rule.card.intelligence':
    'Cancels a card that a rival has just played for its effect, in attack, support or defence, Intelligence included; never reinforcements, payments, discards or what ships do of themselves. Rivals are asked at once and in secret; where two or more people play, everybody who could hold an answer is asked. If several play it, only the first in player order after the owner of the card has done so, and the others keep theirs. A cancelled card is discarded; its costs stay paid and its firing ships have acted. If an Intelligence is cancelled, the card it answered may be answered again.',
  'rule.card.nearMiss':
    'Played in defence against one attack on your fleet of a kind named on the card, on a ship or on a submarine: one die, and the number or more stops the attack. It has no use in your action phase except as reinforcement or payment.',
  'rule.card.tactics':
    'Played together with another card of yours, as a copy of it: an attack, a defence, Screening Ship, Battle Plan, Repair or Intelligence, not reinforcements. The copy has its own ships, target, use and costs, and as damage it counts the copied number. Each must be cancelled for itself; the copy outlives the original. Several may copy one card. In the action phase a copy that finds nothing to do stays in hand.',
  'rule.card.repair':
    'Played in your action phase: discard one or more damage cards, as many as you like, from any of your ships that have not acted. Those ships are under repair and may not act this turn; their own defences still work, and another Repair may be played on them. If it is cancelled, nothing is repaired and the ships may act.',
  'rule.card.screen':
    'Played in defence: another surface ship of yours, in the row of the target or in any row in front of it, takes the attack on itself. Not for submarines. Range is not checked again; kind, damage and hard-to-stop number stay. Several cards may pass an attack on; one whose ship can no longer step in, or whose attack is stopped already, is lost.',
  'rule.inherent.air':
    'A ship with air strike numbers may use its action for one or more strikes, one with each number, on surface ships in any row, of one fleet or several, never on submarines. If a strike is neither stopped nor evaded, its number or more on a die sinks the target outright. A ship strikes or hunts in a turn, not both. Intelligence cannot cancel it.',
  'rule.inherent.asw':
    'A ship with hunting numbers may use its action for one or more attacks, one with each number, on enemy submarines, the same or different ones, without range; a submarine must be active to hunt. If an attack is neither stopped nor evaded, its number or more on a die sinks the target. Intelligence cannot cancel it.',

  // optional rules, scenarios and our own
  'rule.option.rows':
    'If agreed, or if the scenario says so, the die of every air strike, from ships or cards, gets −1 against a ship in row 2 and −2 against one in row 3. After screening the row of the ship that is struck counts.',
  'rule.option.teams':
    'A team has the starting points together; 20 to 50 suit it. Its first member proposes the shares; if a mate refuses, the next one proposes, and without agreement they are even. Each member has a navy, a fleet and a hand; mates neither attack nor defend each other and do not cancel each other’s cards. Nobody is eliminated: without ships one may still reinforce. After a full round a team wins whose sunk points together reach the target, or which alone has ships at sea; if nobody has any, the points sunk decide.',
  'rule.option.cards':
    'If agreed, and never in scenarios: once the fleets are shown, players buy action cards of the deck with the points they have left, one at a time in player order, each for its reinforcement value, until nobody buys in a whole round. The cards lie face down, do not count as hand, are used like hand cards and are not replaced.',
  'rule.scenarios':
    'A scenario sets the fleets, and perhaps cards, the first player, a last round, and bars on reinforcements, Bombardment or all air strikes. The reserve is the rest of the navy unless it says otherwise. It is won by its target of points, or by the fate of the non-combatant: its loss decides at once, its survival after the last round. Otherwise more points win after the last round. Every tie goes to the side it names if that side is part of it, otherwise as usual. The last fleet afloat also wins; rounds without a sinking do not end a battle about the non-combatant.',
  'rule.orders':
    'Our own rule, for play out of turn: secret orders that answer for you while others take their turns. You write them in your action phase or with an answer. Intelligence: ask me, ask only about cards that concern me, or pass. Defence: ask me; pass if no die and no screening ship could help, otherwise ask me; best cards for the dearest ship under attack and only ships’ own defences for the others; or best cards for everything. Where two or more people play, an attacked player without hope is asked as well.',

  // rulings
  'rule.R1':
    'Gun and Missile Combat cannot be aimed at submarines; only Torpedo Combat and submarine hunts can. Range is counted in rows, and submarines lie in none.',
  'rule.R7':
    'A passive submarine neither fires nor hunts; it only evades, with its passive number. You may turn it active in your action phase without using its action. It then evades with its active number until you turn it passive in an action phase.',
  'rule.R14':
    'Each defence is tied to one attack before any die is rolled. If another die stops that attack first, the defence is lost and its card is spent; it cannot go to another attack.',
  'rule.R21':
    'Strikes and hunts are rolled in the order declared. Once one of them dooms a ship, the others on it are not rolled; they have no effect and are not aimed anew.',
  'rule.R26':
    'You may rearrange after declaring attacks, until you finish, if every declared attack stays possible: each firing ship in range of its target, each attacking submarine active. Cancelled attacks do not count.',
  'rule.R43':
    'Each navy is taken by one player only, since its ship cards exist once; a scenario may divide a navy between two fleets. Starting points that are spent neither on ships nor on cards are lost.',
};
