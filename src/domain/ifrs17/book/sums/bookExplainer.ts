import { explainer, type ExplainHow } from '../../explain/explain';
import type { Derivation } from '../../formula/derivation';
import { group as groupShape } from '../../schema/group';
import { parse } from '../../schema/shape';
import { assetExplainer } from '../close/closeAsset';
import { treatyInput } from '../close/closeBook';
import type { BookAsset, BookGroup, BookTreaty } from '../types';
import type { ExplainGroup } from './explainClosed';

type Explain = (figure: string) => Derivation | undefined;

/**
 * Goes on from sums and cells to the facts of groups, treaties and assets for acquisition cash flows. Each is measured once, when it is first asked of.
 * @throws InputError for one that cannot be measured
 */
export function bookExplainer(
  groups: readonly BookGroup[],
  treaties: readonly BookTreaty[] = [],
  assets: readonly BookAsset[] = [],
  how: Pick<ExplainHow, 'isWhole'> = {},
): ExplainGroup {
  const byId = new Map(groups.map((each) => [each.id, each]));
  const known = new Map<string, Explain>();
  const explainerOf = (id: string): Explain => {
    const group = byId.get(id);
    if (group) return explainer(parse(groupShape, group.input), how).explain;
    const treaty = treaties.find((each) => each.id === id);
    const asset = assets.find((each) => each.id === id);
    if (asset) return assetExplainer(asset);
    if (!treaty) return () => undefined;
    const { explain } = explainer(treatyInput(treaty, byId), how);
    return (figure) => explain(`reinsurance.${figure}`);
  };
  return (id, figure) => {
    const explain = known.get(id) ?? explainerOf(id);
    known.set(id, explain);
    return explain(figure);
  };
}
