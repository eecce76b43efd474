import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    {
      dimension: 'portfolio',
      value: 'HLT',
      names: ['HLT', 'Health insurance', '건강보험', '健康保險'],
    },
    {
      dimension: 'codeList',
      value: 'CLOSE_CYCLE_CD',
      names: ['CLOSE_CYCLE_CD', 'Closing cycle', '결산주기', '結帳週期'],
    },
    {
      dimension: 'menu',
      value: 'M02',
      names: ['M02', 'System administration', '시스템 관리', '系統管理'],
    },
  ],
  periods: ['2024-03', '2024-06', '2024-09', '2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
  cohortsByBook: { demo: ['2023', '2024', '2025'] },
};
function sure(question: string) {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  expect([question, ...reading.unknown]).toEqual([question]);
  return reading.query;
}

describe('amounts that are written out', () => {
  it.each([
    ['groups with a CSM over a billion', 1e9],
    ['groups with a CSM over two and a half billion', 2.5e9],
    ['groups with a CSM above half a million', 5e5],
    ['groups with a CSM above three hundred million', 3e8],
    ['groups with a CSM above twenty five thousand', 25_000],
    ['CSM이 이십억 넘는 계약집합', 2e9],
    ['CSM 高於兩千萬的群組', 2e7],
  ])('%s', (question, value) => {
    expect(sure(question).thresholds).toEqual([{ measure: 'csm', operator: '>', value }]);
  });

  it.each([
    ['portfolios with more than a quarter of total BEL', 25],
    ['最佳估計負債占比超過兩成五的合約組合', 25],
    ['최선추정부채의 5분의 1 넘게 차지하는 포트폴리오', 20],
  ])('are parts of the whole: %s', (question, value) => {
    expect(sure(question).thresholds).toEqual([
      { measure: 'bel', operator: '>', value, of: 'share' },
    ]);
  });
});

describe('limits on how a figure moved', () => {
  it.each([
    ['groups whose revenue was at least 30 million higher than last quarter', '>=', 3e7],
    ['groups whose revenue was at least 30 million lower than last quarter', '<=', -3e7],
    ['보험수익이 전분기보다 3천만 이상 많은 집합', '>=', 3e7],
    ['보험수익이 전분기보다 3천만 이상 적은 집합', '<=', -3e7],
    ['保險收入比上季多三千萬以上的群組', '>=', 3e7],
    ['保險收入比上季少三千萬以上的群組', '<=', -3e7],
  ])('%s', (question, operator, value) => {
    expect(sure(question)).toMatchObject({
      comparison: 'previous',
      thresholds: [{ measure: 'revenue', operator, value, of: 'change' }],
    });
  });

  it.each([
    'by how much did incurred claims exceed what was expected',
    'by how much were actual claims above expected',
    '실제보험금이 예상보다 얼마나 많았어?',
  ])('are no limits where it is asked by how much: %s', (question) => {
    const reading = understand({ question }, known);
    expect(reading).toMatchObject({
      query: {
        measures: ['claimsIncurred', 'claimsExpected'],
        calculation: 'difference',
        thresholds: [],
      },
    });
  });
});

describe('exactly so many', () => {
  it.each(['countries with exactly two companies', '회사가 둘뿐인 나라', '只有兩家公司的國家'])(
    '%s',
    (question) => {
      const limit = { measure: 'companies.count', value: 2 };
      expect(sure(question)).toMatchObject({
        dimensions: ['country'],
        thresholds: [
          { ...limit, operator: '>=' },
          { ...limit, operator: '<=' },
        ],
      });
    },
  );
});

describe('what stands below', () => {
  it.each([
    'which menus sit directly below System administration',
    '시스템 관리 아래에 있는 메뉴',
    '系統管理底下有哪些選單',
  ])('%s', (question) => {
    expect(sure(question)).toMatchObject({
      entity: 'menus',
      filters: [{ dimension: 'parentMenu', values: ['M02'] }],
    });
  });

  it.each(['top level menus', '최상위 메뉴', '最上層的選單'])('nothing: %s', (question) => {
    expect(sure(question)).toMatchObject({
      entity: 'menus',
      filters: [{ dimension: 'parentMenu', values: [''] }],
    });
  });

  it.each(['what values does the closing cycle code list have', '結帳週期有哪幾種代碼'])(
    'a code list: %s',
    (question) => {
      expect(sure(question)).toMatchObject({
        entity: 'codes',
        filters: [{ dimension: 'codeList', values: ['CLOSE_CYCLE_CD'] }],
      });
    },
  );
});

