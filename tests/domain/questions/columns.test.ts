import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    {
      dimension: 'company',
      value: 'LIFE001',
      names: ['LIFE001', 'Garam Life Insurance', '가람생명보험', '佳嵐人壽保險'],
    },
    { dimension: 'role', value: 'ACTUARY', names: ['ACTUARY', 'Actuary', '계리사', '精算師'] },
    {
      dimension: 'codeList',
      value: 'CURRENCY_CD',
      names: ['CURRENCY_CD', 'Currency', '통화', '幣別'],
    },
    {
      dimension: 'codeList',
      value: 'COUNTRY_CD',
      names: ['COUNTRY_CD', 'Country', '국가', '國家'],
    },
  ],
  periods: ['2024-12', '2025-12'],
};
const read = (question: string) => understand({ question }, known);

describe('what is told of each that is listed', () => {
  it.each([
    ['What books do we have, and in which currency?', 'books', 'currency'],
    ['What books do we have, in which currency?', 'books', 'currency'],
    ['Which companies are there, and in which country is each?', 'companies', 'country'],
    ['有哪些公司？各是哪個國家？', 'companies', 'country'],
    ['有哪些公司，各是什麼幣別', 'companies', 'currency'],
    ['보험료배분접근법을 쓰는 계약집합과 그 포트폴리오', 'groups', 'portfolio'],
    ['採保費分攤法的群組及其所屬組合', 'groups', 'portfolio'],
  ])('is a column, and counts nothing: %s', (question, entity, dimension) => {
    expect(read(question)).toMatchObject({
      query: { entity, measures: [], dimensions: [dimension] },
      unknown: [],
    });
  });

  it('is counted where kinds are asked for alone', () => {
    expect(read('Which currencies do the companies use?')).toMatchObject({
      query: { measures: ['companies.count'], dimensions: ['currency'] },
    });
  });
});

describe('of one that is named', () => {
  it.each([
    'What is the closing month of Garam Life Insurance?',
    '가람생명보험의 결산월',
    '佳嵐人壽保險是幾月決算？',
  ])('its closing month: %s', (question) => {
    expect(read(question)).toMatchObject({
      query: {
        entity: 'companies',
        dimensions: ['closingMonth'],
        filters: [{ dimension: 'company', values: ['LIFE001'] }],
      },
      unknown: [],
    });
  });

  it.each(['What rights does the actuary have?', '계리사의 권한은?', '精算師有哪些權限？'])(
    'its rights: %s',
    (question) => {
      expect(read(question)).toMatchObject({
        query: { entity: 'rights', filters: [{ dimension: 'role', values: ['ACTUARY'] }] },
        unknown: [],
      });
    },
  );
});

describe('the codes of a list', () => {
  it.each([
    ['How many currencies are in the currency code list?', 'CURRENCY_CD'],
    ['통화 코드그룹에 통화가 몇 개 있나요?', 'CURRENCY_CD'],
    ['國家代碼群組有幾個國家？', 'COUNTRY_CD'],
    ['How many countries are in the country code list?', 'COUNTRY_CD'],
  ])('are counted, not the lists: %s', (question, list) => {
    expect(read(question)).toMatchObject({
      query: {
        measures: ['codes.count'],
        filters: [{ dimension: 'codeList', values: [list] }],
      },
      unknown: [],
    });
  });
});

describe('figures', () => {
  it.each([
    '보유계약 가입금액 합계',
    '有效合約的保險金額合計',
    'the sum insured of the contracts in force',
  ])('are of contracts, and do not count them: %s', (question) => {
    expect(read(question)).toMatchObject({ query: { measures: ['sumInsured'] }, unknown: [] });
  });

  it('count them beside another figure: contract count and sum insured', () => {
    expect(read('contract count and sum insured')).toMatchObject({
      query: { measures: ['contracts', 'sumInsured'] },
    });
  });

  it.each(['building blocks (BEL, RA, CSM) by portfolio', '포트폴리오별 구성요소(BEL, RA, CSM)'])(
    'are listed in brackets behind a heading: %s',
    (question) => {
      expect(read(question)).toMatchObject({
        query: { measures: ['bel', 'riskAdjustment', 'csm'], dimensions: ['portfolio'] },
        unknown: [],
      });
    },
  );

  it.each([
    '포트폴리오별 발생보험금과 예상보험금의 차이(발생 - 예상)',
    '各合約組合的已發生理賠與預期理賠差額（已發生－預期）',
  ])('are called by the beginnings of their names: %s', (question) => {
    expect(read(question)).toMatchObject({ query: { calculation: 'difference' }, unknown: [] });
  });

  it('are not taken for those in the other order', () => {
    const reading = read('발생보험금과 예상보험금의 차이(예상 - 발생)');
    expect(reading).not.toMatchObject({ unknown: [] });
  });

  it.each([
    'Which quarters had a total profit below 1bn?',
    '당기손익 합계가 10억 미만이었던 분기는?',
    '哪幾季的損益合計不到10億？',
  ])('are limited in each quarter: %s', (question) => {
    expect(read(question)).toMatchObject({ query: { dimensions: ['period'] }, unknown: [] });
  });

  it.each([
    ['The most profitable cohort of 2025', { dimensions: ['cohort'], limit: 1 }],
    ['Our least profitable portfolio of 2025?', { dimensions: ['portfolio'], limit: 1 }],
    ['부채 기준 상위 두 포트폴리오', { dimensions: ['portfolio'], limit: 2 }],
  ])('are ranked: %s', (question, query) => {
    expect(read(question)).toMatchObject({ query, unknown: [] });
  });
});
