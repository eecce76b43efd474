import { valuesOf } from '@/domain/clauses/values';

const read = (text: string) => valuesOf(text).map(({ kind, canonical }) => `${kind} ${canonical}`);

describe('figures in other clothes', () => {
  it.each([
    ['amount', ['1천만원', '1,000만원', '10,000,000원', '일천만원', '1000만 원']],
    ['amount', ['1억 5천만원', '150,000,000원']],
    ['amount', ['$1,000,000', 'USD 1 million', '1,000,000 dollars']],
    ['amount', ['新臺幣二十萬元', '20萬元', '200,000元']],
    ['rate', ['5%', '5.0%', '5 per cent', '5퍼센트', '百分之五']],
    ['period', ['30일', '삼십일', '30 days', 'thirty (30) days', '三十日', '30天']],
    ['period', ['1년', '12개월', 'one year', '12 months', '十二個月']],
    [
      'date',
      [
        '2025년 4월 1일',
        '2025. 4. 1.',
        '2025-04-01',
        '1 April 2025',
        'April 1, 2025',
        '民國114年4月1日',
      ],
    ],
    ['date', ['2026년 1월', '2026年1月', 'January 2026', 'Jan. 2026']],
    ['limit', ['만 65세', '65세', 'age 65', '65 years of age', '65歲']],
    ['crossReference', ['제5조(보험금의 청구) 제2항', '제5조 제2항', '제 5 조 제 2 항']],
  ])('%s: %j', (kind, forms) => {
    const values = forms.map((form) => read(form));
    for (const value of values) expect(value).toEqual([values[0]?.[0]]);
    expect(values[0]?.[0]).toMatch(new RegExp(`^${kind} `));
  });

  it.each([
    ['30일', '1개월'],
    ['1일', '24시간'],
    ['30일', '30영업일'],
    ['1천만원', '1천원'],
    ['제5조', '제5조의2'],
  ])('%s is not %s', (one, other) => {
    expect(read(one)).not.toEqual(read(other));
  });

  it('calls a figure with a ceiling a limit', () => {
    expect(read('입원 1일당 5만원을 지급하며 120일을 한도로 합니다.')).toEqual([
      'period 1 day',
      'amount 50000 KRW',
      'limit 120 day',
    ]);
  });

  it('finds no figure in words that only look like one', () => {
    expect(read('병원과 의원의 구원 요청, 일정과 월별 지원')).toEqual([]);
  });
});
