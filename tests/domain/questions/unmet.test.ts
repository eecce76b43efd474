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
    {
      dimension: 'role',
      value: 'AUDITOR',
      names: ['AUDITOR', 'Auditor', '감사 담당자', '稽核人員'],
    },
    { dimension: 'menu', value: 'M01', names: ['M01', 'Companies', '회사 관리', '公司管理'] },
    { dimension: 'menu', value: 'M02', names: ['M02', 'Rights', '권한 관리', '權限管理'] },
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

describe('what a query does not hold is named', () => {
  it.each([
    ['nothing to split by', 'how many common codes per list', ['per']],
    ['a limit of each above', 'companies with more than two subsidiaries', ['subsidiaries']],
    ['a limit of each above', '자회사가 두 개 넘는 회사', ['자회사']],
    ['lists that nothing is told apart by', 'how many codes in each list', ['in each']],
    ['a second order', '負債最大的組合裡CSM最大的群組', ['最大']],
    ['a limit that holds every time', '매 분기 이익이 난 계약집합', ['매 분기']],
    ['a loss of what makes none', '虧損群組的保險收入', ['虧損']],
    ['what only one of several has', 'menus that only the auditor can open', ['only']],
    ['what only one of several has', '감사 담당자만 볼 수 있는 메뉴', ['만']],
    ['what only one of several has', '只有稽核人員能看的選單', ['只有']],
  ])('%s: %s', (_, question, words) => {
    expect(read(question).unknown).toEqual(words);
  });

  it.each(['BEL plus risk adjustment at year end', '年底最佳估計負債加風險調整的金額'])(
    'one figure of two: %s',
    (question) => {
      expect(read(question).unknown).toHaveLength(1);
    },
  );

  it('what has both of two, where each has one', () => {
    expect(read('roles that may write to companies and rights').unknown).toEqual(['and']);
  });

  it('a word that nobody knows is named without its grammar', () => {
    expect(read('CSM by zzzzz').unknown).toEqual(['zzzzz']);
  });
});

describe('what it holds is not', () => {
  it.each(['only whole life: CSM', '종신보험만 CSM 보여줘', 'CSM and BEL of both portfolios'])(
    '%s',
    (question) => {
      expect(read(question).unknown).toEqual([]);
    },
  );
});

it.each(['which quarter had the biggest drop in CSM', 'CSM이 가장 많이 감소한 분기'])(
  'the greatest fall is the least move, also of times: %s',
  (question) => {
    expect(queryOf(question).order?.direction).toBe('ascending');
  },
);

it.each(['CSM two quarters ago', '2분기 전 CSM', '兩季前的CSM'])(
  'so many quarters ago is a time: %s',
  (question) => {
    expect(queryOf(question)).toMatchObject({
      dimensions: [],
      period: { from: '2025-06', to: '2025-06' },
    });
  },
);

it('years of one list are of issue together', () => {
  expect(queryOf('2023年和2025年群組的CSM差距')).toMatchObject({
    filters: [{ dimension: 'cohort', values: ['2023'] }, {}, {}],
    against: { filter: { dimension: 'cohort', values: ['2025'] } },
  });
});

it('what is more profitable than another has the greater profit', () => {
  expect(queryOf('is health insurance more profitable than whole life?')).toMatchObject({
    measures: ['profit'],
    dimensions: [],
    thresholds: [],
    comparison: 'given',
  });
});

it('a share is one of all, whatever rows are left', () => {
  const { sql } = compile(queryOf('share of loss-making groups in profit'), 'en');
  const [shares = ''] = sql.split('WHERE group_id_code IN');
  expect(shares).toContain('profit_share');
  expect(shares).not.toContain('HAVING');
});

it('places in an order are no limits', () => {
  expect(read('CSM 순위 3위에서 5위까지').query.thresholds).toEqual([]);
});

