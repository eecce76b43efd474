import { found, type Shape } from './shape';

/** CU stands for currency units in the standard's own examples. */
const codes: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), 'CU']);

const expected = 'a currency of ISO 4217, such as KRW or EUR';

export const currencyCode: Shape<string> = {
  schema: {
    type: 'string',
    description: `Of the group's amounts: ${expected}.`,
    pattern: '^([A-Z]{3}|CU)$',
  },
  check(value, path, problems) {
    if (typeof value !== 'string' || !codes.has(value))
      problems.push({ path, code: 'choice', expected, found: found(value) });
  },
};
