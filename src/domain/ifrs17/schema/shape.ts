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
type Fields = Readonly<Record<string, Shape<unknown>>>;
type Inferred<R extends Fields, O extends Fields> = { readonly [K in keyof R]: Infer<R[K]> } & {
  readonly [K in keyof O]?: Infer<O[K]>;
};

export const found = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

interface NumberOptions {
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly integer?: boolean;
}

/** No amount, rate or count of a group is larger; what is would leave the range of a number within a few periods. */
const largest = 1e21;

/** A finite number. `doc` says its unit and its sign. */
export function number(doc: string, { min, max, above, integer }: NumberOptions = {}): Shape<number> {
  const limits = [
    integer ? 'a whole number' : 'a finite number',
    min === undefined ? '' : `at least ${min}`,
    above === undefined ? '' : `above ${above}`,
    max === undefined ? '' : `at most ${max}`,
  ].filter(Boolean);
  const expected = limits.join(', ');
  return {
    schema: {
      type: integer ? 'integer' : 'number',
      description: doc,
      ...(min === undefined ? {} : { minimum: min }),
      ...(above === undefined ? {} : { exclusiveMinimum: above }),
      ...(max === undefined ? {} : { maximum: max }),
    },
    check(value, path, problems) {
      if (typeof value !== 'number' || !Number.isFinite(value))
        problems.push({ path, code: 'type', expected, found: found(value) });
      else if (
        (min !== undefined && value < min) ||
        (max !== undefined && value > max) ||
        (above !== undefined && value <= above) ||
        (integer && !Number.isInteger(value))
      )
        problems.push({ path, code: 'range', expected, found: found(value) });
      else if (Math.abs(value) > largest)
        problems.push({ path, code: 'range', expected: `${expected}, no larger than ${largest} in size`, found: found(value) });
    },
  };
}

export function text(doc: string): Shape<string> {
  return {
    schema: { type: 'string', description: doc, minLength: 1 },
    check(value, path, problems) {
      if (typeof value !== 'string' || value === '')
        problems.push({ path, code: 'type', expected: 'a non-empty text', found: found(value) });
    },
  };
}

export function flag(doc: string): Shape<boolean> {
  return {
    schema: { type: 'boolean', description: doc },
    check(value, path, problems) {
      if (typeof value !== 'boolean') problems.push({ path, code: 'type', expected: 'true or false', found: found(value) });
    },
  };
}

export function choice<const T extends string | number>(doc: string, values: readonly T[]): Shape<T> {
  return {
    schema: { enum: values, description: doc },
    check(value, path, problems) {
      if (!values.some((allowed) => allowed === value))
        problems.push({ path, code: 'choice', expected: `one of ${values.join(', ')}`, found: found(value) });
    },
  };
}

export function list<T>(doc: string, item: Shape<T>, atLeast = 0): Shape<readonly T[]> {
  return {
    schema: { type: 'array', description: doc, items: item.schema, ...(atLeast > 0 ? { minItems: atLeast } : {}) },
    check(value, path, problems) {
      if (!Array.isArray(value)) problems.push({ path, code: 'type', expected: 'a list', found: found(value) });
      else if (value.length < atLeast)
        problems.push({ path, code: 'length', expected: `at least ${atLeast} entries`, found: `${value.length} entries` });
      else value.forEach((entry, index) => item.check(entry, `${path}[${index}]`, problems));
    },
  };
}

export function object<R extends Fields, O extends Fields>(doc: string, required: R, optional: O): Shape<Inferred<R, O>> {
  const all: Fields = { ...required, ...optional };
  return {
    schema: {
      type: 'object',
      description: doc,
      required: Object.keys(required),
      properties: Object.fromEntries(Object.entries(all).map(([name, shape]) => [name, shape.schema])),
      additionalProperties: false,
    },
    check(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push({ path, code: 'type', expected: `an object with ${Object.keys(all).join(', ')}`, found: found(value) });
        return;
      }
      const at = (name: string) => (path === '' ? name : `${path}.${name}`);
      for (const [name, entry] of Object.entries(value)) {
        const shape = Object.hasOwn(all, name) ? all[name] : undefined;
        if (!shape)
          problems.push({ path: at(name), code: 'unknown', expected: `one of ${Object.keys(all).join(', ')}`, found: name });
        else if (entry !== undefined) shape.check(entry, at(name), problems);
      }
      for (const name of Object.keys(required))
        if ((value as Record<string, unknown>)[name] === undefined)
          problems.push({
            path: at(name),
            code: 'missing',
            expected: String(required[name]?.schema['description'] ?? 'a value'),
            found: 'nothing',
          });
    },
  };
}

/** A value that may take several forms, told apart by a test of its form, so that the errors are those of the form that was meant. */
export function either<A, B>(doc: string, isFirst: (value: unknown) => boolean, first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return {
    schema: { description: doc, anyOf: [first.schema, second.schema] },
    check(value, path, problems) {
      (isFirst(value) ? first : second).check(value, path, problems);
    },
  };
}

/** Objects told apart by a field whose value names the kind. */
export function tagged<M extends Readonly<Record<string, Shape<unknown>>>>(
  doc: string,
  tag: string,
  kinds: M,
): Shape<Infer<M[keyof M]>> {
  return {
    schema: { description: doc, oneOf: Object.values(kinds).map((shape) => shape.schema) },
    check(value, path, problems) {
      const kind = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[tag] : undefined;
      const shape = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (shape) shape.check(value, path, problems);
      else
        problems.push({
          path: path === '' ? tag : `${path}.${tag}`,
          code: kind === undefined ? 'missing' : 'choice',
          expected: `one of ${Object.keys(kinds).join(', ')}`,
          found: found(kind),
        });
    },
  };
}

/** Thrown where an input is not what its schema says: every problem at once, each with its field. */
export class InputError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(
      problems
        .map(({ path, code, expected, found: was }) => `${path || 'input'}: ${code}; expected ${expected}; found ${was}`)
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
