/** Clauses of single dialects whose words are easily taken for columns, and rows that come from elsewhere than a table. */
import { type DialectId, readScript } from '@/domain/lineage';
import { columns } from './support';

describe('words that are no columns', () => {
  it.each([
    ['tsql', 'select top 5 (a), b into t from s', ['s.a -> t.a', 's.b -> t.b']],
    ['mysql', 'insert into t select high_priority a from s', ['s.a -> t.a']],
    ['mysql', 'insert into t select cast(a as unsigned int) b from s', ['s.a -> t.b']],
    [
      'oracle',
      'insert into t select cast(a as interval day(2) to second) b from s',
      ['s.a -> t.b'],
    ],
    [
      'oracle',
      'insert into t select to_date(a default b on conversion error, c) d from s',
      ['s.a -> t.d', 's.b -> t.d', 's.c -> t.d'],
    ],
    [
      'trino',
      "insert into t select json_query(a, 'lax $.x' with array wrapper) b from s",
      ['s.a -> t.b'],
    ],
    [
      'databricks',
      'insert into t select a ?:: int b, doc:items[*].sku c from s',
      ['s.a -> t.b', 's.doc -> t.c'],
    ],
    [
      'duckdb',
      'insert into t select list_transform(a, lambda x, i : x + i + b) c from s',
      ['s.a -> t.c', 's.b -> t.c'],
    ],
    [
      'duckdb',
      'insert into t select [x * a for x in b if x > c] d from s',
      ['s.a -> t.d', 's.b -> t.d', 's.c -> t.d'],
    ],
  ])('in %s: %s', (dialect, sql, edges) => {
    expect(columns(sql, { dialect })).toEqual(edges);
  });

  it.each([
    ['tsql', 'create procedure p as begin set nocount on; insert into t select a from s end'],
    [
      'ansi',
      'select * from s match_recognize (order by at pattern (a (b|c)+ d*) define b as x > 1) m',
    ],
  ])('and leave nothing unfinished in %s: %s', (dialect, sql) => {
    expect(readScript({ sql, dialect: dialect as DialectId, ddl: '' }).reading.problems).toEqual(
      [],
    );
  });
});

describe('rows from elsewhere', () => {
  it.each([
    [
      'trino',
      'insert into t select f.b from table(fn(input => table(orders) partition by a, n => 2)) f',
      ['orders.* -> t.b'],
    ],
    [
      'vertica',
      "insert into t select slice, ts_first_value(bid) b from ticks timeseries slice as '3 seconds' over (order by at)",
      ['ticks.at -> t.slice', 'ticks.bid -> t.b'],
    ],
    [
      'tsql',
      "select x.n.value('@id', 'int') as id into t from s cross apply s.doc.nodes('/r/i') as x(n)",
      ['s.doc -> t.id'],
    ],
    ['clickhouse', "insert into t select a from remote('host', db.s)", ['db.s.a -> t.a']],
    ['clickhouse', "insert into t select a from cluster('name', db, s)", ['db.s.a -> t.a']],
    ['clickhouse', "insert into t select columns('x.*') apply(sum) from s", ['s.* -> t.*']],
    [
      'postgres',
      'insert into t select r.a from s, rows from (json_to_record(s.doc) as (a int), generate_series(1, 3)) as r (a, n)',
      ['s.doc -> t.a'],
    ],
    [
      'databricks',
      'merge with schema evolution into t using s on t.k = s.k when matched then update set v = s.v',
      ['s.v -> t.v'],
    ],
    [
      'teradata',
      'merge into t using s on t.k = s.k when matched then upd set v = s.v when not matched then ins (k) values (s.k)',
      ['s.k -> t.k', 's.v -> t.v'],
    ],
    [
      'mysql',
      'insert into t (a, b) select * from (select a, b from s) as new on duplicate key update b = new.b',
      ['s.a -> t.a', 's.b -> t.b'],
    ],
    [
      'mysql',
      'insert into t (k) select q.k from s q join r using (k) on duplicate key update n = t.n + q.n, m = r.m',
      ['r.m -> t.m', 's.k -> t.k', 's.n -> t.n', 't.n -> t.n'],
    ],
  ])('in %s: %s', (dialect, sql, edges) => {
    expect(columns(sql, { dialect })).toEqual(expect.arrayContaining(edges));
    expect(columns(sql, { dialect }).filter((edge) => !edge.startsWith('r.k'))).toEqual(edges);
  });

  it.each([
    'create table n as select a from s union all (select b from r limit 0)',
    'create table n as select a from s where not exists (select 1 from r where 1 = 0)',
  ])('come, though a part of the query gives none: %s', (sql) => {
    expect(columns(sql)).toContain('s.a -> n.a');
  });
});
