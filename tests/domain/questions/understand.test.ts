import fc from 'fast-check';
import { type Known, booksModel, compile, understand, views } from '@/domain/questions';

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
const queryOf = (question: string) => {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return reading.query;
};

describe('the semantic model', () => {
  it('has a view for every measure, and a name in three languages for everything', () => {
    const { measures, dimensions } = booksModel;
    expect(measures.length).toBeGreaterThan(25);
    for (const { label, terms } of [...measures, ...dimensions]) {
      expect(Object.values(label).every((text) => text !== '')).toBe(true);
      expect(Array.isArray(terms)).toBe(true);
    }
    expect(views.every(({ columns }) => columns.length > 0)).toBe(true);
  });
});

describe('a time', () => {
  it.each([
    ['CSM last quarter', '2025-09', '2025-09'],
    ['지난 분기 CSM', '2025-09', '2025-09'],
    ['上季 CSM', '2025-09', '2025-09'],
    ['CSM in the same quarter last year', '2024-12', '2024-12'],
    ['去年同期 CSM', '2024-12', '2024-12'],
    ['CSM at Q2 2025', '2025-06', '2025-06'],
    ['2025년 2분기 CSM', '2025-06', '2025-06'],
    ['2025年第二季 CSM', '2025-06', '2025-06'],
    ['revenue in 2024', '2024-03', '2024-12'],
    ['revenue in the first half of 2025', '2025-03', '2025-06'],
    ['revenue year to date', '2025-03', '2025-12'],
    ['CSM over the last four quarters', '2025-03', '2025-12'],
    ['최근 4분기 CSM', '2025-03', '2025-12'],
    ['CSM at 31 December 2024', '2024-12', '2024-12'],
    ['CSM as of June 30, 2025', '2025-06', '2025-06'],
    ['2025년 6월 30일 CSM', '2025-06', '2025-06'],
    ['2025年6月30日 CSM', '2025-06', '2025-06'],
    ['CSM at 2025-06-30', '2025-06', '2025-06'],
    ['CSM at year end', '2025-12', '2025-12'],
    ['revenue since Q2 2025', '2025-06', '2025-12'],
    ['2025년 2분기부터 보험수익', '2025-06', '2025-12'],
    ['2025年第二季以來的保險收入', '2025-06', '2025-12'],
    ['2025년 1분기부터 2025년 3분기까지 보험수익', '2025-03', '2025-09'],
    ['2025년 1분기부터 3분기까지 보험수익', '2025-03', '2025-09'],
    ['CSM from the 2024 cohort', '2025-12', '2025-12'],
    ["Q3'24 CSM", '2024-09', '2024-09'],
    ['4Q25 revenue', '2025-12', '2025-12'],
    ['FY24 revenue', '2024-03', '2024-12'],
    ['2H25 revenue', '2025-09', '2025-12'],
    ['revenue, first half', '2025-03', '2025-06'],
    ['9M 2025 revenue', '2025-03', '2025-09'],
    ['LTM revenue', '2025-03', '2025-12'],
    ['2025년 말 CSM', '2025-12', '2025-12'],
    ['올해 3분기까지 보험수익 누계', '2025-03', '2025-09'],
    ['profit year to date as of Q3 2025', '2025-03', '2025-09'],
    ['2025년 1~9월 보험수익', '2025-03', '2025-09'],
    ['2025年前六個月的保險收入', '2025-03', '2025-06'],
    ['올해 누적 보험수익', '2025-03', '2025-12'],
    ['CSM at YE24', '2024-12', '2024-12'],
    ['24년 4분기 CSM', '2024-12', '2024-12'],
    ['25년 보험수익', '2025-03', '2025-12'],
    ['작년 하반기 보험수익', '2024-09', '2024-12'],
    ['3분기 누적 보험수익', '2025-03', '2025-09'],
    ['113年第四季CSM', '2024-12', '2024-12'],
    ['114Q1保險收入', '2025-03', '2025-03'],
    ['今年前三季保險收入', '2025-03', '2025-09'],
    ['去年底的CSM', '2024-12', '2024-12'],
    ['9월말 CSM', '2025-09', '2025-09'],
    ['revenue Q4 last year', '2024-12', '2024-12'],
    ['Q4 revenue for 2024', '2024-12', '2024-12'],
    ['작년 2분기 보험수익', '2024-06', '2024-06'],
    ['去年Q3保險收入', '2024-09', '2024-09'],
    ['2024, second half, revenue', '2024-09', '2024-12'],
    ['revenue in the first three quarters of 2025', '2025-03', '2025-09'],
    ['CSM of policies sold in 2024', '2025-12', '2025-12'],
    ['cash received last closed quarter', '2025-12', '2025-12'],
    ['CSM', '2025-12', '2025-12'],
  ])('%s', (question, from, to) => {
    expect(queryOf(question).period).toEqual({ from, to });
  });

  it('does not rank by a figure that another one refines', () => {
    const { measures, order } = queryOf('Which portfolio released the most CSM?');
    expect(measures).toEqual(['csmRelease']);
    expect(order?.by).toBe('csmRelease');
  });

  it('with which another is compared is a comparison', () => {
    expect(queryOf('CSM compared with last quarter').comparison).toBe('previous');
    expect(queryOf('CSM 전년 동기 대비 증감').comparison).toBe('yearBefore');
    expect(queryOf('CSM 較去年同期').comparison).toBe('yearBefore');
    expect(queryOf('작년 말 대비 CSM').comparison).toBe('yearBefore');
  });

  it('of its own with which the last one is compared stands beside it', () => {
    expect(queryOf('CSM compared with Q1 2025')).toMatchObject({
      comparison: 'given',
      against: { period: { from: '2025-03', to: '2025-03' } },
      period: { from: '2025-12', to: '2025-12' },
    });
  });
});

