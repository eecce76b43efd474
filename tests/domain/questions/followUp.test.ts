import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [{ dimension: 'book', value: 'demo', names: ['demo'] }],
  periods: ['2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
};
const read = (question: string, previous?: Parameters<typeof understand>[0]['previous']) => {
  const reading = understand({ question, previous }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return { query: reading.query, unknown: reading.unknown };
};
const after = (previous: string, question: string) => read(question, read(previous).query);

describe('a reply has a place in the question before, or its words are named', () => {
  it.each([
    ['List the onerous groups', 'As a share of the total', ['share of the total']],
    ['손실부담 그룹 목록', '비중으로 보여줘', ['비중']],
    ['列出虧損性群組', '改成占比', ['占比']],
    ['Premiums this year', 'Compare it with the quarter before', ['the quarter before']],
    ['今年的已收保費', '跟上一季比較', ['上一季']],
    ['Premiums this quarter', 'Compare it with the quarter before', []],
  ])('%s, then %s', (previous, question, unread) => {
    expect(after(previous, question).unknown).toEqual(unread);
  });
});

describe('what is ranked', () => {
  it.each([
    ['top 3 groups by CSM compared with last quarter', undefined],
    ['CSM 상위 3개 그룹을 전분기와 비교', undefined],
    ['CSM 前三大的群組，與上一季比較', undefined],
    ['the 3 groups whose CSM grew most since last quarter', 'change'],
    ['the 3 groups with the largest change of CSM since last quarter', 'change'],
    ['the 3 groups with the highest growth rate of CSM since last quarter', 'changePercent'],
  ])('%s', (question, of) => {
    expect(read(question).query).toMatchObject({ comparison: 'previous', limit: 3 });
    expect(read(question).query.order?.of).toBe(of);
  });
});
