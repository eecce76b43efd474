import {
  compareLineage,
  type Lineage,
  readScript,
  type ScriptInput,
  type Simplification,
  simplify,
  traceOf,
} from '@/domain/lineage';

const read = (sql: string, more: Partial<ScriptInput> = {}) =>
  readScript({ sql, dialect: 'postgres', ddl: '', ...more }).reading;

/** Edges as `table.column -kind-> table.column`; one to a table names the table. */
function edges({ tables, edges: all }: Lineage): string[] {
  const names = new Map<string, string>();
  for (const { id, name, kind, columns } of tables) {
    names.set(id, name || kind);
    for (const column of columns) names.set(column.id, `${name || kind}.${column.name}`);
  }
  return all
    .map(
      ({ from, to, kind, doubt }) =>
        `${names.get(from)} -${kind}${doubt ? '?' : ''}-> ${names.get(to)}`,
    )
    .sort();
}
const all: Simplification = { hideSteps: false, indirect: true };
const shown = (sql: string, how: Partial<Simplification> = {}, more: Partial<ScriptInput> = {}) =>
  edges(simplify(read(sql, more).lineage, { ...all, ...how }));

describe('the lineage as data', () => {
  it('tells what a value is made of from what decides on rows', () => {
    expect(
      shown(`insert into t select a.x, case when a.y > 0 then 1 end as s, sum(a.z) over (partition by a.k) as w
             from a join b on b.id = a.id where b.f = 1 group by a.g`),
    ).toEqual([
      'a.g -group-> t',
      'a.id -join-> t',
      'a.k -window-> t.w',
      'a.x -value-> t.x',
      'a.y -condition-> t.s',
      'a.z -value-> t.w',
      'b.f -filter-> t',
      'b.id -join-> t',
    ]);
  });

  it('lets what decides on rows decide on those of the relation it stands in', () => {
    expect(
      shown('with c as (select x from a where f = 1) insert into t select x from c where x = 2'),
    ).toEqual(['a.f -filter-> c', 'a.x -value-> c.x', 'c.x -filter-> t', 'c.x -value-> t.x']);
  });

  it('follows updates and deletes no further than they go', () => {
    expect(
      shown('delete from t where t.a = 1; update t set b = s.c from s where s.id = t.id'),
    ).toEqual(['s.c -value-> t.b', 's.id -filter-> t', 't.id -filter-> t']);
  });

  it('says which tables may hold a column, and is sure once they are defined', () => {
    const sql = 'insert into t select p from a join b on b.id = a.id';
    expect(shown(sql, { indirect: false })).toEqual(['a.p -value?-> t.p', 'b.p -value?-> t.p']);
    const ddl = 'create table a (id int, q int); create table b (id int, p int)';
    expect(shown(sql, { indirect: false }, { ddl })).toEqual(['b.p -value-> t.p']);
  });

  it('says that no table has a column, where all of their columns are known', () => {
    const ddl = 'create table a (id int)';
    const { lineage } = read('insert into t select p from a', { ddl });
    expect(lineage.edges[0]?.doubt).toEqual({ reason: 'missing', tables: ['table:a'] });
  });

  it('doubts a star over a table without a definition, which may be given under a schema', () => {
    expect(shown('insert into t select * from a')).toEqual(['a.* -value?-> t.*']);
    const ddl = 'create table crm.a (x int, y int, primary key (x))';
    expect(shown('insert into t select * from a', {}, { ddl })).toEqual([
      'a.x -value-> t.x',
      'a.y -value-> t.y',
    ]);
  });
});

describe('less of a lineage', () => {
  const sql = `create temp table s as select x, y from a where f = 1;
    with c as (select s.x, case when s.y > 0 then s.x end as z from s)
    insert into t select c.x, c.z from c;`;

  it('leads past common tables and temporary ones, as indirect as the least direct step', () => {
    expect(shown(sql, { hideSteps: true })).toEqual([
      'a.f -filter-> t',
      'a.x -value-> t.x',
      'a.x -value-> t.z',
      'a.y -condition-> t.z',
    ]);
    expect(shown(sql, { hideSteps: true, indirect: false })).toEqual([
      'a.x -value-> t.x',
      'a.x -value-> t.z',
    ]);
  });

  it('keeps a step that nothing reads, and does not run in circles', () => {
    expect(shown('create temp table s as select x from a', { hideSteps: true })).toEqual([
      'a.x -value-> s.x',
    ]);
    expect(
      shown(
        `with recursive r as (select id, up from a union all select a.id, r.up from a join r on r.id = a.up)
         insert into t select id, up from r`,
        { hideSteps: true, indirect: false },
      ),
    ).toEqual(['a.id -value-> t.id', 'a.up -value-> t.up']);
  });

  it('counts what the columns of a step are made of', () => {
    expect(
      shown('insert into t select count(*) as n from (select x, y from a) q', { hideSteps: true }),
    ).toEqual(['a.x -value-> t.n', 'a.y -value-> t.n']);
  });

  it('traces a column to its beginning and to its end', () => {
    const { lineage } = read(
      'insert into b select x from a; insert into c select x from b; insert into d select y from a',
    );
    const { nodes } = traceOf(lineage, 'table:b\nx');
    expect([...nodes].sort()).toEqual(['table:a\nx', 'table:b\nx', 'table:c\nx']);
  });

  it('traces a table by all of its columns', () => {
    const { lineage } = read(
      'insert into b select x, y from a; insert into c select x from b; insert into d select z from a',
    );
    const { nodes, edges } = traceOf(lineage, 'table:b');
    const columns = ['table:a\nx', 'table:a\ny', 'table:b\nx', 'table:b\ny', 'table:c\nx'];
    expect([...nodes].sort()).toEqual(['table:b', ...columns].sort());
    expect(edges.size).toBe(3);
  });
});

