/** Constructs that scripts of strangers hold: ETL of banks, web analytics, dbt projects. */
import { readScript } from '@/domain/lineage';
import { columns, tables } from './support';

describe('a document in a column', () => {
  it.each([
    `insert into t select doc:"Main part":"basic":uri::string as uri from s`,
    `insert into t select s.doc:"uri" as uri from s`,
    `insert into t with f as (select v.value as doc from s, lateral flatten(input => doc:"parts") v) select doc:"uri"::float as uri from f`,
  ])('is read by names in quotes: %s', (sql) => {
    expect(columns(sql, { dialect: 'snowflake' })).toEqual(['s.doc -> t.uri']);
  });

  it('is told from an alias that stands before its expression', () => {
    expect(columns('insert into t select b: a from s', { dialect: 'duckdb' })).toEqual([
      's.a -> t.b',
    ]);
  });

  it('gives the fields of its elements, which need no name', () => {
    const sql =
      "insert into t select (select value.int_value from unnest(params) where key = 'id') as id, name from events";
    expect(columns(sql, { dialect: 'bigquery' })).toEqual([
      'events.name -> t.name',
      'events.params -> t.id',
    ]);
  });

  it('leaves a column of the query around alone, where that surely has it', () => {
    const sql =
      'insert into t select (select max(price) from unnest(items)) as p from (select items, price from s) q';
    expect(columns(sql, { dialect: 'bigquery' })).toEqual(['s.price -> t.p']);
  });

  it('lists what a function gives and not its name', () => {
    const sql = 'insert into t select f.* from s, table(flatten(s.doc)) f';
    expect(columns(sql, { dialect: 'snowflake' })).toEqual(
      ['index', 'key', 'path', 'seq', 'this', 'value'].map((name) => `s.doc -> t.${name}`),
    );
  });
});

describe('a row that is written', () => {
  it('is known by the alias of its table in RETURNING and ON CONFLICT', () => {
    const sql = `with n as (insert into c as x (id, mail) select id, mail from s
      on conflict (id) do update set old = x.mail returning x.id)
      insert into log (id) select n.id from n`;
    expect(columns(sql, { dialect: 'postgres' })).toEqual(['s.id -> log.id', 's.mail -> c.old']);
  });

  it('is called after what it is made of, where MERGE lists no columns', () => {
    const sql =
      'merge into t using (select id, a as b from s) q on t.id = q.id when not matched then insert values (q.id, q.b, 1)';
    expect(columns(sql)).toEqual(['s.a -> t.b', 's.id -> t.id']);
  });

  it('is all of a relation where its alias stands alone', () => {
    const sql = 'insert into t select to_jsonb(o) as doc from s o';
    expect(columns(sql, { dialect: 'postgres' })).toEqual(['s.* -> t.doc']);
  });
});

describe('a table that is only shaped like another', () => {
  it.each([
    'create table n nologging as select * from main where 0=1',
    'create table n as (select * from main where 1 = 2)',
    'create table n as select * from main limit 0',
    'create table n as select * from main where false',
  ])('takes nothing from it: %s', (create) => {
    const sql = `${create}; insert into n (a) select b from s; alter table main exchange partition p_1 with table n;`;
    expect(columns(sql, { dialect: 'oracle' })).toEqual(['s.b -> main.a']);
    expect(tables(sql, { dialect: 'oracle' })).toBe('s -> main');
  });

  it('is none where rows come', () => {
    expect(columns('create table n as select a from main where 1 = 1')).toEqual(['main.a -> n.a']);
    expect(columns('create view n as select a from main where 1 = 0')).toEqual(['main.a -> n.a']);
  });
});

describe('a statement in another', () => {
  it('sees the common tables that stand before it', () => {
    const sql = `with f as (select id as file from files),
      d as (insert into docs (title) select name from fresh returning id),
      j as (insert into doc_files (doc, file) select d.id, f.file from d cross join f)
      select id from d`;
    expect(columns(sql, { dialect: 'postgres' })).toEqual([
      'docs.id -> doc_files.doc',
      'files.id -> doc_files.file',
      'fresh.name -> docs.title',
    ]);
  });

  it('is read in the text of a program', () => {
    const sql = `create or replace procedure p(d varchar) returns variant language javascript as
      $$ var q = \`update inventory i set i.state = e.state from events e where e.id = i.id\`;
      try { snowflake.execute({ sqlText: q }); } catch (err) { return "failed " + err; } $$;
      insert into done (id) select id from events;`;
    expect(columns(sql, { dialect: 'snowflake' })).toEqual([
      'events.id -> done.id',
      'events.state -> inventory.state',
    ]);
  });
});

it('keeps words of Vertica for rows apart from columns', () => {
  const sql = 'insert into t select explode(a) over (partition best) as x from s';
  expect(columns(sql, { dialect: 'vertica' })).toEqual(['s.a -> t.x']);
});

it('tells an alias of the same list from a column in the dialects that know that', () => {
  const sql = 'select min(at) as first, max(at) - first as took from s';
  const { lineage } = readScript({ sql, dialect: 'redshift', ddl: '' }).reading;
  expect(lineage.edges.filter(({ doubt }) => doubt)).toEqual([]);
});
