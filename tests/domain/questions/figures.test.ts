import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    {
      dimension: 'portfolio',
      value: 'HLT',
      names: ['HLT', 'Health insurance', '건강보험', '健康保險'],
    },
  ],
  periods: ['2024-03', '2024-06', '2024-09', '2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
};
function sure(question: string) {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  expect([question, ...reading.unknown]).toEqual([question]);
  return reading.query;
}

describe('what a figure is made of', () => {
  it.each([
    'What does the liability consist of?',
    '보험계약부채를 구성요소별로 보여줘',
    '保險合約負債由哪些項目組成',
  ])('is shown with it: %s', (question) => {
    expect(sure(question).measures).toEqual([
      'liability',
      'lrc',
      'lic',
      'bel',
      'riskAdjustment',
      'csm',
    ]);
  });

  it.each(['the composition of the CSM by portfolio', '포트폴리오별 CSM 구성', '各組合的CSM組成'])(
    'is what it is split by, where that is named: %s',
    (question) => {
      expect(sure(question)).toMatchObject({ measures: ['csm'], dimensions: ['portfolio'] });
    },
  );

  it('is doubted where nothing says it', () => {
    const reading = understand({ question: 'What is the risk adjustment made up of?' }, known);
    expect(reading).toMatchObject({ kind: 'understood', unknown: ['made up of'] });
  });
});

describe('a limit on one figure', () => {
  it.each([
    'Is the CSM of health insurance above 5 billion?',
    '건강보험 CSM이 50억 넘어?',
    '健康保險的CSM有超過50億嗎',
  ])('asks for the figure: %s', (question) => {
    expect(sure(question)).toMatchObject({ measures: ['csm'], dimensions: [], thresholds: [] });
  });

  it.each([
    'Are there groups with a CSM above 5 billion?',
    'CSM이 50억 넘는 집합이 있어?',
    '有沒有CSM超過50億的群組',
  ])('chooses rows where they are named: %s', (question) => {
    expect(sure(question).thresholds).toEqual([{ measure: 'csm', operator: '>', value: 5e9 }]);
  });
});

describe('the quarter before', () => {
  it.each([
    'insurance revenue from Q1 to Q4 2025 against the previous quarter',
    '2025년 1~4분기 보험수익 전분기 대비 증감',
    '2025年第一季到第四季保險收入較上季增減',
  ])('is that of each quarter: %s', (question) => {
    expect(sure(question)).toMatchObject({
      comparison: 'previous',
      dimensions: ['period'],
      period: { from: '2025-03', to: '2025-12' },
    });
  });

  it.each(['CSM compared with the start of the year', '연초 대비 CSM 증감', '較年初CSM增減多少'])(
    'is not the start of the year: %s',
    (question) => {
      expect(sure(question)).toMatchObject({ measures: ['csm'], comparison: 'yearBefore' });
    },
  );
});

describe('a part of a figure', () => {
  it.each([
    'By how much did new business increase the CSM in 2024?',
    '2024년 신계약으로 늘어난 CSM',
    '2024年新契約增加了多少CSM',
  ])('has not moved where it moves the whole: %s', (question) => {
    expect(sure(question)).toMatchObject({ measures: ['csmNewBusiness'], comparison: undefined });
  });
});

describe('what is included', () => {
  it.each(['CSM including reinsurance', '재보험 포함 CSM', '含再保的CSM'])(
    'is all sides together: %s',
    (question) => {
      expect(sure(question).filters.map(({ dimension }) => dimension)).not.toContain('side');
    },
  );

  it.each(['CSM including health insurance', '건강보험 포함 CSM'])(
    'is doubted of another value: %s',
    (question) => {
      const reading = understand({ question }, known);
      expect(reading.kind === 'understood' ? reading.unknown : []).not.toEqual([]);
    },
  );
});
