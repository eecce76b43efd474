import { compileGroup } from '../core/compile';
import { measureRows } from '../core/result';
import type { Column } from '../core/row';
import { lossRecovery, reinsuranceGroup } from '../models/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../models/reinsuranceHeldInput';
import { figureName, type Explainer, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { explainColumn } from './explainColumn';
import { explainGroup, figuresOf } from './explainGroup';

/** Which columns of the underlying groups make which column of the loss-recovery component (66A-66B, B119D-B119F). */
const recoveredFrom: Partial<Record<Column, readonly Column[]>> = {
  lcNew: ['lcNew'],
  lcLosses: ['lcLosses'],
  lcReversal: ['lcReversal'],
  lcAllocatedClaims: ['lcAllocatedClaims', 'lcAllocatedRa', 'lcFinance'],
};

function measuredHeld(input: ReinsuranceHeldInput): { held: Measured; underlying: readonly Measured[] } {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureRows(each));
  const underlying = groups.map((group, index): Measured => ({
    group,
    rows: rows[index] ?? [],
    reported: rows[index] ?? [],
    known: new Map(),
  }));
  const group = compileGroup(reinsuranceGroup(input, groups, rows), true);
  const heldRows = measureRows(group, lossRecovery(input, rows));
  const prefixed = (derivation: Derivation, prefix: string): Derivation => ({
    ...derivation,
    name: `${prefix}.${derivation.name}`,
  });
  const held: Measured = {
    group,
    rows: heldRows,
    reported: heldRows,
    known: new Map(),
    recovery(column, period) {
      const sources = recoveredFrom[column];
      if (!sources) return undefined;
      const value = heldRows[period]?.[column] ?? 0;
      const parts = underlying.flatMap((each, index) =>
        sources
          .filter((source) => (each.rows[period]?.[source] ?? 0) !== 0)
          .map((source) =>
            prefixed(explainColumn(each, period, source), `underlying.${each.group.input.id ?? `group${index + 1}`}`),
          ),
      );
      return derived(figureName(held, period, column), value, '66A-66B, B119D-B119F', '-cessionRate × Σ underlying', [
        fact('cessionRate', input.cessionRate),
        ...parts,
      ]);
    },
  };
  return { held, underlying };
}

/** Explains figures of the reinsurance group, and of an underlying group under `underlying.<id>.` */
export function reinsuranceExplainer(input: ReinsuranceHeldInput): Explainer {
  const { held, underlying } = measuredHeld(input);
  const explain = (path: string) => {
    for (const [index, each] of underlying.entries()) {
      const prefix = `underlying.${each.group.input.id ?? `group${index + 1}`}.`;
      if (path.startsWith(prefix)) return explainGroup(each, path.slice(prefix.length));
    }
    return explainGroup(held, path.replace(/^reinsurance\./, ''));
  };
  return { explain, figures: figuresOf(held).map((name) => `reinsurance.${name}`) };
}
