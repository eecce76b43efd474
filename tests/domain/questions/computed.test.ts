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
const queryOf = (question: string) => read(question).query;

describe('what a figure is held against', () => {
  it.each([
    'How much has the CSM dropped since the end of 2024?',
    '2024년 말 이후 CSM이 얼마나 줄었어?',
    '自2024年底以來，CSM 減少了多少？',
  ])('is the beginning of a time that goes on: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      dimensions: [],
      comparison: 'yearBefore',
      period: { from: '2025-12', to: '2025-12' },
    });
  });

  it.each([
    ['difference in CSM between whole life and health insurance', undefined],
    ['종신보험 CSM이 건강보험 CSM보다 얼마나 더 높은가요?', undefined],
    ['終身壽險的 CSM 比健康保險多多少？', undefined],
    ['How many times the CSM of health insurance is the CSM of whole life?', 'multiple'],
    ['종신보험 CSM은 건강보험 CSM의 몇 배야?', 'multiple'],
    ['終身壽險的 CSM 是健康保險的幾倍？', 'multiple'],
  ])('is another value: %s', (question, calculation) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query).toMatchObject({ comparison: 'given', dimensions: [] });
    expect(query.calculation).toBe(calculation);
    expect(query.against?.filter?.dimension).toBe('portfolio');
    expect(compile(query, 'en').sql).toContain(`FILTER (WHERE portfolio = 'HLT')`);
  });
});

describe('two times', () => {
  it.each([
    ['측정모형별 보험수익 2025년 3분기 대 2분기', 'previous'],
    ['各衡量模型保險收入 2025年第三季對第二季', 'previous'],
    ['2025年底對2024年底的未來現金流量現值', 'yearBefore'],
    ['2025Q4損益對2024Q4損益及增減', 'yearBefore'],
    ['premiums received per cohort, 2025 and 2024 side by side', 'yearBefore'],
    ['발행연도별 수입보험료를 2025년과 2024년 두 열로 나란히', 'yearBefore'],
    ['各發行年度已收保費，2025年與2024年並列兩欄', 'yearBefore'],
  ])('stand beside each other: %s', (question, comparison) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query.comparison).toBe(comparison);
    expect(query.dimensions.filter((id) => id === 'period' || id === 'year')).toEqual([]);
  });

  it.each([
    'For every quarter of 2025 the total profit and its change on the quarter before (Q1 against Q4 2024)',
    '2025년 분기별 당기손익과 전분기 대비 증감(1분기는 2024년 4분기 대비)',
    '請列出2025年每一季的損益及與前一季相比的增減金額（第一季請與2024年第四季相比）',
  ])('of which the first is held against the one before goes without saying: %s', (question) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query).toMatchObject({
      dimensions: ['period'],
      comparison: 'previous',
      period: { from: '2025-03', to: '2025-12' },
    });
  });

  it.each([
    ['profit in the last quarter of 2025', '2025-12'],
    ['2025년 마지막 분기 당기손익', '2025-12'],
    ['2025年最後一季損益', '2025-12'],
    ["profit in 2025's first quarter", '2025-03'],
    ['2025년 첫 분기 당기손익', '2025-03'],
  ])('the first and the last quarter are told by their year: %s', (question, quarter) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query.period).toEqual({ from: quarter, to: quarter });
  });
});

