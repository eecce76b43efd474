/**
 * Shapes: one description of a JSON value from which come its TypeScript type, its check with clear errors, and its JSON Schema.
 * Written here rather than in a schema library because an error must say what is expected in the field's own terms.
 */
export interface Problem {
  /** Where: `revisions[0].expected.claims[2]`; empty for the whole input. */
  readonly path: string;
  readonly code: 'missing' | 'unknown' | 'type' | 'range' | 'choice' | 'length' | 'inconsistent';
  readonly expected: string;
  readonly found: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Shape<T> {
  readonly schema: JsonSchema;
  /** Collects every problem; a value is of type T exactly when none was found. */
  check(value: unknown, path: string, problems: Problem[]): void;
  /** Carries the type only. */
  readonly type?: T;
}

export type Infer<S> = S extends Shape<infer T> ? T : never;

export const found = (value: unknown): string => {
  const text =
    value === undefined
      ? 'nothing'
      : typeof value === 'number'
        ? String(value)
        : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Thrown where an input is not what its schema says: every problem at once, each with its field. */
export class InputError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(
      problems
        .map(
          ({ path, code, expected, found: was }) =>
            `${path || 'input'}: ${code}; expected ${expected}; found ${was}`,
        )
        .join('\n'),
    );
    this.name = 'InputError';
  }
}

/** @throws InputError */
export function parse<T>(shape: Shape<T>, value: unknown): T {
  const problems: Problem[] = [];
  shape.check(value, '', problems);
  if (problems.length > 0) throw new InputError(problems);
  return value as T;
}
