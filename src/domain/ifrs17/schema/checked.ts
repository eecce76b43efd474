import { whole } from './problem';
import type { Problem, Shape } from './shape';

/** One problem among fields of a value, with the path of the field inside it. */
export const inconsistent = (path: string, expected: string, found: string): Problem => ({
  path,
  code: 'inconsistent',
  expected,
  found,
});

const joined = (path: string, inner: string) =>
  path === '' ? inner : inner === '' ? path : `${path}.${inner}`;

/** A shape with a check of fields that need, or contradict, one another; it runs once each field is as its own shape says. */
export function checked<T>(
  shape: Shape<T>,
  problemsOf: (value: T) => readonly Problem[],
): Shape<T> {
  return {
    schema: shape.schema,
    check(value, path, problems) {
      const before = problems.length;
      shape.check(value, path, problems);
      if (problems.length === before)
        for (const problem of problemsOf(whole(value) as T))
          problems.push({ ...problem, path: joined(path, problem.path) });
    },
  };
}
