import { readScript } from '@/domain/lineage';
import { views } from '@/domain/questions';
import { engineFigure, figureColumns, viewDefinition } from '@/domain/figureViews';

const read = (sql: string, ddl: string) =>
  readScript({ sql, dialect: 'postgres', ddl }).reading.lineage;

const way = (sql: string, ddl: string): string[] => {
  const { tables, edges } = read(sql, ddl);
  const names = new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [column.id, `${name}.${column.name}`]),
    ),
  );
  return edges.map(({ from, to }) => `${names.get(from)} > ${names.get(to)}`).sort();
};

it('goes on through views whose queries stand among the definitions', () => {
  const ddl =
    'create table raw (a int, b int); create view v as select a + b as s, b from raw; create view w as select s as t from v;';
  expect(way('select t from w', ddl)).toEqual([
    'raw.a > v.s',
    'raw.b > v.s',
    'v.s > w.t',
    'w.t > .t',
  ]);
  expect(read('select t from w', ddl).tables.map(({ name, kind }) => [name, kind])).toEqual([
    ['w', 'view'],
    ['', 'result'],
    ['raw', 'table'],
    ['v', 'view'],
  ]);
});

it('leaves the script as it is where the definitions say no more', () => {
  expect(way('select a from raw', 'create table raw (a int)')).toEqual(['raw.a > .a']);
});

it('leads a question on the books to the figures of the engine', () => {
  const ddl = views
    .map(({ name, columns }) =>
      viewDefinition(
        name,
        columns.map((column) => column.name),
      ),
    )
    .join('\n');
  expect(way('select sum(b.lrc) as lrc from balances b', ddl)).toEqual([
    'balances.lrc > .lrc',
    'engine_figures.belClosing > balances.lrc',
    'engine_figures.csmClosing > balances.lrc',
    'engine_figures.lrcClosing > balances.lrc',
    'engine_figures.raClosing > balances.lrc',
  ]);
});

it('knows the paragraph of every figure that a view is made of, and every column of figures is one of the view', () => {
  for (const view of views) {
    const names = new Set(view.columns.map(({ name }) => name));
    for (const [name, { sum }] of Object.entries(figureColumns(view.name))) {
      expect([view.name, name, names.has(name)]).toEqual([view.name, name, true]);
      for (const figure of sum.match(/\w+/g) ?? [])
        expect([figure, engineFigure(figure)?.paragraph]).toEqual([figure, expect.any(String)]);
    }
  }
});
