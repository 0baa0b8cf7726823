/** A typical state in the middle of a long solitaire game: about 3.4 KB of JSON, nested as such states are. */

const NAMES = [
  'Empire Star',
  'Baron Kelvin',
  'Sveta',
  'Olaf',
  'Clan Ross',
  'Fort Camosun',
  'Nordvard',
  'Thurso',
];

const ship = (i) => ({
  name: NAMES[i % NAMES.length],
  kind: i % 3 === 0 ? 'tanker' : 'freighter',
  tons: 2100 + i * 631,
  damage: i % 4,
  sunk: i % 4 === 3,
});

const tube = (i) => ({
  place: i < 4 ? 'bow' : 'stern',
  load: i % 2 === 0 ? 'electric' : 'steam',
  broken: false,
});

export const midGame = () => ({
  game: {
    boat: {
      number: 48,
      type: 'VIIB',
      hull: 3,
      flooding: 1,
      tubes: Array.from({ length: 5 }, (_, i) => tube(i)),
      reserve: { steam: 5, electric: 4 },
      systems: Object.fromEntries(
        [
          'periscope',
          'radio',
          'diesel1',
          'diesel2',
          'electric1',
          'electric2',
          'pumps',
          'hydrophones',
          'deckGun',
          'flak',
          'batteries',
          'divePlanes',
        ].map((system, i) => [system, i % 5 === 0 ? 'damaged' : 'sound']),
      ),
    },
    crew: {
      commander: 'well',
      engineer: 'light',
      doctor: 'well',
      officers: ['well', 'well'],
      groups: [0, 1, 0, 0],
    },
    career: { rank: 2, awards: ['second class', 'first class'], patrols: 6, tons: 48123, months: 15 },
    patrol: {
      orders: 'Atlantic',
      box: 4,
      boxes: ['transit', 'sea', 'sea', 'convoy', 'sea', 'mission', 'sea', 'transit'],
      encounter: { kind: 'convoy', night: true, round: 2, ships: [ship(1), ship(2), ship(3), ship(4)] },
    },
    sunk: Array.from({ length: 25 }, (_, i) => ship(i)),
  },
  agenda: [
    { step: 'patrolEnds', args: null },
    { step: 'box', args: { box: 5 } },
    { step: 'escorts', args: { bonus: 1 } },
    { step: 'testDepth', args: null },
  ],
  lane: 0,
  lanes: [
    {
      at: [6, 4, 1, 2],
      counts: [
        { purpose: 'torpedo.hit', times: 4 },
        { purpose: 'torpedo.dud', times: 3 },
        { purpose: 'detection', times: 1 },
      ],
    },
  ],
  scripted: {},
  decision: 214,
  held: [],
});
