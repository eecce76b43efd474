import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    {
      dimension: 'portfolio',
      value: 'WHL',
      names: ['WHL', 'Whole life', '종신보험', '終身壽險'],
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
});
