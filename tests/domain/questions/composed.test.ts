import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'user', value: 'adminuser', names: ['adminuser'] },
  ],
  periods: ['2024-12', '2025-12'],
};
const read = (question: string) => understand({ question }, known);

describe('words of grammar that are made of parts', () => {
  it.each([
    ['보험서비스결과가 가장 저조한 포트폴리오는?', 'ascending'],
    ['보험서비스결과가 제일 나빴던 포트폴리오', 'ascending'],
    ['손실요소가 가장 심각한 계약집합', 'descending'],
    ['保險服務結果最亮眼的合約組合', 'descending'],
    ['保險服務結果最低迷的合約組合', 'ascending'],
    ['the least lucrative portfolio by insurance service result', 'ascending'],
  ])('rank: %s', (question, direction) => {
    expect(read(question)).toMatchObject({
      kind: 'understood',
      query: { limit: 1, order: { direction } },
      unknown: [],
    });
  });

  it.each(['2025년 분개 라인은 몇 줄이야?', '2025年共過帳了幾行分錄？'])(
    'count: %s',
    (question) => {
      expect(read(question)).toMatchObject({
        query: { measures: ['journalLines.count'] },
        unknown: [],
      });
    },
  );

  it('split: under each model', () => {
    expect(read('How many groups do we have under each model?')).toMatchObject({
      query: { measures: ['groups.count'], dimensions: ['model'] },
      unknown: [],
    });
  });
});

describe('a figure and a limit', () => {
  it.each([
    'By how much did claims incurred exceed claims expected by portfolio?',
    'By what amount did claims incurred exceed claims expected by portfolio?',
  ])('says by how much, and leaves nothing out: %s', (question) => {
    expect(read(question)).toMatchObject({
      query: { calculation: 'difference', thresholds: [] },
      unknown: [],
    });
  });

  it('counts what stands before it', () => {
    expect(read('代碼超過4個的代碼群組')).toMatchObject({
      query: {
        dimensions: ['codeList'],
        thresholds: [{ measure: 'codes.count', operator: '>', value: 4 }],
      },
      unknown: [],
    });
  });

  it('is of the figure that the screens call so', () => {
    expect(read('2025年已發生理賠超過40億的合約組合')).toMatchObject({
      query: { measures: ['claimsIncurred'], thresholds: [{ measure: 'claimsIncurred' }] },
      unknown: [],
    });
    expect(read('負債如何分為剩餘保障與已發生理賠？')).toMatchObject({
      query: { measures: ['liability', 'lrc', 'lic'] },
    });
  });
});

describe('that nothing is held', () => {
  it.each([
    'Which users have not been assigned a role?',
    '접근통제 점검 중입니다. 아직 역할이 부여되지 않은 사용자 ID를 알려주세요.',
    '正在做存取控制測試，請問哪些使用者帳號沒有指派角色？',
  ])('says as much as that there is none: %s', (question) => {
    expect(read(question)).toMatchObject({
      query: { entity: 'users', filters: [{ dimension: 'role', values: [''], isNegated: false }] },
      unknown: [],
    });
  });
});

describe('the two ends of a year', () => {
  it.each([
    'CSM at the end of 2024, CSM release during 2025 and CSM at the end of 2025',
    '2024년 말 CSM, 2025년 중 CSM 상각액, 2025년 말 CSM을 같이 주세요',
    '請提供2024年底CSM、2025全年CSM攤銷，以及2025年底CSM。',
  ])('stand beside what happened in it: %s', (question) => {
    expect(read(question)).toMatchObject({
      query: {
        measures: ['csmOpening', expect.any(String), expect.any(String)],
        period: { from: '2025-03', to: '2025-12' },
      },
      unknown: [],
    });
  });

  it('may be one of them', () => {
    expect(read('CSM at the end of 2024 and revenue of 2025')).toMatchObject({
      query: { measures: ['csmOpening', 'revenue'], period: { from: '2025-03', to: '2025-12' } },
      unknown: [],
    });
  });

  it('are two balances, where they are compared', () => {
    expect(read('CSM at the end of 2024 compared with 2025')).not.toMatchObject({
      query: { measures: ['csmOpening'] },
    });
  });
});

