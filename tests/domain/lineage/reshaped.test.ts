/** Rows that are turned into others, and functions that give rows; one line each: dialect, SQL, and after the arrow the ends of every path. */
import { columns, tables } from './support';

const CASES = String.raw`
duckdb     create table t as pivot (select a, b, c from s) on b using sum(c) => s.a t.a, s.c t.*
duckdb     with p as (pivot (from s select a, b, c) on b using sum(c)) insert into t select a, jan from p => s.a t.a, s.c t.jan
duckdb     create table t as select * from (pivot (select a, b, c from s) on b using sum(c)) => s.a t.a, s.c t.*
duckdb     create table t as pivot s on b in ('x', 'y') using sum(c) as n, max(d) as m group by a => s.a t.a, s.c t.x_n, s.c t.y_n, s.d t.x_m, s.d t.y_m
oracle     create table t as select * from (select k, q, a from s) pivot (sum(a) as n for q in (1 as x, 2 as y)) => s.a t.x_n, s.a t.y_n, s.k t.k
bigquery   create table t as select * from (select k, q, a from s) pivot (sum(a) as n, max(a) as m for q in ('x', 'y')) => s.a t.m_x, s.a t.m_y, s.a t.n_x, s.a t.n_y, s.k t.k
databricks create table t as select * from (select k, p, q, a from s) pivot (sum(a) as n for (p, q) in ((1, 'b') as x, (2, 'c'))) => s.a t.x, s.a t.{2, c}, s.k t.k
duckdb     create table t as unpivot (select a, b, c from s) on b, c into name n value v => s.a t.a, s.b t.v, s.c t.v
duckdb     create table t as unpivot s on columns(* exclude (a)) into name n value v => s.* t.v, s.a t.a
duckdb     create table t as select max from (summarize s) => s.* t.max
snowflake  create table t as select p.r, p.jan from (select r, m, a from s) pivot (sum(a) for m in (any order by m)) as p => s.a t.jan, s.r t.r
snowflake  create table t as select * from (select r, m, a from s) pivot (sum(a) for m in (select m from u)) as p => s.a t.*, s.r t.r
oracle     insert into t (c, y, n) select c, y, n from s where k = 'x' model partition by (c) dimension by (p, y) measures (a n, b) rules (n['a', 2020] = n['a', 2019] + b['b', cv(y)]) order by c => s.a t.n, s.b t.n, s.c t.c, s.y t.y
oracle     create table t as select d, m, n from s group by d model return updated rows dimension by (d) measures (sum(x) m, 0 n) ignore nav rules upsert automatic order (n[any] = sum(m)[d between 1 and 3], m[for d in (1, 2)] = 1) => s.d t.d, s.x t.m, s.x t.n
tsql       create function dbo.f (@a int) returns table as return (select x, y as z from s where k = @a); insert into t (p, q) select x, z from dbo.f(3) => s.x t.p, s.y t.q
tsql       create function f (@a int) returns @r table (m int, n int) as begin insert into @r (m, n) select x, y from s; return; end; insert into t select m, n from f(1) => s.x t.m, s.y t.n
postgres   create function f(p int) returns table (m int, n text) language sql as $$ select x, y from s where id = p $$; insert into t select m, n from f(4) => s.x t.m, s.y t.n
postgres   create function f() returns table (m int) as $$ begin return query select x from s; return query select y from u; end; $$ language plpgsql; create table t as select * from f() => s.x t.m, u.y t.m
bigquery   create table function d.f(p int64) as select x, count(y) as n from s where z > p group by x; insert into t select x, n from d.f(3) => s.x t.x, s.y t.n
snowflake  create function f(a number) returns table (m number) as $$ select x from s $$; insert into t select m from table(f(1)) => s.x t.m
databricks create function f(a int) returns table (m int) return select x from s where k = a; insert into t select m from f(3) => s.x t.m
duckdb     create macro f(a) as table select x from s where k = a; insert into t select x from f(3) => s.x t.x
snowflake  create table t as select $1::int as a from 's3://b/p' => path:s3://b/p.$1 t.a
snowflake  create table t as select a from identifier('d.s') => d.s.a t.a
trino      unload (select a from s) to 's3://b/p' with (format = 'orc') => s.a path:s3://b/p.a
tsql       insert into t select x.value('(/a)[1]', 'int') v, dbo.fn(b) c from s => s.b t.c, s.x t.v
mysql      create table t as select a, @r := @r + 1 as n, b from s => s.a t.a, s.b t.b
ansi       insert into t select not a, not b and c as d, timestamp e as f, g from s => s.a t.not a, s.b t.d, s.c t.d, s.g t.g, s.timestamp t.f
`;

const cases = CASES.trim()
  .split('\n')
  .map((line): [dialect: string, sql: string, found: string] => {
    const [head = '', found = ''] = line.split(/ =>\s*(?=[^=]*$)/);
    return [head.slice(0, 10).trim(), head.slice(11), found.trim()];
  });

it.each(cases)('%s: %s', (dialect, sql, found) => {
  const ends = columns(sql, { dialect }).map((end) => end.replace(' -> ', ' '));
  expect(ends.join(', ')).toBe(found);
});

it('drops what a pivot turns into columns, where all columns are known', () => {
  const metadata = { s: ['a', 'b', 'c'] };
  const sql = "create table t as pivot s on b in ('x') using sum(c)";
  expect(columns(sql, { dialect: 'duckdb', metadata })).toEqual(['s.a -> t.a', 's.c -> t.x']);
});

it('reads a function that gives rows as a step', () => {
  const sql = 'create function f() returns table (m int) as $$ select x from s $$ language sql';
  expect(tables(`${sql}; insert into t select m from f()`, { dialect: 'postgres' })).toBe('s -> t');
});
