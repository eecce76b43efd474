/** Standard normal distribution function, to the accuracy of doubles (Hart 1968, as in West 2005). */
export function normalCdf(x: number): number {
  const z = Math.abs(x);
  if (z > 37) return x > 0 ? 1 : 0;
  const density = Math.exp((-z * z) / 2);
  let upper: number;
  if (z < 7.07106781186547) {
    const above = [
      0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
      221.213596169931, 220.206867912376,
    ].reduce((sum, coefficient) => sum * z + coefficient);
    const below = [
      0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
      637.333633378831, 793.826512519948, 440.413735824752,
    ].reduce((sum, coefficient) => sum * z + coefficient);
    upper = (density * above) / below;
  } else {
    const fraction = [4, 3, 2, 1].reduce((rest, k) => z + k / rest, z + 0.65);
    upper = density / fraction / 2.506628274631;
  }
  return x > 0 ? 1 - upper : upper;
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

/**
 * Expected excess of a guarantee over an account that is lognormal around `account` with standard deviation `deviation` of its logarithm:
 * intrinsic and time value, undiscounted (Black 1976; B76).
 */
export function expectedExcess(guarantee: number, account: number, deviation: number): number {
  if (deviation === 0 || account <= 0 || guarantee <= 0) return Math.max(0, guarantee - account);
  const d1 = Math.log(account / guarantee) / deviation + deviation / 2;
  return guarantee * normalCdf(deviation - d1) - account * normalCdf(-d1);
}
