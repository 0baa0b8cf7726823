/** The points a campaign still brings, by campaign and edition, from 1600 simulated campaigns; the features are those of `values.ts`. Made by `npm run fit`: do not edit. */
export const POINTS_TO_COME: readonly number[] = [
  0.0555, 4.4338, -2.7363, 0.1409, -0.374, 0.452, 3.7783, -2.8139, 0.167, -0.3634, 1.4612, 3.5048, -2.2261,
  0.0751, -0.3302, 1.461, 4.0627, -3.1393, 0.1493, -0.3823, 0.7893, 7.5698, -6.0594, 0.1896, -0.4049, 1.1684,
  7.559, -7.135, 0.2741, -0.3931, -0.2238, 4.8116, -2.0992, 0.0813, -0.3558, -0.9281, 5.1793, -3.1627, 0.1528,
  -0.2979, 0.1014, -0.1858, -0.1416, 2.0809, 0.1221, 0,
];
