import { found, InputError, type Problem } from '../schema/shape';
import { isFacts, type Facts } from './facts';

const known =
  /GMM|BBA|GM\b|general|iacf|asset|coverage|unit|contract|building block|PAA|premium alloc|VFA|variable fee|particip|RH|reinsur|transition|retrospective|MRA|FRA|FVA|fair value|OCI|financ|acqui|transfer|combination|component|separat|margin|CSM|LIC|claims|onerous|loss/i;

/** A model in words that no calculation goes by would be a guess. */
const problemsOfModel = (model: unknown): Problem[] =>
  model === undefined || (typeof model === 'string' && known.test(model))
    ? []
    : [
        {
          path: 'model',
          code: 'choice',
          expected: 'GMM, PAA, VFA, RH, transition, OCI or another in words of the standard',
          found: found(model),
        },
      ];

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function problemsOfTolerance(tolerance: unknown): Problem[] {
  if (tolerance === undefined || (isNumber(tolerance) && tolerance >= 0)) return [];
  if (!isFacts(tolerance))
    return [
      { path: 'tolerance', code: 'type', expected: 'abs, rel, overrides', found: found(tolerance) },
    ];
  return Object.entries(tolerance).flatMap(([name, value]): Problem[] => {
    const path = `tolerance.${name}`;
    if (/note|source/i.test(name)) return [];
    if (!['abs', 'absolute', 'rel', 'relative', 'overrides'].includes(name))
      return [{ path, code: 'unknown', expected: 'one of abs, rel, overrides', found: name }];
    const bounds =
      name === 'overrides' && isFacts(value) ? Object.entries(value) : [[name, value] as const];
    return bounds
      .filter(([, bound]) => !isNumber(bound) || bound < 0)
      .map(([of, bound]) => ({
        path: name === 'overrides' ? `${path}.${of}` : path,
        code: 'range' as const,
        expected: 'a number, 0 or more',
        found: found(bound),
      }));
  });
}

/** Tables that hold nothing, and figures that are no numbers: a comparison with them would agree whatever the engine says. */
function problemsOfExpected(expected: unknown, path: string): Problem[] {
  if (Array.isArray(expected) || isFacts(expected)) {
    const entries = Object.entries(expected);
    if (entries.length === 0)
      return [{ path, code: 'length', expected: 'published figures', found: 'none' }];
    return entries.flatMap(([name, each]) =>
      problemsOfExpected(each, Array.isArray(expected) ? `${path}[${name}]` : `${path}.${name}`),
    );
  }
  const isFigure = typeof expected === 'boolean' || isNumber(expected);
  const isNumberAsText =
    typeof expected === 'string' && /^\s*[-+]?\d[\d,.]*\s*%?\s*$/.test(expected);
  if (isFigure || (typeof expected === 'string' && !isNumberAsText) || expected === null) return [];
  return [{ path, code: 'type', expected: 'a number', found: found(expected) }];
}

/** @throws InputError naming every part of a case that cannot be what it says */
export function checkCase(json: Facts): void {
  const problems = [
    ...problemsOfModel(json['model']),
    ...problemsOfTolerance(json['tolerance']),
    ...(isFacts(json['facts']) || isFacts(json['input'])
      ? []
      : [
          {
            path: 'facts',
            code: 'missing' as const,
            expected: 'the facts of the case, or an input of the engine',
            found: 'nothing',
          },
        ]),
    ...(json['expected'] === undefined || isFacts(json['expected'])
      ? []
      : [
          {
            path: 'expected',
            code: 'type' as const,
            expected: 'tables of published figures',
            found: found(json['expected']),
          },
        ]),
  ];
  if (problems.length > 0) throw new InputError(problems);
}

/** @throws InputError where there is nothing to compare with, or no number */
export function checkExpected(expected: Facts): void {
  const problems = problemsOfExpected(expected, 'expected');
  if (problems.length > 0) throw new InputError(problems);
}
