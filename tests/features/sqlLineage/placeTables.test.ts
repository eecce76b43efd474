import { placeTables } from '@/features/sqlLineage/engine/layout/placeTables';
import type { DrawnTable, Point } from '@/features/sqlLineage/engine/protocol';

const tables = (names: string): DrawnTable[] =>
  names.split(' ').map((id, index) => ({
    id,
    x: 0,
    y: 0,
    width: 140 + (index % 3) * 40,
    height: 80 + (index % 4) * 50,
    rows: [],
    hidden: 0,
  }));
/** Edges between the heads of tables, or between the rows that are said: `a.3>b.1`. */
const pairs = (text: string) =>
  text.split(' ').map((pair) => {
    const [[from = '', fromRow = 0] = [], [to = '', toRow = 0] = []] = pair
      .split('>')
      .map((end) => end.split('.'));
    return { from, to, fromY: 15 + 22 * Number(fromRow), toY: 15 + 22 * Number(toRow) };
  });

const inside = ({ x, y }: Point, { x: left, y: top, width, height }: DrawnTable) =>
  x > left && x < left + width && y > top && y < top + height;

describe('placing tables', () => {
  const names = 'a b c d e f g h';
  const edges = pairs('a>c b>c c>d d>e a>e a>h e>h f>h b>g d>g');
  const { tables: placed, ways, width, height } = placeTables(tables(names), edges);
  const of = (id: string) => placed.find((table) => table.id === id) as DrawnTable;

  it('puts each right of what it is made of', () => {
    for (const { from, to } of edges)
      expect(of(to).x).toBeGreaterThanOrEqual(of(from).x + of(from).width);
  });

  it('keeps tables apart, and all of them on the sheet', () => {
    for (const one of placed) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.y).toBeGreaterThan(0);
      expect(one.x + one.width).toBeLessThan(width);
      expect(one.y + one.height).toBeLessThan(height);
      for (const other of placed.filter(({ id }) => id !== one.id)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(`${one.id} ${other.id} ${apart}`).toBe(`${one.id} ${other.id} true`);
      }
    }
  });

  it('leads longer edges past the tables between', () => {
    expect([...ways.keys()]).toEqual(expect.arrayContaining(['a\0e', 'a\0h']));
    for (const way of ways.values())
      for (const point of way) expect(placed.filter((table) => inside(point, table))).toEqual([]);
  });

  it('crosses no edges where an order without crossings exists', () => {
    const ladder = pairs('a>x b>y c>z x>u y>v z>w a>u');
    const { tables: drawn } = placeTables(tables('c b a w v u z y x'), ladder);
    const y = (id: string) => drawn.find((table) => table.id === id)?.y ?? 0;
    const order = (list: string) =>
      list
        .split(' ')
        .sort((one, other) => y(one) - y(other))
        .join();
    const fed: Record<string, string> = { a: 'x', b: 'y', c: 'z' };
    expect(order('x y z')).toBe(order('a b c').replaceAll(/[abc]/g, (id) => fed[id] ?? ''));
  });

  it('puts tables in the order of the rows that lead to them', () => {
    const { tables: drawn } = placeTables(tables('x y z a'), pairs('a.3>x a.1>y a.2>z'));
    const y = (id: string) => drawn.find((table) => table.id === id)?.y ?? 0;
    expect(y('y')).toBeLessThan(y('z'));
    expect(y('z')).toBeLessThan(y('x'));
  });

  it('runs an edge level from row to row', () => {
    const { tables: drawn } = placeTables(tables('a b'), pairs('a.3>b.1'));
    const [a, b] = drawn as [DrawnTable, DrawnTable];
    expect(b.y + 22).toBeCloseTo(a.y + 3 * 22);
  });

  it('opens a circle where fewest edges lead back', () => {
    const { tables: drawn } = placeTables(
      tables('target step source'),
      pairs('source>step step.1>target.1 step.2>target.2 target.1>step.1'),
    );
    const x = (id: string) => drawn.find((table) => table.id === id)?.x ?? 0;
    expect(x('source')).toBeLessThan(x('step'));
    expect(x('step')).toBeLessThan(x('target'));
  });

  it('draws circles, single tables and none', () => {
    const circle = placeTables(tables('a b c'), pairs('a>b b>c c>a'));
    expect(new Set(circle.tables.map(({ x }) => x)).size).toBe(3);
    expect(placeTables(tables('a'), []).tables[0]).toMatchObject({ x: 16, y: 16 });
    expect(placeTables([], [])).toMatchObject({ width: 0, height: 0, tables: [] });
  });

  it('takes a script of thousands of tables without the bends that nobody could follow', () => {
    const many = Array.from({ length: 900 }, (_, index) => `t${index}`);
    const all = pairs(
      many
        .slice(1)
        .map((id, index) => `t${index}>${id} t0>${id}`)
        .join(' '),
    );
    const bends = [...placeTables(tables(many.join(' ')), all).ways.values()].flat();
    expect(bends.length).toBeLessThan(9000);
  });
});
