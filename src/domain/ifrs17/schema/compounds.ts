import { found, type Infer, type Shape } from './problem';

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Inferred<R extends Fields, O extends Fields> = { readonly [K in keyof R]: Infer<R[K]> } & {
  readonly [K in keyof O]?: Infer<O[K]>;
};

export function list<T>(doc: string, item: Shape<T>, atLeast = 0): Shape<readonly T[]> {
  return {
    schema: {
      type: 'array',
      description: doc,
      items: item.schema,
      ...(atLeast > 0 ? { minItems: atLeast } : {}),
    },
    check(value, path, problems) {
      if (!Array.isArray(value))
        problems.push({ path, code: 'type', expected: 'a list', found: found(value) });
      else if (value.length < atLeast)
        problems.push({
          path,
          code: 'length',
          expected: `at least ${atLeast} entries`,
          found: `${value.length} entries`,
        });
      // By place: what a list leaves out is nothing, too.
      else
        for (let index = 0; index < value.length; index++)
          item.check(value[index], `${path}[${index}]`, problems);
    },
  };
}

export function object<R extends Fields, O extends Fields>(
  doc: string,
  required: R,
  optional: O,
): Shape<Inferred<R, O>> {
  const all: Fields = { ...required, ...optional };
  return {
    schema: {
      type: 'object',
      description: doc,
      required: Object.keys(required),
      properties: Object.fromEntries(
        Object.entries(all).map(([name, shape]) => [name, shape.schema]),
      ),
      additionalProperties: false,
    },
    check(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push({
          path,
          code: 'type',
          expected: `an object with ${Object.keys(all).join(', ')}`,
          found: found(value),
        });
        return;
      }
      const at = (name: string) => (path === '' ? name : `${path}.${name}`);
      for (const [name, entry] of Object.entries(value)) {
        const shape = Object.hasOwn(all, name) ? all[name] : undefined;
        if (!shape)
          problems.push({
            path: at(name),
            code: 'unknown',
            expected: `one of ${Object.keys(all).join(', ')}`,
            found: name,
          });
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
export function either<A, B>(
  doc: string,
  isFirst: (value: unknown) => boolean,
  first: Shape<A>,
  second: Shape<B>,
): Shape<A | B> {
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
      const among = `one of ${Object.keys(kinds).join(', ')}`;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const expected = `one object whose ${tag} is ${among}`;
        problems.push({ path, code: 'type', expected, found: found(value) });
        return;
      }
      const kind = (value as Record<string, unknown>)[tag];
      const shape =
        typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (shape) shape.check(value, path, problems);
      else
        problems.push({
          path: path === '' ? tag : `${path}.${tag}`,
          code: kind === undefined ? 'missing' : 'choice',
          expected: among,
          found: found(kind),
        });
    },
  };
}
