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
  if (value === undefined) return 'nothing';
  const isWritten = typeof value === 'object' || typeof value === 'string';
  const text = isWritten ? JSON.stringify(value) : String(value);
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

function holdsUndefined(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const all: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return all.some((each) => each === undefined || holdsUndefined(each));
}

function withoutUndefined(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutUndefined);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === undefined ? [] : [[name, withoutUndefined(each)]],
    ),
  );
}

/** Fields without a value are left out, as JSON leaves them out: they must not take the place of what holds without them. What has none stays itself: groups share curves. */
export const whole = (value: unknown): unknown =>
  holdsUndefined(value) ? withoutUndefined(value) : value;

/** @throws InputError */
export function parse<T>(shape: Shape<T>, value: unknown): T {
  const problems: Problem[] = [];
  shape.check(value, '', problems);
  if (problems.length > 0) throw new InputError(problems);
  return whole(value) as T;
}
