/** Coefficients of a fraction of polynomials, the highest power first (Hart 1968, as in West 2005). */
const above = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const below = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];
const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** Probability beyond `z` ≥ 0 of a standard normal variable, over exp(-z²/2): to the accuracy of doubles. */
function scaledTail(z: number): number {
  if (z < 7.07106781186547) return polynomial(above, z) / polynomial(below, z);
  const fraction = z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
  return 1 / (fraction * 2.506628274631);
}

/** Standard normal distribution function. */
export function normalCdf(x: number): number {
  const beyond = Math.exp((-x * x) / 2) * scaledTail(Math.abs(x));
  return x > 0 ? 1 - beyond : beyond;
}

/** The quantile of a probability, by bisection: exact enough, and asked for rarely. */
export function normalQuantile(probability: number): number {
  let [low, high] = [-38, 38];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
