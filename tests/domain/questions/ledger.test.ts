import { booksModel, compile, type Known, understand } from '@/domain/questions';
import en from '@/i18n/messages/close/en.json';
import ko from '@/i18n/messages/close/ko.json';
import zhTw from '@/i18n/messages/close/zh-tw.json';

const known: Known = {
  values: [{ dimension: 'book', value: 'demo', names: ['demo'] }],
  periods: ['2025-09', '2025-12'],
  ledger: [
    { dimension: 'account', value: '1000', names: ['1000', 'Cash', '현금', '現金'] },
    {
      dimension: 'account',
      value: '4110',
      names: ['4110', 'Insurance revenue', '보험수익', '保險收入'],
    },
    {
      dimension: 'event',
      value: 'claimsPaid',
      names: ['claimsPaid', 'Claims paid', '보험금 지급'],
    },
  ],
};
const sqlOf = (question: string) => {
  const reading = understand({ question }, known);
  return reading.kind === 'understood' && reading.unknown.length === 0
    ? compile(reading.query, 'en').sql.replaceAll(/\s+/g, ' ')
    : reading.kind;
};

describe('the ledger', () => {
  test.each(['account balances', '계정별 잔액', '各科目餘額'])(
    'is that of the last quarter that is posted, which may not be the last that is closed: %s',
    (question) => {
      const posted = { ...known, periodsByView: { journals: { demo: ['2025-06', '2025-09'] } } };
      const reading = understand({ question }, posted);
      expect(reading).toMatchObject({ query: { period: { from: '2025-09', to: '2025-09' } } });
      expect(understand({ question: 'CSM' }, posted)).toMatchObject({
        query: { period: { from: '2025-12', to: '2025-12' } },
      });
    },
  );

  test.each(['Balance of the cash account', '현금 계정의 잔액', '現金科目的餘額'])(
    'a balance of an account is what its debits leave: %s',
    (question) => {
      expect(sqlOf(question)).toMatch(
        /^SELECT sum\(debit - credit\) AS account_balance FROM journals WHERE account = '1000'/,
      );
    },
  );

  test.each(['account balances', '계정별 잔액', '各科目餘額'])(
    'balances of all accounts are told apart: %s',
    (question) => {
      expect(sqlOf(question)).toMatch(/GROUP BY account, account_name_en/);
    },
  );

  test.each(['accounts with a credit balance', '대변 잔액인 계정', '貸方餘額的科目'])(
    'a credit balance is below zero: %s',
    (question) => {
      expect(sqlOf(question)).toMatch(/HAVING sum\(debit - credit\) < 0/);
    },
  );

  test('a balance beside another figure is that figure', () => {
    expect(sqlOf('CSM balance by portfolio')).toMatch(/sum\(csm\)/);
  });

  test.each([
    ['journal lines over 1 billion', 'line'],
    ['10억 넘는 분개 라인', 'line'],
    ['the five largest journal entries', 'entry'],
    ['金額最大的五張傳票', 'entry'],
  ])('what a row is worth: %s', (question, key) => {
    expect(sqlOf(question)).toMatch(new RegExp(`GROUP BY .*\\b${key}\\b`));
  });

  test('lines beside what they are counted by are counted', () => {
    expect(sqlOf('accounts with more than 10 journal lines')).toMatch(
      /HAVING count\(DISTINCT line\) > 10/,
    );
  });

  test.each([
    ['journals for insurance revenue', "account = '4110'"],
    ['journal entries for claims paid', "event = 'claimsPaid'"],
    ['보험금 지급 분개', "event = 'claimsPaid'"],
  ])('accounts and events choose lines, whatever figure is called so: %s', (question, chosen) => {
    expect(sqlOf(question)).toContain(chosen);
  });

  test('a figure without the ledger stays one', () => {
    expect(sqlOf('claims paid')).toMatch(/sum\(claims_paid\)/);
  });

  test('전기 is to post, and the quarter before', () => {
    expect(sqlOf('2025년 4분기에 전기된 전표')).toContain("period = '2025-12'");
    expect(sqlOf('전기 CSM')).toContain("period = '2025-09'");
  });

  test('every event that is posted is known by the name that the screens give it', () => {
    const names = Object.keys(en).filter((id) => id.startsWith('close.event.'));
    const said = (messages: Readonly<Record<string, string>>, id: string) => messages[id];
    expect(
      booksModel.dimensionOf('event')?.values.map(({ value, label }) => [value, label]),
    ).toEqual(
      names.map((id) => [
        id.replace('close.event.', ''),
        { en: said(en, id), ko: said(ko, id), 'zh-tw': said(zhTw, id) },
      ]),
    );
  });
});

describe('what happened last', () => {
  test.each([
    ['the last five changes', 'LIMIT 5'],
    ['최근 변경 3건', 'LIMIT 3'],
    ['最近三筆異動', 'LIMIT 3'],
    ['Who changed the code table last?', 'LIMIT 1'],
    ['최근 변경 이력', 'DESC'],
    ['the latest changes', 'DESC'],
  ])('comes first: %s', (question, end) => {
    expect(sqlOf(question)).toMatch(
      new RegExp(`ORDER BY changed_at DESC.*${end}$|changed_at ${end}$`),
    );
  });

  test('where nothing tells when it happened, the word is doubted', () => {
    const reading = understand({ question: '최근에 등록된 회사' }, known);
    expect(reading.kind === 'understood' ? reading.unknown : []).not.toEqual([]);
  });
});

