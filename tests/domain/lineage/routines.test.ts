/** Values on their way through routines and behind OUTPUT, one line each: dialect, SQL, and after the arrow the ends of every path. */
import { readScript } from '@/domain/lineage';
import { columns, tables } from './support';

const CASES = String.raw`
oracle     create procedure p is begin for r in (select a, b from s) loop insert into t (x, y) values (r.a, r.b * 2); end loop; end; => s.a t.x, s.b t.y
oracle     create procedure p (p_d date) as cursor c is select a from s where d <= p_d; v number := 0; begin for r in c loop update t set x = x + r.a; end loop; end; => s.a t.x, t.x t.x
oracle     declare cursor c is select a, b from s; v_a s.a%type; v_b number; begin open c; loop fetch c into v_a, v_b; insert into t (x, y) values (v_a, v_b); end loop; end; => s.a t.x, s.b t.y
oracle     create procedure p as v number; begin select sum(a) into v from s; insert into t (x) values (v); end; => s.a t.x
oracle     declare l t_ids; begin select a bulk collect into l from s; forall i in 1 .. l.count insert into t (x) values (l(i)); end; => s.a t.x
oracle     declare v number; begin insert into t (x) select a from s returning id into v; insert into u (y) values (v); end; => s.a t.x, t.id u.y
oracle     create trigger g after update of a on t for each row when (new.a <> old.a) begin insert into u (x, y) values (:old.a, :new.b); end; => t.a u.x, t.b u.y
oracle     create procedure p (p_x in number) as begin insert into t (a, b) select p_x, s.b from s; end; => s.b t.b
postgres   create function f() returns void as $$ declare r record; begin for r in select a, max(b) as m from s group by a loop insert into t (x, y) values (r.a, r.m) on conflict (x) do update set y = excluded.y + t.z; end loop; end; $$ => s.a t.x, s.b t.y, t.z t.y
postgres   do $$ declare v int; w int; begin select max(a) into v from s; w := (select max(b) + 1 from u); insert into t (x, y) values (v, w); end $$ => s.a t.x, u.b t.y
postgres   create function f() returns trigger as $$ begin insert into h (x) select old.a; return new; end; $$ language plpgsql; create trigger g before update on t for each row execute function f() => t.a h.x
postgres   with i as (insert into t (a) select b from s returning id) insert into u (x) select id from i => s.b t.a, t.id u.x
mysql      create procedure p() begin declare a int; declare c cursor for select x, y from s; open c; l: loop fetch c into a, b; insert into t (m, n) values (a, b); end loop; end => s.x t.m, s.y t.n
mysql      create trigger g before insert on t for each row begin set new.c = new.a * new.b; end => t.a t.c, t.b t.c
mysql      create trigger g after insert on t for each row insert into u (x) values (new.a) => t.a u.x
tsql       declare @i int, @m money declare c cursor local for select a, b from s open c fetch next from c into @i, @m while @@fetch_status = 0 begin insert into t (x, y) values (@i, @m) fetch next from c into @i, @m end => s.a t.x, s.b t.y
tsql       declare @l date select @l = max(d) from s set @n = (select count(a) from u) insert into t (x, y) values (@l, @n) => s.d t.x, u.a t.y
tsql       create trigger g on t after insert, update as begin insert into u (x, y) select i.a, d.b from inserted i join deleted d on d.id = i.id end => t.a u.x, t.b u.y
tsql       insert into t (a) output inserted.id, inserted.a into u (x, y) select b from s => s.b u.y, t.id u.x
tsql       update p set p.a = s.b output deleted.c, s.d into u (x, y) from t p join s on s.id = p.id => s.b t.a, s.d u.y, t.c u.x
tsql       delete from t output deleted.a into u (x) where b < 1 => t.a u.x
tsql       declare @log table (x int, y int); merge t using s on t.id = s.id when not matched then insert (a) values (s.b) output s.id, deleted.c into @log; insert into u select x, y from @log => s.b t.a, s.id u.x, t.c u.y
tsql       insert into u (x) select a from (merge t using s on t.id = s.id when matched then update set t.b = s.b output $action as act, s.a) m where act = 'UPDATE' => s.a u.x, s.b t.b
teradata   replace procedure p (in d date) begin for r as c1 cursor for select a from s do update t set x = r.a; end for; end; => s.a t.x
mysql      insert into t (a, b) select x, y from s as u on duplicate key update b = values(b) + t.c => s.x t.a, s.y t.b, t.c t.b
mysql      insert into t (a, b) values (1, 2) as new on duplicate key update b = new.b + t.c => t.c t.b
mysql      insert into t (a, b) values (1, (select max(x) from s)) as new(m, n) on duplicate key update c = new.n => s.x t.b, s.x t.c
mysql      insert into t set a = (select max(x) from s) as new on duplicate key update c = new.a + t.c => s.x t.a, s.x t.c, t.c t.c
postgres   insert into t as o (a, b) select x, y from s on conflict (a) do update set b = o.c + excluded.b => s.x t.a, s.y t.b, t.c t.b
postgres   with c as (update t set b = 1 from s where s.id = t.id returning t.a) insert into t (a) select a from c => t.a t.a
bigquery   for r in (select a from s) do insert into t (x) values (r.a); end for => s.a t.x
bigquery   declare m int64; set m = (select max(a) from s); insert into t (x, y) select m, u.b from u => s.a t.x, u.b t.y
oracle     create procedure p as begin execute immediate 'insert into t (a) select b from s where c = ''x'''; execute immediate 'delete from ' || v; end; => s.b t.a
tsql       exec sp_executesql N'insert into t (a) select b from s'; exec('update t set z = u.y from u') => s.b t.a, u.y t.z
databricks merge into t using s on t.id = s.id when matched then update set * when not matched then insert * => s.* t.*
bigquery   insert into t from s |> where a > 1 |> aggregate sum(b) as x group by k as key |> extend x + 1 as y |> select key, y => s.b t.y, s.k t.key
bigquery   create table t as from s as o |> join u as c on c.id = o.cid |> extend o.q * c.p as total |> extend total * 2 as dbl |> where dbl > 3 |> select o.id, c.name, dbl |> rename name as n |> set n = upper(n) |> drop id => s.q t.dbl, u.name t.n, u.p t.dbl
bigquery   create table t as from s |> select a, b |> union all (select x, y from u), (from v |> select m, n) |> as z |> aggregate max(z.b) as mb group by a => s.a t.a, s.b t.mb, u.x t.a, u.y t.mb, v.m t.a, v.n t.mb
tsql       select * into #t from s where b > 1; insert into r (x) select a from #t => s.* #t.*, s.a r.x
postgres   create temp table w as select * from (select * from s) q; insert into r (x) select w.a + 1 from w => s.* w.*, s.a r.x
oracle     create procedure p as v number; begin if x > 1 then select a into v from s; elsif x > 0 then v := 0; else select b into v from u; end if; insert into t (x) values (v); end; => s.a t.x, u.b t.x
oracle     create procedure p as v number; begin select a into v from s; select b into v from u; insert into t (x) values (v); end; => u.b t.x
oracle     declare v number := 0; w number; begin for r in (select a from s) loop v := v + r.a; end loop; w := v / 2; update t set x = v, y = w; end; => s.a t.x, s.a t.y
postgres   do $$ declare v int; begin if exists (select 1 from f) then v := (select max(a) from s); else v := (select max(b) from u); end if; insert into t (x) values (v); end $$ => s.a t.x, u.b t.x
tsql       create procedure p as begin declare @v int if exists (select 1 from c) select @v = sum(a) from s else begin set @w = 1 set @v = (select b from u) end insert into t (x) values (@v) end => s.a t.x, u.b t.x
tsql       declare @v int if @m = 1 begin set @v = (select a from s) end set @v = (select b from u) insert into t (x) values (@v) => u.b t.x
mysql      create procedure p() begin declare v int; case m when 1 then select a into v from s; when 2 then select b into v from u; end case; insert into t (x) values (v); end => s.a t.x, u.b t.x
databricks declare or replace variable d date default (select max(a) from s); set var d = (select max(b) from u); insert into t (x) select d from w => u.b t.x
postgres   create trigger g after update on t referencing old table as o new table as n for each statement execute function f(); create function f() returns trigger as $$ begin insert into h (x, y) select o.a, n.a from n join o on o.id = n.id; return null; end; $$ language plpgsql => t.a h.x, t.a h.y
oracle     declare v varchar2(4000); begin v := 'insert into t (a) select b from s where c = ''x'''; execute immediate v; end; => s.b t.a
tsql       declare @q nvarchar(max) = N'insert into t (a) ' set @q = @q + N'select b from s where d = ''' + convert(varchar(8), @d) + '''' exec sp_executesql @q => s.b t.a
tsql       declare @q nvarchar(max) set @q = 'insert into t (a)' set @q += ' select b from s where c > ' + @n exec (@q) => s.b t.a
postgres   do $$ begin execute 'insert into t (a) select b from s where c = $1' using x; end $$ => s.b t.a
oracle     declare l tab; cursor c is select a, b from s; begin open c; fetch c bulk collect into l limit 100; forall i in 1 .. l.count insert into t (x, y) values (l(i).a, l(i).b); end; => s.a t.x, s.b t.y
oracle     insert into t (a, d) select s.a, level from s connect by prior id = parent => s.a t.a
postgres   merge into t using s on t.id = s.id when matched then update set (a, b) = row(s.x, s.y) => s.x t.a, s.y t.b
snowflake  insert into t (a) select q.a from (select 1 as k, s.* from s union all select null, u.* from u) q => s.a t.a, u.a t.a
starrocks  insert into t (a) select u.a from s left join [broadcast] u on u.k = s.k => u.a t.a
sqlite     create trigger if not exists g after delete on t begin insert into u (x) values (old.a); end => t.a u.x
`;

