/** What is going on, and what to weigh at each kind of question, in English. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.setup': 'The fleets are being made ready; nobody knows the others’ ships yet.',
  'situation.where.battle':
    'Round {round}, turn of {active}: your fleet has {ships} {ships|ship|ships} and you hold {cards} {cards|card|cards}.',
  'situation.where.watching': 'Round {round}, turn of {active}; you are looking on.',
  'situation.stake.race':
    'Sunk ships are points: you have {mine}, the best rival {theirs}; whoever has {target} at the end of a round wins.',
  'situation.stake.convoy':
    'One ship decides this battle: one side must sink her, the other bring her through. Points sunk so far: {mine} and {theirs}.',
  'situation.next.setup':
    'Ships are chosen and laid out in rows; then all fleets are shown and hands are dealt.',
  'situation.next.turn':
    'You declare attacks; when you finish, all defences are declared, the dice fall, and you draw new cards.',
  'situation.next.defend':
    'You declare every defence at once; then each is rolled for, and what is not stopped hits.',
  'situation.next.answer': 'You may cancel a card before it does anything; if you let it pass, play goes on.',
  'situation.next.hand': 'You may discard, then you draw up to your hand, and the next seat has its turn.',
  'situation.next.wait': 'Others are deciding; you are asked as soon as something concerns you.',
  'situation.next.over': 'The battle is over: all hands lie open, and it can be looked at again.',
  'coach.chooseNavy': 'Navies differ in ships, hand and strength: a small one is easier to keep track of.',
  'coach.dividePoints': 'Points given to one fleet are lost to the other; both must be able to fight.',
  'coach.agreeDivision': 'Agree, or propose again: nobody begins before the team is of one mind.',
  'coach.buildFleets': 'Many weapons need many platforms: mix strong ships with cheap ones that can screen.',
  'coach.layOut': 'Row 1 reaches farther and is reached first; what must live belongs behind.',
  'coach.buyCard': 'A card beside the fleet is at hand when you need it, but its points buy no ship.',
  'coach.actions':
    'Each ship acts once a turn, and a card kept can defend you: attack where it sinks something.',
  'coach.reinforce': 'Ships come in for cards of the same worth; a hand too small to defend is the price.',
  'coach.rearrange':
    'Changing rows costs nothing in your action phase: bring what fires into range, and keep what is weak behind.',
  'coach.setOrders':
    'Standing orders answer for you while you are away; they never play what you have not allowed.',
  'coach.aim': 'Small ships may evade, large ones bear more: look at the hull left and the points.',
  'coach.commitShip': 'A ship that fires has acted: let the one fire that you need least for something else.',
  'coach.fly': 'Aircraft sink outright on a high die, or do nothing: send them at what is hard to wear down.',
  'coach.payBombardment': 'Bombers are paid for with cards: give those you would never play.',
  'coach.choosePlan':
    'A Battle Plan gives +1 to all your dice this turn, or −1 to those of one rival: choose where most dice will fall.',
  'coach.chooseRepairs': 'Repair what brings a weapon back or keeps a valuable ship afloat.',
  'coach.copyCard':
    'Superior Tactics becomes a copy of the card played: use it where two are better than one.',
  'coach.window':
    'Intelligence cancels this card for good; ask yourself whether a worse one is still to come.',
  'coach.windowForAll': 'Everybody may answer this card; whoever holds nothing simply lets it pass.',
  'coach.defend':
    'All defences are declared before any die falls, and spent cards are gone: protect what is worth most.',
  'coach.rollNext':
    'Defences are rolled one by one: begin with the one that decides which of the others are still needed.',
  'coach.discardCards': 'A card you cannot use for two turns is worth less than a new one.',
};
