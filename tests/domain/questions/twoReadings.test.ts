import { type Known, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    {
      dimension: 'portfolio',
      value: 'HLT',
      names: ['HLT', 'Health insurance', '건강보험', '健康保險'],
    },
    { dimension: 'portfolio', value: 'WHL', names: ['WHL', 'Whole life', '종신보험', '終身壽險'] },
  ],
  periods: ['2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
  cohortsByBook: { demo: ['2022', '2023', '2024', '2025'] },
};
function read(question: string) {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return reading;
}
/** What is sure of itself. */
function queryOf(question: string) {
  const { query, unknown } = read(question);
  expect(unknown).toEqual([]);
  return query;
}
const sqlOf = (question: string) => compile(queryOf(question), 'en').sql;

describe('a year beside cohorts', () => {
  it.each(['2024 profit by cohort', '2024년 코호트별 손익', '2024年各發行年度的損益'])(
    'is a time where figures are split by them: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({
        dimensions: ['cohort'],
        period: { from: '2024-03', to: '2024-12' },
      });
      expect(sqlOf(question)).not.toContain('cohort = 2024');
    },
  );

  it.each([
    'profit of the 2023 cohort in 2025',
    'profit in 2025 for the 2023 cohort',
    '2025년 2023 코호트의 손익',
  ])('is a time beside a year of issue: %s', (question) => {
    const query = queryOf(question);
    expect(query.filters).toContainEqual({
      dimension: 'cohort',
      values: ['2023'],
      isNegated: false,
    });
    expect(query.period).toEqual({ from: '2025-03', to: '2025-12' });
  });

  it.each(['CSM of cohorts 2022, 2023 and 2024', '2022, 2023과 2024 코호트별 CSM'])(
    'is one of a list: %s',
    (question) => {
      expect(queryOf(question).filters).toContainEqual({
        dimension: 'cohort',
        values: ['2022', '2023', '2024'],
        isNegated: false,
      });
    },
  );
});

it.each([
  'portfolios whose CSM fell in each of the last 3 quarters',
  'groups whose CSM steadily declined over the last 3 quarters',
  '지난 3분기 동안 매번 CSM이 감소한 포트폴리오',
  'CSM이 3분기 동안 연속 감소한 포트폴리오',
  'CSM이 연속으로 3분기 줄어든 포트폴리오',
  '過去三季每季 CSM 都減少的組合',
])('each of several quarters is a change of its own: %s', (question) => {
  expect(queryOf(question).thresholds).toEqual([
    { measure: 'csm', operator: '<', value: 0, of: 'change', inARow: 3 },
  ]);
});

it('a change over several quarters may be one or many, and says so', () => {
  expect(read('groups whose CSM fell in the last 3 quarters').unknown).toEqual(['fell']);
});

it.each(['how many groups had a falling CSM', 'CSM이 줄어든 계약집합은 몇 개야'])(
  'what moved is counted: %s',
  (question) => {
    expect(queryOf(question)).toMatchObject({ measures: ['csm'], countOf: 'group' });
  },
);

describe('a share', () => {
  it.each(['share of whole life in premiums by quarter', '各季終身壽險保費占比'])(
    'is one of all in each time: %s',
    (question) => {
      expect(sqlOf(question)).toContain('OVER (PARTITION BY period)');
      expect(queryOf(question).dimensions).toEqual(['period', 'portfolio']);
    },
  );

  it('is one of times where these stand beside the word', () => {
    expect(queryOf('share of each quarter in the premiums of whole life').dimensions).toEqual([
      'period',
    ]);
  });

  it('of several together is one figure', () => {
    const sql = sqlOf('what % of premiums comes from whole life and health insurance together');
    expect(sql).toMatch(/^SELECT sum\(premiums\) AS premiums, sum\(premiums_share\)/);
  });
});

it.each([
  ['groups with a CSM between 1 and 2 billion', 1e9, 2e9],
  ['CSM 10~20억인 계약집합', 1e9, 2e9],
  ['CSM 介於10億到20億的群組', 1e9, 2e9],
])('two numbers share a scale: %s', (question, low, high) => {
  expect(queryOf(question).thresholds).toEqual([
    { measure: 'csm', operator: '>=', value: low },
    { measure: 'csm', operator: '<=', value: high },
  ]);
});

it.each(['CSM of whole life versus the rest', '종신보험과 나머지의 CSM 차이'])(
  'the rest is what is not chosen: %s',
  (question) => {
    expect(sqlOf(question)).toContain(`FILTER (WHERE portfolio <> 'WHL')`);
  },
);

it('a figure that is held against nothing says so', () => {
  expect(read('profit versus zzz').unknown).toEqual(['zzz', 'versus']);
});

