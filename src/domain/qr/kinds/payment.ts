import { type Field, fieldsOf, type Payload, type Warning } from '../payload';

/** ISO 4217 by number, of the countries whose shops print such codes. */
const CURRENCIES: Record<string, string> = {
  '036': 'AUD',
  '050': 'BDT',
  '104': 'MMK',
  '116': 'KHR',
  '124': 'CAD',
  '144': 'LKR',
  '156': 'CNY',
  '344': 'HKD',
  '356': 'INR',
  '360': 'IDR',
  '392': 'JPY',
  '410': 'KRW',
  '418': 'LAK',
  '446': 'MOP',
  '458': 'MYR',
  '496': 'MNT',
  '524': 'NPR',
  '586': 'PKR',
  '608': 'PHP',
  '702': 'SGD',
  '704': 'VND',
  '764': 'THB',
  '826': 'GBP',
  '840': 'USD',
  '901': 'TWD',
  '978': 'EUR',
  '986': 'BRL',
};

const badChecksum: Warning = { name: 'badChecksum', severity: 'danger' };

/** ISO 13616: letters count from 10, and the whole leaves 1 when divided by 97. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const grouped = (iban: string | undefined) =>
  iban?.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

function payment(fields: Field[], warnings: Warning[], title: string | undefined): Payload {
  const amount = fields.find(({ name }) => name === 'amount')?.value;
  return {
    kind: 'payment',
    fields,
    warnings,
    title: [title, amount].filter(Boolean).join(' · '),
  };
}

/** The European transfer (EPC069-12). */
function epc(lines: string[]): Payload {
  const [, , , , bic, name, iban, amount, purpose, reference, text] = lines;
  const paid = /^([A-Z]{3})([\d.]+)$/.exec(amount ?? '');
  const fields = fieldsOf([
    ['name', name],
    ['amount', paid ? `${paid[2]} ${paid[1]}` : amount],
    ['iban', grouped(iban)],
    ['bic', bic],
    ['reference', reference],
    ['note', text],
    ['description', purpose],
  ]);
  return payment(fields, isIban(iban ?? '') ? [] : [badChecksum], name);
}

/** The Swiss QR-bill (SPC 0200). */
function swissBill(lines: string[]): Payload {
  const [, , , iban, , name, street, line2, code, town, country] = lines;
  const [amount, currency] = lines.slice(18, 20);
  const fields = fieldsOf([
    ['name', name],
    ['amount', [amount, currency].filter(Boolean).join(' ')],
    ['iban', grouped(iban)],
    ['address', [street, line2, code, town, country].filter(Boolean).join(', ')],
    ['reference', lines[28]],
    ['note', lines[29]],
  ]);
  return payment(fields, isIban(iban ?? '') ? [] : [badChecksum], name);
}

/** Two digits of name, two of length, then the value: of EMVCo's merchant-presented mode. */
function tlv(text: string): Map<string, string> | undefined {
  const found = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4));
    if (!head) return undefined;
    const [, tag = '', length = ''] = head;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length < Number(length)) return undefined;
    found.set(tag, value);
    at += 4 + Number(length);
  }
  return found;
}

/** CRC-16/CCITT-FALSE over the UTF-8 bytes. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function emv(text: string): Payload | undefined {
  const tags = tlv(text);
  if (!tags?.has('63') || !(tags.has('59') || tags.has('58'))) return undefined;
  const code = tags.get('53') ?? '';
  const more = tlv(tags.get('62') ?? '') ?? new Map<string, string>();
  const amount = tags.get('54');
  const accounts = [...tags]
    .filter(([tag]) => Number(tag) >= 26 && Number(tag) <= 51)
    .flatMap(([, value]) => tlv(value)?.get('00') ?? []);
  const fields = fieldsOf([
    ['merchant', tlv(tags.get('64') ?? '')?.get('01') ?? tags.get('59')],
    ['amount', amount && [amount, CURRENCIES[code] ?? code].join(' ')],
    ['currency', amount ? undefined : (CURRENCIES[code] ?? code)],
    ['city', tags.get('60')],
    ['country', tags.get('58')],
    ['issuer', accounts.join(', ')],
    ['reference', more.get('05') ?? more.get('01')],
  ]);
  const sound = crc16(text.slice(0, -4)) === text.slice(-4).toUpperCase();
  return payment(fields, sound ? [] : [badChecksum], tags.get('59'));
}

/** Payment addresses of applications, as `upi://pay?pa=` and `bitcoin:`. */
function paymentAddress(text: string): Payload | undefined {
  const coin = /^(bitcoin|litecoin|ethereum|lightning|monero):([^?]+)\??(.*)$/i.exec(text);
  if (coin) {
    const [, scheme = '', account = '', search = ''] = coin;
    const query = new URLSearchParams(search);
    const fields = fieldsOf([
      ['scheme', scheme.toLowerCase()],
      ['name', query.get('label') ?? undefined],
      ['amount', query.get('amount') ?? undefined],
      ['account', account],
      ['note', query.get('message') ?? undefined],
    ]);
    return payment(fields, [], scheme.toLowerCase());
  }
  if (!/^upi:\/\/pay\?/i.test(text)) return undefined;
  const query = new URLSearchParams(text.slice(text.indexOf('?')));
  const amount = query.get('am');
  const fields = fieldsOf([
    ['name', query.get('pn') ?? undefined],
    ['amount', amount ? `${amount} ${query.get('cu') ?? 'INR'}` : undefined],
    ['account', query.get('pa') ?? undefined],
    ['note', query.get('tn') ?? undefined],
  ]);
  return payment(fields, [], query.get('pn') ?? 'UPI');
}

/** EPC, Swiss QR-bill, EMVCo (checked by its CRC) and payment addresses. */
export function readPayment(text: string): Payload | undefined {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  if (lines[0] === 'BCD' && lines[3] === 'SCT') return epc(lines);
  if (lines[0] === 'SPC' && /^0\d{3}$/.test(lines[1] ?? '')) return swissBill(lines);
  return /^0002\d\d/.test(text.trim()) ? emv(text.trim()) : paymentAddress(text);
}
