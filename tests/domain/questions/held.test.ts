import { type Known, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    {
      dimension: 'portfolio',
      value: 'HLT',
      names: ['HLT', 'Health insurance', '건강보험', '健康保險'],
    },
  ],
  periods: ['2024-03', '2024-06', '2024-09', '2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
  cohortsByBook: { demo: ['2023', '2024', '2025'] },
};
function read(question: string, first?: string) {
  const previous = first === undefined ? undefined : queryOf(first);
  const reading = understand({ question, previous }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return reading;
}
const queryOf = (question: string) => read(question).query;

const LAST_YEAR = { from: '2025-03', to: '2025-12' };

describe('a time that is "the" time', () => {
  it.each(['Profit for the quarter?', '해당 분기 손익', '單季損益'])(
    'is the last that was closed: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({
        dimensions: [],
        period: { from: '2025-12', to: '2025-12' },
      });
    },
  );

  it('is that which is named beside it', () => {
    expect(queryOf('revenue for the year by portfolio').period).toEqual(LAST_YEAR);
    expect(queryOf('profit for the quarter, Q2-25').period).toEqual({
      from: '2025-06',
      to: '2025-06',
    });
    expect(queryOf('sum insured at Dec-24').period).toEqual({ from: '2024-12', to: '2024-12' });
  });
});

describe('times below one another', () => {
  it.each(['작년 대비 올해 연간 보험서비스비용', 'annual service expenses, 2025 vs 2024'])(
    'are one row where one is asked for: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({
        dimensions: [],
        comparison: 'yearBefore',
        period: LAST_YEAR,
      });
    },
  );

  it.each([
    ['change in CSM by quarter in 2025', '2024-12', 'lag(csm)'],
    ['2025년 분기별 CSM 전분기 대비 증감', '2024-12', 'lag(csm)'],
    ['CSM by quarter in 2025 compared with last year', '2024-03', 'lag(csm, 4)'],
    ['revenue by quarter, 2025 vs 2024', '2024-03', 'lag(revenue, 4)'],
    ['change in CSM by year, 2025', '2024-03', 'lag(csm)'],
  ])('reach what the first is held against: %s', (question, from, lagged) => {
    const { sql } = compile(queryOf(question), 'en');
    expect(sql).toMatch(new RegExp(`'${from}' AND '2025-12'|'${from.slice(0, 4)}-12'`));
    expect(sql).toContain(lagged);
    expect(sql).toMatch(/WHERE (?:period >= '2025-03'|year >= 2025)/);
  });
});

describe('a question that goes on', () => {
  it.each([
    ['top 3 groups by CSM', 'by liability instead'],
    ['CSM 상위 3개 계약집합', '부채 기준으로 다시'],
    ['CSM 前三大群組', '改用負債來排'],
  ])('keeps what another figure is ranked by: %s, %s', (first, question) => {
    expect(read(question, first)).toMatchObject({
      unknown: [],
      query: {
        measures: ['liability'],
        dimensions: ['group'],
        order: { by: 'liability', direction: 'descending' },
        limit: 3,
      },
    });
  });

  it.each([
    ['BEL by measurement model', 'as percentages of the total'],
    ['측정모형별 BEL', '비중으로 바꿔줘'],
    ['各衡量模型的 BEL', '換成佔比'],
  ])('keeps what shares are of: %s, %s', (first, question) => {
    expect(read(question, first).query).toMatchObject({
      dimensions: ['model'],
      calculation: 'share',
    });
  });
});

describe('words that stand beside others', () => {
  it.each([
    'LRC of the 2024 groups of health insurance',
    '건강보험 2024년 계약집합의 잔여보장부채',
    '健康保險 2024 年群組的 LRC',
  ])('make a year one of issue: %s', (question) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query.dimensions).toEqual([]);
    expect(query.filters).toContainEqual({
      dimension: 'cohort',
      values: ['2024'],
      isNegated: false,
    });
    expect(query.period?.to).toBe('2025-12');
  });

  it.each(['actual vs expected claims', '예상 대비 실제 보험금', '各組合實際跟預期理賠'])(
    'share the end of a name: %s',
    (question) => {
      const { query, unknown } = read(question);
      expect(unknown).toEqual([]);
      expect(query.measures.toSorted()).toEqual(['claimsExpected', 'claimsIncurred']);
    },
  );

  it.each([
    'the onerous groups and their loss component',
    '손실부담 계약집합이랑 그 손실요소',
    '虧損性群組和其損失組成部分',
  ])('are listed with their figure: %s', (question) => {
    expect(queryOf(question).dimensions).toEqual(['group']);
  });

  it.each(['매 분기 CSM이 가장 큰 계약집합', '每一季 CSM 最大的群組'])(
    'ask for the first of each: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({ limit: 1, limitWithin: 'period' });
    },
  );

  it('show the quarter of a run', () => {
    expect(queryOf('2025년 결산 실행별 소요시간').dimensions).toEqual(['period', 'run']);
  });

  it('say what came in a quarter, not what stands at its end', () => {
    expect(queryOf('2025 各季已發生理賠').measures).toEqual(['claimsIncurred']);
  });

  it('deny what is had, and join conditions', () => {
    expect(queryOf('which groups dont have a CSM').thresholds.map((each) => each.operator)).toEqual(
      ['>=', '<='],
    );
    expect(read('groups with a CSM above zero but below 1bn').unknown).toEqual([]);
    expect(read('groups without reinsurance').unknown).toEqual(['without']);
  });
});
