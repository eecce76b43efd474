/** What a code says, as fields that a person can judge before anything opens (issue "Paper and camera"). */
export type PayloadKind =
  | 'link'
  | 'app'
  | 'wifi'
  | 'contact'
  | 'event'
  | 'phone'
  | 'email'
  | 'sms'
  | 'place'
  | 'payment'
  | 'oneTimePassword'
  | 'insurance'
  | 'product'
  | 'text';

export type FieldName =
  | 'account'
  | 'address'
  | 'algorithm'
  | 'amount'
  | 'bic'
  | 'birthday'
  | 'body'
  | 'city'
  | 'country'
  | 'currency'
  | 'date'
  | 'description'
  | 'digits'
  | 'email'
  | 'encryption'
  | 'end'
  | 'fax'
  | 'hidden'
  | 'holder'
  | 'host'
  | 'iban'
  | 'insured'
  | 'insurer'
  | 'issuer'
  | 'latitude'
  | 'link'
  | 'location'
  | 'longitude'
  | 'merchant'
  | 'name'
  | 'network'
  | 'note'
  | 'number'
  | 'organization'
  | 'password'
  | 'path'
  | 'period'
  | 'phone'
  | 'policyNumber'
  | 'product'
  | 'query'
  | 'reference'
  | 'scheme'
  | 'secret'
  | 'site'
  | 'start'
  | 'subject'
  | 'text'
  | 'title'
  | 'userName';

export interface Field {
  name: FieldName;
  value: string;
  /** Shown only when the reader asks for it, and kept nowhere. */
  secret?: true;
}

export type WarningName =
  | 'badChecksum'
  | 'credentials'
  | 'dangerousScheme'
  | 'download'
  | 'hiddenCharacters'
  | 'hostInName'
  | 'international'
  | 'ipAddress'
  | 'lookAlike'
  | 'notEncrypted'
  | 'openNetwork'
  | 'otherApp'
  | 'port'
  | 'redirect'
  | 'secret'
  | 'shortener'
  | 'weakNetwork';

export interface Warning {
  name: WarningName;
  /** `danger`: somebody may mean to deceive. `caution`: look twice. */
  severity: 'danger' | 'caution';
  /** The part of the code that it is about. */
  detail?: string;
}

export interface Payload {
  kind: PayloadKind;
  /** In the order in which they are read. */
  fields: Field[];
  warnings: Warning[];
  /** One line that names it; it holds no secret. */
  title: string;
  /** What a press may open, after the reader has seen the fields: http(s), tel, mailto, sms or geo; nothing else ever opens. */
  action?: string;
}

/** The fields that have a value. */
export function fieldsOf(entries: readonly (readonly [FieldName, string | undefined])[]): Field[] {
  return entries.flatMap(([name, value]) => {
    const text = value?.trim();
    return text ? [{ name, value: text }] : [];
  });
}

export const valueOf = ({ fields }: Pick<Payload, 'fields'>, name: FieldName): string | undefined =>
  fields.find((field) => field.name === name)?.value;
