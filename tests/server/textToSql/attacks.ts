/**
 * Statements that must not run, by what they are after; one a line. `~` at the start of a line stands for `SELECT `.
 */
const groups: Readonly<Record<string, string>> = {
  'the catalogue': `
~* FROM pg_class
~* FROM pg_catalog.pg_class
~* FROM "pg_catalog"."pg_class"
~* FROM PG_CLASS
~* FROM pg_proc LIMIT 1
~* FROM pg_settings
~name, setting FROM pg_catalog.pg_settings
~* FROM pg_stat_activity
~query FROM pg_stat_activity
~* FROM pg_locks
~rolname FROM pg_roles
~* FROM pg_authid
~* FROM pg_shadow
~usename FROM pg_user
~* FROM pg_database
~datname FROM postgres.pg_catalog.pg_database
~* FROM pg_tables
~* FROM pg_views
~definition FROM pg_views WHERE viewname = 'companies'
~* FROM pg_attribute
~* FROM pg_namespace
~* FROM pg_description
~* FROM pg_type
~* FROM pg_stats
~most_common_vals FROM pg_stats
~* FROM pg_statistic
~* FROM pg_file_settings
~* FROM pg_hba_file_rules
~* FROM pg_largeobject
~* FROM pg_prepared_statements
~* FROM pg_cursors
~* FROM information_schema.tables
~* FROM information_schema.columns
~* FROM "information_schema"."role_table_grants"
~* FROM companies, pg_class
~* FROM companies JOIN pg_class ON true
~* FROM companies WHERE EXISTS (SELECT 1 FROM pg_class)
~(SELECT relname FROM pg_class LIMIT 1)
~company FROM companies UNION SELECT relname::text FROM pg_class
~company FROM companies UNION ALL (SELECT rolname::text FROM pg_roles)
~company FROM companies EXCEPT SELECT nspname::text FROM pg_namespace
WITH x AS (SELECT * FROM pg_class) SELECT * FROM x
WITH pg_class AS (SELECT 1) SELECT * FROM pg_class
~* FROM pg_class, (WITH pg_class AS (SELECT 1 AS a) SELECT a FROM pg_class) q
~* FROM (SELECT 1) q, LATERAL (SELECT * FROM pg_class) z
~company FROM companies ORDER BY (SELECT count(*) FROM pg_class)
~company FROM companies LIMIT (SELECT count(*) FROM pg_roles)
~company FROM companies OFFSET (SELECT 1 FROM pg_shadow)
~CASE WHEN (SELECT count(*) FROM pg_authid) > 0 THEN 1 END
~count(*) FILTER (WHERE (SELECT true FROM pg_class LIMIT 1)) FROM companies
TABLE pg_class
TABLE pg_catalog.pg_authid
~* FROM ONLY pg_class
~* FROM pg_toast.pg_toast_1255
~* FROM pg_temp.x
~/**/*/**/FROM/**/pg_class
~* FROM--x`.concat('\n~* FROM U&"pg\\005fclass"'),
  'tables beside the views': `
SELECT * FROM a_k.companies
SELECT * FROM a_k.companies_rows()
SELECT * FROM companies_rows()
SELECT companies_rows()
SELECT a_k.companies_rows()
SELECT a_k.companies.company FROM companies
~* FROM app_user
~password_hash FROM public.app_user
~* FROM session
~token_hash FROM public.session
~* FROM public.email_code
~* FROM throttle
~* FROM audit_log
~* FROM consultation_request
~* FROM public.company
~* FROM company
~* FROM effective_right
~* FROM live_menu
~* FROM ask_private.viewer_key
~secret FROM ask_private.viewer_key
~* FROM drizzle.__drizzle_migrations
~* FROM gof.public.app_user
~* FROM "public"."app_user"
~* FROM ask.app_user
~* FROM "ASK".companies
~* FROM graphile_worker.jobs
~* FROM companies c JOIN public.session s ON true
~company FROM companies UNION SELECT email FROM public.app_user
WITH companies AS (SELECT * FROM public.session) SELECT * FROM companies`,
  'functions that reach the system': `
~pg_sleep(10)
~pg_catalog.pg_sleep(10)
~"pg_sleep"(10)
~PG_SLEEP(10)
~pg_sleep_for('10 s')
~pg_sleep_until(now() + interval '1 h')
~pg_advisory_lock(1)
~pg_advisory_lock(g) FROM generate_series(1,1000) g
~pg_advisory_xact_lock(1,2)
~pg_try_advisory_lock(1)
~pg_advisory_unlock_all()
~pg_terminate_backend(1)
~pg_cancel_backend(pid) FROM pg_stat_activity
~pg_read_file('/etc/passwd')
~pg_read_binary_file('/etc/passwd')
~pg_ls_dir('/')
~* FROM pg_ls_dir('/')
~pg_stat_file('/etc/passwd')
~lo_import('/etc/passwd')
~lo_export(1, '/tmp/x')
~lo_create(0)
~lo_from_bytea(0, 'x')
~lo_get(1)
~lo_unlink(1)
~set_config('ask.viewer', 'x', true)
~set_config('search_path', 'public', false)
~pg_catalog.set_config('statement_timeout', '0', false)
~current_setting('ask.viewer')
~current_setting('data_directory')
~* FROM current_setting('data_directory')
~version()
~current_user
~session_user
~user
~current_role
~current_catalog
~current_schema
~current_schema()
~current_schemas(true)
~current_database()
~inet_server_addr()
~inet_client_addr()
~pg_backend_pid()
~pg_postmaster_start_time()
~pg_conf_load_time()
~pg_reload_conf()
~pg_rotate_logfile()
~pg_switch_wal()
~pg_create_restore_point('x')
~pg_notify('common_codes_changed', '')
~pg_export_snapshot()
~txid_current()
~pg_current_xact_id()
~nextval('audit_log_id_seq')
~setval('audit_log_id_seq', 1)
~lastval()
~has_table_privilege('app_user', 'select')
~has_schema_privilege('public', 'usage')
~obj_description(1)
~col_description(1, 1)
~pg_get_viewdef('companies')
~pg_get_viewdef('ask.companies'::text)
~pg_get_functiondef(1)
~pg_get_userbyid(10)
~to_regclass('app_user')
~pg_relation_size('app_user')
~pg_database_size('gof')
~pg_column_size(c) FROM companies c
~pg_typeof(company) FROM companies
~format_type(1, 1)
~gen_random_uuid()
~random() FROM companies
~setseed(0.5)
~clock_timestamp()
~dblink('host=127.0.0.1', 'select 1')
~* FROM dblink('x', 'y') AS t(a int)
~dblink_connect('x')
~postgres_fdw_get_connections()
~ask_private.viewer()
~ask_private.may_read(ARRAY['/demo/roleList'])
~public.anything()
~ask.companies(1)
~pg_stat_reset()
~pg_stat_get_activity(NULL)
~* FROM pg_stat_get_activity(NULL)
~* FROM pg_show_all_settings()
~* FROM pg_lock_status()
~* FROM pg_get_keywords()
~* FROM pg_timezone_names()
~convert_from(pg_read_binary_file('x'), 'UTF8')
~encode('x'::bytea, 'hex')
~sha256('x')
~md5(company) FROM companies`,
  'SQL inside SQL': `
~query_to_xml('select * from app_user', true, true, '')
~table_to_xml('app_user', true, true, '')
~schema_to_xml('public', true, true, '')
~database_to_xml(true, true, '')
~cursor_to_xml('answer', 1, true, true, '')
~query_to_xml_and_xmlschema('select 1', true, true, '')
~xpath('/a', '<a/>')
~xmlparse(document '<a/>')
~xmlelement(name a)
~xmlforest(company) FROM companies
~xmlagg(xmlelement(name a)) FROM companies
~* FROM xmltable('/a' passing '<a/>' columns b text)
~'<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'::xml
~ts_stat('select 1')
~* FROM ts_stat('select to_tsvector(password_hash) from app_user')
~ts_rewrite('a'::tsquery, 'select 1')
~json_agg(c) FROM companies c
~row_to_json(c) FROM companies c
~to_jsonb(c) FROM companies c
~jsonb_build_object('a', company) FROM companies
~json_object('a': 1)
~json_array(1, 2)
~JSON_QUERY('{}', '$')
~* FROM json_table('[]', '$[*]' COLUMNS (a int PATH '$'))
~* FROM jsonb_to_recordset('[]') AS x(a int)
~jsonb_path_query('{}', '$')
~array_agg(company) FROM companies
~unnest(ARRAY[1,2])`,
  'other statements': `
INSERT INTO companies (company) VALUES ('x')
UPDATE companies SET currency = 'USD'
DELETE FROM companies
TRUNCATE companies
MERGE INTO companies c USING companies d ON true WHEN MATCHED THEN DELETE
DROP VIEW companies
DROP SCHEMA ask CASCADE
CREATE TABLE x (a int)
CREATE TEMP TABLE x AS SELECT 1
CREATE TEMP VIEW companies AS SELECT 1
CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'select 1'
ALTER ROLE gof_ask SUPERUSER
ALTER SYSTEM SET work_mem = '1GB'
GRANT ALL ON companies TO PUBLIC
SET ROLE gof
SET SESSION AUTHORIZATION gof
SET ask.viewer = 'x'
SET LOCAL statement_timeout = 0
SET search_path = public
RESET ALL
RESET ROLE
SHOW ALL
SHOW data_directory
COPY companies TO '/tmp/x'
COPY (SELECT 1) TO PROGRAM 'id'
COPY app_user TO STDOUT
COPY app_user FROM PROGRAM 'id'
DO $$ BEGIN PERFORM pg_sleep(10); END $$
CALL x()
PREPARE x AS SELECT 1
EXECUTE x
DEALLOCATE ALL
DECLARE c CURSOR FOR SELECT 1
FETCH ALL FROM answer
MOVE answer
CLOSE ALL
BEGIN
COMMIT
ROLLBACK
SAVEPOINT a
LOCK TABLE companies
LISTEN common_codes_changed
NOTIFY common_codes_changed
UNLISTEN *
VACUUM
ANALYZE companies
EXPLAIN SELECT 1
EXPLAIN ANALYZE SELECT pg_sleep(10)
EXPLAIN (ANALYZE, BUFFERS) SELECT * FROM companies
CHECKPOINT
CLUSTER
REINDEX DATABASE gof
DISCARD ALL
LOAD 'x'
COMMENT ON VIEW companies IS 'x'
SECURITY LABEL ON VIEW companies IS 'x'
IMPORT FOREIGN SCHEMA x FROM SERVER y INTO z
REFRESH MATERIALIZED VIEW x
SELECT 1; SELECT 2
SELECT 1; DROP SCHEMA ask CASCADE
SELECT 1; COMMIT; DELETE FROM app_user
;
--
/* nothing */
SELECT
SELECT 1 INTO x`.replace('\nSELECT\n', '\nSELECT FROM\n'),
  'writing and locking within a query': `
~* INTO x FROM companies
~* INTO TEMP x FROM companies
~* INTO UNLOGGED x FROM companies
~* FROM companies FOR UPDATE
~* FROM companies FOR NO KEY UPDATE
~* FROM companies FOR SHARE NOWAIT
~* FROM companies FOR KEY SHARE SKIP LOCKED
~* FROM companies FOR UPDATE OF companies
~* FROM (SELECT * FROM companies FOR UPDATE) q
WITH x AS (SELECT * FROM companies FOR UPDATE) SELECT * FROM x
WITH x AS (DELETE FROM companies RETURNING *) SELECT * FROM x
WITH x AS (INSERT INTO companies (company) VALUES ('a') RETURNING *) SELECT * FROM x
WITH x AS (UPDATE companies SET in_use = false RETURNING *) SELECT * FROM x
WITH x AS (MERGE INTO companies c USING companies d ON true WHEN MATCHED THEN DELETE RETURNING 1) SELECT * FROM x
~* FROM (WITH x AS (DELETE FROM companies RETURNING 1) SELECT * FROM x) q`,
  'types, operators and notations': `
~'app_user'::regclass
~'pg_sleep'::regproc
~'pg_sleep(float8)'::regprocedure
~'gof'::regrole
~'public'::regnamespace
~'int4'::regtype
~CAST('app_user' AS regclass)
~regclass 'app_user'
~'app_user'::pg_catalog.regclass
~'1'::oid
~'(1,2)'::point
~'{"a":1}'::json
~'{"a":1}'::jsonb
~'x'::bytea
~'x'::name
~'x'::"char"
~'a'::tsvector
~'1'::xid
~'x'::cstring
~companies FROM companies WHERE companies::text::companies IS NOT NULL
~'()'::companies
~'{}'::text[][]
~'x'::char(10485760)
~'x'::varchar(10485760)
~1::bit(80000000)
~1 OPERATOR(pg_catalog.+) 1
~2 ^ 100000
~|/ 2
~!! 'a'::tsquery
~'{1}'::int[] @> '{1}'
~'a' ^@ 'b'
~company COLLATE "C" FROM companies
~company FROM companies ORDER BY company COLLATE "en_US"
~company FROM companies ORDER BY company USING <
~* FROM companies TABLESAMPLE SYSTEM (100)
~(c).company FROM companies c
~(c).pg_sleep FROM companies c
~c.pg_column_size FROM companies c
~c.row_to_json FROM companies c
~c.text FROM companies c
~g.pg_sleep FROM generate_series(1, 10) g
~1 AS pg_sleep, g.pg_sleep FROM generate_series(1, 10) g
~1 AS pg_advisory_lock, g.pg_advisory_lock FROM generate_series(1, 10) AS g
~generate_series.pg_sleep FROM generate_series(1, 10)
~g.pg_sleep FROM generate_series(1, 10) g, (SELECT 1 FROM generate_series(1, 2) g(pg_sleep)) q
~c.ctid FROM companies c
~tableoid FROM companies
~xmin FROM companies
~$1
~lower(VARIADIC ARRAY['a'])
~lpad(string => 'a', length => 9)
~concat(VARIADIC ARRAY['a'])
~companies.* FROM companies, ROWS FROM (generate_series(1, 2), pg_ls_dir('/')) x
~* FROM generate_series(1, 2) WITH ORDINALITY, pg_ls_dir('.')
~* FROM pg_sleep(1)
~* FROM lower('A')
~ARRAY(SELECT company FROM companies)
~(ARRAY[1,2,3])[1]
~CURRENT OF answer
~company FROM companies WHERE CURRENT OF answer`,
  'what grows or matches out of sight': `
~company FROM companies WHERE company ~* ALL (SELECT company FROM companies)
~company FROM companies WHERE 'aaaaaaaaaaaaaaaaaaaaaaaa!' ~ ANY (SELECT '(a+)+$')
~1 WHERE 'aaaa' !~ ALL (VALUES ('(a|aa)+b'))
~company FROM companies GROUP BY CUBE(company,country,currency,in_use,representative,closing_month), CUBE(company,country,currency,in_use,representative,closing_month)
~1 FROM balances GROUP BY ROLLUP(book,period,group_id,cohort,model,side), ROLLUP(book,period,group_id,cohort,model,side), ROLLUP(book,period,group_id,cohort,model,side)
~1 FROM companies GROUP BY GROUPING SETS (CUBE(company,country,currency), CUBE(company,country,currency,in_use))
~percentile_disc(ARRAY(SELECT 0.5 FROM generate_series(1,5000))) WITHIN GROUP (ORDER BY csm) FROM balances
~now() AT TIME ZONE (SELECT username FROM user_roles LIMIT 1)
~string_agg(x, ',') OVER () FROM (SELECT company x FROM companies) q
~generate_series.abs FROM generate_series(1,2)
~count(*) FROM generate_series(1.0, 5000.0, 0.00000001)
~count(*) FROM generate_series('2000-01-01'::timestamp, 'infinity', '1 day')
WITH RECURSIVE t(n) AS (VALUES (1) UNION ALL SELECT n+1 FROM t WHERE n < 100000000) SEARCH DEPTH FIRST BY n SET o SELECT * FROM t
WITH RECURSIVE t(n) AS (SELECT 1 UNION SELECT n FROM t) CYCLE n SET c USING p SELECT * FROM t
WITH a(pg_sleep) AS (SELECT 5) SELECT a.pg_sleep, a.pg_terminate_backend FROM a
VALUES (pg_sleep(1))
TABLE companies_rows
~'1 year'::interval(6)::text::regclass
~(csm::numeric / 3::numeric) * repeat('9',200)::numeric FROM balances
~U&"\\0061sk_private".viewer_key.secret FROM ask_private.viewer_key
~sum(1) OVER (ORDER BY 1 RANGE BETWEEN pg_sleep(1)::text::int PRECEDING AND CURRENT ROW) FROM companies
~mode() WITHIN GROUP (ORDER BY pg_backend_pid()) FROM companies
~MERGE_ACTION()
~'{}' IS JSON
~company IS NORMALIZED FROM companies
~array_fill(1, ARRAY[10000,10000])
~replace(replace(replace(company,'a','aaaaaaaaaaaaaaaa'),'a','aaaaaaaaaaaaaaaa'),'a','aaaaaaaaaaaaaaaa') FROM companies`,
  'recursions that nothing bounds': `
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 100000) SELECT count(*) FROM t
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 10 OR true) SELECT count(*) FROM t
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n > 0) SELECT n FROM t LIMIT 1
WITH RECURSIVE t(n) AS (SELECT 1 UNION SELECT n + 1 FROM t WHERE n < 10) SELECT n FROM t
WITH RECURSIVE t(n) AS (SELECT 2 UNION ALL SELECT n * n FROM t WHERE n < 1000) SELECT n FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, company FROM companies UNION ALL SELECT n + 1, a || a FROM t WHERE n < 50) SELECT a FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, company FROM companies UNION ALL SELECT n + 1, concat(a, a) FROM t WHERE n < 50) SELECT a FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 1::numeric UNION ALL SELECT n + 1, a::numeric(500) FROM t WHERE n < 50) SELECT a FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 'a' UNION ALL SELECT n + 1, CASE WHEN true THEN a || a END FROM t WHERE n < 50) SELECT a FROM t
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t, (SELECT 1) q) SELECT n FROM t
WITH RECURSIVE t AS (SELECT menu FROM menus UNION ALL SELECT m.menu FROM t, menus m) SELECT count(*) FROM t
WITH RECURSIVE t AS (SELECT menu FROM menus UNION ALL (SELECT m.menu FROM t JOIN menus m USING (menu) UNION ALL SELECT menu FROM t)) SELECT count(*) FROM t
WITH RECURSIVE t AS (SELECT menu FROM menus UNION ALL (WITH q AS (SELECT menu FROM t) SELECT menu FROM q WHERE true)) SELECT count(*) FROM t
WITH RECURSIVE a AS (SELECT n FROM b), b(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM b WHERE n < 10) SELECT n FROM a
WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 9), b(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM b WHERE n < 9) SELECT 1 FROM a, b
~1 FROM (WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 9) SELECT n FROM a) q, (WITH RECURSIVE b(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM b WHERE n < 9) SELECT n FROM b) r
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + pg_sleep(1)::text::int FROM t WHERE n < 10) SELECT n FROM t
WITH RECURSIVE t AS (SELECT relname FROM pg_class UNION ALL SELECT relname FROM t WHERE false) SELECT 1 FROM t
WITH RECURSIVE t(n) AS (DELETE FROM companies RETURNING 1) SELECT n FROM t`,
  'patterns that take long': `
~company FROM companies WHERE company_name_en ~ '(a|b)+c'
~company FROM companies WHERE company_name_en ~ '((a)*)'
~company FROM companies WHERE company_name_en ~ '(a*){2,9}'
~company FROM companies WHERE company_name_en ~ 'a{1,255}'
~company FROM companies WHERE company_name_en ~ '(a)\\1'
~company FROM companies WHERE company_name_en ~ '(?=a)'
~company FROM companies WHERE company_name_en ~ '(?i)a'
~company FROM companies WHERE company_name_en ~ 'a**'
~company FROM companies WHERE company_name_en ~ '***=a'
~company FROM companies WHERE company_name_en ~ '[[=a=]]'
~company FROM companies WHERE company_name_en SIMILAR TO '(a|b)+'
~company FROM companies WHERE company_name_en SIMILAR TO 'a{2,}'
~company FROM companies WHERE company_name_en SIMILAR TO '%a%' ESCAPE 'a'
~company FROM companies WHERE company_name_en ~ similar_to_escape(company)
~sqrt(repeat('9', 200)::numeric)`,
  'what a third day thought of': `
~p.proname FROM companies c LEFT JOIN LATERAL (TABLE pg_proc) p ON true
~* FROM ((pg_class)) x
~1 FROM companies, ask.companies_rows
WITH ask AS (SELECT 1 AS x) SELECT * FROM ask, pg_catalog.pg_attrdef
~* FROM ask."companies" NATURAL FULL JOIN information_schema.enabled_roles
~* FROM a_k."balances" LIMIT 1
~companies.tableoid FROM companies
~ask.companies.ctid FROM ask.companies
~c FROM pg_catalog.companies c
~* FROM "Companies", pg_type
~count(*) FROM companies GROUP BY (SELECT max(relname::text) FROM pg_class)
~1 FROM companies HAVING (SELECT count(*) FROM pg_index) > 0
~sum(1) OVER (PARTITION BY (SELECT oid FROM pg_am LIMIT 1)) FROM companies
~ntile((SELECT count(*)::int FROM pg_class)) OVER () FROM companies
~1 FROM companies LIMIT (SELECT reltuples::int FROM pg_class LIMIT 1)
VALUES ((SELECT rolpassword FROM pg_authid LIMIT 1))
~coalesce(NULL, pg_try_advisory_xact_lock(7)::text)
~CASE WHEN true THEN lo_creat(-1) END
~count(*) FILTER (WHERE pg_sleep(2) IS NULL) FROM companies
~string_agg(company, ',' ORDER BY pg_sleep(1)::text) FROM companies
~1 ORDER BY set_config('ask.viewer', '', false)
~greatest(1, nextval('close_posting_id_seq'))
~company FROM companies WHERE (SELECT pg_notify('x', company)) IS NULL
~DISTINCT ON (pg_backend_pid()) company FROM companies
~g FROM generate_series(1, (SELECT pg_advisory_lock_shared(3))::text::int) g
~date_part('epoch', clock_timestamp())
~ROW(pg_stat_clear_snapshot())
~pg_catalog."lo_get"(1)
~pg_catalog.count(*) , ask.count(*) FROM companies
~(companies).pg_stat_reset FROM companies
~companies.has_table_privilege FROM companies
~x.pg_get_userbyid FROM (SELECT 10 AS y) x
~generate_series(1, 3).pg_typeof
EXPLAIN (ANALYZE false) SELECT * FROM companies
EXPLAIN (ANALYZE, TIMING OFF) EXECUTE x
DECLARE answer2 CURSOR WITH HOLD FOR SELECT 1
~1) TO STDOUT; --
~1; FETCH ALL FROM answer
CLOSE answer; SELECT 1
/*+ SeqScan(c) */ SET LOCAL work_mem='4GB'
~1 /* nested /* */ ; DROP VIEW ask.companies; */ ; SELECT 2
~$a$;$a$; SELECT $b$;$b$
~company::regconfig FROM companies
~'companies'::regclass::text
~CAST(1 AS pg_lsn)
~'0/0'::pg_catalog.txid_snapshot
~NULL::app_user
~ARRAY[1]::regtype[]
~companies::json FROM companies
~'{1}'::int[]::text::xml
~'1'::money, '::1'::inet, '1'::bit varying
~timestamptz 'now' AT TIME ZONE company FROM companies
~to_char(now(), company_name_en) FROM companies
~regexp_replace(company, '(a*)*', 'b') FROM companies
~company ~ '(?n)x{1,1000}' FROM companies
~company SIMILAR TO '%(a|b)*%' FROM companies
~format('%s', company) FROM companies
~string_to_array(company, '') FROM companies
~array_agg(csm) FROM balances
~xmin, cmin FROM balances
~GROUPING(pg_sleep(1)) FROM companies GROUP BY 1
~* FROM companies FOR SHARE OF companies SKIP LOCKED
~* FROM companies TABLESAMPLE BERNOULLI (1) REPEATABLE (1)
~JSON_OBJECTAGG(company: currency) FROM companies
~* FROM XMLTABLE('//a' PASSING '<a/>' COLUMNS x int)
WITH t AS (SELECT * FROM companies) INSERT INTO t SELECT * FROM t
MERGE INTO balances USING (SELECT 1) x ON false WHEN NOT MATCHED THEN DO NOTHING
~lower(string => 'X')
~* FROM ROWS FROM (generate_series(1,2), generate_series(1,3)) AS x(a,b)
~* FROM generate_series(1, 2000000000)
~* FROM generate_series(-9e18, 9e18)
~9e99999 * 9e99999
~repeat('x', 100000000)
~lpad('', 1000000000, 'x')
~power(9.9, 100000)
~round(1.5, -2147483648), round(1, 2000000000)`,
  'what another day thought of': `
~dblink('host=localhost','select 1')
~* FROM dblink('x','select 1') AS t(a int)
~'pg_class'::regclass
~CAST('companies' AS regclass)::oid
~16384::oid::regclass::text
~company FROM companies WHERE company::regrole IS NULL
~query_to_xml('select 1', true, false, '')
~database_to_xml(true,false,'')
~xmlparse(document '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')
~xpath('//a', '<a/>'::xml)
~loread(1, 100)
~set_config('ask.viewer','x',false)
~pg_catalog.set_config('statement_timeout','0',false)
COPY companies TO STDOUT
~jsonb_path_query('[1,2]'::jsonb, '$.**')
~jsonb_path_exists('{"a":1}', '$ ? (@.a like_regex "(a+)+$")')
~(SELECT json_agg(c) FROM companies c)
WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n+1 FROM r) SELECT count(*) FROM r
~'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' ~ '(a+)+$'
~'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab' ~ '(a|aa|aaa)*c'
~company FROM companies WHERE company ~ repeat('(a?)', 200)
~repeat('x', 1000000000)
~length(repeat(repeat('x', 10000), 10000))
~lpad('x', 500000000, 'y')
~count(*) FROM generate_series(1,100000) a, generate_series(1,100000) b
~count(*) FROM generate_series(1, (SELECT count(*) FROM companies) * 1000000000) a
~sum(x) FROM companies a, LATERAL generate_series(1, length(a.company) * 100000) x
PREPARE p AS SELECT 1; EXECUTE p
EXECUTE p
~1 /* ; */ ; DROP TABLE companies --
~$tag$ ; SELECT pg_sleep(5) $tag$; SELECT pg_sleep(1)
~U&"p!0067_sleep" UESCAPE '!' (5)
~"pg_sleep"(1)
~1 OPERATOR(pg_catalog.+) 2
~company OPERATOR(pg_catalog.~) '(a+)+$' FROM companies
~'a' OPERATOR(pg_catalog.@@) 'b'
~box(point(0,0), point(1,1)) <-> point(2,2)
~CASE WHEN count(*) > 3 THEN (SELECT count(*) FROM generate_series(1,30000) a, generate_series(1,300) b) ELSE 0 END FROM companies
~power(9.9999999999::numeric, 99999.9999)
~exp(9999.999::numeric)
~round(sqrt(2::numeric), 16000)
~(9::numeric ^ 99999) * (9::numeric ^ 99999)
~power(power(9::numeric, 10000), 10)
~div(power(9::numeric, 90000), 7.0000000001)
~1e131071::numeric * 1e-16000::numeric
~ln(power(2::numeric, 100000))
~mod(power(7::numeric,100000), 3)
~string_agg(a.company || b.company, repeat(',', 1000)) FROM companies a, companies b
~string_agg(x::text, ',') OVER (ORDER BY x) FROM generate_series(1, 5000) x
~max(repeat(company, 5000)) OVER (ORDER BY company ROWS UNBOUNDED PRECEDING) FROM companies
~array_fill(1, ARRAY[100000000])
~to_char(now(), repeat('YYYY', 1000000))
~to_char(1e300::numeric, repeat('9', 1000000))
~translate(repeat('ab', 1000000), 'a', 'bb')
~replace(repeat('a', 100000), 'a', repeat('b', 100000))
~overlay(repeat('a', 100000000) placing 'b' from 1)
~now() FROM generate_series(timestamp '0001-01-01', timestamp '9999-01-01', interval '1 microsecond')
~count(*) FROM generate_series('2000-01-01'::date, '2000-01-02'::date, '1 second'::interval * 0)
~(companies).company FROM companies
~xmin, ctid, tableoid FROM companies
~tableoid::regclass FROM companies
~company FROM companies FOR UPDATE
~pg_advisory_lock(x) FROM generate_series(1,100000) x
~pg_catalog.pg_advisory_xact_lock_shared(1)
~session_user::text
~CURRENT_SCHEMA
~has_table_privilege('companies','select')
~col_description(1,1)
~txid_snapshot_xmax(txid_current_snapshot())
LISTEN x
NOTIFY x
SET ROLE postgres
EXPLAIN ANALYZE SELECT pg_sleep(5)
DO $$ BEGIN PERFORM pg_sleep(5); END $$
CALL p()
TABLE pg_settings
~* FROM ROWS FROM (generate_series(1,10), pg_ls_dir('.'))
~* FROM JSON_TABLE('[1]', '$[*]' COLUMNS (a int PATH '$'))
MERGE INTO companies USING companies c ON true WHEN MATCHED THEN DELETE
~1 INTO TEMP t
~COLLATION FOR (company) FROM companies
~* FROM companies TABLESAMPLE SYSTEM (1)
~nextval('x')
~generate_series(1,1000000000)
~unnest(string_to_array(repeat('a,', 10000000), ','))
~company FROM companies WHERE company SIMILAR TO '%(a|b)*%'
~company FROM companies WHERE company LIKE repeat('%a', 5000)
~company FROM companies WHERE repeat(company, 1000) LIKE '%a%a%a%a%a%a%a%a%a%a%a%b'
~grouping(company) FROM companies GROUP BY CUBE (company, country, currency, insurer_type, closing_month, in_use, business_number, representative, parent_company)
~count(*) FROM companies GROUP BY CUBE (1,2,3,4,5,6,7,8,9,10,11,12)
`,
};

