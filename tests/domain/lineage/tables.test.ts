import { tables } from './support';

const cases: [rule: string, sql: string, expected: string, dialect: string][] = [
  [
    'what is written and read on is neither end',
    'create table b as select * from a; insert into c select * from b',
    'a -> c',
    'ansi',
  ],
  [
    'a routine counts as one',
    'create procedure p() as begin insert into b select x from a; insert into c select x from b; end',
    'a, b -> b, c',
    'ansi',
  ],
  [
    'a body between dollars is read',
    'create function f() returns void as $$ begin insert into t select a from b; end; $$ language plpgsql',
    'b -> t',
    'postgres',
  ],
  [
    'rights, settings and descriptions have no lineage',
    'grant select on a to b; set x = 1; analyze c; show tables; drop table d',
    ' -> ',
    'ansi',
  ],
  [
    'DELETE and TRUNCATE have none',
    'delete from a where id in (select id from b); truncate table c',
    ' -> ',
    'ansi',
  ],
  [
    'an exchange of partitions moves data',
    "alter table a exchange partition (p = '1') with table b",
    'b -> a',
    'hive',
  ],
  [
    'a swap moves data',
    "select swap_partitions_between_tables('staging', '1', '2', 'target')",
    'staging -> target',
    'vertica',
  ],
  [
    'files and cloud paths',
    "copy into t from 's3://bucket/day'; insert overwrite directory 'hdfs://out' select * from t",
    'path:s3://bucket/day -> path:hdfs://out',
    'snowflake',
  ],
  ['a file in place of a table', "create table t as from 'in.csv'", 'path:in.csv -> t', 'duckdb'],
  [
    'hints of SQL Server',
    'select * from db.dbo.t (nolock) join u with (nolock) on t.id = u.id',
    'db.dbo.t, u -> ',
    'tsql',
  ],
  [
    'projects with hyphens',
    'insert into my-project.d.t select * from `my-project.d.s`',
    'my-project.d.s -> my-project.d.t',
    'bigquery',
  ],
  [
    'tables in conditions',
    'select 1 from a where exists (select 1 from b) and x in (select y from c)',
    'a, b, c -> ',
    'ansi',
  ],
  [
    'joins in parentheses',
    'select 1 from ((a left join b on 1 = 1) join (c join d on 1 = 1) on 1 = 1)',
    'a, b, c, d -> ',
    'ansi',
  ],
  [
    'MERGE with a common table',
    'merge into t using (with s as (select * from a) select * from s) x on t.id = x.id when matched then update set v = x.v',
    'a -> t',
    'ansi',
  ],
  ['MySQL joins in UPDATE', 'update a join b on a.id = b.id set a.v = b.v', 'b -> a', 'mysql'],
  [
    'strings of MySQL may stand in double quotes',
    'insert into t select "from x" as s from a',
    'a -> t',
    'mysql',
  ],
];

describe('lineage of tables', () => {
  it.each(cases)('%s', (_rule, sql, expected, dialect) => {
    expect(tables(sql, { dialect })).toBe(expected);
  });
});