describe('two versions', () => {
  const compare = (before: string, after: string) =>
    compareLineage(
      { lineage: read(before).lineage, sql: before },
      { lineage: read(after).lineage, sql: after },
    ).map(({ table, column, change }) => `${table}.${column} ${change}`);

  it('names what was added, what is gone and what is made otherwise', () => {
    expect(
      compare(
        'insert into t (a, b, c, d) select x, y, z, v from s',
        'insert into t (a, b, c, e) select x, y + 1, w, v from s',
      ),
    ).toEqual(['t.b expression', 't.c sources', 't.e added', 't.d removed']);
  });

  it('sees no difference in layout, case, and steps between', () => {
    expect(
      compare('insert into t select s.x from s', 'INSERT INTO t\n  SELECT S.X\nFROM s'),
    ).toEqual([]);
  });
});

describe('a script that is being written', () => {
  const whole =
    'insert into a select x from s;\ninsert into b select y from s;\ninsert into c select z from s;';

  it('keeps the last whole version of a statement that is broken, at its place in the text', () => {
    const first = readScript({ sql: whole, dialect: 'ansi', ddl: '' });
    const broken = whole.replace('select y from s', 'select y + from');
    const { reading } = readScript({ sql: broken, dialect: 'ansi', ddl: '' }, first.parts);
    expect(edges(reading.lineage)).toEqual([
      's.x -value-> a.x',
      's.y -value-> b.y',
      's.z -value-> c.z',
    ]);
    expect(reading.stale).toHaveLength(1);
    expect(reading.problems.map(({ kind }) => kind)).toEqual(['expression', 'table']);
    const last = reading.lineage.edges.find(({ to }) => to.startsWith('table:c'));
    expect(last?.spans.map(({ start, end }) => broken.slice(start, end))).toEqual(['z']);
  });

  it('goes on with what is there once it is whole again, and when statements come before it', () => {
    const first = readScript({ sql: whole, dialect: 'ansi', ddl: '' });
    const second = readScript(
      {
        sql: `insert into n select n from s;\n${whole.replace('select z', 'select z,')}`,
        dialect: 'ansi',
        ddl: '',
      },
      first.parts,
    );
    expect(edges(second.reading.lineage)).toContain('s.z -value-> c.z');
    const third = readScript(
      { sql: whole.replace('select y', 'select w as y'), dialect: 'ansi', ddl: '' },
      second.parts,
    );
    expect(third.reading.stale).toEqual([]);
    expect(edges(third.reading.lineage)).toContain('s.w -value-> b.y');
  });

  it.each([
    ["select 'a from b", 'quote'],
    ['select (a from b', 'parenthesis'],
    ['select a) from b', 'parenthesis'],
    ['select a from', 'table'],
    ['select a from b join on b.x = 1', 'table'],
    ['insert into', 'table'],
    ['select a, from b', 'expression'],
    ['select a from b where', 'expression'],
    ['select a from b where x =', 'expression'],
    ['selec a from b', 'word'],
    ['isnert into t select a from b', 'word'],
  ])('%s lacks something: %s', (sql, kind) => {
    expect(read(sql).problems.map((problem) => problem.kind)).toContain(kind);
  });

  it("ends a statement at Oracle's stroke, and not at a division", () => {
    const { problems, lineage } = read('select a from t where\n/\nselect b\n/ 2 from u\n/\n', {
      dialect: 'oracle',
    });
    expect(problems.map(({ kind }) => kind)).toEqual(['expression']);
    expect(lineage.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['t', 'u']));
  });

  it('finds nothing wrong where dialects write as they do', () => {
    expect(read('select a, from `p.d.t`', { dialect: 'bigquery' }).problems).toEqual([]);
    expect(
      read('select t.from, left(a, 2), extract(year from d) from t where x is distinct from y')
        .problems,
    ).toEqual([]);
  });
});

describe('the dialect', () => {
  it.each([
    ['select a::int from t where b ilike $$x$$', 'postgres'],
    ['select top 10 [a] from dbo.t with (nolock)', 'tsql'],
    ['select nvl(a, 0) from t where rownum < 10', 'oracle'],
    ['select `a` from `t` where ifnull(b, 0) = 1', 'mysql'],
    ['select safe_cast(a as int64) from `p.d.t`', 'bigquery'],
    [
      'select v:a.b::string, iff(a, b, c) from t qualify row_number() over (order by a) = 1',
      'snowflake',
    ],
    [
      'insert overwrite table t partition (d) select a from s lateral view explode(x) e as y distribute by a',
      'hive',
    ],
    [
      'sel a from t; create volatile multiset table v as (sel a from t) with data primary index (a)',
      'teradata',
    ],
    ['select a from t prewhere b = 1 settings max_threads = 1', 'clickhouse'],
    ["select * exclude (a) from read_parquet('x.parquet')", 'duckdb'],
    ['select a from t', 'ansi'],
  ])('%s', (sql, dialect) => {
    expect(read(sql, { dialect: 'auto' }).dialect).toBe(dialect);
  });
});