describe('a number', () => {
  it.each([
    ['groups with CSM over 1.5 billion', '>', 1.5e9],
    ['CSM이 10억 이상인 계약집합', '>=', 1e9],
    ['CSM 低於 3 億的合約群組', '<', 3e8],
    ['groups with CSM of at most 2,000,000', '<=', 2e6],
  ])('limits a figure: %s', (question, operator, value) => {
    expect(queryOf(question).thresholds).toEqual([{ measure: 'csm', operator, value }]);
  });

  it.each(['top 3 portfolios by CSM', 'CSM 상위 3개 포트폴리오', 'CSM 前三名的合約組合'])(
    'limits the rows: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({
        limit: 3,
        dimensions: ['portfolio'],
        order: { by: 'csm', direction: 'descending' },
      });
    },
  );
});

describe('SQL', () => {
  it('takes a stock at the end of a time, and adds a flow over it', () => {
    const { sql } = compile(queryOf('CSM and insurance revenue in 2025'), 'en');
    expect(sql).toContain("period = '2025-12'");
    expect(sql).toContain("period BETWEEN '2025-03' AND '2025-12'");
  });

  it('keeps the names of values within their quotes', () => {
    const query = {
      ...queryOf('CSM'),
      filters: [{ dimension: 'portfolio', values: ["O'Neill; --"], isNegated: false }],
    };
    expect(compile(query, 'en').sql).toContain("portfolio = 'O''Neill; --'");
  });
});