describe('words that are something else where they stand', () => {
  it('"account for" is no account of the ledger', () => {
    expect(read('What percentage of the CSM does each portfolio account for?')).toMatchObject({
      query: { measures: ['csm'], dimensions: ['portfolio'], calculation: 'share' },
      unknown: [],
    });
    expect(read('debits by account for 2025')).toMatchObject({
      query: { dimensions: ['account'] },
      unknown: [],
    });
  });

  it('what is made of two figures is their difference', () => {
    const difference = {
      query: { measures: ['cashIn', 'cashOut'], calculation: 'difference' },
      unknown: [],
    };
    expect(read('the net cash flow, cash received less cash paid, by portfolio')).toMatchObject(
      difference,
    );
    expect(read('현금유입에서 현금유출을 뺀 순현금흐름')).toMatchObject(difference);
    expect(read('cash in, cash out and net cash by quarter')).toMatchObject({
      query: { measures: ['cashIn', 'cashOut', 'netCash'] },
      unknown: [],
    });
  });

  it('"next to" between two times puts them side by side', () => {
    expect(read('CSM by model, year-end 2024 next to year-end 2025')).toMatchObject({
      query: { dimensions: ['model'], comparison: 'yearBefore' },
      unknown: [],
    });
  });

  it.each(['使用者帳號 adminuser 的異動紀錄有幾筆？', '사용자 ID adminuser의 변경 이력 건수'])(
    'a column before a value of it is its label: %s',
    (question) => {
      expect(read(question)).toMatchObject({
        query: {
          measures: ['changes.count'],
          dimensions: [],
          filters: [{ dimension: 'user', values: ['adminuser'] }],
        },
        unknown: [],
      });
    },
  );

  it('groups that still have a loss component have one', () => {
    expect(read('本季末還有損失組成部分的合約群組是哪些？金額多少？')).toMatchObject({
      query: {
        dimensions: ['group'],
        thresholds: [{ measure: 'lossComponent', operator: '>', value: 0 }],
      },
      unknown: [],
    });
  });
});

describe('what a word is of', () => {
  it.each([
    'the first quarter and the last quarter of the book',
    '장부의 첫 분기와 마지막 분기가 언제인지 알려줘',
    '帳簿的首季與末季各是哪一季？',
  ])('the first and last quarter of a book are its columns: %s', (question) => {
    expect(read(question)).toMatchObject({
      kind: 'understood',
      query: { entity: 'books', period: undefined },
    });
  });

  it.each(['2025년 12월 결산에 기표된 분개 라인이 몇 건이야?', '2025年12月結帳共過帳了幾行分錄？'])(
    'a close behind its month is a time: %s',
    (question) => {
      expect(read(question)).toMatchObject({
        query: { measures: ['journalLines.count'], period: { from: '2025-12', to: '2025-12' } },
        unknown: [],
      });
    },
  );

  it.each([
    'Which groups were onerous at recognition?',
    '原始認列時被歸類為虧損性的合約群組有哪些？',
  ])('groups are onerous when they are recognised: %s', (question) => {
    expect(read(question)).toMatchObject({
      query: {
        filters: expect.arrayContaining([expect.objectContaining({ values: ['onerous'] })]),
      },
      unknown: [],
    });
  });
});

describe('two times that are compared', () => {
  it.each([
    'Compare revenue by portfolio in 2025-12 with the same quarter a year earlier.',
    '포트폴리오별 보험수익을 2025년 12월과 2024년 12월로 비교해줘',
    '請依發行年度比較2025年底與2024年底的有效合約件數。',
  ])('stand in one row of what they are split by: %s', (question) => {
    expect(read(question)).toMatchObject({
      query: { comparison: 'yearBefore', period: { from: '2025-12', to: '2025-12' } },
    });
  });

  it('stand below one another, where nothing else tells rows apart', () => {
    expect(read('2024년과 2025년 보험수익 비교')).toMatchObject({
      query: { dimensions: ['year'] },
    });
  });
});

describe('a right in a question that goes on', () => {
  const previous = (question: string) => {
    const reading = read(question);
    return reading.kind === 'understood' ? reading.query : undefined;
  };
  const rightsOf = (question: string, before: string): string[] => {
    const reading = understand({ question, previous: previous(before) }, known);
    return reading.kind === 'understood'
      ? reading.query.filters.map(({ dimension }) => dimension).filter((id) => id.startsWith('can'))
      : [];
  };

  it.each([
    ['And which may write?', 'Which roles may delete?'],
    ['그럼 저장 권한이 있는 역할은?', '삭제 권한이 있는 역할은?'],
    ['那有儲存權限的角色呢？', '哪些角色有刪除權限？'],
  ])('takes the place of the one before: %s', (question, before) => {
    expect(rightsOf(question, before)).toEqual(['canWrite']);
  });

  it.each([
    ['그중 저장 권한도 있는 역할은?', '삭제 권한이 있는 역할은?'],
    ['其中也有儲存權限的角色呢？', '哪些角色有刪除權限？'],
  ])('stands beside it, where it says so: %s', (question, before) => {
    expect(rightsOf(question, before).sort()).toEqual(['canDelete', 'canWrite']);
  });
});
