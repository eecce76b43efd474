import type { DiscountCurve } from '../../curves/discountCurve';
import type { CurveInput } from '../../schema/curve';
import { derived, fact, type Derivation } from '../../formula/derivation';

type TermStructure = Exclude<CurveInput, number>;

/** A curve with the name of its rates, which is its path where it stands in the input, and the date at which it starts. */
export interface Rates {
  readonly name: string;
  readonly curve: DiscountCurve;
  readonly origin: number;
  /** Where it is another curve seen from a later date: that curve. */
  readonly asGiven?: Rates;
  /** Where it is an average (B73): its parts, worked out when they are asked for. */
  readonly parts?: () => readonly RatePart[];
  /** Where its factors follow from no annual rate of a curve (B132): what explains them, from one half period to another. */
  readonly factor?: (from: number, to: number) => Derivation;
}

export interface RatePart {
  readonly rates: Rates;
  readonly weight: Derivation;
}

/** A given point of the curve: its spot rate, or what its forward rates come to, with premium and shift. */
function knot(name: string, input: TermStructure, index: number): Derivation {
  const additions = (['illiquidityPremium', 'shift'] as const).flatMap((each) =>
    input[each] === undefined ? [] : [fact(`${name}.${each}`, input[each])],
  );
  const plus = additions.map((each) => ` + ${each.name}`).join('');
  const added = additions.reduce((sum, { value }) => sum + value, 0);
  if (!input.forwards) {
    const spot = fact(`${name}.spot[${index}]`, input.spot?.[index] ?? 0);
    if (additions.length === 0) return spot;
    return derived(
      `${spot.name} with additions`,
      spot.value + added,
      'B80',
      `${spot.name}${plus}`,
      [spot, ...additions],
    );
  }
  const forwards = input.forwards
    .slice(0, index + 1)
    .map((value, year) => fact(`${name}.forwards[${year}]`, value));
  const growth = forwards.reduce((product, { value }) => product * (1 + value + added), 1);
  const product = forwards.map((each) => `(1 + ${each.name}${plus})`).join(' × ');
  return derived(
    `${name}: spot rate from forwards for ${index + 1} years`,
    growth ** (1 / (index + 1)) - 1,
    '36',
    `(${product}) ^ (1 ÷ ${index + 1}) - 1`,
    [...forwards, ...additions],
  );
}

/** Between given terms the rate, or the forward rate, is interpolated; before the first and after the last it stays. */
function interpolated(
  name: string,
  of: string,
  value: number,
  input: TermStructure,
  years: number,
): Derivation {
  const given = input.forwards ?? input.spot ?? [0];
  const terms = input.terms ?? given.map((_, index) => index + 1);
  const last = terms.length - 1;
  const isForward = input.interpolation === 'constantForward';
  const upper = terms.findIndex((term) => term >= years);
  const alone =
    upper === 0
      ? 0
      : terms[upper] === years
        ? upper
        : upper < 0 && (!isForward || last === 0)
          ? last
          : undefined;
  if (alone !== undefined) {
    const only = knot(name, input, alone);
    return derived(of, value, '36, B78', only.name, [only]);
  }
  const high = upper < 0 ? last : upper;
  const [from, to] = [terms[high - 1] ?? 0, terms[high] ?? 0];
  const [low, far] = [knot(name, input, high - 1), knot(name, input, high)];
  const share = `(${years} - ${from}) ÷ (${to} - ${from})`;
  const formula = isForward
    ? `(1 + ${low.name}) ^ (${from} × (1 - ${share}) ÷ ${years}) × (1 + ${far.name}) ^ (${to} × ${share} ÷ ${years}) - 1`
    : `${low.name} + ${share} × (${far.name} - ${low.name})`;
  return derived(of, value, '36, B78', formula, [low, far]);
}

/**
 * The annual rate of a curve for a term, down to the points that were given.
 * @param step half periods from the start of the curve
 * @param halves half periods a year
 */
export function curveRate(rates: Rates, step: number, halves: number): Derivation {
  const { name, curve } = rates;
  const { factors, madeFrom } = curve;
  const of = `${name} for ${step / halves} years`;
  const value = step === 0 ? 0 : (factors[step] ?? 1) ** (-halves / step) - 1;
  if (typeof madeFrom === 'number') return fact(name, madeFrom);
  if (step === 0 || madeFrom === undefined) return fact(of, value);
  if ('curves' in madeFrom) {
    const parts = (rates.parts?.() ?? []).map((part, index) => ({
      rate: curveRate(
        { ...part.rates, curve: madeFrom.curves[index] ?? part.rates.curve },
        step,
        halves,
      ),
      weight: part.weight,
    }));
    const all = parts.map(({ weight }) => weight.name).join(' + ');
    const sum = parts.map(({ rate, weight }) => `${weight.name} × ${rate.name}`).join(' + ');
    return derived(
      of,
      value,
      'B73',
      `(${sum}) ÷ (${all})`,
      parts.flatMap(({ rate, weight }) => [rate, weight]),
    );
  }
  if ('rolled' in madeFrom) {
    // The forward rates from a later date on.
    const before = 2 * madeFrom.periods;
    const given = {
      ...(rates.asGiven ?? { ...rates, name: `${name}, as first given` }),
      curve: madeFrom.rolled,
    };
    const [far, near] = [curveRate(given, before + step, halves), curveRate(given, before, halves)];
    const formula = `(1 + ${far.name}) ^ (${before + step} ÷ ${step}) ÷ (1 + ${near.name}) ^ (${before} ÷ ${step}) - 1`;
    return derived(of, value, '36', formula, [far, near]);
  }
  return interpolated(name, of, value, madeFrom, step / halves);
}

/** Growth over half periods `from` to `to` of a curve, less one. */
export function growthOf(
  label: string,
  rates: Rates,
  from: number,
  to: number,
  halves: number,
): Derivation {
  const { factors } = rates.curve;
  const value = (factors[from] ?? 1) / (factors[to] ?? 1) - 1;
  const far = curveRate(rates, to, halves);
  if (from === 0)
    return derived(label, value, '36, B72', `(1 + ${far.name}) ^ (${to} ÷ ${halves}) - 1`, [far]);
  const near = curveRate(rates, from, halves);
  const formula = `(1 + ${far.name}) ^ (${to} ÷ ${halves}) ÷ (1 + ${near.name}) ^ (${from} ÷ ${halves}) - 1`;
  return derived(label, value, '36, B72', formula, [far, near]);
}
