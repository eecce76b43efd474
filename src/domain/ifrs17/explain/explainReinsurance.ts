import { compileGroup } from '../core/compile';
import { measureRows } from '../core/result';
import { translated } from '../core/translation';
import type { Column } from '../core/row';
import { cededShare, lossRecovery, reinsuranceGroup } from '../models/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../models/reinsuranceHeldInput';
import { figureName, type Explainer, type Measured } from './context';
import { derived, fact, sumOf, type Derivation } from './derivation';
import { explainColumn } from './explainColumn';
import { cell } from './cell';
import { actualClaims } from './actuals';
import { claimsEstimate, startingUnits } from './provenance';
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

/** Under the name of its group; a figure that many come from is renamed once. */
function prefixing(prefix: string): (derivation: Derivation) => Derivation {
  const known = new Map<Derivation, Derivation>();
  const renamedAll = (derivation: Derivation): Derivation => {
    const before = known.get(derivation);
    if (before) return before;
    const made = {
      ...derivation,
      name: `${prefix}.${derivation.name}`,
      ...(derivation.from ? { from: derivation.from.map(renamedAll) } : {}),
      ...(derivation.formula === undefined ? {} : { formula: renamed(derivation, prefix) }),
    };
    known.set(derivation, made);
    return made;
  };
  return renamedAll;
}

/** Parts are under the prefix too: full names in a formula follow, short ones are theirs anyway. */
function renamed({ formula = '', from = [] }: Derivation, prefix: string): string {
  const names = [...new Set(from.map(({ name }) => name))].sort((one, other) => other.length - one.length);
  const marked = names.reduce((text, name, index) => text.replaceAll(name, `@${index}@`), formula);
  return marked.replace(/@(\d+)@/g, (_, index: string) => `${prefix}.${names[Number(index)] ?? ''}`);
}

/** An underlying group as measured, and its figures under its name. */
interface Underlying extends Measured {
  readonly named: (derivation: Derivation) => Derivation;
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
function factsOf(input: ReinsuranceHeldInput, underlying: readonly Underlying[], atEndOf: readonly number[]) {
  const each = (path: string, make: (group: Underlying, index: number) => readonly (readonly [1 | -1, Derivation])[]) =>
    ceded(
      input,
      `reinsurance: ${path}`,
      '62-63, B119D',
      underlying.flatMap((group, index) =>
        make(group, index)
          .filter(([, part]) => part.value !== 0)
          .map(([sign, part]) => [index, sign, group.named(part)] as const),
      ),
    );
  const column = (path: string, name: Column, period: number) => each(path, (group) => [[1, explainColumn(group, period, name)]]);
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
        return each(path, (measured) => [[1, actualClaims(measured, period)]]);
      case 'revisions': {
        const date = atEndOf[period] ?? 0;
        const of = date + Number(at);
        return each(path, (measured) => [[1, claimsEstimate(measured, of, { date, opening: false })]]);
      }
      case 'coverageUnits': {
        if (input.coverageUnits) return fact(path, value);
        const units = underlying.map((group) => group.named(startingUnits(group, period)));
        return derived(`reinsurance: ${path}`, sumOf(units), 'B119', units.map(({ name }) => name).join(' + '), units);
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

function measuredHeld(input: ReinsuranceHeldInput): { held: Measured; underlying: readonly Underlying[] } {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureRows(each));
  const underlying = groups.map((group, index): Underlying => ({
    group,
    rows: rows[index] ?? [],
    reported: translated(group, rows[index] ?? []),
    known: new Map(),
    facts: settledFacts(group.input),
    named: prefixing(`underlying.${group.input.id ?? `group${index + 1}`}`),
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
    ratePath(path) {
      const [, field = '', rest = ''] = /^rates\.(lockedIn|current)(.*)$/.exec(path) ?? [];
      const isOwn = field in input;
      return isOwn ? `${field}${rest}` : `underlying.${input.underlying[0]?.id ?? 'group1'}.${path}`;
    },
    recovery(column, period) {
      const own = recoveredFrom[column];
      if (!own || (column === 'lcNew' && input.boughtAfterLoss)) return undefined;
      // The premium allocation approach has no systematic allocation of its own: what the underlying groups allocate is reversed.
      const sources = isAllocation && column === 'lcReversal' ? [...own, ...(recoveredFrom.lcAllocatedClaims ?? [])] : own;
      const parts = underlying.flatMap((each, index) =>
        sources
          .filter((source) => (each.rows[period]?.[source] ?? 0) !== 0)
          .map((source) => [index, -1, each.named(explainColumn(each, period, source))] as const),
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
      const prefix = `underlying.${idOf(each, index)}.`;
      if (!path.startsWith(prefix)) continue;
      const explained = explainGroup(each, path.slice(prefix.length));
      return explained && each.named(explained);
    }
    const own = path.replace(/^reinsurance\./, '');
    const [, name = '', period = ''] = /^(\w+)\[(\d+)\]$/.exec(own) ?? [];
    const expression = presented[name];
    return expression === undefined ? explainGroup(held, own) : cell(held, Number(period), path, expression, '82, 86');
  };
  return { explain, figures: figuresOf(held).map((name) => `reinsurance.${name}`) };
}
