import type { CededFact } from '../../models/reinsurance/cededFacts';
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

/** A fact of the treaty that its underlying groups make, with what it comes from. */
export function explainCeded(
  input: ReinsuranceHeldInput,
  underlying: readonly Underlying[],
  name: string,
  { isShared, of }: CededFact,
  paragraph = isShared ? '62-63, B119D' : 'B119',
): Derivation {
  const parts = underlying.flatMap((each, index) =>
    of(each, index)
      .filter(({ amount }) => amount !== 0 || each.isWhole)
      .map(({ isLess, explain }) => ({ index, isLess, part: each.named(explain(each)) })),
  );
  const terms = parts.map(({ index, isLess, part }) => {
    const covered =
      isShared && input.coveredShares !== undefined
        ? [fact(`coveredShares[${index}]`, input.coveredShares[index] ?? 1)]
        : [];
    const from = [...(isShared ? [fact('cessionRate', input.cessionRate)] : []), ...covered, part];
    return {
      formula: `${isLess ? '-' : '+'} ${from.map((each) => each.name).join(' × ')}`,
      from,
      value: (isLess ? -1 : 1) * from.reduce((product, each) => product * each.value, 1),
    };
  });
  return derived(
    name,
    terms.reduce((sum, each) => sum + each.value, 0),
    paragraph,
    terms
      .map(({ formula }) => formula)
      .join(' ')
      .replace(/^\+ /, '') || '0',
    terms.flatMap(({ from }) => from),
  );
}