it('never fails, whatever is asked', () => {
  const words = fc.constantFrom(
    'CSM',
    'by',
    '포트폴리오별',
    '前',
    '5',
    'over',
    '1억',
    'not',
    '較',
    '去年同期',
    'x',
    '  ',
    '%',
    "'",
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(words, { maxLength: 12 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, (question) => {
      const reading = understand({ question }, known);
      if (reading.kind === 'understood')
        expect(compile(reading.query, 'ko').sql).toContain('SELECT');
    }),
    { numRuns: 300 },
  );
});

describe('an average', () => {
  it.each([
    ['average CSM per group', 'group', []],
    ['계약집합당 평균 CSM', 'group', []],
    ['2025年平均每季保險收入', 'period', []],
    ['average CSM by portfolio', 'group', ['portfolio']],
  ])('%s', (question, averageOver, dimensions) => {
    expect(queryOf(question)).toMatchObject({ averageOver, dimensions });
  });

  it('is one of sums', () => {
    const { sql, columns } = compile(queryOf('average CSM per group'), 'en');
    expect(sql).toContain('SELECT avg(csm) AS csm');
    expect(sql).toContain('GROUP BY group_id');
    expect(columns).toEqual([{ name: 'csm', role: 'average', of: 'csm' }]);
  });
});

it('counts what is left where that is asked', () => {
  const query = queryOf('how many groups have a CSM over 1 billion');
  expect(query).toMatchObject({ countOf: 'group', thresholds: [{ operator: '>', value: 1e9 }] });
  expect(compile(query, 'en').sql).toMatch(/^SELECT count\(\*\) AS group_count/);
});

it('puts two times that are compared beside each other', () => {
  expect(queryOf('profit 2025 versus 2024')).toMatchObject({
    period: { from: '2025-03', to: '2025-12' },
    comparison: 'yearBefore',
  });
});

describe('a word that is known and changes nothing', () => {
  it.each([
    ['forecast of the CSM', 'forecast'],
    ['CSM 7', '7'],
    ['average of the companies', 'average'],
  ])('%s', (question, word) => {
    const reading = understand({ question }, known);
    expect(reading).toMatchObject({ unknown: expect.arrayContaining([word]) as string[] });
  });
});

describe('several books', () => {
  const example = { dimension: 'book', value: 'example', names: ['example', 'Example 1'] };
  const books: Known = {
    values: [
      ...known.values,
      example,
      { dimension: 'portfolio', value: 'EXA', names: ['EXA', 'Annuities'], books: ['example'] },
    ],
    periods: known.periods,
    periodsByBook: { demo: known.periods, example: ['2026-12', '2027-12'] },
  };
  it.each([
    ['CSM', 'demo', '2025-12'],
    ['CSM of the book Example 1', 'example', '2027-12'],
    ['CSM of Annuities', 'example', '2027-12'],
  ])('%s: the last closed quarter is that of its book', (question, book, to) => {
    expect(understand({ question }, books)).toMatchObject({
      query: {
        period: { from: to, to },
        filters: expect.arrayContaining([
          { dimension: 'book', values: [book], isNegated: false },
        ]) as object[],
      },
    });
  });
});

describe('what something has', () => {
  it.each([
    ['Which groups carry a loss component?', '>'],
    ['손실요소가 있는 계약집합은?', '>'],
    ['有損失組成部分的合約群組有哪些？', '>'],
    ['groups without a loss component', '<='],
    ['沒有損失組成部分的合約群組', '<='],
  ])('is above zero or not: %s', (question, operator) => {
    expect(queryOf(question)).toMatchObject({
      measures: ['lossComponent'],
      dimensions: ['group'],
      thresholds: expect.arrayContaining([
        { measure: 'lossComponent', operator, value: 0 },
      ]) as unknown,
    });
  });

  it('is no limit where each is asked for', () => {
    expect(queryOf('各合約組合有多少 CSM').thresholds).toEqual([]);
    expect(queryOf('what CSM does each portfolio have').thresholds).toEqual([]);
  });
});

it('lists what stands side by side', () => {
  const query = queryOf('Which roles may delete, and on which menus?');
  expect(query).toMatchObject({ entity: 'roles', dimensions: ['menu'] });
  expect(compile(query, 'ko').sql).toContain('menu_name_ko AS menu_name');
});

it.each(['which portfolio makes us the least?', '가장 좋은 포트폴리오', '最差的商品'])(
  'asks back what something is the best or the least by: %s',
  (question) => {
    const reading = understand({ question }, known);
    expect(reading).toMatchObject({
      kind: 'ambiguous',
      options: expect.arrayContaining([{ kind: 'measure', id: 'profit' }]) as unknown[],
    });
    const text = reading.kind === 'ambiguous' ? reading.text : '';
    expect(understand({ question, choices: { [text]: 'measure:csm' } }, known)).toMatchObject({
      kind: 'understood',
      query: { measures: ['csm'], dimensions: ['portfolio'], order: { by: 'csm' }, limit: 1 },
    });
  },
);

describe('a word beside a figure that it does not bear out is named', () => {
  it.each([
    ['BEL written', 'written'],
    ['CSM compared with last quarter and with the same quarter last year', 'last quarter'],
    ['release ratio of the CSM', 'ratio of'],
    ['revenue before 2025', 'before 2025'],
    ['premiums outstanding', 'outstanding'],
    ['premiums paid', 'paid'],
    ['list the groups of the users', 'users'],
  ])('%s', (question, word) => {
    const reading = understand({ question }, known);
    if (reading.kind === 'understood') expect(reading.unknown).toContain(word);
    else expect(reading.kind).toBe('impossible');
  });
});

it('takes no filter from a word that only repeats the figure', () => {
  expect(queryOf('losses on onerous contracts in 2025').filters).not.toContainEqual(
    expect.objectContaining({ dimension: 'profitability' }),
  );
});

describe('times side by side', () => {
  it.each([
    'CSM of cohorts 2024 and 2025',
    '2024년과 2025년 코호트의 CSM',
    '2024和2025發行年度的CSM',
  ])('are cohorts together: %s', (question) => {
    expect(queryOf(question).filters).toContainEqual(
      expect.objectContaining({ dimension: 'cohort', values: ['2024', '2025'] }),
    );
  });

  it('take a balance at the end of each year, never the sum of its quarters', () => {
    const { sql } = compile(queryOf('CSM in 2024 and 2025'), 'en');
    expect(sql).toContain("FILTER (WHERE period IN ('2024-12', '2025-12'))");
  });

  it('give a balance for each quarter from one to the other', () => {
    expect(queryOf('CSM since Q2 2025').dimensions).toEqual(['period']);
    expect(queryOf('revenue since Q2 2025').dimensions).toEqual([]);
  });

  it('are both at the end where one end is said', () => {
    expect(queryOf('CSM at the end of 2024 and 2025').filters).toContainEqual(
      expect.objectContaining({ dimension: 'period', values: ['2024-12', '2025-12'] }),
    );
  });

  it('are doubted where they are of two kinds', () => {
    const reading = understand({ question: 'CSM in Q1 2024 and 2025' }, known);
    expect(reading).toMatchObject({ unknown: ['q1 2024', '2025'] });
  });
});

describe('figures of several views', () => {
  it('are each of their scenario and time, where their view has them', () => {
    const { sql } = compile(queryOf('contracts and CSM by portfolio'), 'en');
    expect(sql.match(/period = '2025-12'/g)).toHaveLength(2);
    expect(sql.match(/scenario = 'base'/g)).toHaveLength(1);
  });

  it.each(['number of groups and CSM by portfolio', '포트폴리오별 계약집합 수와 CSM'])(
    'may be one and a count: %s',
    (question) => {
      expect(queryOf(question)).toMatchObject({
        measures: expect.arrayContaining(['csm', 'groups.count']) as string[],
        dimensions: ['portfolio'],
      });
    },
  );

  it('cannot be held against a time that one of them does not have', () => {
    const reading = understand({ question: 'users compared with last quarter' }, known);
    expect(reading).toMatchObject({ kind: 'impossible', dimension: 'period' });
  });
});

it('takes who is profitable for a profit above zero', () => {
  expect(queryOf('which portfolios are profitable?').thresholds).toEqual([
    { measure: 'profit', operator: '>', value: 0 },
  ]);
});

it('takes a year beside groups for their cohort', () => {
  const query = queryOf('list the 2023 groups');
  expect(query.period).toBeUndefined();
  expect(query.filters).toContainEqual({ dimension: 'cohort', values: ['2023'], isNegated: false });
});

it('calls no column by a word of SQL', () => {
  const { sql } = compile(queryOf('share of CSM by group and quarter'), 'en');
  expect(sql).toContain('ORDER BY period, group_id');
  expect(sql).not.toMatch(/\bgroup\b(?! by)/);
});

describe('what one list of rows cannot say', () => {
  const unknownIn = (question: string) => {
    const reading = understand({ question }, known);
    return reading.kind === 'understood' ? reading.unknown : [reading.kind];
  };

  it.each([
    ['CSM of health insurance or VFA', 'or'],
    ['건강보험이나 VFA 계약의 CSM', '이나'],
    ['groups with CSM above 5bn or CSM below 1bn', 'or'],
    ['CSM 누계', '누계'],
    ['how many users have more than one role', 'more than'],
    ['top 10% of groups by CSM', '10%'],
    ['revenue in May 2025', 'may 2025'],
    ['where is most of our CSM', 'where'],
    ['revenue through Q2 2025', 'q2 2025'],
    ['2025년 2분기까지 보험수익', '2025년 2분기'],
    ['BEL과 RA 합계', '합계'],
    ['2025년 3월 보험수익', '2025년 3월'],
  ])('is named: %s', (question, word) => {
    expect(unknownIn(question)).toContain(word);
  });

  it.each([
    'CSM of health insurance or whole life',
    'which portfolio had the CSM that fell the most compared with last quarter',
    '손해율이 80% 넘는 포트폴리오',
    '件數超過2000的群組',
  ])('is not seen in %s', (question) => {
    expect(unknownIn(question)).toEqual([]);
  });

  it('takes a number beside a limit for no year', () => {
    const query = queryOf('件數超過2000的群組');
    expect(query.thresholds).toEqual([{ measure: 'contracts', operator: '>', value: 2000 }]);
    expect(query.period).toEqual({ from: '2025-12', to: '2025-12' });
  });

  it('opens a year at its beginning', () => {
    expect(compile(queryOf('opening CSM 2025'), 'en').sql).toContain(
      "FILTER (WHERE period = '2025-03')",
    );
  });

  it('takes none at all for neither more nor less', () => {
    expect(queryOf('groups without any CSM').thresholds).toEqual([
      { measure: 'csm', operator: '>=', value: 0 },
      { measure: 'csm', operator: '<=', value: 0 },
    ]);
  });
});

describe('asked on', () => {
  const next = (first: string, question: string) => {
    const reading = understand({ question, previous: queryOf(first) }, known);
    if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
    return reading.query;
  };

  it.each(['total only', '합계만', '只要總計'])('a figure is no longer split: %s', (question) => {
    expect(next('CSM by portfolio', question)).toMatchObject({ measures: ['csm'], dimensions: [] });
  });

  it.each([
    ['add BEL', ['csm', 'bel']],
    ['BEL로 바꿔줘', ['bel']],
  ])('with another figure: %s', (question, measures) => {
    expect(next('CSM by portfolio', question)).toMatchObject({
      measures,
      dimensions: ['portfolio'],
    });
  });

  it('a figure stays an average', () => {
    expect(next('average CSM per group', 'only health insurance')).toMatchObject({
      averageOver: 'group',
    });
  });

  it('a figure is one of everything', () => {
    const { filters } = next('CSM of health insurance', '전체로 보면?');
    expect(filters.map(({ dimension }) => dimension)).toEqual(['book', 'scenario']);
  });

  it('leaves out what is dropped', () => {
    expect(next('CSM by portfolio', 'drop whole life')).toMatchObject({
      comparison: undefined,
      filters: expect.arrayContaining([
        { dimension: 'portfolio', values: ['WHL'], isNegated: true },
      ]) as unknown,
    });
  });
});

describe('rows that are chosen', () => {
  it.each([
    ['전분기보다 CSM이 줄어든 포트폴리오', '<'],
    ['which portfolios had a CSM that fell compared with last quarter', '<'],
    ['CSM較上季增加的合約組合', '>'],
  ])('by how they moved: %s', (question, operator) => {
    const query = queryOf(question);
    expect(query.thresholds).toEqual([{ measure: 'csm', operator, value: 0, of: 'change' }]);
    const { sql } = compile(query, 'en');
    expect(sql).toContain(`WHERE csm_change ${operator} 0`);
    expect(sql).not.toContain('HAVING');
  });

  it.each([
    'top 3 groups per portfolio by CSM',
    '포트폴리오별로 CSM 상위 3개 집합',
    '每個合約組合CSM最高的前3個群組',
  ])('in each of what holds them: %s', (question) => {
    const query = queryOf(question);
    expect(query).toMatchObject({ limit: 3, limitWithin: 'portfolio' });
    expect(compile(query, 'en').sql).toMatch(
      /PARTITION BY portfolio ORDER BY csm DESC NULLS LAST\) AS place[^]*WHERE place <= 3/,
    );
  });
});

