import type { Derivation } from '../formula/derivation';

export interface FlatDerivation {
  readonly name: string;
  readonly value: number;
  readonly formula?: string;
  readonly paragraph?: string;
  readonly from: readonly string[];
}

/** Every figure and fact behind a figure once, the figure first: a graph as plain JSON. */
export function flattened(derivation: Derivation): readonly FlatDerivation[] {
  const known = new Map<string, FlatDerivation>();
  const visit = ({ name, value, formula, paragraph, from = [] }: Derivation) => {
    if (known.has(name)) return;
    known.set(name, {
      name,
      value,
      ...(formula === undefined ? {} : { formula }),
      ...(paragraph === undefined ? {} : { paragraph }),
      from: from.map((each) => each.name),
    });
    from.forEach(visit);
  };
  visit(derivation);
  return [...known.values()];
}

/** An indented tree; a figure that several come from is spelled out once. */
export function asTree(derivation: Derivation, depth = Number.POSITIVE_INFINITY): string {
  const shown = new Set<Derivation>();
  const lines: string[] = [];
  const visit = (each: Derivation, level: number) => {
    const { name, value, formula, paragraph, from = [] } = each;
    const again = from.length > 0 && shown.has(each);
    const how = again
      ? '   ↑'
      : `${formula ? `   = ${formula}` : ''}${paragraph ? `   [${paragraph}]` : ''}`;
    lines.push(`${'  '.repeat(level)}${name} = ${Number(value.toPrecision(12))}${how}`);
    if (again || level >= depth) return;
    shown.add(each);
    from.forEach((part) => visit(part, level + 1));
  };
  visit(derivation, 0);
  return lines.join('\n');
}
