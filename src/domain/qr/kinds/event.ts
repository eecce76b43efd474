import { contentLines, unescaped } from './contentLines';
import { fieldsOf, type Payload } from '../payload';

/** `20261122T090000Z` as `2026-11-22 09:00 UTC`; a time without a zone is the reader's own. */
function dateText(value: string | undefined, parameters: string | undefined): string | undefined {
  const parts = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?\d\d)?(Z)?)?/.exec(value ?? '');
  if (!parts) return value;
  const [, year, month, day, hour, minute, utc] = parts;
  const zone = utc ? ' UTC' : (/TZID="?([^";]+)/.exec(parameters ?? '')?.[1] ?? '');
  const time = hour ? ` ${hour}:${minute}${utc ? zone : zone && ` (${zone})`}` : '';
  return `${year}-${month}-${day}${time}`;
}

/** An iCalendar event, with its calendar around it or bare, as phones write it. */
export function readEvent(text: string): Payload | undefined {
  if (!/^\s*BEGIN:(VCALENDAR|VEVENT)/i.test(text)) return undefined;
  const lines = contentLines(text);
  const from = lines.findIndex(({ name, value }) => name === 'BEGIN' && /^VEVENT$/i.test(value));
  const to = lines.findIndex(({ name, value }) => name === 'END' && /^VEVENT$/i.test(value));
  const own = lines.slice(from + 1, to < 0 ? undefined : to);
  const find = (name: string) => own.find((line) => line.name === name);
  const textOf = (name: string) => {
    const line = find(name);
    return line && unescaped(line.value);
  };
  const fields = fieldsOf([
    ['title', textOf('SUMMARY')],
    ['start', dateText(find('DTSTART')?.value, find('DTSTART')?.parameters)],
    ['end', dateText(find('DTEND')?.value, find('DTEND')?.parameters)],
    ['location', textOf('LOCATION')],
    ['organization', textOf('ORGANIZER')?.replace(/^mailto:/i, '')],
    ['link', textOf('URL')],
    ['description', textOf('DESCRIPTION')],
  ]);
  return { kind: 'event', fields, warnings: [], title: fields[0]?.value ?? '' };
}
