/** What The Hunters draws of a sea of the day: chart, orders and ships. */
import type { Ship } from '@flotilla/hunters';
import { text } from '@flotilla/table';
import type { OrderLine, OwnSeaScreen } from '@flotilla/ui/sea/ownSea.ts';
import { word } from '@flotilla/ui/sea/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { PatrolChart } from '../chart/PatrolChart.tsx';
import type { View } from '../game.ts';
import { BOATS, monthText } from '../game.ts';
import '../style/chart.css';
import { spoken } from '../text/index.ts';
import { drawingOf } from '../words.ts';

const screen: OwnSeaScreen = {
  spoken: () => Boolean(spoken()),
  Chart: ({ game, view, shape }) => (
    <PatrolChart view={view as View} say={(said) => say(game, said)} shape={shape} />
  ),
  orders(game, view, sealed) {
    const { boat, month, patrol } = view as View;
    const { steam, electric } = BOATS[boat.type];
    const type = word('orders.boatOf', { type: boat.type });
    const waters = sealed ?? (patrol && say(game, text(`area.${patrol.area}`)));
    return [
      [word('orders.boat'), sealed === undefined ? `U-${boat.number}, ${type}` : type],
      [word('orders.date'), say(game, monthText(month))],
      ...(waters ? [[word('orders.waters'), waters] satisfies OrderLine] : []),
      [word('orders.load'), word('orders.loadOf', { n: steam + electric })],
      [word('orders.rules'), word('orders.rulesOf')],
    ];
  },
  drawn: (ships) =>
    ships.map(({ name, kind, tons }) => ({
      kind: drawingOf({ name, kind: kind as Ship['kind'], tons }),
      name,
      tons,
      state: 'afloat' as const,
    })),
};

export default screen;