describe('a limit on what was computed', () => {
  it.each([
    ['portfolios whose CSM fell by more than 20% year on year', '<', -20, 'changePercent'],
    ['CSM이 작년 동기보다 20% 넘게 줄어든 포트폴리오', '<', -20, 'changePercent'],
    ['CSM 較去年同期減少超過20%的組合', '<', -20, 'changePercent'],
    ['portfolios where revenue rose by more than 1 million', '>', 1e6, 'change'],
    ['보험수익이 전분기보다 1억 이상 증가한 포트폴리오', '>=', 1e8, 'change'],
    ['which portfolios make up more than 20% of CSM', '>', 20, 'share'],
    ['CSM 비중이 20%를 넘는 포트폴리오', '>', 20, 'share'],
    ['哪些組合佔 CSM 超過20%', '>', 20, 'share'],
    ['groups with cash inflows more than twice the cash outflows', '>', 2, 'ratio'],
    ['현금유입이 현금유출의 두 배를 넘는 계약집합', '>', 2, 'ratio'],
    ['現金流入超過現金流出兩倍的合約群組', '>', 2, 'ratio'],
  ])('%s', (question, operator, value, of) => {
    expect(queryOf(question).thresholds).toEqual(
      expect.arrayContaining([expect.objectContaining({ operator, value, of })]),
    );
  });

  it.each([
    ['Which portfolios had CSM fall two quarters in a row?', 2],
    ['CSM이 3분기 연속 감소한 포트폴리오', 3],
    ['CSM 連續兩季下降的合約組合', 2],
  ])('holds in each of several quarters: %s', (question, inARow) => {
    const { thresholds, period } = queryOf(question);
    expect(thresholds).toMatchObject([{ of: 'change', operator: '<', inARow }]);
    expect(period?.to).toBe('2025-12');
    expect(compile(queryOf(question), 'en').sql).toContain(`HAVING count(*) = ${inARow}`);
  });

  it.each(['Has profit been positive 3 quarters in a row?', '連續三季的保險收入'])(
    'is named where nothing moves: %s',
    (question) => {
      expect(read(question).unknown).not.toEqual([]);
    },
  );
});

describe('at which time', () => {
  it.each([
    ['In which quarter did profit first exceed 1 billion?', 'ascending'],
    ['당기손익이 처음으로 10억을 넘은 분기는 언제인가요?', 'ascending'],
    ['損益首次超過10億是什麼時候？', 'ascending'],
    ['What was the last quarter in which the CSM was above 1 billion?', 'descending'],
  ])('something was first so, or last: %s', (question, direction) => {
    expect(queryOf(question)).toMatchObject({
      dimensions: ['period'],
      order: { by: 'period', direction },
      limit: 1,
    });
  });

  it.each(['When was profit lowest?', '손익이 가장 낮았던 때는 언제인가?', '損益什麼時候最低？'])(
    'a figure was the least: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({
        dimensions: ['period'],
        order: { by: 'profit', direction: 'ascending' },
      });
    },
  );

  it.each(['share of 2025 revenue in the fourth quarter', '2025년 보험수익 중 4분기의 비중'])(
    'a part of a figure came: %s',
    (question) => {
      const query = queryOf(question);
      expect(query).toMatchObject({
        calculation: 'share',
        period: { from: '2025-03', to: '2025-12' },
      });
      expect(compile(query, 'en').sql).toContain('sum(revenue) OVER ()');
    },
  );
});

describe('two times', () => {
  it.each([
    'difference in premiums between Q1 2025 and Q3 2025',
    'How did premiums change from Q1 2025 to Q3 2025?',
    '2025년 1분기와 3분기 보험료 차이',
    '2025年第一季和第三季保費的差額',
  ])('stand in one row: %s', (question) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query).toMatchObject({
      dimensions: [],
      against: { period: { from: '2025-03', to: '2025-03' } },
      period: { from: '2025-09', to: '2025-09' },
    });
  });

  it.each(['2025 profit as a multiple of 2024 profit', '2025년 당기손익은 2024년의 몇 배인가요?'])(
    'are so many times each other: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({
        calculation: 'multiple',
        comparison: 'yearBefore',
      });
    },
  );

  it('of quarters read those of the year before, and show their own', () => {
    const { sql } = compile(queryOf('revenue by quarter in 2025 compared with last year'), 'en');
    expect(sql).toContain("BETWEEN '2024-03' AND '2025-12'");
    expect(sql).toContain("period >= '2025-03'");
  });
});

