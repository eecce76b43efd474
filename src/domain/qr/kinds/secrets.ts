import { firstOf, keyValues } from './keyValues';
import { type Field, fieldsOf, type Payload, type Warning } from '../payload';

/** `WIFI:T:WPA;S:name;P:password;H:true;;` */
export function readWifi(text: string): Payload | undefined {
  if (!/^WIFI:/i.test(text)) return undefined;
  const pairs = keyValues(text.slice('WIFI:'.length));
  const unquoted = (value: string | undefined) => value?.replace(/^"(.*)"$/s, '$1');
  const network = unquoted(firstOf(pairs, 'S'));
  const password = unquoted(firstOf(pairs, 'P'));
  const written = firstOf(pairs, 'T');
  const open = !password && (!written || /^nopass$/i.test(written));
  const encryption = written && !/^nopass$/i.test(written) ? written.toUpperCase() : undefined;
  const fields: Field[] = fieldsOf([
    ['network', network],
    ['encryption', encryption],
    ['hidden', /^(true|1|yes)$/i.test(firstOf(pairs, 'H') ?? '') ? '✓' : undefined],
    ['userName', firstOf(pairs, 'I')],
  ]);
  if (password) fields.splice(1, 0, { name: 'password', value: password, secret: true });
  const warnings: Warning[] = [];
  if (open) warnings.push({ name: 'openNetwork', severity: 'caution' });
  if (encryption === 'WEP')
    warnings.push({ name: 'weakNetwork', severity: 'caution', detail: 'WEP' });
  return { kind: 'wifi', fields, warnings, title: network ?? '' };
}

/** `otpauth://totp/Issuer:account?secret=…` (Key URI format), and what carries many of them from one telephone to another. */
export function readOneTimePassword(text: string): Payload | undefined {
  const migration = /^otpauth-migration:\/\/offline\?data=(.+)$/i.exec(text)?.[1];
  const warnings: Warning[] = [{ name: 'secret', severity: 'caution' }];
  if (migration)
    return {
      kind: 'oneTimePassword',
      fields: [{ name: 'secret', value: migration, secret: true }],
      warnings,
      title: 'otpauth',
    };
  if (!/^otpauth:/i.test(text)) return undefined;
  // Whatever is wrong with it: it is meant to hold a key, so it is none of the addresses that are shown and kept.
  if (!/^otpauth:\/\/(totp|hotp)\//i.test(text) || !URL.canParse(text))
    return {
      kind: 'oneTimePassword',
      fields: [{ name: 'secret', value: text, secret: true }],
      warnings,
      title: 'otpauth',
    };
  const url = new URL(text);
  const [, label = ''] = /^otpauth:\/\/[a-z]+\/([^?]*)/i.exec(text) ?? [];
  let shown = label;
  try {
    shown = decodeURIComponent(label);
  } catch {
    // It stays as it is written.
  }
  const [before, after] = shown.split(/:\s*(.*)/s);
  const issuer = url.searchParams.get('issuer') ?? (after === undefined ? undefined : before);
  const account = after ?? before;
  const fields = fieldsOf([
    ['issuer', issuer],
    ['account', account],
    ['algorithm', url.searchParams.get('algorithm') ?? undefined],
    ['digits', url.searchParams.get('digits') ?? undefined],
    ['period', url.searchParams.get('period') ?? undefined],
  ]);
  const secret = url.searchParams.get('secret');
  if (secret) fields.splice(2, 0, { name: 'secret', value: secret, secret: true });
  return {
    kind: 'oneTimePassword',
    fields,
    warnings,
    title: [issuer, account].filter(Boolean).join(' · '),
  };
}
