import {
  derivedLazily,
  pointFlows,
  summedBy,
  type Derivation,
  type ProjectedKind,
  type ProjectionInput,
  type Signed,
} from '@/domain/ifrs17';
import { monthsFrom } from '../period';
import { projectedFlows } from './projectedFlows';

/** An amount of the projected cash flows: of a kind, or outflows less inflows; of a month (`2026-01`), a year, or all that is to come. */
export interface Flow {
  readonly kind: ProjectedKind | 'net';
  readonly label?: string;
}

const signs = {
  claims: 1,
  expenses: 1,
  investmentComponents: 1,
  acquisition: 1,
  premiums: -1,
} as const satisfies Partial<Record<ProjectedKind, 1 | -1>>;

/** `flows.claims 2026, term-2025`: what it is, when, and of which contracts. */
const nameOf = (kind: Flow['kind'], label: string | undefined, group?: string) =>
  [`flows.${kind}${label === undefined ? '' : ` ${label}`}`, group]
    .filter((part) => part !== undefined)
    .join(', ');

/** Months of a span, from the first that is projected; of contracts in force, those with which it begins. */
function monthsOf(firstMonth: string, count: number, { kind, label = '' }: Flow) {
  const all = Array.from({ length: count }, (_, index) => index).filter((index) =>
    monthsFrom(firstMonth, index).startsWith(label),
  );
  return kind === 'inForce' ? all.slice(0, 1) : all;
}

function flowOfGroup(
  projection: ProjectionInput,
  kind: ProjectedKind,
  label: string | undefined,
): Derivation | undefined {
  const flows = projectedFlows([projection]);
  if (!flows) return undefined;
  const values = flows.kinds[kind];
  const months = monthsOf(flows.firstMonth, values.length, {
    kind,
    ...(label === undefined ? {} : { label }),
  }).filter((month) => values[month] !== 0);
  const group = projection.groups.map(({ id }) => id).join(', ');
  const points = pointFlows(projection);
  const ofMonth = (month: number) =>
    derivedLazily(
      nameOf(kind, monthsFrom(flows.firstMonth, month), group),
      values[month] ?? 0,
      '33-35',
      `Σ of ${kind}, model points`,
      () => points(kind, month, 1),
    );
  const value = months.reduce((sum, month) => sum + (values[month] ?? 0), 0);
  return derivedLazily(nameOf(kind, label, group), value, '33-35', `Σ of ${kind}, months`, () =>
    months.map(ofMonth),
  );
}

/**
 * How an amount of `projectedFlows` came about: group by group, month by month, down to model points, their decrements and assumptions (33-35).
 * @returns undefined where there is no projection
 */
export function explainFlow(
  projections: readonly ProjectionInput[],
  { kind, label }: Flow,
): Derivation | undefined {
  if (projections.length === 0) return undefined;
  if (kind === 'net') {
    const parts = Object.entries(signs).flatMap(([each, sign]): Signed => {
      const part = explainFlow(projections, {
        kind: each as keyof typeof signs,
        ...(label === undefined ? {} : { label }),
      });
      return part && part.value !== 0 ? [[sign, part]] : [];
    });
    return summedBy(nameOf(kind, label), '33-35', parts);
  }
  const groups = projections.flatMap((each) => flowOfGroup(each, kind, label) ?? []);
  const value = groups.reduce((sum, each) => sum + each.value, 0);
  return derivedLazily(nameOf(kind, label), value, '33-35', `Σ of ${kind}, groups`, () => groups);
}
