import {
  attributionOrder,
  tableKinds,
  withAssumptionOf,
  type AssumptionSet,
  type AttributedAssumption,
  type Product,
} from '@/domain/ifrs17';

/** One assumption changed, on top of those before it. */
export interface AssumptionStep {
  readonly assumption: AttributedAssumption;
  readonly set: AssumptionSet;
  /** Whether projections of these products rest on what changed. */
  readonly isFelt: (products: readonly Product[]) => boolean;
}

/** Ids of the tables of a kind that are not the same in both sets. */
function changedTables(before: AssumptionSet, after: AssumptionSet): readonly string[] {
  return tableKinds.flatMap((kind) => {
    const tables = (set: AssumptionSet) =>
      new Map((set[kind] ?? []).map((table) => [table.id, JSON.stringify(table)]));
    const [was, is] = [tables(before), tables(after)];
    return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
  });
}

const inflation = ({ inflation: costs, claimsInflation }: AssumptionSet): string =>
  JSON.stringify([costs, claimsInflation]);

/**
 * What leads from one set of assumptions to another, assumption by assumption in the stated order of the attribution; what stays the same is no step. The risk
 * adjustment is none either: its share of outflows is that of initial recognition.
 */
export function assumptionSteps(
  before: AssumptionSet,
  after: AssumptionSet,
): readonly AssumptionStep[] {
  let now = before;
  return attributionOrder.flatMap((assumption) => {
    if (assumption === 'riskAdjustment') return [];
    const set = withAssumptionOf(now, after, assumption);
    const tables = changedTables(now, set);
    const isOfAll = inflation(now) !== inflation(set);
    now = set;
    if (tables.length === 0 && !isOfAll) return [];
    const isFelt = (products: readonly Product[]) => {
      const named = JSON.stringify(products);
      return isOfAll || tables.some((id) => named.includes(JSON.stringify(id)));
    };
    return [{ assumption, set, isFelt }];
  });
}