describe('changes have a day', () => {
  const changed = (from: string, to: string) => `changed_on >= '${from}' AND changed_on < '${to}'`;

  test.each([
    ['changes in November 2025', changed('2025-11-01', '2025-12-01')],
    ['2025년 11월 변경 이력', changed('2025-11-01', '2025-12-01')],
    ['2025年11月的異動', changed('2025-11-01', '2025-12-01')],
    ['how many changes were made in Q4 2025', changed('2025-10-01', '2026-01-01')],
  ])('by which they are chosen: %s', (question, chosen) => {
    expect(sqlOf(question)).toContain(chosen);
  });

  test('a month that closes no quarter is still doubted for figures', () => {
    const reading = understand({ question: 'CSM in November 2025' }, known);
    expect(reading.kind === 'understood' ? reading.unknown : []).toEqual(['november 2025']);
  });

  test('nothing tells them apart by quarter', () => {
    expect(sqlOf('changes by quarter')).toBe('impossible');
  });
});

describe('accounts and entries', () => {
  test.each([
    'balance of account 1000',
    '1000번 계정의 잔액',
    '科目1000的餘額',
    'balance of the cash account (1000)',
  ])('a code is that of an account beside one: %s', (question) => {
    expect(sqlOf(question)).toContain("WHERE account = '1000'");
  });

  test('a limit where accounts are asked for, an amount where it is asked how much', () => {
    expect(sqlOf('Which accounts had more credits than debits?')).toMatch(/credit_less_debit > 0/);
    expect(sqlOf('How much more credit than debit is there by account?')).not.toMatch(/> 0/);
  });

  test.each(['average amount of journal entries', '전표당 평균 금액'])(
    'an average of entries is not one of their lines: %s',
    (question) => {
      expect(sqlOf(question)).toMatch(/avg\(debit\).* GROUP BY entry/);
    },
  );
});

describe('journal lines', () => {
  test.each([
    'How many journal lines have a credit over 1 billion?',
    '대변 금액이 10억을 초과하는 분개 라인이 몇 건인가요?',
    '貸方超過10億的分錄有幾行？',
  ])('are counted over all times with a limit as without: %s', (question) => {
    expect(sqlOf(question)).toMatch(
      /count\(\*\) AS line_count .* HAVING sum\(credit\) > 1000000000/,
    );
    expect(sqlOf(question)).not.toContain('period =');
  });

  test('are counted by what each is worth where only a limit is said', () => {
    expect(sqlOf('How many journal lines exceed 5 billion?')).toContain(
      'HAVING sum(debit + credit) > 5000000000',
    );
  });
});

describe('a month by its name alone', () => {
  test.each([
    'debits by account in December',
    '12월 계정별 차변',
    '12月各科目借方',
    '12월 결산 기준 계정별 차변',
  ])('is a time where figures are asked for: %s', (question) => {
    expect(sqlOf(question)).toContain("period = '2025-12'");
  });

  test.each([
    'who changed companies in November?',
    '11월에 회사를 변경한 사람은?',
    '十一月誰修改了公司？',
  ])('is a time of changes: %s', (question) => {
    expect(sqlOf(question)).toContain("changed_on >= '2025-11-01' AND changed_on < '2025-12-01'");
  });

  test.each(['who ran the December close?', '12월 결산을 누가 실행했어?', '12月的結帳是誰跑的？'])(
    'is a time of closes: %s',
    (question) => {
      expect(sqlOf(question)).toMatch(/started_by FROM runs .*period = '2025-12'/);
    },
  );

  test.each(['companies that close in December', '12월 결산 회사', '12月結帳的公司'])(
    'is when the year of companies ends: %s',
    (question) => {
      expect(sqlOf(question)).toContain('closing_month = 12');
    },
  );

  test('that closes no quarter is doubted where there are quarters', () => {
    expect(understand({ question: 'CSM in November' }, known)).toMatchObject({
      unknown: ['november'],
    });
  });
});

test.each([
  ['how many journal entries did we book in 2025', 'entry'],
  ['how many journal lines did they book in 2025', 'line'],
])('to book is no book: %s', (question, counted) => {
  expect(sqlOf(question)).toMatch(
    new RegExp(`^SELECT count\\(DISTINCT ${counted}\\) .*period BETWEEN '2025-03' AND '2025-12'`),
  );
});

describe('accounts', () => {
  test.each(['debits per account code', '계정코드별 차변', '各科目代號的借方金額'])(
    'are told by their codes where these are asked for: %s',
    (question) => {
      expect(sqlOf(question)).toMatch(/^SELECT account AS account_code, sum\(debit\)/);
    },
  );

  test.each(['how much was debited to cash in December 2025', 'debits to cash in 2025'])(
    'are no figure that the next word would make: %s',
    (question) => {
      expect(sqlOf(question)).toContain("account = '1000'");
    },
  );
});
