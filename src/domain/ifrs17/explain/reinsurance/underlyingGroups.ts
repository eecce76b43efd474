import { cededShare } from '../../models/reinsurance/cededShare';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import type { Measured } from '../context';
import { derived, fact, type Derivation } from '../../formula/derivation';

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
  const names = [...new Set(from.map(({ name }) => name))].sort(
    (one, other) => other.length - one.length,
  );
  const marked = names.reduce((text, name, index) => text.replaceAll(name, `@${index}@`), formula);
  return marked.replace(
    /@(\d+)@/g,
    (_, index: string) => `${prefix}.${names[Number(index)] ?? ''}`,
  );
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
      input.coveredShares === undefined
        ? undefined
        : fact(`coveredShares[${index}]`, input.coveredShares[index] ?? 1);
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