it.each([
  ['premiums from April to June 2025', '2025-06', '2025-06'],
  ['2025년 1월부터 9월까지 보험료', '2025-03', '2025-09'],
  ['2025年4月到12月的保費', '2025-06', '2025-12'],
])('months that are whole quarters are these: %s', (question, from, to) => {
  expect(queryOf(question).period).toEqual({ from, to });
});

it('months that are not are doubted for what came in them', () => {
  expect(read('claims paid between March and September 2025').unknown).toHaveLength(1);
});

it.each(['CSM now and a year ago', 'CSM 현재와 1년 전', 'CSM現在和一年前'])(
  'a time beside now is held against it: %s',
  (question) => {
    expect(queryOf(question).comparison).toBe('yearBefore');
  },
);

it.each(['first quarter with revenue over 5 billion', '보험수익이 50억을 처음 넘은 분기'])(
  'the first quarter with something is no first quarter of a year: %s',
  (question) => {
    expect(queryOf(question)).toMatchObject({ dimensions: ['period'], limit: 1 });
  },
);

it.each([
  ['what percentage of the groups have a loss component', ['what percentage']],
  ['부채가 가장 큰 분기와 가장 작은 분기', ['가장 작은']],
  ['再保前後的CSM', ['再保前後']],
])('what may be one or the other, or is both, says so: %s', (question, words) => {
  expect(read(question).unknown).toEqual(words);
});

it.each([
  ['a share of itself', 'finance expenses as share of total expenses', ['expenses']],
  ['one time by two names', 'premiums last quarter, and the one before', 2],
  ['one time by two names', '上一季和前一季的保費', 2],
])('%s is doubted: %s', (_, question, words) => {
  const { unknown } = read(question);
  if (typeof words === 'number') expect(unknown.length).toBeGreaterThanOrEqual(1);
  else expect(unknown).toEqual(words);
});

it('what is edited is not who edits', () => {
  expect(queryOf('who is allowed to edit companies?').filters).toContainEqual({
    dimension: 'menu',
    values: ['M01'],
    isNegated: false,
  });
});

it('what is not there is denied by itself', () => {
  expect(queryOf('users with no demo right and no role').filters).toContainEqual({
    dimension: 'role',
    values: [''],
    isNegated: false,
  });
});

it.each([
  ['top group by csm', 1],
  ['top groups by csm', 5],
])('one is asked for by its singular: %s', (question, limit) => {
  expect(queryOf(question).limit).toBe(limit);
});

it('cohorts that are compared stand side by side', () => {
  expect(queryOf('compare the profit of 2024 and 2025 cohorts').dimensions).toEqual(['cohort']);
});

it.each(['CSM at the end of each quarter in 2025', '2025년 매 분기말 BEL', '2025年每季末CSM'])(
  'ends of quarters are each of them: %s',
  (question) => {
    expect(queryOf(question).dimensions).toEqual(['period']);
  },
);

it('the year that cohorts are asked by is one of issue', () => {
  expect(queryOf('BEL 最大的發行年度是哪一年')).toMatchObject({
    dimensions: ['cohort'],
    period: { from: '2025-12', to: '2025-12' },
  });
});

it.each([
  ['2025년 2분기 BEL', '위험조정은?'],
  ['2025年第二季的 BEL', '風險調整呢？'],
])('another figure alone goes on from the one before: %s, %s', (first, question) => {
  const { query: previous } = read(first);
  const reading = understand({ question, previous }, known);
  expect(reading).toMatchObject({
    query: { measures: ['riskAdjustment'], period: { from: '2025-06', to: '2025-06' } },
  });
});

describe('what goes on from a question that was not read whole', () => {
  const first = read('CSM by quokka').query;

  it('leaves out what was left out before', () => {
    expect(first.unread).toEqual(['quokka']);
    const reading = understand({ question: 'and in Q3?', previous: first }, known);
    expect(reading.kind === 'understood' && reading.unknown).toEqual(['quokka']);
  });

  it('begins anew where a question stands by itself', () => {
    const reading = understand({ question: 'BEL by portfolio', previous: first }, known);
    expect(reading.kind === 'understood' && reading.unknown).toEqual([]);
  });
});
