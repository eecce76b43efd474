import { found, type Shape } from './problem';

interface NumberOptions {
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly integer?: boolean;
}

/** No amount, rate or count of a group is larger; what is would leave the range of a number within a few periods. */
const largest = 1e21;

/** A finite number. `doc` says its unit and its sign. */
export function number(
  doc: string,
  { min, max, above, integer }: NumberOptions = {},
): Shape<number> {
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
        problems.push({
          path,
          code: 'range',
          expected: `${expected}, no larger than ${largest} in size`,
          found: found(value),
        });
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
      if (typeof value !== 'boolean')
        problems.push({ path, code: 'type', expected: 'true or false', found: found(value) });
    },
  };
}

export function choice<const T extends string | number>(
  doc: string,
  values: readonly T[],
): Shape<T> {
  return {
    schema: { enum: values, description: doc },
    check(value, path, problems) {
      if (!values.some((allowed) => allowed === value))
        problems.push({
          path,
          code: 'choice',
          expected: `one of ${values.join(', ')}`,
          found: found(value),
        });
    },
  };
}
