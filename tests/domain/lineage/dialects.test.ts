/** What only some dialects have, one line each: dialect, SQL, and after the arrow the ends of every path, or of tables behind `T:`. */
import { columns, tables } from './support';

const CASES = String.raw`
ansi       select x from a order by (select max(y) from b) => T: a, b ->
ansi       insert into t select array_agg(x order by y desc nulls last) c from a => a.x t.c, a.y t.c
ansi       insert into t select nth_value(x, 2) from last over (order by y) f from a => a.x t.f, a.y t.f
ansi       insert into t select date, time, year, type, key, level, last from s => s.date t.date, s.key t.key, s.last t.last, s.level t.level, s.time t.time, s.type t.type, s.year t.year
postgres   insert into t select x at time zone 'utc' as x, y collate "C" as y from s => s.x t.x, s.y t.y
postgres   create table t partition of p for values from ('2020-01-01') to ('2021-01-01') => T: -> t
postgres   create rule r as on insert to v do instead insert into t select x from s => s.x t.x
postgres   update t set (a, b) = (s.x, s.y), c = s.z from s where s.id = t.id => s.x t.a, s.y t.b, s.z t.c
postgres   update t set (a, b) = (select x, y from s) => s.x t.a, s.y t.b
postgres   insert into t select j.a from s, jsonb_to_recordset(s.doc) as j(a int, b text) => s.doc t.a
mysql      create algorithm=merge definer='u'@'h' sql security definer view v as select x from s => s.x v.x
mysql      select x from s into outfile '/tmp/x' => T: s -> path:/tmp/x
mysql      insert into t select match(x, y) against ('q' in boolean mode) m from s => s.x t.m, s.y t.m
mysql      insert into t partition (p1) select x 'y' from s => s.x t.y
oracle     merge into t a using s b on (a.id = b.id) when not matched then insert (a.id, a.x) values (b.id, b.x) => s.id t.id, s.x t.x
oracle     insert into t select column_value as v, sq.nextval as id from s, table(s.arr) => s.arr t.v
oracle     insert into t with r (a) as (select x from s union all select a from r) search depth first by a set o cycle a set c to 'Y' default 'N' select a from r => s.x t.a
oracle     insert into t partition (p1) select x from s => s.x t.x
tsql       insert into t select (select x from s for xml path('')) d => s.x t.d
tsql       truncate table t insert into t select x from s => s.x t.x
tsql       declare c cursor for select x from a fetch next from c into @x insert into t values (@x) => T: a -> t
tsql       alter view v as select x from s => s.x v.x
bigquery   insert t (a, b) select u, o from s cross join unnest(arr) u with offset as o => s.arr t.a
bigquery   insert into t select date_trunc(date, month) m, date_trunc(d, week(monday)) w, last_day(day) l from s => s.d t.w, s.date t.m, s.day t.l
bigquery   insert into t select any_value(x having max y) a from s => s.x t.a, s.y t.a
bigquery   insert into t select o.x, i.price from d.orders o, o.items i => d.orders.items t.price, d.orders.x t.x
bigquery   export data options(uri='gs://b/*.csv') as select x from s => T: s -> path:gs://b/*.csv
bigquery   load data into t from files (format='CSV', uris=['gs://b/x.csv']) => T: path:gs://b/x.csv -> t
bigquery   create table function d.f(x int64) as select a from s where b = x => T: s ->
snowflake  insert into t select value from s, table(flatten(s.doc)) => s.doc t.value
snowflake  create or replace secure view v copy grants as select x from s => s.x v.x
snowflake  copy into t (a) from (select $1 from @st (file_format => 'x') f) => T: path:@st -> t
snowflake  create stream st on table s => T: ->
snowflake  insert into t(a) select column1 from values ('{}') =>
snowflake  create alert a if (exists (select 1 from s)) then insert into t select x from u => u.x t.x
redshift   unload ('select x from s where y = ''a''') to 's3://b/x' iam_role 'r' => s.x path:s3://b/x.x
redshift   alter table t append from s => T: s -> t
redshift   insert into t select approximate count(distinct x) c, dateadd(d, 1, d) d from s => s.d t.d, s.x t.c
databricks insert into t select posexplode(arr) as (p, c) from s => s.arr t.c, s.arr t.p
databricks create streaming live table t as select x from stream(live.s) => live.s.x t.x
databricks create function f() returns table (a int) return select x from s => T: s ->
hive       insert into t select transform (x, y) using 'script' as (a, b) from s => s.x t.a, s.x t.b, s.y t.a, s.y t.b
teradata   replace view v as locking row for access select x from s => s.x v.x
teradata   update a from t as a, s as b set x = b.y where a.id = b.id => s.y t.x
teradata   ins into t select x (format 'YYYY') (char(4)) as y, z (integer) w, rank(v desc) r from s => s.v t.r, s.x t.y, s.z t.w
teradata   create table t as s with data => T: s -> t
teradata   create macro m (p integer) as (insert into t select x from s; update u set a = 1;); => T: s -> t, u
vertica    copy t from local '/x.csv' delimiter ',' => T: path:/x.csv -> t
vertica    export to parquet(directory='/x') as select x from s => T: s -> path:/x
clickhouse insert into t select quantile(0.5)(z) q, tup.1 as a from s => s.tup t.a, s.z t.q
clickhouse insert into t with (select max(x) from u) as m, y + 1 as n select m, n from s => s.y t.n, u.x t.m
clickhouse insert into table function s3('path') select x from s => T: s -> path:path
clickhouse create table t as s engine = Distributed(c, d, s) => T: s -> t
duckdb     create table t as pivot s on y using sum(x) group by z => T: s -> t
duckdb     create table t as select {'k': y} st, [z, w] l from s => s.w t.l, s.y t.st, s.z t.l
duckdb     create table t as select x from s union by name select y, x from u => s.x t.x, u.x t.x, u.y t.y
snowflake  create table t as select m.a, m.p, m.q from s match_recognize (partition by a order by b measures first(x.c) as p, final last(y.d) as q one row per match pattern (x y+) define y as y.c > lag(y.c)) m => s.a t.a, s.c t.p, s.d t.q
trino      create table t as select a, b, n from s match_recognize (partition by a order by b measures match_number() as n all rows per match pattern (x+) define x as c > 1) => s.a t.a, s.b t.b
snowflake  create table t as select * rename (a as b) from s => s.* t.*, s.a t.b
bigquery   create table t as select * except (x) replace (trim(a) as a) from s => s.* t.*, s.a t.a
bigquery   insert into t select lag(y) over (w rows 1 preceding) l from s window w as (partition by g order by o) => s.g t.l, s.o t.l, s.y t.l
bigquery   load data overwrite t from files (format='CSV', uris=['gs://b/x.csv']) => T: path:gs://b/x.csv -> t
bigquery   create model m options(model_type='x') as select a from s => T: s -> m
tsql       with c as (select a, row_number() over (order by b) as n from s) update c set a = n => s.b s.a
tsql       update t set a += s.b from s where s.id = t.id => s.b t.a, t.a t.a
mysql      create table t as select sql_no_cache s.a from s => s.a t.a
mysql      select @m := max(a) from s; insert into t (x) values (@m) => s.a t.x
oracle     insert into t select connect_by_isleaf as l, a from s connect by prior a = b => s.a t.a
sqlite     insert into t (k, v) select a, b from s indexed by i where true on conflict (k) do update set v = excluded.v || t.n => s.a t.k, s.b t.v, t.n t.v
sqlite     insert into t (a) select json_each.value from s, json_each(s.arr) => s.arr t.a
duckdb     create table t as select total: a + b from s => s.a t.total, s.b t.total
duckdb     copy (from s select a) to 'x.parquet' => T: s -> path:x.parquet
duckdb     create table t as select a from read_parquet('s3://x/*.parquet') => T: path:s3://x/*.parquet -> t
doris      insert into t select a, unnest as u from s, unnest(arr) => s.a t.a, s.arr t.u
oracle     update (select a.v as x, b.v as y from t a join s b on a.id = b.id) set x = y => s.v t.v
oracle     update (select s.w, t.v from s, t where t.id = s.id) q set q.v = q.w * 2 where q.w > 0 => s.w t.v
oracle     update (select v, w from t) set v = w + 1 => t.w t.v
tsql       with c as (select id, a as x, b from t) update c set x = s.y + c.b from c join s on s.id = c.id => s.y t.a, t.b t.a
tsql       with c as (select id, a as x from t) update d set x = s.y from c as d join s on s.id = d.id => s.y t.a
clickhouse with (select max(v) from u) as m, k as (select a from s) insert into t select a + m as c from k => s.a t.c, u.v t.c
clickhouse with 3 as m insert into t select a + m as c from s => s.a t.c
databricks apply changes into live.t from stream(live.s) keys (id) apply as delete when op = 'D' sequence by ts columns (a, b) stored as scd type 1 => live.s.a live.t.a, live.s.b live.t.b
databricks create or refresh streaming table t; create flow f as auto cdc into t from stream(s) keys (id) sequence by ts columns * except (op) stored as scd type 2 => s.* t.*
databricks create flow f as insert into t by name select a from stream s => s.a t.a
postgres   table s; insert into t table s => T: s -> t
doris      insert into t with label l (a, b) select x, y from s => s.x t.a, s.y t.b
`;

const cases = CASES.trim()
  .split('\n')
  .map((line): [dialect: string, sql: string, found: string] => {
    const [head = '', found = ''] = line.split(/ =>\s*(?=[^=]*$)/);
    return [head.slice(0, 10).trim(), head.slice(11), found.trim()];
  });

it.each(cases)('%s: %s', (dialect, sql, found) => {
  if (found.startsWith('T:')) {
    expect(`T: ${tables(sql, { dialect }).trim()}`).toBe(found);
    return;
  }
  const ends = columns(sql, { dialect }).map((end) => end.replace(' -> ', ' '));
  expect(ends).toEqual(found === '' ? [] : found.split(', '));
});
