import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'portfolio', value: 'MTR', names: ['MTR', 'Motor', '자동차보험', '汽車保險'] },
  ],
  periods: ['2025-03', '2025-06', '2025-09', '2025-12'],
};
const read = (question: string) => understand({ question }, known);

const STATED: readonly (readonly [stated: string, asked: string])[] = [
  ['Motor goes into a separate note, so', 'what is the CSM if we leave motor out?'],
  [
    'Claims have been running hot all year.',
    'By what amount did claims incurred exceed claims expected in 2025?',
  ],
  ['자동차보험은 주석을 따로 쓰거든요.', '자동차보험 빼고 CSM 합계가 얼마죠?'],
  ['今年實際理賠似乎一直偏高，', '請列出2025年已發生理賠減去預期理賠的差額。'],
];

describe('a statement about what is asked for anyway', () => {
  it.each(STATED)('"%s" leaves nothing unread', (stated, asked) => {
    expect(read(asked)).toMatchObject({ kind: 'understood', unknown: [] });
    expect(read(`${stated} ${asked}`)).toEqual(read(asked));
  });

  it.each([
    ['what is spoken of again', 'We sold motor in Busan. What is the CSM of these contracts?'],
    ['a figure of a list', 'CSM of term life, CSM of motor'],
    ['what is asked for', 'Only male drivers, CSM of motor'],
    ['what is asked for', '남성만, 자동차보험 CSM'],
    ['what is asked for', '都市，汽車保險的 CSM'],
  ])('is not taken for %s: %s', (_, question) => {
    const reading = read(question);
    expect(reading.kind === 'understood' && reading.unknown.length === 0).toBe(false);
  });
});

const PURPOSES: readonly (readonly [purpose: string, asked: string])[] = [
  ['For the claims reconciliation,', 'claims paid and claims incurred in 2025'],
  ['보험금 대사용으로', '2025년 지급보험금과 발생보험금'],
  ['재보험 갱신 협상 준비용으로', '2025년 재보험료 배분액과 재보험 회수액'],
  ['核對理賠用，', '2025年的已付理賠與已發生理賠'],
  ['為了安排合併報表時程，', '請列出決算月不是12月的公司以及它們的決算月。'],
];

describe('what an answer is for', () => {
  it.each(PURPOSES)('"%s" is no part of the question', (purpose, asked) => {
    expect(read(asked)).toMatchObject({ kind: 'understood', unknown: [] });
    expect(read(`${purpose} ${asked}`)).toEqual(read(asked));
  });
});

const HEADINGS: readonly (readonly [heading: string, asked: string])[] = [
  ['Segregation of duties check:', 'which roles may delete?'],
  ['Capacity planning for the batch server:', 'how many runs were there in 2025?'],
  ['내부통제 점검:', '삭제 권한이 있는 역할은?'],
  ['職能分工檢查：', '哪些角色有刪除權限？'],
];

describe('a heading that says what is done with the answer', () => {
  it.each(HEADINGS)('"%s" is no part of the question', (heading, asked) => {
    expect(read(asked)).toMatchObject({ kind: 'understood', unknown: [] });
    expect(read(`${heading} ${asked}`)).toEqual(read(asked));
  });

  it('is not taken for rows that are chosen: Lapsed policies', () => {
    expect(read('Lapsed policies: CSM by portfolio')).toMatchObject({ unknown: ['lapsed'] });
  });
});

describe('what somebody does who asks', () => {
  it.each([
    [
      'We are renegotiating our treaty, so',
      'I would like to see reinsurance recoveries for each year.',
    ],
    ['We benchmark unit values across the group.', 'What is the CSM for each portfolio?'],
  ])('splits nothing by the nouns in it: %s', (told, asked) => {
    expect(read(asked)).toMatchObject({ kind: 'understood', unknown: [] });
    expect(read(`${told} ${asked}`)).toEqual(read(asked));
  });

  it('is read where it names a value', () => {
    const told = read('We are renegotiating motor, so what is the CSM?');
    expect(told).toMatchObject({ query: { filters: [{ dimension: 'portfolio' }, {}] } });
  });
});
