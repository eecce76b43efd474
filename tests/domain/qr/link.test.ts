import { understand } from '@/domain/qr';

const warned = (text: string) => understand(text).warnings.map(({ name }) => name);
const field = (text: string, name: string) =>
  understand(text).fields.find((found) => found.name === name)?.value;

describe('the true host', () => {
  it.each([
    ['https://insurer.co.kr/claims?id=1', 'insurer.co.kr'],
    ['https://insurer.co.kr@evil.example/', 'evil.example'],
    ['https:\\\\evil.example\\@insurer.co.kr', 'evil.example'],
    ['HTTPS://WWW.Insurer.CO.KR', 'www.insurer.co.kr'],
    ['https://xn--bcher-kva.example/', 'bücher.example'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://2130706433/', '127.0.0.1'],
    ['https://a:8443/', 'a:8443'],
    ['www.insurer.co.kr/app', 'www.insurer.co.kr'],
  ])('of %s is %s', (text, host) => {
    expect(understand(text).kind).toBe('link');
    expect(field(text, 'host')).toBe(host);
  });
  it('names the registered name where the host has more', () => {
    expect(field('https://login.pay.insurer.co.kr/', 'site')).toBe('insurer.co.kr');
    expect(field('https://someone.github.io/', 'site')).toBeUndefined();
  });
});

describe('warnings', () => {
  it.each([
    ['https://insurer.co.kr/claims', []],
    ['https://xn--fiqs8s.example/', ['international']],
    ['https://삼성.example/', ['international']],
    ['https://www.аpple.com/', ['lookAlike']],
    ['https://paypаl.com/', ['lookAlike']],
    ['https://xn--pypal-4ve.com/', ['lookAlike']],
    ['https://googlе.com', ['lookAlike']],
    ['https://user:pw@evil.example/', ['credentials']],
    ['https://192.168.0.1/a', ['ipAddress']],
    ['https://[::1]/', ['ipAddress']],
    ['https://paypal.com.evil.example/', ['hostInName']],
    ['https://insurer.co.kr.evil.example/', ['hostInName']],
    ['https://insurer-co-kr.evil.example/', ['hostInName']],
    ['https://bit.ly/3xYz', ['shortener']],
    ['https://me2.do/x', ['shortener']],
    ['https://insurer.co.kr/out?next=https%3A%2F%2Fevil.example%2F', ['redirect']],
    ['https://insurer.co.kr/out?next=//evil.example', ['redirect']],
    ['https://insurer.co.kr/out?next=https://my.insurer.co.kr/', []],
    ['https://insurer.co.kr/a.apk', ['download']],
    ['https://insurer.co.kr:8443/', ['port']],
    ['http://insurer.co.kr/', ['notEncrypted']],
    ['https://edu.insurer.example/', []],
    ['https://www.net-a-porter.com/', []],
    ['https://www.jp-bank.japanpost.jp/', []],
    ['https://samsungfire.com-login.example/', ['hostInName']],
    ['https://insurer.co.kr-event.example/', ['hostInName']],
    ['https://insurer-co-kr.com/', ['hostInName']],
    ['https://insurer.co.kr/a%2Eapk', ['download']],
    ['https://insurer.co.kr/claim.pdf%20%20.exe%20', ['download']],
    ['https://insurer.co.kr/out/https://evil.example/', ['redirect']],
  ])('%s: %s', (text, expected) => {
    expect(warned(text)).toEqual(expected);
  });
});

describe('what never opens', () => {
  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    'intent://scan/#Intent;scheme=zxing;end',
    'file:///etc/passwd',
    'vbscript:x',
    'ms-msdt:/id',
    'blob:https://a.example/1',
  ])('%s', (text) => {
    const { action, warnings } = understand(text);
    expect(action).toBeUndefined();
    expect(warnings[0]?.name).toBe('dangerousScheme');
  });
  it('leaves the addresses of other applications to them', () => {
    const { kind, action } = understand('kakaotalk://link?x=1');
    expect([kind, action]).toEqual(['app', undefined]);
  });
  it('commands no telephone', () => {
    expect(understand('tel:*21*0101234567%23').action).toBeUndefined();
  });
  it.each([
    'https://',
    'https://a b',
    'see https://insurer.co.kr',
    'note: read this',
    '::::',
    'C:',
  ])('takes %s for text', (text) => {
    expect(understand(text).kind).toBe('text');
  });
});

it('shows nothing of a password, and marks of direction only by name, in warnings too', () => {
  const [warning] = understand('https://a\u202eb:sesame@evil.example/').warnings.slice(1);
  expect(warning).toEqual({ name: 'credentials', severity: 'danger', detail: 'a⟦RLO⟧b' });
});

it.each([
  ['a private character that is no joiner', 'a\ue000b', []],
  ['a selector that is no emoji', 'pay\ufe0fpal', ['U+FE0F']],
  ['a blank of Braille, a separator of lines', 'a\u2800\u2028b', ['U+2800', 'U+2028']],
  ['an emoji with a colour of skin', '👩🏽‍💻 ❤️ 1️⃣', []],
  ['a Persian word', 'می‌خواهم', []],
])('tells %s', (_what, text, expected) => {
  expect(understand(text).warnings[0]?.detail?.split(', ') ?? []).toEqual(expected);
  if (expected.length === 0) expect(understand(text).fields[0]?.value).toBe(text);
});

it('shows marks of direction and invisible characters by name', () => {
  const { fields, warnings } = understand('invoice\u202Efdp.exe');
  expect(fields[0]?.value).toBe('invoice⟦RLO⟧fdp.exe');
  expect(warnings).toEqual([{ name: 'hiddenCharacters', severity: 'danger', detail: 'RLO' }]);
  expect(understand('pay\u200Bpal \u{e0041}').warnings[0]?.detail).toBe('ZWSP, U+E0041');
  expect(understand('👨‍👩‍👧 family').warnings).toEqual([]);
  expect(understand('https://insurer.co.kr/%E2%80%AEfdp').fields[1]?.value).toContain('%E2%80%AE');
});
