import { firstOf, keyValues } from './keyValues';
import { fieldsOf, type Payload } from '../payload';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function email(to: string, subject?: string, body?: string): Payload {
  const query = [
    subject && `subject=${encodeURIComponent(subject)}`,
    body && `body=${encodeURIComponent(body)}`,
  ];
  const search = query.filter(Boolean).join('&');
  return {
    kind: 'email',
    fields: fieldsOf([
      ['email', to],
      ['subject', subject],
      ['body', body],
    ]),
    warnings: [],
    title: to,
    action: `mailto:${encodeURIComponent(to).replaceAll('%40', '@').replaceAll('%2C', ',')}${search && `?${search}`}`,
  };
}

function mailto(text: string): Payload {
  const [to = '', search = ''] = text.slice('mailto:'.length).split(/\?(.*)/s);
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const find = (name: string) =>
    [...query].find(([key]) => key.toLowerCase() === name)?.[1] ?? undefined;
  return email(decoded(to) || (find('to') ?? ''), find('subject'), find('body'));
}

/** RFC 5321. */
const MAX_ADDRESS = 254;

/** `mailto:`, `MATMSG:`, `SMTP:` and a bare address. */
export function readEmail(text: string): Payload | undefined {
  if (/^mailto:/i.test(text)) return mailto(text);
  if (/^MATMSG:/i.test(text)) {
    const pairs = keyValues(text.slice('MATMSG:'.length));
    return email(firstOf(pairs, 'TO') ?? '', firstOf(pairs, 'SUB'), firstOf(pairs, 'BODY'));
  }
  const smtp = /^SMTP:([^:]*):([^:]*):(.*)$/is.exec(text);
  if (smtp) return email(smtp[1] ?? '', smtp[2], smtp[3]);
  const bare = text.length <= MAX_ADDRESS && /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text);
  return bare ? email(text) : undefined;
}

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** What a telephone dials: letters by their keys, as in 1-800-FLOWERS, and no parameters (RFC 3966). */
const dialled = (number: string) =>
  (number.split(';')[0] ?? '')
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2))
    .replaceAll(/[^\d+*#,]/g, '');

export function readPhone(text: string): Payload | undefined {
  const number = /^tel:(.+)$/i.exec(text)?.[1];
  if (!number) return undefined;
  const shown = decoded(number);
  return {
    kind: 'phone',
    fields: fieldsOf([['phone', shown]]),
    // A code of stars and hashes commands the telephone itself.
    warnings: /[*#]/.test(shown)
      ? [{ name: 'dangerousScheme', severity: 'danger', detail: shown }]
      : [],
    title: shown,
    ...(!/[*#]/.test(shown) && { action: `tel:${dialled(shown)}` }),
  };
}

/** `sms:`, `smsto:` and their kin, with the text after `:` or in `?body=`. */
export function readSms(text: string): Payload | undefined {
  const parts = /^(?:sms|smsto|mms|mmsto):([^:?;]*)(?:[:;?](.*))?$/is.exec(text);
  if (!parts) return undefined;
  const number = decoded(parts[1] ?? '');
  const rest = parts[2] ?? '';
  const body = /(?:^|[?&;])body=([^&]*)/i.exec(rest)?.[1] ?? (rest.includes('=') ? '' : rest);
  const said = decoded(body);
  return {
    kind: 'sms',
    fields: fieldsOf([
      ['phone', number],
      ['body', said],
    ]),
    warnings: [],
    title: number,
    action: `sms:${dialled(number)}${said && `?body=${encodeURIComponent(said)}`}`,
  };
}

/** `geo:` (RFC 5870). */
export function readPlace(text: string): Payload | undefined {
  const parts = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/i.exec(text);
  if (!parts) return undefined;
  const [, latitude = '', longitude = ''] = parts;
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
  const name = /[?&]q=([^&]*)/.exec(text)?.[1];
  const said = name && decoded(name.replaceAll('+', ' ')).replace(/^-?[\d.]+,-?[\d.]+\(?|\)$/g, '');
  return {
    kind: 'place',
    fields: fieldsOf([
      ['name', said],
      ['latitude', latitude],
      ['longitude', longitude],
    ]),
    warnings: [],
    title: said || `${latitude}, ${longitude}`,
    action: `geo:${latitude},${longitude}`,
  };
}
