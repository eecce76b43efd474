import {
  type Comparison,
  compareWordings,
  inlinePieces,
  listNumeral,
  segmentsOf,
} from '@/domain/clauses';

const old = `제1조(보험금의 지급) ① 회사는 피보험자가 암으로 진단확정된 때에는 1천만원을 지급합니다.
② 입원이 4일 이상 계속된 경우 1일당 3만원을 120일을 한도로 지급합니다.
제2조(청약의 철회) 계약자는 보험증권을 받은 날부터 15일 이내에 그 청약을 철회할 수 있습니다.
제3조(분쟁의 조정) 분쟁이 있는 경우 금융감독원에 조정을 신청할 수 있습니다.`;
const fresh = `제1조(보험금의 지급) ① 회사는 피보험자가 암으로 진단확정된 때에는 2천만원을 지급합니다.
② 입원이 3일 이상 계속된 경우 1일당 3만원을 100일을 한도로 지급합니다.
③ 통원의 경우 1회당 1만원을 지급합니다.
제2조(분쟁의 조정) 분쟁이 있는 경우 금융감독원에 조정을 신청할 수 있습니다.
제3조(약관의 해석) 회사는 신의성실의 원칙에 따라 약관을 해석합니다.`;

const comparison = compareWordings(old, fresh);

const rowsOf = ({ articles }: Comparison) => articles.flatMap(({ rows }) => rows);
const cellsOf = ({ findings }: Comparison, row: ReturnType<typeof rowsOf>[number]) => {
  const own = row.findings.flatMap((index) => {
    const finding = findings[index];
    return finding ? [{ index, finding }] : [];
  });
  return {
    old: row.old ? segmentsOf(row.old.text, 'old', own) : [],
    new: row.new ? segmentsOf(row.new.text, 'new', own) : [],
  };
};
const compact = (text: string) => text.replace(/\s/g, '');

describe('both wordings side by side', () => {
  it('holds every clause of both once, and every finding once', () => {
    const clauses = (side: 'old' | 'new') =>
      comparison[side].articles.flatMap((article) => article.clauses.map(({ text }) => text));
    for (const side of ['old', 'new'] as const)
      expect(
        rowsOf(comparison)
          .flatMap((row) => row[side]?.text ?? [])
          .sort(),
      ).toEqual(clauses(side).sort());
    const numbers = comparison.articles.flatMap((article) => [
      ...article.findings,
      ...article.rows.flatMap((row) => row.findings),
    ]);
    expect(numbers).toEqual(comparison.findings.map((_finding, index) => index));
  });

  it('says where each part of a split article begins', () => {
    const whole = `제1조(지급) ① 회사는 서류를 접수한 날부터 3영업일 이내에 보험금을 지급합니다.
② 회사는 조사가 필요한 경우 그 사유와 예정일을 수익자에게 통지합니다. 이 경우 조사는 서면으로 합니다.`;
    const split = whole.replace('② ', '제2조(조사) ① ');
    const { articles } = compareWordings(whole, split);
    const opened = articles.flatMap(({ rows }) => rows.map(({ opens }) => opens?.title));
    expect(opened).toEqual(['지급', '조사', undefined]);
    const merged = compareWordings(split, whole).articles.flatMap(({ rows }) => rows);
    expect(merged.map(({ opens }) => opens?.label)).toEqual(['제1조', '제2조', undefined]);
  });

  it('marks the figure that changed and nothing beside it', () => {
    const row = rowsOf(comparison).find((each) => each.old?.text.includes('입원'));
    const marked = row && cellsOf(comparison, row);
    const changed = (side: 'old' | 'new') =>
      marked?.[side].filter(({ finding }) => finding !== null).map(({ text }) => text);
    expect(changed('old')).toEqual(['4일', '120일']);
    expect(changed('new')).toEqual(['3일', '100일']);
  });

  it('reads as both wordings on one line', () => {
    for (const row of rowsOf(comparison).filter((each) => each.old && each.new)) {
      const cells = cellsOf(comparison, row);
      const pieces = inlinePieces(cells.old, cells.new);
      const side = (name: 'old' | 'new') =>
        pieces.flatMap((piece) => (piece.side === 'both' || piece.side === name ? piece.text : []));
      expect(side('new').join('')).toBe(row.new?.text);
      expect(compact(side('old').join(''))).toBe(compact(row.old?.text ?? ''));
    }
  });

  it('puts what was taken out before what took its place', () => {
    const pieces = inlinePieces(
      [
        { text: 'within ', finding: null },
        { text: '15', finding: 0 },
        { text: ' days of ', finding: null },
        { text: 'the', finding: 1 },
        { text: ' notice', finding: null },
      ],
      [
        { text: 'within ', finding: null },
        { text: '30', finding: 0 },
        { text: ' days of notice', finding: null },
      ],
    );
    expect(pieces.map(({ text, side }) => `${side}:${text}`)).toEqual([
      'both:within ',
      'old:15',
      'new:30',
      'both: days of',
      'old:the',
      'both: notice',
    ]);
  });
});

it('says why somebody gains', () => {
  expect(comparison.findings.map(({ type, reason }) => [type, reason])).toEqual(
    expect.arrayContaining([
      ['amount', 'benefitMore'],
      ['limit', 'benefitLess'],
      ['removed', null],
    ]),
  );
});

it('says of texts that are no wordings what stands on one side only', () => {
  const novel = (word: string) =>
    Array.from({ length: 1500 }, (_each, at) => `${word} ${at} went on and on.`).join('\n');
  const { findings } = compareWordings(novel('Night'), novel('Noise of the distant sea'));
  expect(new Set(findings.map(({ type }) => type))).toEqual(new Set(['removed', 'added']));
});

it('counts as a word processor does', () => {
  expect(
    ['ganada', 'decimalEnclosedCircle', 'chineseCounting', 'lowerRoman', 'upperLetter'].map(
      (format) => [1, 4, 12].map((count) => listNumeral(format, count)),
    ),
  ).toEqual([
    ['가', '라', '타'],
    ['①', '④', '⑫'],
    ['一', '四', '十二'],
    ['i', 'iv', 'xii'],
    ['A', 'D', 'L'],
  ]);
});
