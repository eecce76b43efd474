/** SH-13: how a date is written in a field, in every language. */
export const DATE_PATTERN = 'mm/dd/yyyy';

const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

/** What a text means: a day of the calendar as `yyyy-mm-dd`; a text that is none is left as it is, for the form's rules to refuse. */
export function dateOf(text: string): string {
  const trimmed = text.trim();
  const [, month = '', day = '', year = ''] = (written.exec(trimmed) ?? []).filter(
    (part) => part !== undefined,
  );
  if (!year || !exists(Number(year), Number(month), Number(day))) return trimmed;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day given as `yyyy-mm-dd`, in the pattern of the field; anything else as it is. */
export function textOf(value: string): string {
  const [, year, month, day] = iso.exec(value) ?? [];
  return year && month && day ? `${month}/${day}/${year}` : value;
}
