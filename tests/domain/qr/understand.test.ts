import fc from 'fast-check';
import { isSecret, isWording, payloadText, understand } from '@/domain/qr';

/** The kind, then the fields in their order as `name=value`. */
const said = (text: string, isProduct?: boolean) => {
  const { kind, fields } = understand(text, isProduct);
  return [kind, ...fields.map(({ name, value }) => `${name}=${value}`)];
};

const EMV =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

it.each<[string, string[]]>([
  [
    'WIFI:T:WPA;S:Guest;P:p\\;a\\:ss\\\\;;',
    ['wifi', 'network=Guest', 'password=p;a:ss\\', 'encryption=WPA'],
  ],
  ['WIFI:S:"Cafe";T:nopass;H:true;;', ['wifi', 'network=Cafe', 'hidden=✓']],
  [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Park;Mina;;Dr.;\r\nFN:Dr. Mina Park\r\nORG:Insurer\\, Inc.;Actuarial\r\nTEL;TYPE=CELL:+82 10-1234-5678\r\nTEL;TYPE=FAX:02-1\r\nEMAIL:mina@insurer.example\r\nADR:;;1 Long\r\n  Road;Seoul;;04524;KR\r\nEND:VCARD',
    [
      'contact',
      'name=Dr. Mina Park',
      'organization=Insurer, Inc., Actuarial',
      'phone=+82 10-1234-5678',
      'fax=02-1',
      'email=mina@insurer.example',
      'address=1 Long Road, Seoul, 04524, KR',
    ],
  ],
  [
    'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=ED=99=8D;=EA=B8=B8=\n=EB=8F=99\nEND:VCARD',
    ['contact', 'name=홍길동'],
  ],
  [
    'MECARD:N:Owen,Sean;TEL:+12125551212;EMAIL:srowen@example.com;ADR:76 9th Avenue\\, 4th Floor;;',
    [
      'contact',
      'name=Sean Owen',
      'phone=+12125551212',
      'email=srowen@example.com',
      'address=76 9th Avenue, 4th Floor',
    ],
  ],
  ['MECARD:N:山田,太郎;;', ['contact', 'name=山田太郎']],
  [
    'BIZCARD:N:Sean;X:Owen;C:Firm;B:+1;E:a@b.example;;',
    ['contact', 'name=Sean Owen', 'organization=Firm', 'phone=+1', 'email=a@b.example'],
  ],
  [
    'BEGIN:VEVENT\nSUMMARY:Close\nDTSTART;TZID=Asia/Seoul:20261231T090000\nDTEND:20261231T010000Z\nLOCATION:Room 3\\, Seoul\nEND:VEVENT',
    [
      'event',
      'title=Close',
      'start=2026-12-31 09:00 (Asia/Seoul)',
      'end=2026-12-31 01:00 UTC',
      'location=Room 3, Seoul',
    ],
  ],
  ['tel:+82-2-1234-5678', ['phone', 'phone=+82-2-1234-5678']],
  ['smsto:01012345678:hello: there', ['sms', 'phone=01012345678', 'body=hello: there']],
  ['sms:+1?body=a%20b', ['sms', 'phone=+1', 'body=a b']],
  [
    'mailto:a@b.example?subject=Hi%20you&body=x+y',
    ['email', 'email=a@b.example', 'subject=Hi you', 'body=x+y'],
  ],
  [
    'MATMSG:TO:a@b.example;SUB:Hi;BODY:there;;',
    ['email', 'email=a@b.example', 'subject=Hi', 'body=there'],
  ],
  ['a@b.example', ['email', 'email=a@b.example']],
  [
    'geo:37.5665,126.9780?q=Seoul+City+Hall',
    ['place', 'name=Seoul City Hall', 'latitude=37.5665', 'longitude=126.9780'],
  ],
  [
    'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund',
    [
      'payment',
      'name=Red Cross',
      'amount=1 EUR',
      'iban=BE72 0000 0000 1616',
      'bic=BPOTBEB1',
      'note=Urgency fund',
      'description=CHAR',
    ],
  ],
  [
    EMV,
    [
      'payment',
      'merchant=最佳运输',
      'amount=23.72 CNY',
      'city=BEIJING',
      'country=CN',
      'issuer=D15600000000, D15600000001',
    ],
  ],
  [
    'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT?amount=0.1',
    ['payment', 'scheme=bitcoin', 'amount=0.1', 'account=1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ],
  [
    'otpauth://totp/GOF:mina%40insurer.example?secret=JBSWY3DPEHPK3PXP&issuer=GOF&digits=6',
    [
      'oneTimePassword',
      'issuer=GOF',
      'account=mina@insurer.example',
      'secret=JBSWY3DPEHPK3PXP',
      'digits=6',
    ],
  ],
  [
    '증권번호: 2024-1234567\n계약자: 홍길동\n보험회사: 한빛생명',
    ['insurance', 'policyNumber=2024-1234567', 'holder=홍길동', 'insurer=한빛생명'],
  ],
  [
    '保單號碼：1234567890\n被保險人：王大明',
    ['insurance', 'policyNumber=1234567890', 'insured=王大明'],
  ],
  [
    '{"policyNumber":"P-1","insured":"Mina Park"}',
    ['insurance', 'policyNumber=P-1', 'insured=Mina Park'],
  ],
  ['GA-2024-0012345', ['insurance', 'policyNumber=GA-2024-0012345']],
  ['Hello\nworld', ['text', 'text=Hello\nworld']],
  ['', ['text', 'text=']],
])('understands %j', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

it.each<[string, string[]]>([
  [
    'BEGIN:VCARD\nVERSION:2.1\nADR;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;=EC=84=\n=9C=\n=EC=9A=B8\nEND:VCARD',
    ['contact', 'address=서울'],
  ],
  ['BEGIN:VCARD', ['text', 'text=BEGIN:VCARD']],
  ['BEGIN:VEVENT\nEND:VEVENT', ['text', 'text=BEGIN:VEVENT\nEND:VEVENT']],
  ['mailto:', ['text', 'text=mailto:']],
  ['tel:1-800-FLOWERS', ['phone', 'phone=1-800-FLOWERS']],
  [
    'otpauth://steam/x?secret=SESAME',
    ['oneTimePassword', 'secret=otpauth://steam/x?secret=SESAME'],
  ],
])('makes the best of %j', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

it('dials letters by their keys, and no parameters', () => {
  expect(understand('tel:1-800-FLOWERS').action).toBe('tel:18003569377');
  expect(understand('tel:+82-2-1;ext=5').action).toBe('tel:+8221');
});

it('takes no longer over a stranger’s spaces', () => {
  const spaces = ' '.repeat(50_000);
  for (const text of [`a;${spaces}b`, `a:x${spaces}b`, `a@${'.'.repeat(50_000)}@`]) {
    const { user } = process.cpuUsage();
    understand(text);
    expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
  }
});

it('offers to compare what may be the wording of a policy', () => {
  expect(
    ['제1조(목적) 이 약관은', '第一條 本契約', 'Article 1 Benefit', 'x'.repeat(400)].map(isWording),
  ).toEqual([true, true, true, true]);
  expect(['hello', 'GA-2024-0012345'].map(isWording)).toEqual([false, false]);
});

it('knows a product by its symbology and check digit', () => {
  expect(said('4006381333931', true)).toEqual(['product', 'number=4006381333931']);
  expect(said('4006381333931')[0]).toBe('text');
  expect(said('4006381333932', true)[0]).toBe('text');
});

it('believes no payment whose check does not hold', () => {
  expect(understand(EMV).warnings).toEqual([]);
  expect(understand(EMV.replace('23.72', '93.72')).warnings[0]?.name).toBe('badChecksum');
  const transfer = 'BCD\n002\n1\nSCT\n\nRed Cross\nBE73000000001616\nEUR1';
  expect(understand(transfer).warnings[0]?.name).toBe('badChecksum');
});

it('makes a link of a host with a port', () => {
  expect(payloadText('link', { link: 'insurer.example:8443/a' })).toBe(
    'https://insurer.example:8443/a',
  );
  expect(payloadText('link', { link: 'tel:021234' })).toBe('tel:021234');
});

it('masks what is secret, and names none of it', () => {
  for (const text of [
    'WIFI:T:WPA;S:Guest;P:open sesame;;',
    'otpauth://totp/a?secret=SESAME',
    'otpauth-migration://offline?data=SESAME',
    'https://user:sesame@host.example/',
  ]) {
    const payload = understand(text);
    expect(isSecret(payload)).toBe(true);
    expect(payload.title).not.toMatch(/sesame/i);
    expect(JSON.stringify(payload.warnings)).not.toMatch(/sesame/i);
    expect(
      payload.fields.filter(({ value }) => /sesame/i.test(value)).every(({ secret }) => secret),
    ).toBe(true);
  }
  expect(understand('WIFI:T:WEP;S:a;P:b;;').warnings[0]?.name).toBe('weakNetwork');
  expect(understand('WIFI:S:a;;').warnings[0]?.name).toBe('openNetwork');
});

it('says something of any sentence, and opens nothing but what is known', () => {
  const head = fc.constantFrom(
    '',
    'WIFI:',
    'BEGIN:VCARD\n',
    'MECARD:',
    'BEGIN:VEVENT\n',
    'https://',
    'geo:',
    'BCD\n',
    '0002',
    'otpauth://totp/',
    'mailto:',
    'sms:',
  );
  fc.assert(
    fc.property(head, fc.string({ unit: 'binary', maxLength: 60 }), (start, rest) => {
      const { action, fields } = understand(start + rest);
      expect(action ?? 'https:').toMatch(/^(https?|tel|mailto|sms|geo):/);
      expect(fields).toBeDefined();
    }),
    { numRuns: 300 },
  );
});
