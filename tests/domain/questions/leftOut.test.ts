import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    { dimension: 'portfolio', value: 'MTR', names: ['MTR', 'Motor', '자동차보험', '汽車保險'] },
    { dimension: 'portfolio', value: 'HLT', names: ['HLT', 'Health', '건강보험', '健康保險'] },
    {
      dimension: 'insurerType',
      value: 'HOLDING',
      names: ['HOLDING', 'Insurance holding', '보험지주', '保險控股'],
    },
  ],
  periods: ['2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
  cohortsByBook: { demo: ['2023', '2024', '2025'] },
};
function read(question: string) {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return reading;
}

describe('what is left out', () => {
  it.each([
    ['What is the LRC at year-end 2025 if we leave out everything measured under the PAA?', 'PAA'],
    ['What is revenue in 2025 if you take motor out?', 'MTR'],
    ['2025 revenue by portfolio, but drop motor', 'MTR'],
    ['Leaving the 2023 cohort aside, LIC by portfolio', '2023'],
    ['손실부담 계약집합을 걷어내면 2025년 말 보험계약부채는?', 'onerous'],
    ['자동차보험을 배제하고 2025년 당기손익을 계산해 줘', 'MTR'],
    ['VFA를 들어낸 CSM', 'VFA'],
    ['자동차보험과 건강보험을 제외하고 나면 2025년 보험수익은?', 'HLT'],
    ['各國有幾家公司？保險控股不算', 'HOLDING'],
    ['汽車保險不列入計算，2025年保險收入', 'MTR'],
    ['不列入汽車保險，2025年保險收入是多少', 'MTR'],
    ['把持有的再保排除在外，2025年損益是多少？', 'held'],
    ['除VFA外的CSM', 'VFA'],
  ])('is denied, however the verb is parted or ends: %s', (question, value) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    const [filter] = query.filters.filter(({ values }) => values.includes(value));
    expect(filter?.isNegated).toBe(true);
  });

  it('may be said beside what is meant', () => {
    const { query, unknown } = read('Only issued business, no reinsurance held: RA per portfolio');
    expect(unknown).toEqual([]);
    expect(query.dimensions).toEqual(['portfolio']);
    expect(query.filters).toEqual(
      expect.arrayContaining([{ dimension: 'side', values: ['issued'], isNegated: false }]),
    );
  });

  it.each([
    'Leave out motor, just health: revenue in 2025',
    'Exclude motor, only show health: revenue in 2025',
    '자동차보험은 빼고 건강보험만 2025년 보험수익',
    '건강보험만 보고 자동차보험은 제외한 2025년 보험수익',
    '排除汽車保險，只看健康保險2025年的保險收入',
  ])('is not what is left alone: %s', (question) => {
    const { query, unknown } = read(question);
    expect(unknown).toEqual([]);
    expect(query.filters.filter(({ dimension }) => dimension === 'portfolio')).toEqual(
      expect.arrayContaining([
        { dimension: 'portfolio', values: ['MTR'], isNegated: true },
        { dimension: 'portfolio', values: ['HLT'], isNegated: false },
      ]),
    );
  });

  it.each([
    ['All portfolios but motor: revenue in 2025', true],
    ['Revenue of every portfolio but motor', true],
    ['CSM by cohort, but only of motor', false],
    ['Revenue and expenses by quarter but of motor', false],
  ])('"but" leaves something out of all only: %s', (question, isNegated) => {
    expect(read(question).query.filters).toEqual(
      expect.arrayContaining([{ dimension: 'portfolio', values: ['MTR'], isNegated }]),
    );
  });

  it.each(['Did the CSM of motor drop?'])(
    'is nothing where something else is said: %s',
    (question) => {
      expect(read(question).query.filters.every(({ isNegated }) => !isNegated)).toBe(true);
    },
  );
});
