import { measureInput } from '../measure';
import { engineInput } from '../schema/input';
import { parse } from '../schema/shape';

/** A published example: an input of the engine, and beside it the figures that its source prints, at the places where a result holds them. */
export interface Example {
  readonly id: string;
  readonly source: string;
  readonly paragraphs: string;
  readonly input: unknown;
  /** Part of the result of the input: numbers under the same names; `null` where a list has no figure printed. */
  readonly expected: unknown;
  readonly tolerance: Tolerance;
}

interface Tolerance {
  readonly abs: number;
  /** By path, where the source rounds otherwise. */
  readonly overrides?: Readonly<Record<string, number>>;
}

export interface Comparison {
  readonly path: string;
  readonly published: number;
  /** Undefined where the result has no number at the path. */
  readonly computed: number | undefined;
  readonly agrees: boolean;
}

const child = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** Every published number beside the computed one. @throws InputError where the input is none */
export function compareExample({
  input,
  expected,
  tolerance: { abs, overrides = {} },
}: Pick<Example, 'input' | 'expected' | 'tolerance'>): readonly Comparison[] {
  const found: Comparison[] = [];
  const visit = (path: string, published: unknown, computed: unknown): void => {
    if (typeof published === 'number') {
      const value = typeof computed === 'number' ? computed : undefined;
      const allowed = (overrides[path] ?? abs) + 1e-9;
      const agrees = value !== undefined && Math.abs(value - published) <= allowed;
      found.push({ path, published, computed: value, agrees });
    } else if (typeof published === 'object' && published !== null)
      for (const [name, each] of Object.entries(published)) {
        const place = Array.isArray(published)
          ? `${path}[${name}]`
          : path === ''
            ? name
            : `${path}.${name}`;
        visit(place, each, child(computed, name));
      }
  };
  visit('', expected, measureInput(parse(engineInput, input)));
  return found;
}
