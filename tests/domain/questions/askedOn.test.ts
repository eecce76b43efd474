import { type Known, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    { dimension: 'portfolio', value: 'WHL', names: ['WHL', 'Whole life', '종신보험', '終身壽險'] },
  ],
  periods: ['2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
};

/** The last of several questions, each of which goes on from the one before. */
function asked(...questions: readonly string[]) {
  const read = (said: readonly string[]): ReturnType<typeof understand> => {
    const before = said.length > 1 ? read(said.slice(0, -1)) : undefined;
    const previous = before?.kind === 'understood' ? before.query : undefined;
    return understand({ question: said.at(-1) ?? '', previous }, known);
  };
  const reading = read(questions);
  if (reading.kind !== 'understood') throw new Error(reading.kind);
  expect(reading.unknown).toEqual([]);
  return reading.query;
}

describe('of what was answered before', () => {
  const counted = 'how many groups have a CSM above 1 billion?';

  it.each([
    'list them',
    'which ones?',
    'show me the names and amounts',
    '이름이랑 금액',
    '是哪幾個',
  ])('which they are: %s', (question) => {
    expect(asked(counted, question)).toMatchObject({
      measures: ['csm'],
      dimensions: ['group'],
      countOf: undefined,
      thresholds: [{ measure: 'csm', operator: '>', value: 1e9 }],
    });
  });

  it.each(['how many are they?', '몇 개야?', '其中有幾個'])('how many they are: %s', (question) => {
    expect(asked('which groups have a CSM above 1 billion?', question).countOf).toBe('group');
    expect(asked('list the reinsurers', question).measures).toEqual(['companies.count']);
  });

  it.each(['and their loss component', '그 그룹들 손실요소는?', '它們的損失組成部分'])(
    'a figure of each: %s',
    (question) => {
      expect(asked('which groups are onerous?', question)).toMatchObject({
        measures: ['lossComponent'],
        dimensions: ['group'],
        filters: expect.arrayContaining([
          { dimension: 'profitability', values: ['onerous'], isNegated: false },
        ]),
      });
    },
  );

  it('how many of each', () => {
    const query = asked(counted, 'by portfolio');
    expect(query).toMatchObject({ countOf: 'group', dimensions: ['portfolio', 'group'] });
    expect(compile(query, 'en').sql).toMatch(/^SELECT portfolio, count\(\*\) AS group_count/);
  });
});

describe('split once more', () => {
  it.each(['break it down by model', '모형별로도 나눠줘', '再依衡量模型拆開'])(
    'by both: %s',
    (question) => {
      expect(asked('2025 revenue by quarter', question).dimensions).toEqual(['period', 'model']);
    },
  );

  it.each(['by model instead', '모형별로 바꿔줘', '改成按模型分'])(
    'by the other: %s',
    (question) => {
      expect(asked('2025 revenue by quarter', question).dimensions).toEqual(['model']);
    },
  );
});

describe('of two figures in relation', () => {
  const ratio = 'RA as % of BEL per portfolio';

  it.each([
    ['same for CSM', ['csm', 'bel']],
    ['CSM instead of BEL', ['riskAdjustment', 'csm']],
    ['and CSM as % of BEL', ['csm', 'bel']],
  ])('one gives way: %s', (question, measures) => {
    expect(asked(ratio, question)).toMatchObject({ calculation: 'ratio', measures });
  });
});
