import { diagram } from '../../scripts/wiki/diagrams';
import { wordsOf } from '../../scripts/wiki/words';

const words = wordsOf('en');
const draw = (kind: string, body: string) =>
  diagram(`diagram ${kind}`, `title: "A title"\nalt: "In words"\n${body}`, 3, words).html;

/** The two drawings of a figure: for a wide column and for a phone. */
const drawings = (html: string) => [
  ...html.matchAll(/<svg data-(wide|narrow) viewBox="0 0 (\d+) ([\d.]+)"[^>]*>(.*?)<\/svg>/gs),
];

const decision = `nodes:
  - {id: a, ask: "First?", yes: b, no: end}
  - {id: b, ask: "Second?", yes: in, no: end}
  - {id: in, end: "Inside"}
  - {id: end, end: "Outside"}`;
const kinds: [string, string, string[]][] = [
  ['flow', 'steps: [{label: "One", note: "4/1"}, {label: "Two"}]', ['One', '4/1', 'Two']],
  [
    'timeline',
    'items: [{when: 2017, label: "Issued"}, {when: 2023, label: "Effective"}]',
    ['2017', 'Issued', 'Effective'],
  ],
  [
    'waterfall',
    'items: [{label: "Opening", value: 100, total: true}, {label: "Release", value: -130.5}, {label: "Closing", value: -30.5, total: true}]',
    ['Opening', '100.0', '\u2212130.5', '\u221230.5'],
  ],
  [
    'blocks',
    'columns: [{label: "Day one", parts: [{label: "Claims", value: 80}, {label: "CSM", value: 1}]}]',
    ['Day one', 'Claims', '80', 'CSM'],
  ],
  ['decision', decision, ['First?', 'Second?', 'Inside', 'Outside', 'Yes', 'No']],
];

describe.each(kinds)('a diagram %s', (kind, body, said) => {
  it('is drawn for a wide column and for a phone with the same words, inside its frame', () => {
    const drawn = drawings(draw(kind, body));
    expect(drawn.map(([, look, width]) => [look, width])).toEqual([
      ['wide', '720'],
      ['narrow', '320'],
    ]);
    for (const [, , width, height, svg = ''] of drawn) {
      for (const word of said) expect(svg).toContain(`>${word}<`);
      for (const [, x, y] of svg.matchAll(/<tspan x="([-\d.]+)" y="([-\d.]+)"/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(Number(width));
        expect(Number(y)).toBeLessThanOrEqual(Number(height) - 6);
      }
      for (const [, x, y, wide, high] of svg.matchAll(
        /<rect [^>]*x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
      )) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x) + Number(wide)).toBeLessThanOrEqual(Number(width));
        expect(Number(y) + Number(high)).toBeLessThanOrEqual(Number(height));
      }
    }
  });

  it('is named once, by its title and its words, whichever drawing is shown', () => {
    const html = draw(kind, body);
    expect(html.match(/ id="figure-3-t"/g)).toHaveLength(1);
    expect(html.match(/aria-labelledby="figure-3-t figure-3-d"/g)).toHaveLength(2);
  });
});

it('a decision leads along right angles, and what is reached twice stands twice in the outline', () => {
  const [[, , , , wide = ''] = [], [, , , , narrow = ''] = []] = drawings(
    draw('decision', decision),
  );
  expect(wide.match(/data-look="end"/g)).toHaveLength(2);
  expect(narrow.match(/data-look="end"/g)).toHaveLength(3);
  for (const [, path = ''] of wide.matchAll(/ d="(M[^M]+)/g)) {
    const points = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [x, y] as const);
    // A straight piece keeps x or y; a round corner goes by its own point, where both pieces meet.
    points.slice(1).forEach(([x, y], index) => {
      const [lastX, lastY] = points[index] ?? [];
      expect(x === lastX || y === lastY).toBe(true);
    });
  }
});

it('refuses a waterfall that does not come to its total, and a decision that leads nowhere', () => {
  expect(() =>
    draw(
      'waterfall',
      'items: [{label: "A", value: 5, total: true}, {label: "B", value: 7, total: true}]',
    ),
  ).toThrow('comes to 5');
  expect(() => draw('decision', 'nodes: [{id: a, ask: "Q?", yes: b, no: b}]')).toThrow(
    'leads to ‘b’',
  );
});