const nested = (open: string, close: string, depth: number, core = '1') =>
  `SELECT ${open.repeat(depth)}${core}${close.repeat(depth)}`;
const chain = (levels: number, first: string, next: (from: string) => string) =>
  `WITH t0 AS (${first})${Array.from({ length: levels }, (_, index) => `, t${index + 1} AS (${next(`t${index}`)})`).join('')} SELECT * FROM t${levels}`;
const crossed = (view: string, times: number) =>
  Array.from({ length: times }, (_, index) => `${view} v${index}`).join(', ');

const exhausting: readonly string[] = [
  "SELECT repeat('x', 1000000000)",
  "SELECT repeat('x', length(company) * 100000000) FROM companies",
  "SELECT lpad('x', 1000000000)",
  "SELECT rpad('x', 1000000000, 'y')",
  'SELECT lpad(company, sort_order) FROM companies, common_codes',
  "SELECT format('%1000000000s', 'x')",
  'SELECT round(1, 16383)',
  'SELECT 9.9::numeric ^ 99999',
  'SELECT power(9.9, 99999)',
  'SELECT power(sum(closing_month), 99999) FROM companies',
  'SELECT exp(6000.0)',
  'SELECT ln(1e-9999)',
  'SELECT sqrt(2::numeric(1000, 900))',
  'SELECT factorial(100000)',
  `SELECT ${'9'.repeat(5000)} * 2`,
  'SELECT 1e131071',
  "SELECT to_char(1, repeat('9', 200))",
  "SELECT string_agg(company, repeat(',', 200)) FROM companies",
  'SELECT string_agg(company, company) FROM companies',
  "SELECT string_agg(company, ',') OVER (ORDER BY company) FROM companies",
  "SELECT string_agg(a, ',') FROM (SELECT string_agg(company, ',') a FROM companies) q",
  chain(30, "SELECT 'x' AS a", (from) => `SELECT a || a AS a FROM ${from}`),
  chain(15, "SELECT 'x' AS a", (from) => `SELECT concat(a, a, a) AS a FROM ${from}`),
  chain(
    15,
    "SELECT 'x' AS a",
    (from) => `SELECT replace(a, 'x', 'xxxxxxxxxxxx') AS a FROM ${from}`,
  ),
  chain(40, 'SELECT 1 AS a', (from) => `SELECT x.a FROM ${from} x, ${from} y`),
  'SELECT * FROM generate_series(1, 1000000000)',
  'SELECT generate_series(1, 1000000000)',
  'SELECT generate_series(1, 9223372036854775807)',
  'SELECT * FROM generate_series(1, 5000, 0)',
  'SELECT * FROM generate_series(1, 10 * 1000000)',
  'SELECT * FROM generate_series(1, (SELECT 1000000))',
  'SELECT * FROM generate_series(1.0, 2.0, 0.0000001)',
  "SELECT * FROM generate_series('2000-01-01'::date, '2030-01-01'::date, '1 second'::interval)",
  "SELECT * FROM generate_series('2000-01-01'::timestamp, now(), '1 day')",
  "SELECT * FROM generate_series('-infinity'::timestamp, 'infinity'::timestamp, '1 day')",
  `SELECT count(*) FROM ${Array.from({ length: 8 }, (_, index) => `generate_series(1, 5000) g${index}`).join(', ')}`,
  'SELECT count(*) FROM generate_series(1, 5000) a, generate_series(1, 5000) b',
  'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t',
  "WITH RECURSIVE t(a) AS (SELECT 'x' UNION ALL SELECT a || a FROM t) SELECT a FROM t",
  'WITH RECURSIVE t AS (SELECT 1) SELECT * FROM t',
  `SELECT count(*) FROM ${crossed('common_codes', 4)}`,
  `SELECT count(*) FROM ${crossed('common_codes', 12)}`,
  `SELECT 1 FROM ${crossed('companies', 60)}`,
  `SELECT count(*) FROM ${crossed('common_codes', 3)} WHERE v0.code < v1.code AND v1.code < v2.code`,
  'SELECT * FROM common_codes a, common_codes b, common_codes c ORDER BY a.code || b.code || c.code',
  "SELECT count(*) FROM common_codes a, common_codes b, common_codes c WHERE a.code_name_en || b.code_name_en || c.code_name_en LIKE '%z%y%x%w%'",
  "SELECT 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa' ~ '(a+)+$'",
  "SELECT 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa' ~ '^(((a?){30}){30}){30}$'",
  'SELECT company FROM companies WHERE company ~ company',
  "SELECT company FROM companies WHERE company_name_en ~* '(.*)\\1\\1\\1'",
  "SELECT company FROM companies WHERE company_name_en SIMILAR TO '(a|aa)*b'",
  "SELECT regexp_replace(company, '.', repeat('x', 1000), 'g') FROM companies",
  "SELECT regexp_matches('aaaa', '(a*)*b')",
  "SELECT regexp_split_to_table(company, '') FROM companies",
  "SELECT regexp_count('aaa', 'a', 1)",
  "SELECT to_tsvector('english', company_name_en) FROM companies",
  "SELECT levenshtein('a', 'b')",
  'SELECT * FROM companies GROUP BY CUBE (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)',
  nested('(SELECT ', ')', 200),
  nested('abs(', ')', 500),
  nested('NOT ', '', 1500, 'true'),
  `SELECT ${'- '.repeat(3000)}closing_month FROM companies`,
  nested('CASE WHEN true THEN ', ' END', 300),
  `SELECT ${'1+'.repeat(4500)}1`,
  `SELECT ${Array.from({ length: 2400 }, (_, index) => `${index}`).join(',')}`,
  `SELECT * FROM companies WHERE company IN (${"'x',".repeat(2000)}'y')`,
  `SELECT '${'x'.repeat(9000)}'`,
  `SELECT '${'x'.repeat(30_000)}'`,
  `${'('.repeat(900)}SELECT 1${')'.repeat(900)} UNION ${'SELECT 1 UNION '.repeat(300)} SELECT 2`,
];

