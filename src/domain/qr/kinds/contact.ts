import { type ContentLine, contentLines, partsOf, unescaped } from './contentLines';
import { keyValues } from './keyValues';
import { type Field, fieldsOf, type Payload } from '../payload';

/** Names of writings without spaces come family first and closed. */
function fullName([family = '', given = '', middle = '', prefix = '', suffix = '']: string[]) {
  const cjk = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
  if (cjk.test(family + given)) return `${family}${middle}${given}`;
  return [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
}

const joined = (value: string) => partsOf(value).filter(Boolean).join(', ');

function vCardField({ name, parameters, value }: ContentLine): Field[] {
  const text = unescaped(value);
  switch (name) {
    case 'ORG':
      return fieldsOf([['organization', joined(value)]]);
    case 'TITLE':
    case 'ROLE':
      return fieldsOf([['title', text]]);
    case 'TEL':
      return fieldsOf([[/FAX/i.test(parameters) ? 'fax' : 'phone', text.replace(/^tel:/i, '')]]);
    case 'EMAIL':
      return fieldsOf([['email', text]]);
    case 'ADR':
      return fieldsOf([['address', joined(value)]]);
    case 'URL':
      return fieldsOf([['link', text]]);
    case 'BDAY':
      return fieldsOf([['birthday', text]]);
    case 'NOTE':
      return fieldsOf([['note', text]]);
    default:
      return [];
  }
}

function contact(fields: Field[]): Payload {
  const [first] = fields;
  return { kind: 'contact', fields, warnings: [], title: first?.value ?? '' };
}

function vCard(text: string): Payload {
  const lines = contentLines(text);
  const find = (name: string) => lines.find((line) => line.name === name)?.value;
  const name = find('FN');
  const parts = find('N');
  return contact([
    ...fieldsOf([['name', name ? unescaped(name) : parts && fullName(partsOf(parts))]]),
    ...lines.flatMap(vCardField),
  ]);
}

function meCard(text: string): Payload {
  const pairs = keyValues(text.slice(text.indexOf(':') + 1));
  const name = pairs.find(([key]) => key === 'N')?.[1];
  return contact([
    ...fieldsOf([['name', name && fullName(name.split(',').map((part) => part.trim()))]]),
    ...pairs.flatMap(([key, value]) =>
      fieldsOf([
        ['organization', key === 'ORG' ? value : undefined],
        ['phone', key === 'TEL' || key === 'TEL-AV' ? value : undefined],
        ['email', key === 'EMAIL' ? value : undefined],
        ['address', key === 'ADR' ? value.replaceAll(/,(?=\S)/g, ', ') : undefined],
        ['link', key === 'URL' ? value : undefined],
        ['birthday', key === 'BDAY' ? value : undefined],
        ['note', key === 'NOTE' || key === 'MEMO' ? value : undefined],
      ]),
    ),
  ]);
}

function bizCard(text: string): Payload {
  const pairs = keyValues(text.slice('BIZCARD:'.length));
  const of = (key: string) => pairs.find(([name]) => name === key)?.[1];
  return contact(
    fieldsOf([
      ['name', [of('N'), of('X')].filter(Boolean).join(' ')],
      ['title', of('T')],
      ['organization', of('C')],
      ['address', of('A')],
      ['phone', of('B')],
      ['phone', of('M')],
      ['fax', of('F')],
      ['email', of('E')],
    ]),
  );
}

/** vCard 2.1 to 4.0, MECARD and BIZCARD. */
export function readContact(text: string): Payload | undefined {
  if (/^\s*BEGIN:VCARD/i.test(text)) return vCard(text);
  if (/^MECARD:/i.test(text)) return meCard(text);
  return /^BIZCARD:/i.test(text) ? bizCard(text) : undefined;
}
