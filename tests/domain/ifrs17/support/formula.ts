import type { Derivation } from '@/domain/ifrs17';

const sum = (parts: readonly Derivation[]) => parts.reduce((all, { value }) => all + value, 0);
const short = (name: string) => name.split('.').slice(-2).join('.');

/** What is left of a formula once its names are numbers must be arithmetic alone. */
function arithmetic(text: string): number | undefined {
  const script = text
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('^', '**')
    .replace(/\b(max|min)\(/g, 'Math.$1(');
  if (!/^(?:[\d\s.,()+*/-]|e[+-]?\d|Math\.(?:max|min)|Infinity)+$/.test(script)) return undefined;
  // Checked above to be arithmetic alone: a parser would test itself.
  return Number(new Function(`return (${script})`)());
}

/** Names replaced by their values, the longest first, so that no name is taken for part of another. */
function substituted(formula: string, from: readonly Derivation[], unknown: string): string {
  const values = new Map<string, number>();
  for (const { name, value } of from)
    for (const alias of [name, short(name)]) if (!values.has(alias)) values.set(alias, value);
  const names = [...values.keys()].sort((one, other) => other.length - one.length);
  let text = formula;
  names.forEach((name, index) => (text = text.replaceAll(name, `@${index}@`)));
  return text
    .replace(
      /@(\d+)@/g,
      (_, index: string) => `(${String(values.get(names[Number(index)] ?? ''))})`,
    )
    .replaceAll('K', unknown);
}

/**
 * Works a figure out again from the parts that its explanation names, by the formula that it prints.
 * @returns undefined where the formula is no arithmetic of its parts
 */
export function recomputed({ formula = '', value, from = [] }: Derivation): number | undefined {
  if (formula.startsWith('Σ')) return sum(from);
  const equation = /^K: (.*) = (.*)$/.exec(formula);
  if (!equation) return arithmetic(substituted(formula, from, 'K'));
  const [left, right] = equation
    .slice(1)
    .map((side) => arithmetic(substituted(side, from, `(${value})`)));
  return left !== undefined &&
    right !== undefined &&
    Math.abs(left - right) <= 1e-6 * (1 + Math.abs(right))
    ? value
    : undefined;
}

export interface Gap {
  readonly name: string;
  readonly why: string;
}

/** The number that stands at a path of an input, flags as 1 and 0; groups under a treaty by their names. */
export function factAt(input: unknown, path: string): number | undefined {
  const steps = path.replaceAll('[', '.').replaceAll(']', '').split('.');
  const found = steps.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value) && !/^\d+$/.test(step))
      return value.find(
        (each: { id?: string }, index) => (each.id ?? `group${index + 1}`) === step,
      ) as unknown;
    return (value as Record<string, unknown>)[step];
  }, input);
  if (typeof found === 'boolean') return Number(found);
  return typeof found === 'number' ? found : undefined;
}

/**
 * Where an explanation breaks: a formula that its parts do not fill or that gives another figure, or an end that is no fact.
 * @param seen explanations looked at before
 * @param isFact tells whether an end stands in the input as it is named; without it an end is no figure of a result
 */
export function gaps(
  root: Derivation,
  seen: Set<Derivation>,
  size = 1,
  isFact = (name: string, value: number): boolean =>
    Number.isFinite(value) &&
    !/^(reinsurance\.|underlying\.\w+\.)?(year|period|quarter)\d+\./.test(name),
): Gap[] {
  const found: Gap[] = [];
  const visit = (each: Derivation): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const { name, value, formula, from = [] } = each;
    if (formula === undefined) {
      if (value !== 0 && !isFact(name, value)) found.push({ name, why: `no fact: ${value}` });
      return;
    }
    const again = recomputed(each);
    if (again === undefined)
      found.push({
        name,
        why: `no arithmetic: ${formula} of ${from.map((part) => part.name).join('; ')}`,
      });
    else if (!(Math.abs(again - value) <= 1e-7 * (size + Math.abs(value))))
      found.push({ name, why: `${formula} gives ${again}, not ${value}` });
    from.forEach(visit);
  };
  visit(root);
  return found;
}
