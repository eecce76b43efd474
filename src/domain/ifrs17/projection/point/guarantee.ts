import { normalCdf } from './normal';

// A guarantee is priced for each model point and month. The normal distribution and the logarithm are looked up in tables, in half the time: the table has the exact
// value at the middle of short pieces, and what is left out of the Taylor series about it is less than rounding.

/** So many standard deviations away nothing is left of the normal distribution, beside 1. */
const FARTHEST = 8.5;
const PIECES = 128;
const TERMS = 6;

/** Piece by piece: the normal distribution function at its middle, and the other terms of the series by powers of a piece. */
const normal = Float64Array.from({ length: (2 * FARTHEST * PIECES + 1) * TERMS }, (_, entry) => {
  const x = (Math.floor(entry / TERMS) + 0.5) / PIECES - FARTHEST;
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI) / PIECES;
  const terms = [
    normalCdf(x),
    density,
    (-x * density) / 2 / PIECES,
    ((x ** 2 - 1) * density) / 6 / PIECES ** 2,
    ((3 * x - x ** 3) * density) / 24 / PIECES ** 3,
    ((x ** 4 - 6 * x ** 2 + 3) * density) / 120 / PIECES ** 4,
  ];
  return terms[entry % TERMS] as number;
});

/** The normal distribution function, between `-FARTHEST` and `FARTHEST`. */
function cdf(x: number): number {
  const place = (x + FARTHEST) * PIECES;
  const piece = place | 0;
  const t = place - piece - 0.5;
  const at = piece * TERMS;
  let sum = (normal[at + 5] as number) * t + (normal[at + 4] as number);
  sum = sum * t + (normal[at + 3] as number);
  sum = sum * t + (normal[at + 2] as number);
  sum = sum * t + (normal[at + 1] as number);
  return sum * t + (normal[at] as number);
}

/** Doubles are `2 ^ exponent` times what is from 1 to 2: its first 8 bits say which piece it is in. Logarithms of the powers, and of the middles. */
const [EXPONENTS, EXPONENT_OF_ONE, MIDDLES] = [2047, 1023, 256];
const exponents = Array.from({ length: EXPONENTS }, (_, exponent) => exponent - EXPONENT_OF_ONE);
const logOfPower = Float64Array.from(exponents, (exponent) => exponent * Math.LN2);
const overPower = Float64Array.from(exponents, (exponent) => 2 ** -exponent);
const middles = Array.from({ length: MIDDLES }, (_, piece) => 1 + (piece + 0.5) / MIDDLES);
const logOfMiddle = Float64Array.from(middles, Math.log);
const overMiddle = Float64Array.from(middles, (middle) => 1 / middle);

const double = Float64Array.of(1);
const words = new Uint32Array(double.buffer);
const HIGH_WORD = words[0] === 0 ? 1 : 0;

/** The natural logarithm, between `LEAST` and `1 / LEAST`. */
function log(x: number): number {
  double[0] = x;
  const word = words[HIGH_WORD] as number;
  const exponent = word >>> 20;
  const piece = (word >>> 12) & 255;
  const r = x * (overPower[exponent] as number) * (overMiddle[piece] as number) - 1;
  const beyond = r - r * r * (1 / 2 - r * (1 / 3 - r * (1 / 4 - r / 5)));
  return (logOfPower[exponent] as number) + (logOfMiddle[piece] as number) + beyond;
}
const LEAST = 1e-300;

/**
 * Expected excess of a guarantee over an account that is lognormal around `account` with standard deviation `deviation` of its logarithm:
 * intrinsic and time value, undiscounted (Black 1976; B76).
 */
export function expectedExcess(guarantee: number, account: number, deviation: number): number {
  const share = account / guarantee;
  if (deviation === 0 || !(share > LEAST && share < 1 / LEAST))
    return Math.max(0, guarantee - account);
  const d1 = log(share) / deviation + deviation / 2;
  const d2 = d1 - deviation;
  if (d2 >= FARTHEST) return 0;
  if (d1 <= -FARTHEST) return guarantee - account;
  return (
    guarantee * cdf(d2 < -FARTHEST ? FARTHEST : -d2) -
    account * (d1 > FARTHEST ? normalCdf(-d1) : cdf(-d1))
  );
}
