/**
 * Chances of the normal distribution from sums, products and quotients alone: engines agree on these to the last bit, as they do
 * not on `Math.exp`.
 */

const TERMS = 20;
const HALVINGS = 10;
const PARTS = 1024;

/** e to the power of −x, for x from 0 on. */
export function expMinus(x: number): number {
  const small = x / PARTS;
  let sum = 1;
  let term = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= -small / n;
    sum += term;
  }
  for (let i = 0; i < HALVINGS; i++) sum *= sum;
  return sum;
}

const ROOT_OF_TWO_PI = 2.5066282746310002;
/** Beyond this the chance is as good as none. */
const FAR = 30;
const DEPTH = 400;

/** The chance that a normal quantity lies more than z standard deviations above its mean. */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  if (z > FAR) return 0;
  const density = expMinus((z * z) / 2) / ROOT_OF_TWO_PI;
  if (z >= 2) {
    let fraction = z;
    for (let n = DEPTH; n >= 1; n--) fraction = z + n / fraction;
    return density / fraction;
  }
  let sum = z;
  let term = z;
  for (let n = 1; n <= DEPTH && term > 1e-18; n++) {
    term *= (z * z) / (2 * n + 1);
    sum += term;
  }
  return 0.5 - density * sum;
}

/** How often a verdict is looked at: whenever the number of worlds has doubled. */
export const LOOKS = 8;
/** How often a verdict on one question may be wrong. */
export const WRONG = 0.05;

/** How sure a lead of z standard errors over one of several answers is: the chance of it by luck alone, over all looks. */
export const luckOf = (z: number, answers: number): number =>
  Math.min(1, upperTail(z) * LOOKS * Math.max(1, answers - 1));

const known = new Map<number, number>();

/** How many standard errors make a difference clear among so many answers. */
export function clearAt(answers: number): number {
  const found = known.get(answers);
  if (found !== undefined) return found;
  let hundredths = 0;
  while (upperTail(hundredths / 100) * LOOKS * Math.max(1, answers - 1) > WRONG) hundredths++;
  known.set(answers, hundredths / 100);
  return hundredths / 100;
}