describe('two figures', () => {
  it.each([
    ['CSM per policy', 'csm', 'contracts'],
    ['계약당 CSM', 'csm', 'contracts'],
    ['每件保單的CSM', 'csm', 'contracts'],
    ['CSM as a percentage of BEL', 'csm', 'bel'],
    ['what percentage of BEL is CSM', 'csm', 'bel'],
    ['BEL 대비 CSM 비율', 'csm', 'bel'],
    ['CSM이 BEL의 몇 퍼센트야?', 'csm', 'bel'],
    ['CSM佔BEL的比率', 'csm', 'bel'],
  ])('one by the other: %s', (question, one, other) => {
    const query = queryOf(question);
    expect(query).toMatchObject({ measures: [one, other], calculation: 'ratio' });
    expect(compile(query, 'en').sql).toContain(` * ${one} / nullif(${other}, 0)`);
  });

  it.each([
    ['cash received minus cash paid', 'cashIn', 'cashOut'],
    ['현금유입에서 현금유출을 뺀 금액', 'cashIn', 'cashOut'],
    ['現金流入減現金流出', 'cashIn', 'cashOut'],
    ['difference between claims incurred and claims expected', 'claimsIncurred', 'claimsExpected'],
  ])('one less the other: %s', (question, one, other) => {
    expect(queryOf(question)).toMatchObject({ measures: [one, other], calculation: 'difference' });
  });

  it('order rows by what is computed of them', () => {
    const query = queryOf('which portfolio has the highest CSM per policy');
    expect(compile(query, 'en').sql).toContain('ORDER BY csm_to_contracts DESC');
  });
});

