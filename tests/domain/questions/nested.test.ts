import { type Known, type Query, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    {
      dimension: 'portfolio',
      value: 'HLT',
      names: ['HLT', 'Health insurance', '건강보험', '健康保險'],
    },
  ],
  periods: ['2025-03', '2025-06', '2025-09', '2025-12'],
};
function readingOf(question: string, previous?: Query) {
  const reading = understand({ question, previous }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return reading;
}
/** What is sure of itself. */
function queryOf(question: string, previous?: Query): Query {
  const { query, unknown } = readingOf(question, previous);
  expect(unknown).toEqual([]);
  return query;
}

describe('what is asked of all that is chosen', () => {
  it.each([
    'CSM of the top 3 portfolios together',
    'What is the combined CSM of the three largest portfolios?',
    '상위 3개 포트폴리오의 CSM 합계',
    'CSM이 가장 큰 3개 포트폴리오의 CSM을 합치면 얼마야?',
    '前三大組合的 CSM 合計',
  ])('is one figure: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      measures: ['csm'],
      dimensions: [],
      within: { dimension: 'portfolio', measures: ['csm'], limit: 3, thresholds: [] },
    });
  });

  it.each([
    'average CSM of the five largest groups',
    'CSM 상위 5개 계약집합의 평균 CSM은?',
    'CSM 最高的五個群組平均 CSM 是多少',
  ])('is an average of each: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      averageOver: 'group',
      within: { dimension: 'group', limit: 5 },
    });
  });

  it.each([
    'What share of the CSM do the three largest groups have together?',
    'CSM 상위 3개 집합이 전체 CSM에서 차지하는 비중은?',
    '前三大群組合計占CSM多少',
  ])('is one share of everything: %s', (question) => {
    const query = queryOf(question);
    expect(query).toMatchObject({ calculation: 'share', dimensions: [], within: { limit: 3 } });
    const { sql, columns } = compile(query, 'en');
    expect(sql.indexOf('csm_share')).toBeLessThan(sql.indexOf('IN ('));
    expect(columns.map(({ role }) => role)).toEqual(['measure', 'share']);
  });
});

describe('what is chosen and split otherwise', () => {
  it.each([
    'quarterly revenue of the portfolio with the largest CSM',
    'CSM이 가장 큰 포트폴리오의 분기별 보험수익',
    'CSM 最大的組合每季的保險收入',
  ])('is chosen once: %s', (question) => {
    const query = queryOf(question);
    expect(query).toMatchObject({
      measures: ['revenue'],
      dimensions: ['period'],
      within: { dimension: 'portfolio', measures: ['csm'], limit: 1 },
    });
    expect(compile(query, 'en').sql).toContain('portfolio IN (');
  });

  it('several that are chosen are told apart', () => {
    expect(queryOf('revenue by quarter for the top 2 portfolios by CSM').dimensions).toEqual([
      'period',
      'portfolio',
    ]);
  });

  it('the largest of each are ranked within each', () => {
    const query = queryOf('largest group of each portfolio by CSM');
    expect(query).toMatchObject({ limitWithin: 'portfolio', limit: 1 });
    expect(query.within).toBeUndefined();
  });

  it('a follow-up keeps what is chosen', () => {
    const first = queryOf('CSM of the top 3 portfolios together');
    expect(queryOf('and by quarter?', first).within).toEqual(first.within);
  });
});

describe('what is chosen by what else there is of it', () => {
  it.each([
    'revenue of portfolios that have onerous groups',
    '손실부담 집합이 있는 포트폴리오의 보험수익',
    '有虧損性群組的組合的保險收入',
  ])('keeps all of it: %s', (question) => {
    const query = queryOf(question);
    expect(query.filters.map(({ dimension }) => dimension)).not.toContain('profitability');
    expect(query).toMatchObject({ dimensions: ['portfolio'], within: { dimension: 'portfolio' } });
  });

  it.each([
    'total CSM of portfolios with more than 2 groups',
    '집합이 3개 이상인 포트폴리오의 CSM 합계',
    '有三個以上群組的組合的 CSM 合計',
  ])('is limited by how many: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      dimensions: [],
      within: { dimension: 'portfolio', measures: ['groups.count'] },
    });
  });

  it('of those that are chosen the number is ranked', () => {
    expect(queryOf('Which portfolio has the most groups with a loss component?')).toMatchObject({
      measures: ['groups.count'],
      dimensions: ['portfolio'],
      limit: 1,
      within: { dimension: 'group', thresholds: [{ measure: 'lossComponent', operator: '>' }] },
    });
  });
});

describe('what is held against all rows', () => {
  it.each([
    ['groups with a liability above the average', '>'],
    ['which groups have a below-average liability', '<'],
    ['평균보다 부채가 큰 계약집합', '>'],
    ['負債低於平均的群組', '<'],
    ['負債比平均高的群組', '>'],
  ] as const)('is limited by their average: %s', (question, operator) => {
    const query = queryOf(question);
    expect(query.thresholds).toEqual([{ measure: 'liability', operator, value: 1, of: 'average' }]);
    const { sql, columns } = compile(query, 'en');
    expect(sql).toContain('avg(liability) OVER ()');
    expect(columns.map(({ role }) => role)).toContain('averageOfAll');
  });

  it.each(['median CSM of the groups', '계약집합 CSM의 중앙값', '合約群組 CSM 的中位數'])(
    'stands in the middle: %s',
    (question) => {
      const query = queryOf(question);
      expect(query).toMatchObject({ averageOver: 'group', isMedian: true });
      const { sql, columns } = compile(query, 'en');
      expect(sql).toContain('percentile_cont(0.5) WITHIN GROUP (ORDER BY csm)');
      expect(columns.map(({ role }) => role)).toEqual(['median']);
    },
  );
});

it.each([
  'portfolios that made a profit in each quarter of 2025',
  '2025년 모든 분기에 흑자인 포트폴리오',
  '2025年每一季都獲利的組合',
])('a limit holds in each quarter: %s', (question) => {
  const query = queryOf(question);
  expect(query).toMatchObject({
    dimensions: ['portfolio'],
    thresholds: [{ measure: 'profit', operator: '>', value: 0, inARow: 4 }],
  });
  expect(compile(query, 'en').sql).toContain('HAVING count(*) = 4');
});

it.each([
  'In how many quarters of 2025 did the CSM exceed 5 billion?',
  '2025년에 CSM이 50억을 넘은 분기는 몇 개야?',
  '2025 年有幾季 CSM 超過 50 億',
])('quarters are counted: %s', (question) => {
  expect(queryOf(question)).toMatchObject({ dimensions: ['period'], countOf: 'period' });
});

it('rows that are the answer are not added up in silence', () => {
  const { unknown } = readingOf('combined CSM of the largest group in the 2 largest portfolios');
  expect(unknown).toContain('combined');
});
