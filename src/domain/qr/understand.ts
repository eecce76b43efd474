import { hiddenCharacters, revealed } from './hiddenCharacters';
import { readContact } from './kinds/contact';
import { readEvent } from './kinds/event';
import { readInsurance } from './kinds/insurance';
import { readLink } from './kinds/link';
import { readEmail, readPhone, readPlace, readSms } from './kinds/messaging';
import { readPayment } from './kinds/payment';
import type { Payload, Warning } from './payload';
import { readOneTimePassword, readWifi } from './kinds/secrets';

/** From the surest form to the loosest. */
const READERS = [
  readWifi,
  readContact,
  readEvent,
  readOneTimePassword,
  readPayment,
  readPhone,
  readSms,
  readPlace,
  readEmail,
  readInsurance,
  readLink,
];

const MAX_TITLE = 80;

/** GTIN: from the right, every second digit counts three times; the sum ends in 0. */
export function isProductNumber(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function plain(text: string, isProduct: boolean): Payload {
  const digits = text.trim();
  if (isProduct && isProductNumber(digits))
    return {
      kind: 'product',
      fields: [{ name: 'number', value: digits }],
      warnings: [],
      title: digits,
    };
  const [line = ''] = text.trim().split('\n');
  return {
    kind: 'text',
    fields: [{ name: 'text', value: revealed(text) }],
    warnings: [],
    title: revealed([...line].slice(0, MAX_TITLE).join('')),
  };
}

/** A form in which nothing is filled in says no more than its text. */
const filled = (payload: Payload | undefined) =>
  payload && payload.fields.length > 0 ? payload : undefined;

/**
 * What a code says. Its sentence is a stranger's: fields hold what a person may see (hidden characters by their names), warnings what speaks
 * against it, `action` the only thing that a press may open.
 * @param text the content of the code, decoded
 * @param isProduct it was read from a symbology of products (EAN, UPC)
 */
export function understand(text: string, isProduct = false): Payload {
  const trimmed = text.trim();
  const payload =
    READERS.reduce<Payload | undefined>(
      (found, read) => found ?? filled(read(trimmed)),
      undefined,
    ) ?? plain(text, isProduct);
  const hidden = hiddenCharacters(text);
  const warnings: Warning[] =
    hidden.length > 0
      ? [
          { name: 'hiddenCharacters', severity: 'danger', detail: hidden.join(', ') },
          ...payload.warnings,
        ]
      : payload.warnings;
  return {
    ...payload,
    warnings: warnings.map(({ detail, ...warning }) =>
      detail === undefined ? warning : { ...warning, detail: revealed(detail) },
    ),
    title: revealed(payload.title),
    fields: payload.fields.map((field) => ({ ...field, value: revealed(field.value) })),
  };
}

/** Whether something in it is nobody's but the owner's: it is masked, and kept nowhere. */
export const isSecret = ({ fields, warnings }: Payload): boolean =>
  fields.some(({ secret }) => secret) || warnings.some(({ name }) => name === 'secret');
