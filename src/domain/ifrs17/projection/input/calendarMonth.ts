import { found, type Shape } from '../../schema/shape';

const pattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const expected = 'a month such as 2025-01';

/** A month of the calendar as text, which sorts by time. */
export const calendarMonth = (doc: string): Shape<string> => ({
  schema: { type: 'string', description: doc, pattern: pattern.source },
  check(value, path, problems) {
    if (typeof value !== 'string' || !pattern.test(value))
      problems.push({ path, code: 'type', expected, found: found(value) });
  },
});

/** Months from the year 0 on. */
export const monthNumber = (month: string): number =>
  12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;
