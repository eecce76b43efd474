import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [{ dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life'] }],
  periods: ['2024-03', '2024-06', '2024-09', '2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
};
const read = (question: string) => understand({ question }, known);

describe('from the beginning of a year', () => {
  it.each([
    ['premiums so far this year through September 2025', '2025-03', '2025-09'],
    ['premiums year to date through September', '2025-03', '2025-09'],
    ['profit from the start of the year to the end of June', '2025-03', '2025-06'],
    ['ytd to Q3 2024 profit', '2024-03', '2024-09'],
    ['연초부터 3분기까지 보험수익', '2025-03', '2025-09'],
    ['2024년 초부터 9월까지 수입보험료', '2024-03', '2024-09'],
    ['올해 1월부터 6월까지 당기손익', '2025-03', '2025-06'],
    ['2025 年初至 9 月底為止，已付理賠與費用合計多少？', '2025-03', '2025-09'],
    ['去年初到第三季的損益', '2024-03', '2024-09'],
    ['今年1至9月保險收入', '2025-03', '2025-09'],
    ['2025년 9월 누계 당기손익', '2025-03', '2025-09'],
    ['截至2025年9月的累計損益', '2025-03', '2025-09'],
  ])('%s', (question, from, to) => {
    expect(read(question)).toMatchObject({ query: { period: { from, to } }, unknown: [] });
  });

  it('is no year that ends with that month: twelve months to June', () => {
    expect(read('profit for the twelve months to June 2025')).toMatchObject({
      query: { period: { from: '2024-09', to: '2025-06' } },
      unknown: [],
    });
  });
});

describe('quarters from a month to a month', () => {
  it.each([
    'insurance revenue per quarter, June 2024 to March 2025',
    '2024년 6월부터 2025년 3월까지 분기별 보험수익',
    '2024年6月到2025年3月，每季的保險收入',
  ])('are told apart: %s', (question) => {
    expect(read(question)).toMatchObject({
      query: { dimensions: ['period'], period: { from: '2024-06', to: '2025-03' } },
      unknown: [],
    });
  });

  it('are doubted as a sum, which has no month of its own', () => {
    expect(read('2024년 6월부터 2025년 3월까지 보험수익')).not.toMatchObject({ unknown: [] });
  });
});

describe('so many quarters beside a year', () => {
  it.each([
    ['2024년 네 분기 동안 발생보험금 추이', '2024-03', '2024-12'],
    ['2024년 마지막 두 분기 동안 발생보험금 추이', '2024-09', '2024-12'],
    ['claims incurred over four quarters in 2024', '2024-03', '2024-12'],
  ])('are those of the year: %s', (question, from, to) => {
    expect(read(question)).toMatchObject({
      query: { dimensions: ['period'], period: { from, to } },
      unknown: [],
    });
  });

  it.each(['change in CSM by quarter over the last 4 quarters', '최근 4분기 분기별 CSM 증감'])(
    'show how a figure moved, and choose nothing: %s',
    (question) => {
      expect(read(question)).toMatchObject({
        query: { calculation: 'change', dimensions: ['period'] },
        unknown: [],
      });
    },
  );
});
