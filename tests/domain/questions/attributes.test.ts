import { type Known, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    { dimension: 'country', value: 'JP', names: ['JP', 'Japan', '일본', '日本'] },
    { dimension: 'company', value: 'HOLD002', names: ['HOLD002', 'Mingyuan Holdings'] },
    { dimension: 'parentCompany', value: 'HOLD002', names: ['HOLD002'] },
    { dimension: 'codeList', value: 'CURRENCY_CD', names: ['Currency', '통화', '幣別'] },
    {
      dimension: 'codeList',
      value: 'TRANSITION_CD',
      names: ['Transition approach', '전환방법', '過渡方法'],
    },
  ],
  periods: ['2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
};
function queryOf(question: string) {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  expect(reading.unknown).toEqual([]);
  return reading.query;
}

describe('columns that are named', () => {
  it.each([
    'Japanese companies: code, name, currency',
    '일본 회사의 코드, 회사명, 통화',
    '日本的公司：代碼、名稱、幣別',
  ])('are those of what is listed: %s', (question) => {
    const { sql } = compile(queryOf(question), 'en');
    expect(sql).toMatch(/SELECT DISTINCT company, company_name_en AS company_name, .*currency/);
    expect(sql).toContain("WHERE country = 'JP'");
  });

  it.each([
    'companies with parent company code HOLD002',
    '모회사 코드가 HOLD002인 회사',
    '母公司代碼為HOLD002的公司',
  ])('are what a code is of: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      entity: 'companies',
      filters: [{ dimension: 'parentCompany', values: ['HOLD002'] }],
    });
  });

  it.each([
    ['Show me the currencies set up in the common codes - code and name', 'CURRENCY_CD'],
    ['共用代碼裡設定了哪些幣別？代碼與名稱都要', 'CURRENCY_CD'],
    ['code and name of every entry of the code list Transition approach', 'TRANSITION_CD'],
  ])('are those of codes where a list of them is named: %s', (question, list) => {
    expect(queryOf(question)).toMatchObject({
      entity: 'codes',
      filters: [{ dimension: 'codeList', values: [list] }],
    });
  });

  it.each([
    '12월 결산이 아닌 회사 명단과 각 결산월 알려줘',
    "Companies whose closing month isn't December - which ones, and what month is it?",
  ])('are told of each row, not counted: %s', (question) => {
    expect(queryOf(question)).toMatchObject({ entity: 'companies', measures: [] });
  });

  it('may say in brackets what they are counted in', () => {
    expect(queryOf('2025년 결산월별 결산 실행 상태랑 소요 시간(초)')).toMatchObject({
      measures: ['runSeconds'],
      dimensions: ['period', 'runState'],
    });
  });
});

describe('a closing month', () => {
  it.each([
    ['CSM per closing month of 2025', 'csm'],
    ['2025년 결산월별 CSM', 'csm'],
    ['2025年各結帳月份的CSM', 'csm'],
    ['close runs for 2025 closing months: month, state, seconds', 'runSeconds'],
  ])('of the books is a quarter: %s', (question, measure) => {
    const query = queryOf(question);
    expect(query.measures).toEqual([measure]);
    expect(query.dimensions[0]).toBe('period');
  });

  it.each([
    'In what month do the Japanese companies close?',
    '일본 회사들은 몇 월 결산인가요?',
    '日本的公司是幾月決算？',
  ])('of companies is when their year ends: %s', (question) => {
    expect(queryOf(question)).toMatchObject({
      entity: 'companies',
      dimensions: ['closingMonth'],
    });
  });

  it('is no month of a figure', () => {
    expect(understand({ question: 'CSM by month' }, known)).toMatchObject({ unknown: ['month'] });
  });
});
