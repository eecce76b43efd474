import { type Known, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    { dimension: 'portfolio', value: 'WHL', names: ['WHL', 'Whole life', '종신보험', '終身壽險'] },
  ],
  periods: ['2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
  cohortsByBook: { demo: ['2023', '2024', '2025'] },
};
function queryOf(question: string) {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  expect(reading.unknown).toEqual([]);
  return reading.query;
}

describe('a number of things beside a figure', () => {
  it.each([
    ['How many VFA groups are there at the end of 2025 and what is their CSM in total?', 'csm'],
    ['2025년 말 VFA 계약집합은 몇 개이고 CSM은 합계 얼마인가요?', 'csm'],
    ['2025年底VFA群組有幾個，CSM合計多少？', 'csm'],
    [
      'How often did the close run for the 2025 quarters, and how many seconds in total?',
      'seconds',
    ],
    ['2025년 결산 실행은 총 몇 번이었고, 소요 시간은 합계 몇 초인가요?', 'seconds'],
    ['2025年各季的結帳一共跑了幾次，總共花了幾秒？', 'seconds'],
  ])('is one row with both: %s', (question, figure) => {
    const query = queryOf(question);
    expect(query).toMatchObject({ dimensions: [] });
    expect(query.measures).toHaveLength(2);
    const { sql } = compile(query, 'en');
    expect(sql).toContain('count(DISTINCT');
    expect(sql).toContain(`sum(${figure})`);
  });

  it.each([
    'How many close runs were there for the 2025 quarters?',
    '2025년 분기 결산은 모두 몇 번 실행됐나요?',
  ])('is one of all times that are named together: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      measures: ['runs.count'],
      dimensions: [],
      period: { from: '2025-03', to: '2025-12' },
    });
  });

  it.each(['How many close runs for each quarter of 2025?', '2025년 분기별 결산 실행 횟수'])(
    'is told of each time where that is said: %s',
    (question) => {
      expect(queryOf(question).dimensions).toEqual(['period']);
    },
  );
});

describe('one figure for each of another', () => {
  it.each([
    'CSM per contract in force by portfolio at year end 2025',
    '2025년 말 포트폴리오별 보유계약 건당 CSM',
    '2025年底各合約組合平均每件有效合約的CSM是多少？',
  ])('is their ratio, however many words the second takes: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      measures: ['csm', 'contracts'],
      calculation: 'ratio',
      dimensions: ['portfolio'],
      period: { from: '2025-12', to: '2025-12' },
    });
  });

  it.each([
    'By cohort: 2025 premiums received divided by the contracts in force at the end of 2025',
    '코호트별로 2025년 수입보험료를 2025년 말 보유계약 건수로 나눈 값',
    '按發行年度，2025年已收保費除以2025年底有效合約件數',
  ])('is of one time where the one came in it and the other stands at its end: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      calculation: 'ratio',
      dimensions: ['cohort'],
      period: { from: '2025-03', to: '2025-12' },
    });
  });

  it.each([
    '以2025年第四季已收保費除以該季末有效合約件數，各合約組合每件保費是多少？',
    '포트폴리오별로 2025년 4분기 수입보험료를 그 분기 말 보유계약 건수로 나눈 건당 보험료',
  ])('is of the time that is named once more: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      calculation: 'ratio',
      period: { from: '2025-12', to: '2025-12' },
    });
  });

  it('is an average of quarters where that is said with its total', () => {
    expect(queryOf('2025年平均每季總損益是多少？')).toMatchObject({
      averageOver: 'period',
      dimensions: [],
    });
  });
});
