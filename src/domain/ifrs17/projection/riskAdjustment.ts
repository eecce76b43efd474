import type { DiscountCurve } from '../curves/discountCurve';
import type { GroupInput } from '../schema/group';
import type { AssumptionSet, RiskAdjustmentBasis } from './input/assumptionSet';
import { normalQuantile } from './point/normal';
import type { GroupFlows } from './project';
import { projectPortfolio, type Portfolio } from './portfolio';
import { shocked } from './input/shock';

type Flows = GroupFlows['flows'];

/** Present value at the start of the first month: premiums and acquisition cash flows fall at the start of a month, others at its end. */
export function presentValueOfFlows(flows: Flows, { factors }: DiscountCurve): number {
  let value = 0;
  for (let month = 0; month < flows.premiums.length; month++) {
    const start = factors[2 * month] as number;
    const end = factors[2 * month + 2] as number;
    value +=
      ((flows.acquisition[month] as number) - (flows.premiums[month] as number)) * start +
      ((flows.claims[month] as number) +
        (flows.expenses[month] as number) +
        (flows.investmentComponents[month] as number)) *
        end;
  }
  return value;
}

/** Present value of claims and expenses at the start of every month, and of what comes after the last. */
export function servicesToCome(
  { claims, expenses }: Flows,
  { factors }: DiscountCurve,
): Float64Array {
  const values = new Float64Array(claims.length + 1);
  for (let month = claims.length - 1; month >= 0; month--) {
    const growth = (factors[2 * month + 2] as number) / (factors[2 * month] as number);
    const flow = (claims[month] as number) + (expenses[month] as number);
    values[month] = growth * (flow + (values[month + 1] as number));
  }
  return values;
}

/** Square root of the sum over all pairs of risks of capital × capital × correlation. */
function aggregated(
  capital: readonly number[],
  { stresses, correlations = [] }: RiskAdjustmentBasis,
): number {
  const between = (a: string, b: string) =>
    correlations.find(({ risks }) => risks.includes(a) && risks.includes(b))?.correlation ?? 0;
  const square = capital.reduce(
    (sum, own, row) =>
      sum +
      capital.reduce((inner, other, column) => {
        const [a, b] = [stresses[row]?.risk ?? '', stresses[column]?.risk ?? ''];
        return inner + own * other * (row === column ? 1 : between(a, b));
      }, 0),
    0,
  );
  return Math.sqrt(Math.max(0, square));
}

function adjustmentOf(
  basis: RiskAdjustmentBasis,
  capital: number,
  flows: Flows,
  curve: DiscountCurve,
  span: number,
): GroupInput['riskAdjustment'] {
  const services = servicesToCome(flows, curve);
  const atStart = services[0] as number;
  if (!(atStart > 0)) return { initial: 0 };
  if (basis.method === 'confidenceLevel') {
    const share = normalQuantile(basis.confidenceLevel) / normalQuantile(basis.stressLevel);
    return { shareOfOutflows: (capital * share) / atStart };
  }
  // Capital that is held during a month costs at its end.
  const monthly = (1 + basis.rate) ** (1 / 12) - 1;
  const { factors } = curve;
  const balances = new Float64Array(services.length);
  for (let month = services.length - 2; month >= 0; month--) {
    const growth = (factors[2 * month + 2] as number) / (factors[2 * month] as number);
    const cost = (monthly * capital * Math.max(0, services[month] as number)) / atStart;
    balances[month] = growth * (cost + (balances[month + 1] as number));
  }
  const last = balances.length - 1;
  const closing = Array.from(
    { length: Math.ceil(last / span) },
    (_, period) => balances[Math.min(last, (period + 1) * span)] as number,
  );
  return { initial: balances[0] as number, closing };
}

/**
 * Risk adjustments of all groups (37, B86-B92) at the locked-in curves: capital for each risk is what its stress adds to the present
 * value of the flows, aggregated by correlation. Undefined where the assumptions state no basis.
 */
export function riskAdjustments(
  portfolio: Portfolio,
  set: AssumptionSet,
  flows: readonly Flows[],
): readonly GroupInput['riskAdjustment'][] {
  const basis = set.riskAdjustment;
  if (!basis) return flows.map(() => undefined);
  const { groups, periodsPerYear = 12 } = portfolio.input;
  const stressed = basis.stresses.map(({ shock }) =>
    projectPortfolio(portfolio, shocked(set, shock)),
  );
  return groups.map(({ lockedIn }, group) => {
    const curve = portfolio.curves(lockedIn);
    const own = flows[group] as Flows;
    const base = presentValueOfFlows(own, curve);
    const capital = stressed.map((each) =>
      Math.max(0, presentValueOfFlows(each[group] as Flows, curve) - base),
    );
    return adjustmentOf(basis, aggregated(capital, basis), own, curve, 12 / periodsPerYear);
  });
}

/** The same as amounts at the start of the first month. */
export const riskAdjustmentAmounts = (
  portfolio: Portfolio,
  set: AssumptionSet,
  flows: readonly Flows[],
): readonly number[] =>
  riskAdjustments(portfolio, set, flows).map((adjustment, group) => {
    const lockedIn = portfolio.input.groups[group]?.lockedIn ?? 0;
    const services = servicesToCome(flows[group] as Flows, portfolio.curves(lockedIn))[0] ?? 0;
    return adjustment?.initial ?? (adjustment?.shareOfOutflows ?? 0) * services;
  });
