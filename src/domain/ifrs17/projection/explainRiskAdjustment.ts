import type { Rates } from '../explain/rates/curveRates';
import { discountFactor } from '../explain/rates/discountFactor';
import { derivedBy, derivedLazily, fact, summedBy, type Derivation } from '../formula/derivation';
import type { RiskAdjustmentBasis } from './input/assumptionSet';
import { shocked } from './input/shock';
import { normalQuantile } from './point/normal';
import { projectPortfolio, type Portfolio } from './portfolio';
import { servicesToCome } from './riskAdjustment';

/** Kinds of flows with their effect on the present value, and whether they fall at the start (0) or at the end (1) of their month. */
const kinds = [
  ['premiums', -1, 0],
  ['acquisition', 1, 0],
  ['claims', 1, 1],
  ['expenses', 1, 1],
  ['investmentComponents', 1, 1],
] as const;
type Kind = (typeof kinds)[number][0];
type Flow = (kind: Kind, month: number, value: number) => Derivation;

/** One capital by its risks: Σ over all pairs of capital × capital × correlation, of which the square root is taken (B88). */
function aggregated(
  capital: readonly Derivation[],
  { stresses, correlations = [] }: RiskAdjustmentBasis,
  path: (field: string) => string,
): Derivation {
  const parts: Record<string, Derivation> = {};
  capital.forEach((each, index) => (parts[`risk${index}`] = each));
  const squares = capital.map((_, index) => `risk${index} × risk${index}`);
  const pairs = correlations.flatMap(({ risks: [one, other], correlation }, index) => {
    const [a, b] = [one, other].map((name) => stresses.findIndex(({ risk }) => risk === name));
    if (a === undefined || b === undefined || a < 0 || b < 0 || a === b) return [];
    parts[`correlation${index}`] = fact(path(`correlations[${index}].correlation`), correlation);
    return [`2 × correlation${index} × risk${a} × risk${b}`];
  });
  return derivedBy('capital', 'B88', `max(0, ${[...squares, ...pairs].join(' + ')}) ^ 0.5`, parts);
}

/**
 * Explains the risk adjustment of a projected group (37, B86-B92, 119): from its capital by stress and the claims and expenses with which it runs off down to
 * the flows of each month. Flows under a stress are ends: they are of assumptions that stand nowhere.
 * @param flowOf how a flow of a month as it is expected came about
 */