const cases = CASES.trim()
  .split('\n')
  .map((line): [dialect: string, sql: string, found: string] => {
    const [head = '', found = ''] = line.split(/ =>\s*(?=[^=]*$)/);
    return [head.slice(0, 10).trim(), head.slice(11), found.trim()];
  });

it.each(cases)('%s: %s', (dialect, sql, found) => {
  const ends = columns(sql, { dialect }).map((end) => end.replace(' -> ', ' '));
  expect(ends).toEqual(found.split(', '));
});

it('counts the table of a trigger as read only where its rows are', () => {
  const head = 'create trigger g after insert on t for each row begin insert into u (x) values';
  expect(tables(`${head} (new.a); end`, { dialect: 'mysql' })).toBe('t -> u');
  expect(tables(`${head} (1); end`, { dialect: 'mysql' })).toBe(' -> u');
});

it('passes over the commands of BTEQ', () => {
  const sql = `.LOGON td/etl,x;
.EXPORT FILE = out.txt
CREATE VOLATILE TABLE v AS (SEL a FROM s) WITH DATA ON COMMIT PRESERVE ROWS;
.IF ERRORCODE <> 0 THEN .QUIT 8
INS INTO t (x) SEL v.a FROM v;
.QUIT`;
  expect(columns(sql, { dialect: 'teradata' })).toEqual(['s.a -> t.x']);
});

it('does not guess at tables that a variable names', () => {
  const run = (sql: string) =>
    columns(`create procedure p as begin execute immediate ${sql}; end;`, { dialect: 'oracle' });
  expect(run("'insert into ' || v || ' (a) select b from s'")).toEqual([]);
  expect(run("'insert into t_' || v || ' (a) select b from s'")).toEqual([]);
});

it('marks an executed expression where it stands in its string', () => {
  const sql = "v := 'insert into t (a) '\n || 'select s.b + 1 from s'; execute immediate v;";
  const { lineage } = readScript({ sql, dialect: 'oracle', ddl: '' }).reading;
  const [span] = lineage.edges[0]?.spans ?? [];
  expect(sql.slice(span?.start, span?.end)).toBe('s.b + 1');
});