it('a figure beyond another is a limit, whichever is named first', () => {
  expect(queryOf('보험수익보다 보험서비스비용이 큰 계약집합')).toMatchObject({
    measures: ['serviceExpenses', 'revenue'],
    thresholds: [{ operator: '>', value: 0, of: 'difference' }],
  });
});

it('time since the start of a year goes on', () => {
  expect(queryOf('profit by quarter since the start of 2025').period).toEqual({
    from: '2025-03',
    to: '2025-12',
  });
});

it('a phrase is not cut off within a word', () => {
  const [filter] = queryOf('사용 중지된 공통코드').filters;
  expect(filter).toMatchObject({ dimension: 'inUse', values: ['false'] });
});

it('contracts that were issued in a year are counted, not their groups', () => {
  expect(queryOf('2023년 발행 계약 몇 건 남았지').measures).toEqual(['contracts']);
});

describe('after reinsurance', () => {
  it.each(['CSM net of reinsurance', '재보험 반영 후 순부채', '扣除再保後的淨CSM'])(
    'all sides stand together: %s',
    (question) => {
      expect(queryOf(question).filters.map(({ dimension }) => dimension)).not.toContain('side');
    },
  );

  it.each(['number of contracts net of reinsurance', 'premiums after reinsurance'])(
    'is doubted of what is not both: %s',
    (question) => {
      expect(read(question).unknown).toHaveLength(1);
    },
  );
});

it.each(['roles of each user', '사용자별 역할', '每位使用者的角色'])(
  'what each of them has is listed, not counted: %s',
  (question) => {
    expect(queryOf(question)).toMatchObject({ entity: 'users', measures: [] });
  },
);

it.each(['적자가 가장 큰 포트폴리오', '虧損最嚴重的組合', '虧最多的組合'])(
  'the greatest loss is the least profit: %s',
  (question) => {
    expect(queryOf(question).order).toEqual({ by: 'profit', direction: 'ascending' });
  },
);

it('groups that a run went through are its figure', () => {
  expect(queryOf('最近一次結帳跑了幾個群組').measures).toEqual(['runGroups']);
});

it('a book of a kind is all that there is of it', () => {
  expect(queryOf('LIC of the health insurance book').measures).toEqual(['lic']);
});

it('a first time is one row', () => {
  expect(queryOf('손실요소가 처음 생긴 분기')).toMatchObject({
    limit: 1,
    order: { by: 'period', direction: 'ascending' },
  });
});

it.each([
  ['CSM at last year end and now by portfolio', 'csm'],
  ['보유건수 작년말이랑 지금 보종별로', 'contracts'],
])('now is a time beside another: %s', (question, measure) => {
  const query = queryOf(question);
  expect(query.measures).toEqual([measure]);
  expect(query.filters).toContainEqual({
    dimension: 'period',
    values: ['2024-12', '2025-12'],
    isNegated: false,
  });
});

it.each(['113年第三季到114年第一季的保費，逐季', '2024년 3분기에서 2025년 1분기까지 보험료'])(
  'two times with a word of reaching between are all of them: %s',
  (question) => {
    expect(queryOf(question).period).toEqual({ from: '2024-09', to: '2025-03' });
  },
);

it('averages of quarters of two years stand side by side', () => {
  expect(queryOf('분기평균 보험수익 24년 vs 25년')).toMatchObject({
    dimensions: ['year'],
    averageOver: 'period',
    comparison: undefined,
  });
});

it('what is left of a figure is above zero', () => {
  expect(queryOf('손실요소 남아있는 집합').thresholds).toEqual([
    { measure: 'lossComponent', operator: '>', value: 0 },
  ]);
});

it.each([
  ['보험료 1억5천 미만인 계약집합', 1.5e8],
  ['保費低於2億5千萬的群組', 2.5e8],
  ['보험료 2조 3천억 미만인 계약집합', 2.3e12],
])('a number of two units is one: %s', (question, value) => {
  expect(queryOf(question).thresholds).toMatchObject([{ operator: '<', value }]);
});

it('the biggest first is an order', () => {
  const { order, limit } = queryOf('whole life cohorts, biggest liability first');
  expect([order?.direction, limit]).toEqual(['descending', undefined]);
});

it.each(['claims incurred against expected', '實際理賠跟預期'])(
  'a name behind shares what the one before begins or ends with: %s',
  (question) => {
    expect(queryOf(question).measures).toEqual(['claimsIncurred', 'claimsExpected']);
  },
);

it.each(['how much higher is the BEL than the CSM?', 'CSM보다 BEL이 얼마나 커?', 'BEL比CSM大多少'])(
  'one figure is held against the other: %s',
  (question) => {
    expect(queryOf(question)).toMatchObject({
      measures: ['bel', 'csm'],
      dimensions: [],
      calculation: 'difference',
    });
  },
);
