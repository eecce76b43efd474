import { explainer } from '../explain/explain';
import type { Explainer } from '../explain/context';
import { derivedLazily, type Derivation } from '../formula/derivation';
import type { FlowsInput } from '../schema/group';
import { groupInputsOf } from './groupInputs';
import { riskAdjustmentExplainer } from './explainRiskAdjustment';
import { portfolioOf } from './portfolio';
import { PointExplainer, versionIndex } from './point/explainPoint';
import type { ProjectionInput } from './input/projectionInput';
import type { ProjectedKind } from './point/cellState';

const kinds: Readonly<Record<string, ProjectedKind>> = {
  'expected.premiums': 'premiums',
  'expected.claims': 'claims',
  'expected.expenses': 'expenses',
  'expected.investmentComponents': 'investmentComponents',
  'expected.acquisition': 'acquisition',
  coverageUnits: 'coverageUnits',
  'premiumAllocation.revenuePattern': 'coverageUnits',
  'underlyingItems.fairValueChange': 'accountReturn',
};

/** `expected.claims[11]`: the name of a list, and the period. */
const indexed = /^([\w.]+)\[(\d+)\]$/;

/** What the contracts of some model points bring in so many months from one on (0 is the first), point by point and month by month, where it is something. */
export function pointFlows(
  input: ProjectionInput,
  isIn: (point: ProjectionInput['modelPoints'][number]) => boolean = () => true,
): (kind: ProjectedKind, from: number, length: number) => readonly Derivation[] {
  const version = versionIndex(input);
  const known = new Map<number, PointExplainer>();
  const pointAt = (point: number) => {
    const made = known.get(point) ?? new PointExplainer(input, point, version);
    known.set(point, made);
    return made;
  };
  const points = input.modelPoints.flatMap((each, point) => (isIn(each) ? [point] : []));
  return (kind, from, length) =>
    points.flatMap((point) => {
      const own = pointAt(point);
      return Array.from({ length }, (_, month) => from + month)
        .filter((month) => month < own.months)
        .map((month) => own.explain(kind, month))
        .filter(({ value }) => value !== 0);
    });
}

/**
 * Explains the figures of a projected group, and goes on from what the group expects (`expected.claims[11]`) to the model points, their
 * decrements and number of contracts, and the assumptions. Model points are opened once they are looked at.
 */
export function projectionExplainer(
  input: ProjectionInput,
  groupId: string,
): Explainer | undefined {
  const index = input.groups.findIndex(({ id }) => id === groupId);
  const portfolio = portfolioOf(input);
  const group = index < 0 ? undefined : groupInputsOf(portfolio)[index];
  if (!group) return undefined;
  const version = versionIndex(input);
  const span = 12 / (group.periodsPerYear ?? 1);
  const partsOf = pointFlows(input, (point) => point.group === groupId);
  const ofRisk = riskAdjustmentExplainer(portfolio, index, version, (kind, month, value) =>
    derivedLazily(
      `${kind} of month ${month + 1}`,
      value,
      '33-35',
      `Σ of ${kind}, model points`,
      () => partsOf(kind, month, 1),
    ),
  );
  const facts = (path: string, value: number): Derivation | undefined => {
    if (path.startsWith('riskAdjustment.')) return ofRisk(path, value);
    const [, name = '', period] = indexed.exec(path) ?? [];
    const kind = kinds[name];
    return kind === undefined
      ? undefined
      : derivedLazily(path, value, '33-35', `Σ of ${kind}, model points and months`, () =>
          partsOf(kind, Number(period) * span, span),
        );
  };
  const listOf = (name: string): readonly number[] | undefined =>
    name === 'coverageUnits'
      ? group.coverageUnits
      : group.expected?.[name.slice('expected.'.length) as keyof FlowsInput];
  const valueOf = (path: string): number | undefined => {
    const { shareOfOutflows, initial, closing } = group.riskAdjustment ?? {};
    if (path === 'riskAdjustment.shareOfOutflows') return shareOfOutflows;
    if (path === 'riskAdjustment.initial') return initial;
    const [, name = '', period] = indexed.exec(path) ?? [];
    return (name === 'riskAdjustment.closing' ? closing : listOf(name))?.[Number(period)];
  };
  const stated = (path: string): Derivation | undefined => {
    const value = valueOf(path);
    return value === undefined ? undefined : facts(path, value);
  };
  const { explain, figures } = explainer(group, { facts });
  return { explain: (path) => explain(path) ?? stated(path), figures };
}