export function riskAdjustmentExplainer(
  portfolio: Portfolio,
  index: number,
  version: number,
  flowOf: Flow,
): (path: string, value: number) => Derivation | undefined {
  const { assumptions } = portfolio;
  const basis = assumptions.riskAdjustment;
  const group = portfolio.input.groups[index];
  if (!basis || !group) return () => undefined;
  const path = (field: string) => `assumptions[${version}].riskAdjustment.${field}`;
  const curve = portfolio.curves(group.lockedIn);
  const rates: Rates = { name: `groups[${index}].lockedIn`, curve, origin: 0 };
  const monthly = { group: { input: { periodsPerYear: 12 as const } } };
  const factor = (from: number, to: number) => discountFactor(monthly, rates, 2 * from, 2 * to);

  const presentValue = (set: typeof assumptions, label: string, flow: Flow): Derivation => {
    const flows = projectPortfolio(portfolio, set)[index];
    return summedBy(
      `present value${label}`,
      '33, 36',
      kinds.map(([kind, sign, at]) => {
        const amounts = Array.from(flows?.[kind] ?? []);
        const discounted = (amount: number, month: number) =>
          amount * (curve.factors[2 * (month + at)] ?? 0);
        const value = amounts.reduce((sum, each, month) => sum + discounted(each, month), 0);
        const parts = () =>
          amounts.flatMap((amount, month) =>
            amount === 0
              ? []
              : [
                  derivedBy(
                    `${kind} of month ${month + 1}, discounted${label}`,
                    '36',
                    'flow × factor',
                    { flow: flow(kind, month, amount), factor: factor(0, month + at) },
                  ),
                ],
          );
        return [sign, derivedLazily(`${kind}, discounted${label}`, value, '36', 'Σ', parts)];
      }),
    );
  };

  const capitalOf = (): Derivation => {
    const base = presentValue(assumptions, '', flowOf);
    const capital = basis.stresses.map(({ risk, shock }) => {
      const label = ` under stress of ${risk}`;
      const stressed = presentValue(shocked(assumptions, shock), label, (kind, month, value) =>
        fact(`${kind} of month ${month + 1}${label}`, value),
      );
      return derivedBy(`capital for ${risk}`, 'B88', 'max(0, stressed - base)', { stressed, base });
    });
    return aggregated(capital, basis, path);
  };

  const flows = projectPortfolio(portfolio, assumptions)[index];
  const services = flows ? servicesToCome(flows, curve) : new Float64Array(1);
  const last = services.length - 1;
  const known = new Map<string, Derivation>();
  const once = (name: string, make: () => Derivation): Derivation => {
    const made = known.get(name) ?? make();
    known.set(name, made);
    return made;
  };
  /** Sums over the months from one on, each as it is worth at the start of that one: side by side, so that decades are no chain of all their months. */
  const fromMonth = (
    { name, paragraph, of }: { name: string; paragraph: string; of: (month: number) => Derivation },
    month: number,
    value: number,
  ): Derivation =>
    once(`${name} from month ${month + 1} on`, () =>
      derivedLazily(`${name} from month ${month + 1} on`, value, paragraph, 'Σ', () =>
        Array.from({ length: last - month }, (_, index) => of(month + index)),
      ),
    );
  /** Present value of claims and expenses at the start of a month. */
  const servicesAt = (month: number): Derivation => {
    const of = (at: number) => {
      const flow = (kind: Kind) => flowOf(kind, at, flows?.[kind][at] ?? 0);
      return derivedBy(
        `claims and expenses of month ${at + 1}, discounted to month ${month + 1}`,
        '36',
        '(claims + expenses) × factor',
        { claims: flow('claims'), expenses: flow('expenses'), factor: factor(month, at + 1) },
      );
    };
    return fromMonth(
      { name: 'claims and expenses', paragraph: '36', of },
      month,
      services[month] ?? 0,
    );
  };

  const quantile = (field: 'confidenceLevel' | 'stressLevel', level: number) =>
    fact(`normal quantile at ${path(field)}`, normalQuantile(level));
  const capital = () => once('capital', capitalOf);

  /** Capital runs off with claims and expenses; its cost of a month falls due at the month's end. */
  const balanceAt = (month: number, rate: number): Derivation => {
    const of = (at: number) =>
      derivedBy(
        `cost of capital of month ${at + 1}, discounted to month ${month + 1}`,
        'B86-B92',
        '((1 + rate) ^ (1 ÷ 12) - 1) × capital × max(0, services) ÷ first × factor',
        {
          rate: fact(path('rate'), rate),
          capital: capital(),
          services: servicesAt(at),
          first: servicesAt(0),
          factor: factor(month, at + 1),
        },
      );
    const costs = Array.from({ length: Math.max(0, last - month) }, (_, index) =>
      of(month + index),
    );
    const value = costs.reduce((sum, each) => sum + each.value, 0);
    return fromMonth({ name: 'cost of capital', paragraph: 'B86-B92', of }, month, value);
  };

  const span = 12 / (portfolio.input.periodsPerYear ?? 12);
  const explained = (name: string): Derivation | undefined => {
    if (!((services[0] ?? 0) > 0)) return undefined;
    if (basis.method === 'confidenceLevel')
      return name === 'riskAdjustment.shareOfOutflows'
        ? derivedBy(name, '37, B91-B92, 119', 'capital × confidence ÷ stress ÷ services', {
            capital: capital(),
            confidence: quantile('confidenceLevel', basis.confidenceLevel),
            stress: quantile('stressLevel', basis.stressLevel),
            services: servicesAt(0),
          })
        : undefined;
    const [, period] = /^riskAdjustment\.closing\[(\d+)\]$/.exec(name) ?? [];
    if (period === undefined && name !== 'riskAdjustment.initial') return undefined;
    const balance = balanceAt(period === undefined ? 0 : (Number(period) + 1) * span, basis.rate);
    return derivedBy(name, '37, B91-B92', 'balance', { balance });
  };
  return (name, value) => {
    const found = explained(name);
    return found && { ...found, value };
  };
}
