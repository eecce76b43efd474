/** Probability beyond `z` ≥ 0 of a standard normal variable, over exp(-z²/2): to the accuracy of doubles (Hart 1968, as in West 2005). */
function scaledTail(z: number): number {
  if (z < 7.07106781186547) {
    // Written out: this is asked for each model point and month.
    let above = 0.0352624965998911 * z + 0.700383064443688;
    above = above * z + 6.37396220353165;
    above = above * z + 33.912866078383;
    above = above * z + 112.079291497871;
    above = above * z + 221.213596169931;
    above = above * z + 220.206867912376;
    let below = 0.0883883476483184 * z + 1.75566716318264;
    below = below * z + 16.064177579207;
    below = below * z + 86.7807322029461;
    below = below * z + 296.564248779674;
    below = below * z + 637.333633378831;
    below = below * z + 793.826512519948;
    below = below * z + 440.413735824752;
    return above / below;
  }
  const fraction = z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
  return 1 / (fraction * 2.506628274631);
}

/** Standard normal distribution function. */
function normalCdf(x: number): number {
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

/**
 * Expected excess of a guarantee over an account that is lognormal around `account` with standard deviation `deviation` of its logarithm:
 * intrinsic and time value, undiscounted (Black 1976; B76).
 */
export function expectedExcess(guarantee: number, account: number, deviation: number): number {
  if (deviation === 0 || account <= 0 || guarantee <= 0) return Math.max(0, guarantee - account);
  const d1 = Math.log(account / guarantee) / deviation + deviation / 2;
  const d2 = d1 - deviation;
  // account · exp(-d1²/2) = guarantee · exp(-d2²/2): both tails share one exponential.
  const density = account * Math.exp((-d1 * d1) / 2);
  const paid = density * scaledTail(Math.abs(d2));
  const held = density * scaledTail(Math.abs(d1));
  return (d2 < 0 ? guarantee - paid : paid) - (d1 < 0 ? account - held : held);
}