describe('what goes on from a question', () => {
  const follow = (first: string, question: string) => {
    const reading = understand({ question, previous: queryOf(first) }, known);
    if (reading.kind !== 'understood') throw new Error(reading.kind);
    return reading.query;
  };

  it('shows the trend over all quarters', () => {
    expect(follow('CSM of whole life', 'show the trend').period?.from).toBe('2024-12');
    expect(follow('revenue in 2025', 'by quarter').period?.from).toBe('2025-03');
  });

  it('is split otherwise by "and by", beside it where it says too', () => {
    expect(follow('CSM by portfolio', 'and by cohort?').dimensions).toEqual(['cohort']);
    expect(follow('CSM by portfolio', 'and by cohort too').dimensions).toEqual([
      'portfolio',
      'cohort',
    ]);
  });
});

describe('a balance at the beginning', () => {
  it('is that of the quarter before, or stands beside that at the end', () => {
    expect(queryOf('opening BEL of Q3 2025').period).toEqual({ from: '2025-06', to: '2025-06' });
    expect(queryOf('opening and closing BEL').comparison).toBe('previous');
    expect(queryOf('opening and closing CSM').measures).toEqual(['csmOpening', 'csm']);
  });

  it.each([
    'CSM roll-forward for Q4 2025 from opening to closing',
    '2025년 4분기 CSM 변동내역을 기초부터 기말까지 보여줘',
    '2025年第四季 CSM 從期初到期末的變動表',
  ])('begins a walk: %s', (question) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query.measures[0]).toBe('csmOpening');
    expect(query.measures.at(-1)).toBe('csm');
    expect(query.measures).toContain('csmRelease');
  });
});

describe('what is the better the less there is of it', () => {
  it.each([
    ['which portfolio has the worst combined ratio', 'descending'],
    ['어느 포트폴리오의 손해율이 가장 나쁜가', 'descending'],
    ['賠付率最差的組合', 'descending'],
    ['portfolio with the best loss ratio', 'ascending'],
    ['the lowest combined ratio by portfolio', 'ascending'],
    ['which portfolio has the worst profit', 'ascending'],
  ])('is ranked so: %s', (question, direction) => {
    expect(queryOf(question).order?.direction).toBe(direction);
  });
});

describe('how a figure is made', () => {
  it.each([
    '보험서비스비용 대비 보험수익 비율(비용÷수익)',
    'service expenses divided by revenue',
    '保險服務費用除以保險收入',
  ])('is what is said to be divided: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      calculation: 'ratio',
      measures: ['serviceExpenses', 'revenue'],
    });
  });

  it.each(['Net cash flow (received less paid) by quarter', 'net cash (in minus out) by quarter'])(
    'says what it is called anyway: %s',
    (question) => {
      expect(read(question)).toMatchObject({ query: { measures: ['netCash'] }, unknown: [] });
    },
  );
});

describe('the part of a share', () => {
  it.each([
    'Of the CSM released on issued contracts in 2025, what share came from whole life?',
    '2025년 원수계약 CSM 상각액 가운데 종신보험이 차지하는 비중',
    '2025年簽發合約的 CSM 攤銷當中，終身壽險占多少比例？',
    'share of whole life in GMM revenue in 2025',
    'What part of GMM revenue in 2025 was generated by whole life?',
  ])('is what the word stands by, not what else is chosen: %s', (question) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query).toMatchObject({ calculation: 'share', dimensions: ['portfolio'] });
  });

  it.each([
    'what percentage of the contracts at the end of 2024 was in force at the end of 2025',
    '2024년 말 계약 건수 대비 2025년 말 계약 건수는 몇 %인가',
    '2024年底的有效件數到2025年底還剩百分之幾',
  ])('is doubted where balances of two times would be the whole: %s', (question) => {
    expect(read(question).unknown).not.toEqual([]);
  });
});
