import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    {
      dimension: 'portfolio',
      value: 'WHL',
      names: ['WHL', 'Whole life', '종신보험', '終身壽險'],
    },
    {
      dimension: 'role',
      value: 'AUDITOR',
      names: ['AUDITOR', 'Auditor', '감사 담당자', '稽核人員'],
    },
  ],
  periods: ['2025-09', '2025-12'],
};
const unknownIn = (question: string) => {
  const reading = understand({ question }, known);
  return reading.kind === 'understood' ? reading.unknown : [reading.kind];
};

describe('words that say nothing of what is asked for', () => {
  it.each([
    ['what it is wanted for', "CSM by portfolio for tomorrow's board pack"],
    ['what it is wanted for', '감사 대응용으로 포트폴리오별 CSM'],
    ['what it is wanted for', '各合約組合的 CSM，董事會簡報要用的'],
    ['what it is wanted for', '이사회 보고 자료에 넣을 CSM'],
    ['to whom it is said', 'My boss is asking: CSM of whole life'],
    ['to whom it is said', '팀장님이 물어보시는데 종신보험 CSM 얼마야'],
    ['to whom it is said', '不好意思再打擾一下，終身壽險的 CSM 是多少'],
    ['what the one does who asks', "I'm struggling to work out what the CSM is"],
    ['what the one does who asks', 'I am preparing an overview of the CSM by portfolio'],
    ['what the one does who asks', '포트폴리오별 CSM 정리해 주실 수 있을까요'],
    ['no part of a name', 'CSM as a whole'],
  ])('%s: %s', (_, question) => {
    expect(unknownIn(question)).toEqual([]);
  });

  it.each([
    ['CSM of whole life for the board, only audited', 'audited'],
    ['I want audited CSM by portfolio', 'audited'],
    ['CSM of pension schemes for my report', 'schemes'],
    ['보고용으로 퇴직연금 CSM', '퇴직연금'],
    ['不好意思，已簽證的 CSM 是多少', '簽證'],
  ])('is not what tells of a figure: %s', (question, word) => {
    expect(unknownIn(question).join(' ')).toContain(word);
  });

  it.each([
    ['that a value is held', 'list the contract groups classified as onerous'],
    ['that a value is held', 'users that were given the auditor role'],
    ['that a value is held', '감사 담당자 역할을 부여받은 사용자'],
    ['that a value is held', '被指派稽核人員角色的使用者'],
    ['where rows are kept', 'number of life insurers per country in the company master'],
    ['a stem with its endings', 'CSM 0원인 집합은 어떤 것들이야'],
    ['words of such characters', '終身壽險項下所屬的 CSM'],
  ])('%s: %s', (_, question) => {
    expect(unknownIn(question)).toEqual([]);
  });

  it.each([
    ['CSM of male policyholders by portfolio', 'male'],
    ['premiums from smokers', 'smokers'],
    ['revenue in Busan', 'busan'],
    ['number of contracts sold through brokers', 'brokers'],
    ['users who resigned', 'resigned'],
    ['lapsed policies', 'lapsed'],
    ['companies listed on the stock exchange', 'stock exchange'],
    ['manual journal lines', 'manual'],
    ['menus shown to guests', 'guests'],
    ['계약해지 건수', '해지'],
    ['여성 계약자의 보험료', '여성'],
    ['부산 지점 보험수익', '부산'],
    ['퇴직한 사용자', '퇴직'],
    ['미승인 전표 수', '미승'],
    ['비흡연자 보험료', '흡연'],
    ['離職的使用者', '離職'],
    ['吸菸者的保費', '吸菸'],
    ['已退保的保單件數', '退保'],
    ['海外分公司的保險收入', '海外'],
    ['被指派角色的使用者', '指派'],
    ['未核准的傳票', '核准'],
    ['지정된 메뉴', '지정'],
  ])('is no word that chooses rows: %s', (question, word) => {
    expect(unknownIn(question).join(' ')).toContain(word);
  });
});