describe('times that are written short', () => {
  it.each([
    ['premiums last qtr', '2025-09', '2025-09'],
    ['premiums this yr', '2025-03', '2025-12'],
    ['premiums for the 2nd qtr of 2024', '2024-06', '2024-06'],
    ['premiums in the prior yr', '2024-03', '2024-12'],
  ])('%s', (question, from, to) => {
    expect(sure(question).period).toEqual({ from, to });
  });

  it.each([
    'revenue growth year on year, 2025 to 2024, by portfolio',
    '各險種保險收入年增率，2025 全年對 2024 全年',
  ])('are one pair where their growth is asked for: %s', (question) => {
    expect(sure(question)).toMatchObject({
      dimensions: ['portfolio'],
      comparison: 'yearBefore',
      period: { from: '2025-03', to: '2025-12' },
    });
  });

  it.each(['which quarters have been closed so far', '마감된 분기 목록', '已結帳的季度有哪些'])(
    'that are closed: %s',
    (question) => {
      expect(sure(question).filters).toContainEqual({
        dimension: 'runState',
        values: ['done'],
        isNegated: false,
      });
    },
  );
});

describe('how far one figure is beyond another', () => {
  it.each([
    'groups where actual claims exceeded expected claims by more than 100 million',
    '實際理賠比預期多出超過一億的群組',
    '실제보험금이 예상보험금보다 1억 초과 많은 집합',
  ])('%s', (question) => {
    expect(sure(question)).toMatchObject({
      calculation: 'difference',
      measures: ['claimsIncurred', 'claimsExpected'],
      thresholds: [{ measure: 'claimsIncurred', operator: '>', value: 1e8, of: 'difference' }],
    });
  });
});

describe('what stands in brackets', () => {
  it.each([
    [
      '再保淨成本（分出保費減攤回）',
      'difference',
      ['reinsurancePremiums', 'reinsuranceRecoveries'],
    ],
    [
      '재보험 순손익(회수액 빼기 재보험료)',
      'difference',
      ['reinsuranceRecoveries', 'reinsurancePremiums'],
    ],
    ['獲利率（損益除以保險收入）', 'ratio', ['profit', 'revenue']],
    ['loss ratio (claims incurred / insurance revenue)', 'ratio', ['claimsIncurred', 'revenue']],
  ])('says how a figure is made: %s', (question, calculation, measures) => {
    expect(sure(question)).toMatchObject({ calculation, measures });
  });

  it('says of which year quarters are', () => {
    expect(sure('第四季理賠支付比第三季多多少（2025）')).toMatchObject({
      comparison: 'previous',
      period: { from: '2025-12', to: '2025-12' },
    });
  });
});

describe('as many as there are', () => {
  it.each(['CSM of each of the three models', '三種衡量模型的 CSM 分開列'])('%s', (question) => {
    expect(sure(question).dimensions).toEqual(['model']);
  });

  it.each(['CSM of each of the two models', '兩種衡量模型的 CSM 分開列'])(
    'but no fewer: %s',
    (question) => {
      const reading = understand({ question }, known);
      expect(reading.kind === 'understood' && reading.unknown.length).toBeGreaterThan(0);
    },
  );
});

describe('sums of several figures', () => {
  it('are those of each where it is said', () => {
    expect(sure('차변 합계와 대변 합계').measures).toEqual(['debit', 'credit']);
  });

  it.each(['BEL and RA together', '전분기 대비 BEL+RA+CSM 합계 변동액을 포트폴리오별로'])(
    'are none that a query holds: %s',
    (question) => {
      const reading = understand({ question }, known);
      expect(reading.kind === 'understood' && reading.unknown.length).toBeGreaterThan(0);
    },
  );
});

describe('after how many', () => {
  const previous = sure('how many roles are there');
  it.each(['list them', '이름을 나열해 줘', '把名稱列出來'])('which they are: %s', (question) => {
    expect(understand({ question, previous }, known)).toMatchObject({
      query: { entity: 'roles', measures: [] },
    });
  });
});

describe('what is chosen of each', () => {
  it.each(['CSM for each group with a loss component', 'CSM of every group with a loss component'])(
    'is what has it: %s',
    (question) => {
      expect(sure(question).thresholds).toEqual([
        { measure: 'lossComponent', operator: '>', value: 0 },
      ]);
    },
  );

  it.each(['top 3 groups of each portfolio', '포트폴리오별 상위 2개 집합', '每一組合的前兩大群組'])(
    'is asked back where no figure ranks it: %s',
    (question) => {
      expect(understand({ question }, known).kind).toBe('ambiguous');
    },
  );

  it('is a number where that is ranked: which portfolio has the most groups', () => {
    expect(sure('which portfolio has the most groups').order?.by).toBe('groups.count');
  });
});
