import type { Column } from '../core/row';
import { cededShare } from '../models/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../models/reinsuranceHeldInput';
import { actualClaims } from './actuals';
import type { Measured } from './context';
import { derived, fact, sumOf, type Derivation } from './derivation';
import { explainColumn } from './explainColumn';
import { claimsEstimate, startingUnits } from './provenance';

/** Under which name an underlying group goes. */
export const idOf = ({ group }: Measured, index: number) => group.input.id ?? `group${index + 1}`;

/** Under the name of its group; a figure that many come from is renamed once. */
export function prefixing(prefix: string): (derivation: Derivation) => Derivation {
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
export interface Underlying extends Measured {
  readonly named: (derivation: Derivation) => Derivation;
}

/** Each underlying group's part times the share of it that is recovered. */
export function ceded(
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
export function factsOf(input: ReinsuranceHeldInput, underlying: readonly Underlying[], atEndOf: readonly number[]) {
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
