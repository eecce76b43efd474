import { type Known, understand } from '@/domain/questions';
import { harmless, narrowing } from './everydayWords.json';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'portfolio', value: 'WHL', names: ['WHL', 'Whole life', '종신보험', '終身壽險'] },
    {
      dimension: 'role',
      value: 'AUDITOR',
      names: ['AUDITOR', 'Auditor', '감사 담당자', '稽核人員'],
    },
  ],
  periods: ['2025-09', '2025-12'],
};

const isSureOf = (question: string, plain: string): boolean => {
  const [read, expected] = [
    understand({ question }, known),
    understand({ question: plain }, known),
  ];
  return (
    read.kind === 'understood' &&
    expected.kind === 'understood' &&
    read.unknown.length === 0 &&
    read.approximations.length === 0 &&
    JSON.stringify(read.query) === JSON.stringify(expected.query)
  );
};

const wordsOf = (list: readonly string[]): string[] => list.flatMap((line) => line.split(' / '));
const WORD = '{word}';
const PLAIN = {
  en: 'CSM by contract group in 2025',
  ko: '2025년 계약집합별 CSM 알려줘',
  'zh-tw': '2025 年各合約群組的 CSM',
} as const;
/** Where an everyday word may stand: before, behind, beside a break. */
const FRAMES = {
  en: ['{word}, CSM by contract group in 2025', 'CSM by contract group in 2025 {word}'],
  ko: ['{word} 2025년 계약집합별 CSM 알려줘', '2025년 계약집합별 CSM {word} 알려줘'],
  'zh-tw': ['{word}，2025 年各合約群組的 CSM', '2025 年各合約群組的 CSM，{word}'],
} as const;
/** Where a word that chooses rows stands, and behind the question, where it is an afterthought. */
const NARROWING_FRAMES = {
  en: ['CSM by {word} contract group in 2025', 'CSM by contract group in 2025 {word}'],
  ko: ['2025년 {word} 계약집합별 CSM 알려줘', '{word} 2025년 계약집합별 CSM 알려줘'],
  'zh-tw': ['2025 年各{word}合約群組的 CSM', '{word}，2025 年各合約群組的 CSM'],
} as const;

describe.each(['en', 'ko', 'zh-tw'] as const)('everyday words: %s', (language) => {
  it('change neither the query nor its sureness', () => {
    const doubted = wordsOf(harmless[language]).filter((word) =>
      FRAMES[language].some((frame) => !isSureOf(frame.replace(WORD, word), PLAIN[language])),
    );
    expect(doubted).toEqual([]);
  });

  it('that could choose rows or change a figure are never passed over', () => {
    const passed = wordsOf(narrowing[language]).filter((word) =>
      NARROWING_FRAMES[language].some((frame) =>
        isSureOf(frame.replace(WORD, word), PLAIN[language]),
      ),
    );
    expect(wordsOf(narrowing[language]).length).toBeGreaterThan(150);
    expect(passed).toEqual([]);
  });
});
