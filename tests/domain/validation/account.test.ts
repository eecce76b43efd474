import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import {
  emailRules,
  firstFailure,
  normaliseEmail,
  passwordResetRules,
  signInRules,
  signUpRules,
} from '@/domain/validation';

const good = {
  id: 'actuary2026',
  name: 'Mina Park',
  email: 'mina@insurer.example',
  pwd1: 'cohort2026',
  pwd2: 'cohort2026',
};
const failing = (change: Partial<typeof good>) =>
  firstFailure(signUpRules, { ...good, ...change })?.row;

it('accepts values that break no rule', () => {
  expect(failing({})).toBeUndefined();
  expect(firstFailure(signInRules, { id: 'a', pwd1: 'b' })).toBeUndefined();
});

it('reports the first failure in the order of the specification', () => {
  const empty = { id: '', name: '', email: '', pwd1: '', pwd2: '' };
  const fixes: Partial<typeof good>[] = [
    { id: 'X' },
    { name: 'Mina' },
    { email: 'no' },
    { pwd1: 'short' },
    { pwd2: 'other' },
    { pwd2: 'short' },
    { id: good.id },
    { email: good.email },
    { pwd1: good.pwd1, pwd2: good.pwd2 },
  ];
  let values = empty;
  const rows = fixes.map((fix) => {
    const row = firstFailure(signUpRules, values)?.row;
    values = { ...values, ...fix };
    return row;
  });
  expect(rows).toEqual([
    'VA-UP-1',
    'VA-UP-2',
    'VA-UP-3',
    'VA-UP-4',
    'VA-UP-5',
    'VA-UP-6',
    'VA-UP-7',
    'VA-UP-8',
    'VA-UP-9',
  ]);
  expect(firstFailure(signUpRules, values)).toBeUndefined();
});

it.each(['\u200b', '\u3164', '\u00ad\ufeff', '\u2800', '\u0007', ' \t '])(
  'takes %j for no name',
  (name) => expect(failing({ name })).toBe('VA-UP-2'),
);
it.each(['박', '李', "D'Arcy", 'नि\u200dता'])('takes the name %s', (name) =>
  expect(failing({ name })).toBeUndefined(),
);

it.each(['abcdefgh', 'a2345678', 'abcdefghij0123456789'])('takes the username %s', (id) =>
  expect(failing({ id })).toBeUndefined(),
);
it.each([
  'abcdefg',
  'abcdefghij01234567890',
  '1abcdefgh',
  'Abcdefgh',
  'abcdefgH',
  'abc_defgh',
  'abc defgh',
  'abcdefgh\n',
])('refuses the username %j', (id) => expect(failing({ id })).toBe('VA-UP-7'));

// The pattern rules, not the message: 8 to 20, a letter plus a digit or special character.
it.each(['abcdefg1', 'abcdefg!', 'abcdefghijklmnopqrs1', 'A1234567'])(
  'takes the password %s',
  (pwd1) => expect(failing({ pwd1, pwd2: pwd1 })).toBeUndefined(),
);
it.each([
  'abcdef1',
  'abcdefghijklmnopqrst1',
  'abcdefgh',
  '12345678',
  '1234567!',
  'abc defg1',
  'abcdefg1\n',
])('refuses the password %j', (pwd1) => expect(failing({ pwd1, pwd2: pwd1 })).toBe('VA-UP-9'));

it.each(['a@b.co', "o'neil+ifrs@mail.insurer.co.kr", ' mina@insurer.example '])(
  'takes the address %j',
  (email) => expect(failing({ email })).toBeUndefined(),
);
it.each([
  'mina',
  'mina@',
  '@insurer.example',
  'mina@insurer',
  'a@b.c',
  'a@-b.com',
  'a b@c.de',
  'a@b.de,c@d.de',
  'a@b.de\r\nBcc: c@d.de',
  'Mina <a@b.de>',
  'a@b..de',
])('refuses the address %j', (email) => {
  expect(failing({ email })).toBe('VA-UP-8');
  expect(firstFailure(emailRules, { email })?.row).toBe('VA-CODE-2');
});

it('compares addresses without case and outer spaces', () =>
  expect(normaliseEmail(' Mina@Insurer.Example ')).toBe('mina@insurer.example'));

it('says each rule in the same words on both sides of the contract, in three languages', () => {
  const root = path.resolve(__dirname, '../../..');
  const contract = load(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')) as {
    'x-error-codes': Record<string, Record<string, string>>;
  };
  const keys = new Set(
    [...signInRules, ...signUpRules, ...emailRules, ...passwordResetRules].map(
      ({ key }) => key as string,
    ),
  );
  for (const locale of ['en', 'ko', 'zh-tw']) {
    const messages = JSON.parse(
      readFileSync(path.join(root, `src/i18n/messages/gof/${locale}.json`), 'utf8'),
    ) as Record<string, string>;
    for (const key of [...keys, 'counseling.required', 'counseling.emailInvalid']) {
      const code = Object.values(contract['x-error-codes']).find(({ rule }) => rule === key);
      expect({ locale, key, words: messages[`validation.${key}`] }).toEqual({
        locale,
        key,
        words: code?.[locale],
      });
    }
  }
});
