/** Least squares by the normal equations: sums over any number of cases, solved once. */

/** The sums of a fit with so many features, and of so many quantities fitted to them. */
export function newFit(features, quantities) {
  return {
    cases: 0,
    products: Array.from({ length: features }, () => new Float64Array(features)),
    sums: Array.from({ length: quantities }, () => new Float64Array(features)),
    squares: new Float64Array(quantities),
    totals: new Float64Array(quantities),
  };
}

/** Adds a case: its features, and what the quantities were. */
export function addCase(fit, features, quantities) {
  fit.cases++;
  features.forEach((x, i) => {
    if (x === 0) return;
    const row = fit.products[i];
    for (let j = 0; j <= i; j++) row[j] += x * features[j];
    quantities.forEach((y, q) => {
      fit.sums[q][i] += x * y;
    });
  });
  quantities.forEach((y, q) => {
    fit.squares[q] += y * y;
    fit.totals[q] += y;
  });
}

/** A little weight against features that hardly ever occur. */
const RIDGE = 1;

/** The weights of a quantity. */
export function weightsOf(fit, quantity) {
  const n = fit.sums[quantity].length;
  const m = Array.from({ length: n }, (_, i) =>
    Array.from(
      { length: n },
      (_, j) => (j <= i ? fit.products[i][j] : fit.products[j][i]) + (i === j ? RIDGE : 0),
    ),
  );
  const y = [...fit.sums[quantity]];
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(m[row][column]) > Math.abs(m[pivot][column])) pivot = row;
    [m[column], m[pivot]] = [m[pivot], m[column]];
    [y[column], y[pivot]] = [y[pivot], y[column]];
    for (let row = column + 1; row < n; row++) {
      const factor = m[row][column] / m[column][column];
      if (factor === 0) continue;
      for (let k = column; k < n; k++) m[row][k] -= factor * m[column][k];
      y[row] -= factor * y[column];
    }
  }
  const weights = new Array(n).fill(0);
  for (let row = n - 1; row >= 0; row--) {
    let rest = y[row];
    for (let k = row + 1; k < n; k++) rest -= m[row][k] * weights[k];
    weights[row] = rest / m[row][row];
  }
  return weights;
}

/** What a case comes to by some weights. */
export const fitted = (features, weights) => features.reduce((sum, x, i) => sum + x * weights[i], 0);

/** How well weights foretell cases they were not fitted to. */
export function errorOf(cases, weights, quantity) {
  let [squares, bias, sum, all] = [0, 0, 0, 0];
  for (const { features, quantities } of cases) {
    const miss = quantities[quantity] - fitted(features, weights);
    squares += miss * miss;
    bias += miss;
    sum += quantities[quantity];
    all += quantities[quantity] * quantities[quantity];
  }
  const n = Math.max(1, cases.length);
  const variance = all / n - (sum / n) * (sum / n);
  return {
    cases: cases.length,
    mean: sum / n,
    bias: bias / n,
    error: Math.sqrt(squares / n),
    explained: variance > 0 ? 1 - squares / n / variance : 0,
  };
}