describe('two figures, one the limit of the other', () => {
  it.each([
    ['portfolios where claims incurred exceeded claims expected', '>'],
    ['발생보험금이 예상보험금보다 큰 포트폴리오', '>'],
    ['已發生理賠低於預期理賠的組合', '<'],
  ])('%s', (question, operator) => {
    const query = queryOf(question);
    expect(query).toMatchObject({
      measures: ['claimsIncurred', 'claimsExpected'],
      dimensions: ['portfolio'],
      thresholds: [{ measure: 'claimsIncurred', operator, value: 0, of: 'difference' }],
    });
    expect(compile(query, 'en').sql).toContain(
      `WHERE claims_incurred_less_claims_expected ${operator} 0`,
    );
  });
});

describe('what happened', () => {
  it('is counted over all of a time, what stands at its end', () => {
    const sql = (question: string) => compile(queryOf(question), 'en').sql;
    expect(sql('how many journal lines in 2025')).toContain(
      "period BETWEEN '2025-03' AND '2025-12'",
    );
    expect(sql('number of contracts in 2025')).toContain("period = '2025-12'");
  });

  it.each([
    ['which portfolio lost the most CSM over 2025', 'ascending'],
    ['which portfolio grew the most by CSM in 2025', 'descending'],
  ])('fell most where it moved least: %s', (question, direction) => {
    expect(queryOf(question)).toMatchObject({ order: { by: 'csm', direction }, limit: 1 });
  });

  it('is told quarter by quarter where growth is that of quarters', () => {
    expect(queryOf('quarter-on-quarter growth of insurance revenue during 2025')).toMatchObject({
      dimensions: ['period'],
      comparison: 'previous',
    });
  });
});