const hidden: readonly string[] = [
  'SELECT 1\0; DROP SCHEMA ask',
  'SELECT 1 /* */; /* */ SELECT 2',
  "SELECT E'\\'; SELECT pg_sleep(10); --'; SELECT 2",
  'SELECT $$a$$; SELECT pg_sleep(1)',
  'SELECT $a$ ; $a$ ; DELETE FROM app_user',
  'SELECT 1 --\n; SELECT pg_sleep(10)',
  'SELECT/**/pg_sleep/**/(10)',
  'SELECT pg_catalog . pg_sleep (10)',
  'SELECT "pg_catalog"."pg_sleep"(10)',
  'SELECT U&"pg\\005fsleep"(10)',
  "SELECT * FROM companies WHERE company = '' OR pg_sleep(10) IS NULL --",
  "SELECT CASE WHEN substr(company, 1, 1) = 'A' THEN pg_sleep(5) END FROM companies",
  'SELECT * FROM companies ORDER BY pg_sleep(1)',
  'SELECT * FROM companies GROUP BY pg_sleep(1)',
  'SELECT count(*) FROM companies HAVING pg_sleep(1) IS NULL',
  'SELECT sum(1) OVER (PARTITION BY pg_sleep(1)) FROM companies',
  'SELECT sum(1) OVER (ORDER BY 1 ROWS pg_backend_pid() PRECEDING) FROM companies',
  'SELECT sum(1) OVER w FROM companies WINDOW w AS (ORDER BY pg_sleep(1))',
  'SELECT max(company ORDER BY pg_sleep(1)) FROM companies',
  'SELECT count(*) FILTER (WHERE pg_sleep(1) IS NULL) FROM companies',
  'SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY pg_backend_pid()) FROM companies',
  'SELECT DISTINCT ON (pg_sleep(1)) company FROM companies',
  'SELECT * FROM companies LIMIT pg_backend_pid()',
  'SELECT * FROM companies OFFSET pg_backend_pid()',
  'SELECT * FROM companies FETCH FIRST (pg_backend_pid()) ROWS ONLY',
  'SELECT * FROM companies a JOIN companies b ON pg_sleep(1) IS NULL',
  'SELECT COALESCE(pg_sleep(1)::text, company) FROM companies',
  'SELECT GREATEST(1, pg_backend_pid())',
  'SELECT NULLIF(pg_backend_pid(), 1)',
  'SELECT ROW(pg_backend_pid())',
  'SELECT ARRAY[pg_backend_pid()]',
  'SELECT company IN (current_setting($$x$$)) FROM companies',
  'SELECT company = ANY (current_schemas(true)) FROM companies',
  'SELECT company BETWEEN version() AND version() FROM companies',
  "SELECT company LIKE version() ESCAPE '!' FROM companies",
  'SELECT EXTRACT(epoch FROM pg_postmaster_start_time())',
  'SELECT pg_postmaster_start_time() AT TIME ZONE current_setting($$timezone$$)',
  'VALUES (pg_sleep(1))',
  'VALUES (1), ((SELECT count(*) FROM pg_class))',
  'SELECT * FROM (VALUES (pg_backend_pid())) v(a)',
  'SELECT 1 WHERE pg_sleep(1) IS NULL',
  'SELECT lower(pg_read_file($$/etc/passwd$$))',
  'SELECT grouping(pg_backend_pid()) FROM companies GROUP BY 1',
  'SELECT 1 UNION SELECT pg_backend_pid()',
  '(SELECT 1) INTERSECT (SELECT pg_backend_pid())',
];

