import { compileGroup } from '../core/compile';
import { measureRows } from '../core/result';
import { translated } from '../core/translation';
import type { Column } from '../core/row';
import { cededShare, lossRecovery, reinsuranceGroup } from '../models/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../models/reinsuranceHeldInput';
import { figureName, type Explainer, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { explainColumn } from './explainColumn';
import { cell } from './cell';
import { actual, estimate } from './provenance';
import { explainGroup, figuresOf } from './explainGroup';
import { settledFacts } from './settledFacts';

/** Which columns of the underlying groups make which column of the loss-recovery component (66A-66B, B119D-B119F). */
const recoveredFrom: Partial<Record<Column, readonly Column[]>> = {
  lcNew: ['lcNew'],
  lcLosses: ['lcLosses'],
  lcReversal: ['lcReversal'],
  lcAllocatedClaims: ['lcAllocatedClaims', 'lcAllocatedRa', 'lcFinance'],
};

const idOf = ({ group }: Measured, index: number) => group.input.id ?? `group${index + 1}`;

/** Under the name of its group. */
const prefixed = (derivation: Derivation, prefix: string): Derivation => ({
  ...derivation,
  name: `${prefix}.${derivation.name}`,
  ...(derivation.from ? { from: derivation.from.map((each) => prefixed(each, prefix)) } : {}),
  ...(derivation.formula === undefined ? {} : { formula: renamed(derivation, prefix) }),
});

/** Parts are under the prefix too: full names in a formula follow, short ones are theirs anyway. */
function renamed({ formula = '', from = [] }: Derivation, prefix: string): string {
  const names = [...new Set(from.map(({ name }) => name))].sort((one, other) => other.length - one.length);
  const marked = names.reduce((text, name, index) => text.replaceAll(name, `@${index}@`), formula);
  return marked.replace(/@(\d+)@/g, (_, index: string) => `${prefix}.${names[Number(index)] ?? ''}`);
}

/** Each underlying group's part times the share of it that is recovered. */
function ceded(
  input: ReinsuranceHeldInput,
  name: string,
  paragraph: string,
  parts: readonly (readonly [number, 1 | -1, Derivation])[],
): Derivation {
  const terms = parts.map(([index, sign, part]) => {
    const covered =
      input.coveredShares === undefined ? undefined : fact(`coveredShares[${index}]`, input.coveredShares[index] ?? 1);
    const rate = fact('cessionRate', input.cessionRate);
    const of = [rate, ...(covered ? [covered] : [])];
    return {
      formula: `${sign < 0 ? '-' : '+'} ${of.map((each) => each.name).join(' × ')} × ${part.name}`,
      from: [...of, part],
      value: sign * cededShare(input, index) * part.value,
    };
  });
  const value = terms.reduce((sum, each) => sum + each.value, 0);
  return derived(
    name,
    value,
    paragraph,
    terms
      .map(({ formula }) => formula)
      .join(' ')
      .replace(/^\+ /, '') || '0',
    terms.flatMap(({ from }) => from),
  );
}

/** The reinsurance group's own input is made from the underlying groups and the treaty: these are its facts. */
function factsOf(input: ReinsuranceHeldInput, underlying: readonly Measured[], atEndOf: readonly number[]) {
  const each = (path: string, make: (group: Measured, index: number) => readonly (readonly [1 | -1, Derivation])[]) =>
    ceded(
      input,
      `reinsurance: ${path}`,
      '62-63, B119D',
      underlying.flatMap((group, index) =>
        make(group, index)
          .filter(([, part]) => part.value !== 0)
          .map(([sign, part]) => [index, sign, prefixed(part, `underlying.${idOf(group, index)}`)] as const),
      ),
    );
  const column = (path: string, name: Column, period: number) => each(path, (group) => [[1, explainColumn(group, period, name)]]);
  const without = (group: Measured, flow: Derivation, expenses: number): readonly (readonly [1 | -1, Derivation])[] => {
    void group;
    return [[1, flow], ...(expenses === 0 ? [] : [[-1, fact('expenses of the period, not ceded', expenses)] as const])];
  };
  return (path: string, value: number): Derivation | undefined => {
    const [, kind = '', index = '', at = ''] = /^([a-zA-Z.]+)\[?(\d*)\]?(?:\.expected\.claims\[(\d+)\])?$/.exec(path) ?? [];
    const period = Number(index);
    switch (kind) {
      case 'expected.premiums':
        return fact(`premiums[${period}]`, value);
      case 'actual.premiums':
        return fact(`actualPremiums[${period}]`, value);
      case 'expected.claims':
        return each(path, ({ group }) => [[1, fact(`expected.claims[${period}]`, group.input.expected?.claims?.[period] ?? 0)]]);
      case 'actual.claims':
        return each(path, (measured) => {
          const { input: own, estimates } = measured.group;
          const spent = own.actual?.expenses?.[period] ?? estimates.expenses[period]?.[period] ?? 0;
          return without(measured, actual(measured, 'claims', period), spent);
        });
      case 'revisions': {
        const date = atEndOf[period] ?? 0;
        const of = date + Number(at);
        return each(path, (measured) => {
          const { expenses } = measured.group.estimates;
          return without(measured, estimate(measured, 'claims', of, date, false), (expenses[date] ?? expenses.at(-1))?.[of] ?? 0);
        });
      }
      case 'riskAdjustment.initial':
        return column(path, 'raNew', 0);
      case 'riskAdjustment.closing':
        return column(path, 'raClosing', period);
      case 'riskAdjustment.futureServiceChange':
        return column(path, 'raFuture', period);
      case 'riskAdjustment.interest':
        return column(path, 'raInterest', period);
      default:
        return undefined;
    }
  };
}

function measuredHeld(input: ReinsuranceHeldInput): { held: Measured; underlying: readonly Measured[] } {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureRows(each));
  const underlying = groups.map((group, index): Measured => ({
    group,
    rows: rows[index] ?? [],
    reported: translated(group, rows[index] ?? []),
    known: new Map(),
  }));
  const group = compileGroup(reinsuranceGroup(input, groups, rows), true);
  const heldRows = measureRows(group, lossRecovery(input, rows));
  const isAllocation = group.input.model === 'PAA';
  const own = factsOf(
    input,
    underlying,
    (group.input.revisions ?? []).map(({ atEndOf }) => atEndOf),
  );
  const settled = settledFacts(group.input, (path, value) => own(path, value) ?? fact(path, value));
  const held: Measured = {
    group,
    rows: heldRows,
    reported: heldRows,
    known: new Map(),
    facts: (path, value) => settled(path, value) ?? own(path, value),
    recovery(column, period) {
      const own = recoveredFrom[column];
      if (!own || (column === 'lcNew' && input.boughtAfterLoss)) return undefined;
      // The premium allocation approach has no systematic allocation of its own: what the underlying groups allocate is reversed.
      const sources = isAllocation && column === 'lcReversal' ? [...own, ...(recoveredFrom.lcAllocatedClaims ?? [])] : own;
      const parts = underlying.flatMap((each, index) =>
        sources
          .filter((source) => (each.rows[period]?.[source] ?? 0) !== 0)
          .map(
            (source) => [index, -1, prefixed(explainColumn(each, period, source), `underlying.${idOf(each, index)}`)] as const,
          ),
      );
      return {
        ...ceded(input, figureName(held, period, column), '66A-66B, B119D-B119F', parts),
        value: heldRows[period]?.[column] ?? 0,
      };
    },
  };
  return { held, underlying };
}

/** Presentation in one amount or in two (86): paths of the reinsurance group beside those of every group. */
const presented: Readonly<Record<string, string>> = {
  incomeOrExpensesFromReinsurance: 'serviceResult',
  allocationOfPremiums: 'revenueTotal',
  amountsRecovered: '- expenseTotal',
};

/** Explains figures of the reinsurance group, and of an underlying group under `underlying.<id>.` */
export function reinsuranceExplainer(input: ReinsuranceHeldInput): Explainer {
  const { held, underlying } = measuredHeld(input);
  const explain = (path: string) => {
    for (const [index, each] of underlying.entries()) {
      const prefix = `underlying.${each.group.input.id ?? `group${index + 1}`}.`;
      if (path.startsWith(prefix)) return explainGroup(each, path.slice(prefix.length));
    }
    const own = path.replace(/^reinsurance\./, '');
    const [, name = '', period = ''] = /^(\w+)\[(\d+)\]$/.exec(own) ?? [];
    const expression = presented[name];
    return expression === undefined ? explainGroup(held, own) : cell(held, Number(period), path, expression, '82, 86');
  };
  return { explain, figures: figuresOf(held).map((name) => `reinsurance.${name}`) };
}
