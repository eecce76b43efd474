import {
  portfolioOf,
  projectedKinds,
  projectPortfolio,
  type ProjectedKind,
  type ProjectionInput,
} from '@/domain/ifrs17';
import { monthsFrom } from '../period';

/** What some contracts are expected to bring month by month: amounts positive in their own direction, undiscounted; coverage units; contracts in force. */
export interface ProjectedFlows {
  /** Of the first amounts. */
  readonly firstMonth: string;
  readonly kinds: Readonly<Record<ProjectedKind, readonly number[]>>;
}

/** The sum over projections that begin in the same month (33-35); undefined where there is none. */
export function projectedFlows(
  projections: readonly ProjectionInput[],
): ProjectedFlows | undefined {
  const [first] = projections;
  if (!first) return undefined;
  const sums = projectedKinds.map((): number[] => []);
  for (const input of projections) {
    const portfolio = portfolioOf(input);
    for (const flows of projectPortfolio(portfolio, portfolio.assumptions))
      projectedKinds.forEach((kind, index) => {
        const sum = sums[index];
        if (sum) flows[kind].forEach((value, month) => (sum[month] = (sum[month] ?? 0) + value));
      });
  }
  const kinds = Object.fromEntries(
    projectedKinds.map((kind, index): [string, readonly number[]] => [kind, sums[index] ?? []]),
  ) as ProjectedFlows['kinds'];
  return { firstMonth: first.firstMonth, kinds };
}

export interface FlowsOfSpan {
  /** First month of the span, as `2026-01`; of years as `2026`. */
  readonly label: string;
  readonly values: Readonly<Record<ProjectedKind, number>>;
}

const nothing = () =>
  Object.fromEntries(projectedKinds.map((kind) => [kind, 0])) as Record<ProjectedKind, number>;

/** Amounts by month or by calendar year. Of contracts in force, what a span begins with; of the rest its sum. */
export function flowsBySpan(
  { firstMonth, kinds }: ProjectedFlows,
  span: 'month' | 'year',
): readonly FlowsOfSpan[] {
  const spans = new Map<string, Record<ProjectedKind, number>>();
  kinds.premiums.forEach((_premium, index) => {
    const month = monthsFrom(firstMonth, index);
    const label = span === 'month' ? month : month.slice(0, 4);
    const known = spans.get(label);
    const values = known ?? nothing();
    for (const kind of projectedKinds)
      if (kind === 'inForce') values[kind] = known ? values[kind] : (kinds[kind][index] ?? 0);
      else values[kind] += kinds[kind][index] ?? 0;
    spans.set(label, values);
  });
  return [...spans].map(([label, values]) => ({ label, values }));
}