/** What makes much out of little without a function that is known for it. */
const growing: readonly string[] = [
  // Sub-queries are written into one another: eight times eight times eight ...
  chain(
    8,
    'SELECT closing_month AS a FROM companies',
    (from) => `SELECT a+a+a+a+a+a+a+a AS a FROM ${from}`,
  ),
  chain(14, 'SELECT closing_month AS a FROM companies', (from) => `SELECT a+a+a AS a FROM ${from}`),
  chain(
    8,
    'SELECT closing_month AS a, 1 AS b FROM companies',
    (from) => `SELECT q.x+q.x+q.x+q.y+q.y AS a, q.x*q.y*q.y*q.y AS b FROM ${from} AS q(x, y)`,
  ),
  chain(
    8,
    'SELECT closing_month AS a FROM companies',
    (from) => `SELECT CASE WHEN a > 1 THEN a+a+a WHEN a < 9 THEN a+a END AS a FROM ${from}`,
  ),
  chain(
    8,
    'SELECT closing_month AS a FROM companies',
    (from) => `SELECT (SELECT a+a+a+a+a) AS a FROM ${from}`,
  ),
  `SELECT a FROM ${'(SELECT a+a+a+a+a+a AS a FROM '.repeat(8)}(SELECT closing_month AS a FROM companies) q${') q'.repeat(8)}`,
  // Numbers of a hundred thousand digits, and divisions of them that no time limit ends.
  "SELECT '1e100000'::numeric / 7",
  "SELECT '  -1.5E+131000'::numeric",
  "SELECT '1e100000' * 1.5",
  "SELECT ('1e' || '100000')::numeric / 7",
  "SELECT lpad('1e1', 8, '0')::numeric",
  "SELECT rpad('1e1', 8, '0')::decimal",
  "SELECT translate('1x1aaaaa', 'xa', 'e0')::numeric",
  "SELECT replace('1e1aaaaa', 'a', '0')::numeric(1000, 2)",
  "SELECT concat('1e', 100000)::numeric",
  "SELECT repeat('9', 200)::numeric",
  "SELECT v::numeric FROM (SELECT repeat('9', 200) AS v) q",
  "WITH q AS (SELECT 'x' || company AS liability FROM companies) SELECT liability::numeric FROM q",
  // Texts that grow by what replaces a character, or by being repeated again.
  `SELECT replace(replace(replace(repeat('x', 200), 'x', '${'x'.repeat(400)}'), 'x', '${'x'.repeat(400)}'), 'x', '${'x'.repeat(400)}')`,
  "SELECT repeat(repeat(repeat('x', 200), 200), 200)",
  "WITH a AS (SELECT repeat('x', 200) AS v), b AS (SELECT repeat(v, 200) AS v FROM a) SELECT repeat(v, 200) FROM b",
  "SELECT string_agg(lpad('x', 200), ',') FROM generate_series(1, 5000) a, generate_series(1, 500) b",
  // A text in place of a number searches by a pattern.
  "SELECT substring('aaaa' from '(a*)*b')",
  'SELECT substring(company, company) FROM companies',
  "SELECT substring(company from lower('A')) FROM companies",
  "SELECT substring(company, 'a' || 'b') FROM companies",
  "SELECT substring(company from (SELECT 'a')) FROM companies",
  `SELECT substring('a' from 'a#"b#"c' for '#')`,
  "SELECT pg_catalog.substring('a', 'a')",
];

