import { type Known, type Query, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    { dimension: 'portfolio', value: 'MTR', names: ['MTR', 'Motor', '자동차보험', '汽車保險'] },
    {
      dimension: 'company',
      value: 'HOLD001',
      names: ['HOLD001', 'Garam Holdings (sample)', '가람금융지주(예시)', '佳嵐金融控股（範例）'],
    },
    { dimension: 'company', value: 'LIFE001', names: ['LIFE001', 'Garam Life', '가람생명'] },
    { dimension: 'user', value: 'actuaryuser', names: ['actuaryuser'] },
  ],
  periods: ['2024-12', '2025-03', '2025-06', '2025-09', '2025-12'],
};
function read(question: string, previous?: Query) {
  const reading = understand({ question, previous }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  return reading;
}
const after = (before: string, question: string) => read(question, read(before).query);

describe('a pronoun of one thing', () => {
  it.each([
    ['Which portfolio had the highest revenue in 2025?', 'How much CSM does it have?'],
    ['2025년 보험수익이 가장 높은 포트폴리오는?', '그 포트폴리오의 CSM은 얼마야?'],
    ['2025年保險收入最高的是哪個合約組合？', '它的CSM是多少？'],
  ])('is what was chosen: %s %s', (before, question) => {
    const { query, unknown } = after(before, question);
    expect(unknown).toEqual([]);
    expect(query).toMatchObject({
      measures: ['csm'],
      dimensions: [],
      within: { dimension: 'portfolio', measures: ['revenue'], limit: 1 },
    });
    expect(compile(query, 'en').sql).toContain('portfolio IN (');
  });

  it.each([
    ['Who is the representative of Garam Holdings?', 'Which companies have it as their parent?'],
    ['가람금융지주 대표자가 누구예요?', '이 회사를 모회사로 둔 회사들은?'],
    ['佳嵐金融控股的代表人是誰？', '以它為母公司的有哪些公司？'],
  ])('is what was named: %s %s', (before, question) => {
    const { query, unknown } = after(before, question);
    expect(unknown).toEqual([]);
    expect(query).toMatchObject({
      entity: 'companies',
      filters: [{ dimension: 'parentCompany', values: ['HOLD001'] }],
    });
  });

  it.each([
    ['What role does actuaryuser have?', 'Which menus can it write to?'],
    ['actuaryuser의 역할은?', '그 역할이 저장할 수 있는 메뉴는?'],
    ['actuaryuser的角色是什麼？', '該角色可以儲存哪些選單？'],
  ])('is what was listed: %s %s', (before, question) => {
    const { query, unknown } = after(before, question);
    expect(unknown).toEqual([]);
    expect(query).toMatchObject({
      entity: 'menus',
      filters: [{ dimension: 'canWrite', values: ['true'] }],
      within: { dimension: 'role', filters: [{ dimension: 'user', values: ['actuaryuser'] }] },
    });
  });

  it('is asked for at the same time', () => {
    expect(after('motor LIC at the end of 2024', 'What is its CSM?').query).toMatchObject({
      measures: ['csm'],
      filters: expect.arrayContaining([
        expect.objectContaining({ dimension: 'portfolio', values: ['MTR'] }),
      ]),
      period: { from: '2024-12', to: '2024-12' },
    });
  });

  it.each([
    ['CSM by portfolio', 'How much revenue does it have?', 'it'],
    ['Which company is the parent of Garam Life?', 'And what is its currency?', 'its'],
    ['가람생명의 모회사는 어디야?', '그 회사 통화는?', '그 회사'],
  ])('is doubted where there were several, or another one: %s %s', (before, question, word) => {
    expect(after(before, question).unknown).toContain(word);
  });

  it('is what stands before it in the same question', () => {
    const question = 'Which portfolio has the largest liability and what is its share?';
    const { query, unknown } = after('motor LIC', question);
    expect(unknown).toEqual([]);
    expect(query.within).toBeUndefined();
  });
});
