import { type Known, understand } from '@/domain/questions';

const PERIODS = ['2024-09', '2024-12', '2025-03', '2025-06', '2025-09', '2025-12'];
const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'portfolio', value: 'MTR', names: ['MTR', 'Motor', '자동차보험', '汽車保險'] },
    { dimension: 'portfolio', value: 'WHL', names: ['WHL', 'Whole life', '종신보험', '終身壽險'] },
  ],
  periods: PERIODS,
};
const read = (question: string) => {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return { query: reading.query, unknown: reading.unknown };
};

describe('what is said twice says no more than once', () => {
  it.each([
    ['CSM of the second half of 2025 (2025-09 and 2025-12)', 'CSM of the second half of 2025'],
    ['2025년 하반기(2025-09, 2025-12) 보험수익 합계', '2025년 하반기 보험수익 합계'],
    ['2025年下半年（2025-09與2025-12兩季）保險收入合計', '2025年下半年保險收入合計'],
    ['일반모형(GMM) 계약집합의 CSM', '일반모형 계약집합의 CSM'],
    ['premiums divided by contracts: the premium per contract', 'premiums divided by contracts'],
    ["this year's profit by portfolio in 2025", 'profit by portfolio in 2025'],
    ['sum insured a year ago, at the end of December 2024', 'sum insured in December 2024'],
    ['1년 전인 2024년 12월 말 가입금액', '2024년 12월 말 가입금액'],
    ['一年前，也就是2024年12月底的保險金額', '2024年12月底的保險金額'],
    ['vouchers (not lines) by quarter in 2025', 'vouchers by quarter in 2025'],
    ['2025年各季傳票張數（不是分錄）', '2025年各季傳票張數'],
    ['CSM in each of the four quarters of 2025', 'CSM in each of the quarters of 2025'],
    [
      'Net cost of reinsurance for 2025, i.e. premiums ceded minus recoveries from reinsurers',
      'premiums ceded minus recoveries from reinsurers for 2025',
    ],
    [
      '2025년 재보험 순원가, 즉 재보험료 배분액에서 재보험 회수액을 뺀 금액은?',
      '2025년 재보험료 배분액에서 재보험 회수액을 뺀 금액은?',
    ],
    ['2025年再保淨成本，也就是再保費分攤減去再保攤回', '2025年再保費分攤減去再保攤回'],
  ])('%s', (question, once) => {
    expect(read(question)).toEqual(read(once));
    expect(read(question).unknown).toEqual([]);
  });

  it.each([
    'Whole life CSM (Q1 and Q3 2025)',
    'CSM of whole life (not motor)',
    'CSM (by portfolio)',
    'CSM of last quarter (and the one before)',
  ])('but brackets may choose: %s', (question) => {
    expect(read(question).query).not.toEqual(read(question.replace(/ \(.*/, '')).query);
  });
});

describe('what is named and left out is left out', () => {
  it.each([
    'Motor is shown apart: the LRC without motor',
    '자동차보험은 따로 보니까 자동차보험 빼고 잔여보장부채',
    '汽車保險另計，扣掉汽車保險的剩餘保障負債',
  ])('%s', (question) => {
    expect(
      read(question).query.filters.filter(({ dimension }) => dimension === 'portfolio'),
    ).toEqual([{ dimension: 'portfolio', values: ['MTR'], isNegated: true }]);
  });
});

it.each([
  ['for each issued GMM group: the CSM', 'group'],
  ['원수 GMM 계약집합 각각의 CSM', 'group'],
])('splits by what each is said of: %s', (question, dimension) => {
  expect(read(question).query.dimensions).toEqual([dimension]);
});

it.each([
  ['premiums in 2025-09', '2025-09', '2025-09'],
  ['premiums per quarter from 2024-12 to 2025-06', '2024-12', '2025-06'],
  ['2024-12부터 2025-06까지 분기별 수입보험료', '2024-12', '2025-06'],
  ['2024-12至2025-06各季的已收保費', '2024-12', '2025-06'],
])('takes 2025-09 for the quarter that is called so: %s', (question, from, to) => {
  expect(read(question)).toMatchObject({ query: { period: { from, to } }, unknown: [] });
});

it.each(['service expenses ÷ revenue by portfolio', '포트폴리오별 보험서비스비용 ÷ 보험수익'])(
  'divides by the sign: %s',
  (question) => {
    expect(read(question)).toMatchObject({
      query: { measures: ['serviceExpenses', 'revenue'], calculation: 'ratio' },
      unknown: [],
    });
  },
);

it.each([
  ['by measurement model instead of by portfolio'],
  ['포트폴리오 말고 측정모형별로'],
  ['請改以衡量模型列示，不要依合約組合'],
  ['not by portfolio but by measurement model'],
])('gives up what a question before was split by: %s', (question) => {
  const { query: previous } = read('insurance revenue in 2025 by portfolio');
  expect(understand({ question, previous }, known)).toMatchObject({
    query: { measures: ['revenue'], dimensions: ['model'] },
    unknown: [],
  });
});

it('splits by what is counted no more than by what it is counted by', () => {
  expect(read('한국 회사들을 보험사 유형별로 세어 주세요').query.dimensions).toEqual([
    'insurerType',
  ]);
});

it.each([
  'Which companies have it as their parent?',
  '이 회사를 모회사로 둔 회사',
  '以它為母公司的公司',
])('names what it does not know of a question before: %s', (question) => {
  const { query: previous } = read('list the companies');
  const reading = understand({ question, previous }, known);
  if (reading.kind !== 'understood') throw new Error(reading.kind);
  expect(reading.unknown.join(' ')).toMatch(/it|이 회사|它/);
});

it('counts all of the quarters that are named together', () => {
  const { query, unknown } = read('How many runs did the quarters of 2025 have altogether?');
  expect(unknown).toEqual([]);
  expect(query).toMatchObject({ measures: ['runs.count'], dimensions: [] });
});