describe('what may mean something else is named', () => {
  it.each([
    ['Is health insurance making money? profit per quarter', 'making money'],
    ['VFA groups variable fee', 'variable fee'],
    ['number of cohorts per portfolio', 'number of'],
    ['종신보험 당기손익 흑자냐 적자냐 연도별로', '적자'],
    ['CSM in the scenario of rates down 50bp', 'rates down 50bp'],
  ])('%s', (question, word) => {
    expect(understand({ question }, known)).toMatchObject({
      kind: 'understood',
      unknown: expect.arrayContaining([word]) as unknown[],
    });
  });
});

describe('a place in an order', () => {
  it.each([
    ['second largest portfolio by CSM', 1, 'descending'],
    ['CSM이 두 번째로 큰 포트폴리오', 1, 'descending'],
    ['CSM 3위 포트폴리오', 2, 'descending'],
    ['CSM 第二大的組合', 1, 'descending'],
    ['third lowest portfolio by CSM', 2, 'ascending'],
  ])('%s', (question, offset, direction) => {
    const query = queryOf(question);
    expect(query).toMatchObject({ order: { by: 'csm', direction }, limit: 1, offset });
    expect(compile(query, 'en').sql).toContain(`LIMIT 1\nOFFSET ${offset}`);
  });
});

describe('years of issue', () => {
  it.each([
    ['CSM of cohorts before 2024', ['2022', '2023']],
    ['CSM of groups issued since 2024', ['2024', '2025']],
    ['2024년 이후 코호트의 CSM', ['2024', '2025']],
    ['2024年以前世代的CSM', ['2022', '2023']],
  ])('up to a year, or from it on: %s', (question, values) => {
    expect(queryOf(question).filters).toContainEqual({
      dimension: 'cohort',
      values,
      isNegated: false,
    });
  });

  it.each(['CSM excluding cohort 2023', '2023 코호트 제외한 CSM', '不含2023世代的CSM'])(
    'that are left out: %s',
    (question) => {
      expect(queryOf(question).filters).toContainEqual({
        dimension: 'cohort',
        values: ['2023'],
        isNegated: true,
      });
    },
  );
});

describe('a value alone', () => {
  it.each([
    ['list reinsurers', 'companies'],
    ['지주회사 목록', 'companies'],
    ['손실부담계약 목록', 'groups'],
    ['統一編號', 'companies'],
  ])('lists what has it: %s', (question, entity) => {
    expect(queryOf(question)).toMatchObject({ entity });
  });

  it.each(['CSM of onerous groups', '손실부담 계약집합의 CSM', '虧損性群組的CSM'])(
    'chooses rows, it does not split them: %s',
    (question) => {
      expect(queryOf(question).dimensions).toEqual([]);
    },
  );
});