/** A name that the statement gives itself, so that it is known, and a function of any row by that name. */
const called: readonly string[] = [
  ...['row_to_json', 'to_jsonb', 'jsonb_agg', 'array_agg', 'hash_record', 'record_send'],
  ...['json_build_object', 'num_nulls', 'json', 'xml'],
].flatMap((name) => [
  `WITH ${name} AS (SELECT 1) SELECT c.${name} FROM companies c, ${name}`,
  `SELECT 1 AS ${name}, c.${name} FROM companies c`,
  `SELECT ${name}.${name} FROM (SELECT 1 AS a) ${name}`,
]);

/** Each with what it is after. */
export const attacks: readonly (readonly [string, string])[] = [
  ...Object.entries(groups).flatMap(([aim, lines]) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [aim, line.startsWith('~') ? `SELECT ${line.slice(1)}` : line] as const),
  ),
  ...exhausting.map((sql) => ['exhausting the server', sql] as const),
  ...hidden.map((sql) => ['hiding', sql] as const),
  ...growing.map((sql) => ['growing', sql] as const),
  ...called.map((sql) => ['calling', sql] as const),
];

/** What people ask of the views, in the ways SQL is written; all of it runs. */
export const harmless: readonly string[] = [
  'SELECT * FROM companies',
  'select company_name_en, currency from ask.companies order by 1 limit 5;',
  'SELECT count(*) FROM companies',
  'SELECT country, count(*) AS n FROM companies WHERE in_use GROUP BY country HAVING count(*) > 0 ORDER BY n DESC',
  "SELECT c.company_name_ko AS 회사, c.closing_month FROM companies AS c WHERE c.company_name_ko LIKE '%보험%' -- 주석",
  'SELECT currency, avg(closing_month)::numeric(10, 2), min(closing_month), max(closing_month) FROM companies GROUP BY currency',
  'WITH n AS (SELECT country, count(*) AS c FROM companies GROUP BY country) SELECT country, c, c * 100.0 / sum(c) OVER () AS share FROM n',
  'SELECT company, row_number() OVER (PARTITION BY country ORDER BY company) FROM companies',
  'SELECT company, lag(company, 1) OVER w FROM companies WINDOW w AS (ORDER BY company ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)',
  "SELECT CASE WHEN closing_month = 12 THEN 'year end' ELSE 'other' END AS kind, count(*) FROM companies GROUP BY 1",
  'SELECT DISTINCT country FROM companies',
  'SELECT DISTINCT ON (country) country, company FROM companies ORDER BY country, company',
  'SELECT a.company, b.company FROM companies a LEFT JOIN companies b ON b.parent_company = a.company',
  'SELECT company FROM companies WHERE EXISTS (SELECT 1 FROM common_codes k WHERE k.code = country)',
  "SELECT company FROM companies WHERE currency IN ('KRW', 'TWD') AND closing_month BETWEEN 1 AND 12",
  'SELECT company FROM companies WHERE parent_company IS NULL OR NOT in_use',
  "SELECT upper(company), length(company), substring(company FROM 1 FOR 2), trim(both ' ' from company), position('A' in company) FROM companies",
  "SELECT string_agg(company, ', ' ORDER BY company) FROM companies",
  'SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY closing_month) FROM companies',
  'SELECT count(*) FILTER (WHERE closing_month = 12) FROM companies',
  "SELECT date_trunc('month', joined_on), count(*) FROM user_roles GROUP BY 1",
  "SELECT extract(year FROM joined_on) AS y FROM user_roles WHERE joined_on > current_date - interval '10 years'",
  'SELECT role, bool_or(can_write) FROM role_rights GROUP BY ROLLUP (role)',
  'SELECT company FROM companies UNION SELECT code FROM common_codes EXCEPT SELECT menu FROM menus',
  'SELECT * FROM (VALUES (1, $$a$$), (2, $$b$$)) AS v(n, t)',
  'TABLE companies',
  'SELECT coalesce(parent_company, company), nullif(closing_month, 12), greatest(1, closing_month) FROM companies',
  "SELECT company FROM companies WHERE company_name_en ILIKE 'a%' OR company_name_en ~* '^the|life$'",
  "SELECT to_char(joined_on, 'YYYY-MM') FROM user_roles",
  'SELECT g, (SELECT count(*) FROM companies WHERE closing_month = g) FROM generate_series(1, 12) AS g',
  "SELECT m::date FROM generate_series('2025-01-01'::date, '2025-12-01'::date, '1 month'::interval) AS m",
  'SELECT round(avg(closing_month), 2), power(2::float8, 10) FROM companies',
  "SELECT company || ' (' || country || ')' FROM companies",
  'SELECT q.count FROM (SELECT count(*) FROM companies) q',
  'SELECT r.role, u.username FROM user_roles u JOIN role_rights r USING (role) GROUP BY GROUPING SETS ((r.role, u.username), ())',
  "SELECT substring(company from position('L' in company) + 1), replace(company, '0', '-'), repeat('*', 5) FROM companies",
  "SELECT round(avg(closing_month)::numeric, 2), max(company || ' (' || country || ')') FROM companies",
  "SELECT closing_month::numeric / 12, '1.5'::numeric, 1e3 FROM companies",
  'WITH a AS (SELECT country, count(*) AS n FROM companies GROUP BY country), b AS (SELECT country, n, n * 100.0 / sum(n) OVER () AS p FROM a), c AS (SELECT country, n, p, rank() OVER (ORDER BY p DESC) AS r FROM b) SELECT c.country, c.n, c.p, c.r FROM c WHERE c.r <= 3 AND c.p > 0',
  'WITH RECURSIVE tree AS (SELECT menu, 1 AS level FROM menus WHERE parent_menu IS NULL UNION ALL SELECT m.menu, t.level + 1 FROM menus m JOIN tree t ON m.parent_menu = t.menu) SELECT level, count(*) FROM tree GROUP BY level',
  'WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 10), k AS (SELECT count(*) FROM companies) SELECT i, i * i FROM n, k',
  "WITH RECURSIVE d(day) AS (SELECT date '2026-01-01' UNION ALL SELECT (day + 1) FROM d JOIN companies ON company = 'LIFE001' AND day < date '2026-01-31') SELECT * FROM d",
  "SELECT company FROM companies WHERE company_name_en ~ '^[A-Z][a-z]+ (Life|Reinsurance)' AND company_name_en !~ '\\d+'",
  "SELECT company FROM companies WHERE company_name_ko SIMILAR TO '%(보험|생명)%'",
  'SELECT sqrt(closing_month), ln(avg(closing_month)), sqrt(variance(closing_month)), power(2, 10), exp(1), pi() FROM companies GROUP BY closing_month',
  'SELECT b.book, t.group_id, t.csm FROM books b CROSS JOIN LATERAL (SELECT group_id, csm FROM balances x WHERE x.book = b.book ORDER BY csm DESC NULLS LAST LIMIT 3) t',
  'SELECT company FROM companies ORDER BY company_name_en DESC NULLS LAST OFFSET 2 FETCH FIRST 3 ROWS WITH TIES',
];
