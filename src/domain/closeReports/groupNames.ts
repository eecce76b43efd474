import type { Derivation } from '../ifrs17';

/** What several groups share: what is changed there changes for each of them. */
const shared = /^(?:rates\.current|assumptions)\b/;
const underlying = /^underlying\.([^.]+)\.(.+)$/;

interface Renamed {
  readonly derivation: Derivation;
  readonly isShared: boolean;
}

/** The formula once its parts go by other names; parts that it names by their last two names go by them still. */
function renamedFormula(formula: string, from: readonly string[], to: readonly string[]): string {
  const order = from
    .map((_, index) => index)
    .sort((one, other) => (from[other] ?? '').length - (from[one] ?? '').length);
  const marked = order.reduce(
    (text, index) => text.replaceAll(from[index] ?? '', `@${index}@`),
    formula,
  );
  return marked.replace(/@(\d+)@/g, (_, index: string) => to[Number(index)] ?? '');
}

/**
 * Figures and facts of a group under its name, `of term-2025: expected.claims[3]`, where those of several groups stand side by side; what a treaty takes of
 * a group that it covers goes by the same names. What they share, and what follows from that alone, keeps its own.
 */
export function namingGroup(id: string): (derivation: Derivation) => Derivation {
  const known = new Map<Derivation, Renamed>();
  const renamed = (given: Derivation): Renamed => {
    const [, group = id, inner = given.name] = underlying.exec(given.name) ?? [];
    const parts = given.from?.map(visited) ?? [];
    const isShared = parts.length > 0 ? parts.every((part) => part.isShared) : shared.test(inner);
    const derivation = {
      ...given,
      name: isShared ? inner : `of ${group}: ${inner}`,
      ...(given.from && { from: parts.map((part) => part.derivation) }),
      ...(given.formula !== undefined && {
        formula: renamedFormula(
          given.formula,
          (given.from ?? []).map(({ name }) => name),
          parts.map((part) => part.derivation.name),
        ),
      }),
    };
    return { derivation, isShared };
  };
  const visited = (given: Derivation): Renamed => {
    const found = known.get(given) ?? renamed(given);
    known.set(given, found);
    return found;
  };
  return (derivation) => visited(derivation).derivation;
}
