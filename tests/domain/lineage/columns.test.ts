import { columns } from './support';

const metadata = {
  'pol.contract': ['contract_id', 'group_id', 'premium'],
  'pol.claim': ['claim_id', 'contract_id', 'paid'],
};

/** What is asked of the resolver, with a query a rule; the dialect is standard SQL where none is named. */
const cases: { rule: string; sql: string; edges: string[]; dialect?: string; known?: true }[] = [
  {
    rule: 'a star is unfolded through common tables and sub-queries',
    sql: `with c as (select * from pol.contract), d as (select c.* from c)
          insert into mart.total select * from (select * from d) x`,
    known: true,
    edges: [
      'pol.contract.contract_id -> mart.total.contract_id',
      'pol.contract.group_id -> mart.total.group_id',
      'pol.contract.premium -> mart.total.premium',
    ],
  },
  {
    rule: 'a column passes through a star of unknown columns',
    sql: 'insert into t select paid from (select * from claim) c',
    edges: ['claim.paid -> t.paid'],
  },
  {
    rule: 'metadata says which table of a join holds a column',
    sql: `insert into t select premium, paid, group_id from pol.contract join pol.claim on 1 = 1`,
    known: true,
    edges: [
      'pol.claim.paid -> t.paid',
      'pol.contract.group_id -> t.group_id',
      'pol.contract.premium -> t.premium',
    ],
  },
  {
    rule: 'without metadata the table of such a column is not known',
    sql: 'insert into t select premium from contract join claim on 1 = 1',
    edges: ['?.premium -> t.premium'],
  },
  {
    rule: 'columns named in USING come from both sides',
    sql: 'insert into t select id from a join b using (id)',
    edges: ['a.id -> t.id', 'b.id -> t.id'],
  },
  {
    rule: 'EXCEPT, REPLACE and RENAME change a star',
    sql: `insert into t
          select * except (claim_id) replace (paid * 2 as paid) rename (contract_id as contract) from pol.claim`,
    known: true,
    edges: ['pol.claim.contract_id -> t.contract', 'pol.claim.paid -> t.paid'],
  },
  {
    rule: 'scalar and correlated sub-queries',
    sql: `insert into t (id, worst)
          select c.contract_id, (select max(k.paid) from claim k where k.contract_id = c.contract_id) from contract c`,
    edges: ['claim.paid -> t.worst', 'contract.contract_id -> t.id'],
  },
  {
    rule: 'a sub-query reads a column of the query around it',
    sql: 'insert into t select (select x.rate + k.paid from k) as r from x',
    edges: ['k.paid -> t.r', 'x.rate -> t.r'],
  },
  {
    rule: 'unions meet by position, under the names of the first branch',
    sql: 'insert into t select a, b from x union all select c, d from y',
    edges: ['x.a -> t.a', 'x.b -> t.b', 'y.c -> t.a', 'y.d -> t.b'],
  },
  {
    rule: 'UNION BY NAME meets by name',
    sql: 'insert into t select a, b from x union all by name select b, a from y',
    dialect: 'duckdb',
    edges: ['x.a -> t.a', 'x.b -> t.b', 'y.a -> t.a', 'y.b -> t.b'],
  },
  {
    rule: 'a recursive table feeds itself',
    sql: `with recursive r (id, root) as (
            select id, id from tree union all select t.id, r.root from tree t join r on t.parent = r.id)
          insert into o select id, root from r`,
    edges: ['tree.id -> o.id', 'tree.id -> o.root'],
  },
  {
    rule: 'a common table of the name of a table reads that table',
    sql: 'with claim as (select paid from claim) insert into t select paid from claim',
    edges: ['claim.paid -> t.paid'],
  },
  {
    rule: 'MERGE updates and inserts',
    sql: `merge into t using (select k, max(v) as top from s group by k) as b on t.k = b.k
          when matched and b.top > 0 then update set t.v = b.top
          when not matched then insert (k, v) values (b.k, b.top)`,
    edges: ['s.k -> t.k', 's.v -> t.v'],
  },
  {
    rule: 'UPDATE FROM, its target named by an alias',
    sql: 'update t set t.paid = s.paid from target t join source s on t.id = s.id',
    dialect: 'tsql',
    edges: ['source.paid -> target.paid'],
  },
  {
    rule: 'UPDATE of several columns from a sub-query',
    sql: 'update t set (a, b) = (select x, y from s where s.id = t.id)',
    edges: ['s.x -> t.a', 's.y -> t.b'],
  },
  {
    rule: 'conditions, windows and filters of an expression belong to it',
    sql: `insert into t select
            case when a.kind = 'x' then a.paid else 0 end as p,
            row_number() over (partition by a.g order by a.d desc) as n,
            sum(a.v) filter (where a.ok) as s,
            max(a.m) over w as m
          from a window w as (partition by a.z)`,
    edges: [
      'a.d -> t.n',
      'a.g -> t.n',
      'a.kind -> t.p',
      'a.m -> t.m',
      'a.ok -> t.s',
      'a.paid -> t.p',
      'a.v -> t.s',
      'a.z -> t.m',
    ],
  },
  {
    rule: 'words of functions are no columns',
    sql: `insert into t select extract(day from d) a, trim(both ' ' from s) b, cast(x as decimal(18, 2)) c,
            datediff(day, f, e) d, interval '1' day + g e, date '2024-01-01' f, h at time zone 'UTC' g from src`,
    edges: [
      'src.d -> t.a',
      'src.e -> t.d',
      'src.f -> t.d',
      'src.g -> t.e',
      'src.h -> t.g',
      'src.s -> t.b',
      'src.x -> t.c',
    ],
  },
  {
    rule: 'count(*) reads every relation',
    sql: 'insert into t select count(*) as n from a join b on a.id = b.id',
    edges: ['a.* -> t.n', 'b.* -> t.n'],
  },
  {
    rule: 'an expression without a name bears its words',
    sql: 'insert into t select a.x + a.y from a',
    edges: ['a.x -> t.a.x + a.y', 'a.y -> t.a.x + a.y'],
  },
  {
    rule: 'LATERAL VIEW and functions of tables pass their arguments on',
    sql: `insert overwrite table t select q.item, e.col from src s
          lateral view json_tuple(s.doc, 'k') q as item lateral view outer explode(s.list) e as col`,
    dialect: 'hive',
    edges: ['src.doc -> t.item', 'src.list -> t.col'],
  },
  {
    rule: 'UNNEST with an alias of its own, fields of documents',
    sql: 'insert into d.t select x.id, item.price, y.doc.name from p.x as x, unnest(x.items) as item, y',
    dialect: 'bigquery',
    edges: ['p.x.id -> d.t.id', 'p.x.items -> d.t.price', 'y.doc -> d.t.name'],
  },
  {
    rule: 'FLATTEN and paths into documents',
    sql: `insert into t select v:customer.name::string as n, f.value:id as id from src, lateral flatten(input => src.v) f
          qualify row_number() over (partition by n order by ts desc) = 1`,
    dialect: 'snowflake',
    edges: ['src.v -> t.id', 'src.v -> t.n'],
  },
  {
    rule: 'PIVOT makes columns of values',
    sql: `insert into t select * from (select region, quarter, amount from sales) s
          pivot (sum(amount) for quarter in ('Q1' as first, 'Q2' as second))`,
    edges: ['sales.amount -> t.first', 'sales.amount -> t.second', 'sales.region -> t.region'],
  },
  {
    rule: 'the parameters of a lambda are no columns',
    sql: 'insert into t select transform(list, x -> x * factor) as r from src',
    dialect: 'spark',
    edges: ['src.factor -> t.r', 'src.list -> t.r'],
  },
  {
    rule: 'a plan in Oracle’s words',
    sql: `insert into t select e.id, prior e.name as boss, connect_by_root e.name as root
          from emp e start with e.mgr is null connect by prior e.id = e.mgr`,
    dialect: 'oracle',
    edges: ['emp.id -> t.id', 'emp.name -> t.boss', 'emp.name -> t.root'],
  },
  {
    rule: 'INSERT ALL writes to several tables',
    sql: 'insert all into a (x) values (k) into b (y, z) values (k, v) select k, v from src',
    dialect: 'oracle',
    edges: ['src.k -> a.x', 'src.k -> b.y', 'src.v -> b.z'],
  },
  {
    rule: 'Hive writes to several tables from one FROM',
    sql: 'from src insert overwrite table a select x where z > 1 insert into table b select y',
    dialect: 'hive',
    edges: ['src.x -> a.x', 'src.y -> b.y'],
  },
  {
    rule: 'temporary tables lead through a script without semicolons',
    sql: `select a.x into #step from a
          insert into b (y) select x from #step
          update c set c.z = s.x from c join #step s on c.id = s.id
          drop table #step`,
    dialect: 'tsql',
    edges: ['a.x -> b.y', 'a.x -> c.z'],
  },
  {
    rule: 'a table that is defined in the script is known from then on',
    sql: `create table claim (claim_id int, paid numeric(18, 2), primary key (claim_id));
          create table rate (code text, factor numeric);
          insert into t select paid * factor as p from claim join rate on true`,
    edges: ['claim.paid -> t.p', 'rate.factor -> t.p'],
  },
  {
    rule: 'names in Korean and Chinese, quoted or not',
    sql: `create table 계약요약 as
          select 계약.번호, sum("保單".保費) as 합계 from 계약 join "保單" on 계약.번호 = "保單".號碼 group by 계약.번호`,
    edges: ['保單.保費 -> 계약요약.합계', '계약.번호 -> 계약요약.번호'],
  },
  {
    rule: 'Jinja and dbt name tables',
    sql: `{{ config(materialized='table') }}
          insert into {{ ref('mart') }} select o.id from {{ source('crm', 'orders') }} o
          {% if is_incremental() %} where o.day > {{ var('day') }} {% endif %}`,
    edges: ['crm.orders.id -> mart.id'],
  },
  {
    rule: 'a renamed table keeps its lineage',
    sql: 'insert into b select x from a; alter table b rename to c; insert into d select x from c',
    edges: ['a.x -> d.x'],
  },
  {
    rule: 'a table that is written from itself is both ends',
    sql: 'insert into t select max(t.price) + min(s.price) as price from s join t on s.id = t.id',
    edges: ['s.price -> t.price', 't.price -> t.price'],
  },
];

describe('lineage of columns', () => {
  it.each(cases)('$rule', ({ sql, edges, dialect, known }) => {
    expect(columns(sql, { ...(dialect && { dialect }), ...(known && { metadata }) })).toEqual(
      [...edges].sort(),
    );
  });

  it('uses an alias in later expressions of the list only where the option says so', () => {
    const sql = 'insert into t select a.x + 1 as y, y * 2 as z from a join b on 1 = 1';
    expect(columns(sql, { lateralAliases: true })).toContain('a.x -> t.z');
    expect(columns(sql)).toContain('?.y -> t.z');
  });
});
