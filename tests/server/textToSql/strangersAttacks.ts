/**
 * Attacks by somebody who knew the rules and not the lists; one a line, `~` at the start of a line stands for `SELECT `. `refused`: must not run, whoever asks. `heavy`: may
 * run or not, and is answered in time. `hidden`: runs, and shows a guest nothing.
 */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^~/, 'SELECT '));

/** Longer than any number of the views. */
const DIGITS = '9'.repeat(4000);

export const refused: readonly string[] = [
  `SELECT sqrt(${DIGITS})`,
  `SELECT power(1.${DIGITS}, 10)`,
  `SELECT ln(csm + 0.${DIGITS}) FROM balances`,
  ...lines(String.raw`
~ask.round(1.5::float8, 1)
~ask_weighing.round(1.5::float8, 1)
~"ask".trunc(csm, 1) FROM balances
~* FROM "ask"."round"(1, 2)
~* FROM round(1.5, 1) r
~b.round FROM balances b
~round(b) FROM balances b
~round(csm, year) FROM balances
~round(csm, 21) FROM balances
~round(number => csm, digits => 2) FROM balances
~round(VARIADIC ARRAY[csm, 2]) FROM balances
CREATE OR REPLACE FUNCTION ask.round(float8, int) RETURNS float8 LANGUAGE sql AS 'select 1'
ALTER FUNCTION ask.round(float8, int) OWNER TO gof_ask
~sqrt((SELECT 1e300)) FROM balances
~sqrt(1e300)
~pg_catalog.pg_relation_filepath('companies')
~* FROM pg_catalog.pg_get_catalog_foreign_keys()
~to_regtype('app_user')::oid
~to_regproc('pg_sleep')
~to_regrole('gof')
~to_regnamespace('public')
~'ask.companies'::regclass::oid::bigint
~(SELECT 'app_user'::text)::regclass
~company FROM companies WHERE 'companies'::regclass IS NOT NULL
~CAST(CAST('1259' AS oid) AS regclass)
~1 WHERE 1::oid = ANY (SELECT oid FROM pg_class)
~currval('audit_log_id_seq'), pg_sequence_last_value('audit_log_id_seq')
~pg_get_serial_sequence('audit_log', 'id')
~pg_get_expr('x', 1), pg_get_constraintdef(1), pg_get_indexdef(1), pg_get_ruledef(1), pg_get_triggerdef(1)
~pg_describe_object(1259, 1259, 0)
~pg_identify_object(1259, 1259, 0)
~row_security_active('app_user')
~has_column_privilege('app_user', 'password_hash', 'select')
~pg_has_role('gof', 'member')
~makeaclitem(10, 10, 'SELECT', true)
~aclexplode(NULL)
~pg_input_is_valid('x', 'regclass')
~* FROM pg_input_error_info('x', 'integer')
~query_to_xmlschema('select 1', true, true, '')
~table_to_xml_and_xmlschema('ask.companies', true, true, '')
~xmlserialize(CONTENT '<a/>' AS text)
~xmlpi(name php, 'x'), xmlcomment('x'), xmlconcat('<a/>', '<b/>')
~xpath_exists('//a', '<a/>')
~XMLEXISTS('//a' PASSING '<a/>')
~lo_open(1, 262144), lo_creat(-1), lo_put(1, 0, 'x'), lowrite(1, 'x')
~lo_truncate64(1, 0), lo_lseek64(1, 0, 0)
~pg_ls_logdir(), pg_ls_waldir(), pg_ls_tmpdir(), pg_current_logfile()
~pg_read_file('postgresql.conf', 0, 100, true)
~* FROM pg_stat_get_progress_info('VACUUM')
~pg_blocking_pids(1), pg_safe_snapshot_blocking_pids(1)
~pg_isolation_test_session_is_blocked(1, ARRAY[1])
~pg_logical_emit_message(false, 'x', 'y')
~pg_create_physical_replication_slot('x')
~pg_start_backup('x'), pg_promote(), pg_log_backend_memory_contexts(1)
~binary_upgrade_create_empty_extension('x', 'y', true, '1', NULL, NULL, NULL)
~pg_import_system_collations('pg_catalog'), pg_collation_actual_version(1)
~set_config('row_security', 'off', true)
~pg_settings_get_flags('ask.viewer')
~pg_catalog.current_setting('ask.viewer', true)
~jsonb_path_query_array('[1]', 'strict $[*].x')
~'[1]'::jsonb @? '$[*]', '[1]'::jsonb @@ '$[*] > 1'
~JSON_EXISTS('{}', '$.a'), JSON_VALUE('{}', '$.a' RETURNING regclass)
~JSON_SERIALIZE('{}'), JSON_SCALAR(1), JSON('{}')
~json_populate_record(NULL::companies, '{}')
~jsonb_populate_recordset(NULL::pg_class, '[]')
~JSON_ARRAYAGG(company) FROM companies
~ROW(1, 2)::companies
~NULL::ask.companies
~(NULL::companies).company
~c FROM companies c WHERE c IS DISTINCT FROM NULL::companies
~company FROM companies WHERE company ~ (E'(\x61+)+' || '$')
~company FROM companies WHERE company SIMILAR TO company_name_en ESCAPE '#'
~regexp_like('aaaa', '(a|a)*b'), regexp_instr('a', 'a'), regexp_substr('a', '(a*)*')
~regexp_split_to_array('aaaa', '(a*)*$')
~'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' ~ '(x+x+)+y', 'a' ~* '(?=a)*'
~company LIKE ANY (ARRAY(SELECT company FROM companies)) FROM companies
~string_to_table(repeat('a', 200), NULL)
~* FROM unnest(ARRAY[1,2], ARRAY[3,4])
~array_to_string(ARRAY[1], ','), array_append(ARRAY[1], 2), cardinality(ARRAY[1])
~range_agg(int4range(1, 2)), '[1,10000000)'::int4range
~* FROM generate_subscripts(ARRAY[1,2,3], 1)
~random_normal(), random(1, 10), setseed(0)
~gcd(1, 2), lcm(9223372036854775807, 2), factorial(20)
~pg_size_pretty(1::bigint), pg_tablespace_size('pg_default')
~pg_trigger_depth(), pg_my_temp_schema(), pg_is_in_recovery(), pg_jit_available()
~convert('a', 'UTF8', 'LATIN1'), decode('00', 'hex'), encode(sha512('a'), 'base64')
~set_byte('a', 0, 1), get_bit('a', 1), bit_count('a'::bytea)
~pg_client_encoding(), getdatabaseencoding(), pg_char_to_encoding('UTF8')
~timeofday(), statement_timestamp(), transaction_timestamp()
~to_tsquery('a & b'), plainto_tsquery('a'), websearch_to_tsquery('a'), ts_headline('a', 'a'::tsquery)
~quote_ident('a'), quote_literal('a'), format('%I', 'a'), chr(65), ascii('a'), to_hex(1)
~company FROM companies ORDER BY company COLLATE pg_catalog."default"
~company FROM companies WHERE company OPERATOR(pg_catalog.=) 'a'
~* FROM companies NATURAL JOIN pg_catalog.pg_class
~* FROM companies CROSS JOIN LATERAL (SELECT relname FROM pg_class WHERE relname = company) q
~count(*) FILTER (WHERE EXISTS (SELECT FROM pg_shadow)) OVER () FROM companies
~first_value((SELECT setting FROM pg_settings LIMIT 1)) OVER () FROM companies
WITH a AS (WITH b AS (WITH c AS (DELETE FROM companies RETURNING 1) SELECT * FROM c) SELECT * FROM b) SELECT * FROM a
WITH a AS (SELECT 1), b AS (UPDATE companies SET currency = 'X' RETURNING *) SELECT 1
WITH a AS MATERIALIZED (INSERT INTO changes DEFAULT VALUES RETURNING 1) TABLE a
WITH "information_schema" AS (SELECT 1) SELECT * FROM information_schema.tables
WITH "pg_catalog" AS (SELECT 1 AS pg_class) SELECT * FROM pg_catalog.pg_class
WITH RECURSIVE a AS (SELECT 1 AS n UNION ALL SELECT n FROM a) SELECT n FROM a LIMIT 1
WITH RECURSIVE a AS (TABLE b), b AS (TABLE a) SELECT * FROM a
SELECT * FROM companies WHERE company = '\'; SELECT pg_sleep(9); --'
SELECT U&'\0041' UESCAPE '!'; SELECT 1
SELECT U&"pg_sl\0065ep"(9)
SELECT U&"\0070g_class".relname FROM U&"\0070g_class"
SELECT * FROM "pg_class "
SELECT * FROM "pg_class" /* ask.companies */
SELECT $q$ $q$ || $q$; $q$; DROP TABLE x
PREPARE p (text) AS SELECT $1; EXECUTE p('x')
EXPLAIN (FORMAT JSON, SETTINGS, VERBOSE) SELECT * FROM companies
EXPLAIN (GENERIC_PLAN) SELECT $1
COPY (SELECT * FROM companies) TO '/dev/shm/x' (FORMAT binary)
COPY companies FROM '/etc/passwd'
DO LANGUAGE plpgsql 'begin perform pg_sleep(9); end'
DO 'begin raise notice ''x''; end'
CREATE OR REPLACE TEMP VIEW v AS SELECT pg_sleep(9)
CREATE MATERIALIZED VIEW v AS SELECT 1
CREATE RULE r AS ON SELECT TO companies DO INSTEAD SELECT 1
CREATE EXTENSION dblink
CREATE POLICY p ON companies USING (true)
ALTER TABLE companies DISABLE ROW LEVEL SECURITY
ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO PUBLIC
ALTER DATABASE postgres SET statement_timeout = 0
ALTER ROLE gof_ask SET statement_timeout = 0
SET TRANSACTION READ WRITE
SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE
SET CONSTRAINTS ALL DEFERRED
START TRANSACTION ISOLATION LEVEL SERIALIZABLE
PREPARE TRANSACTION 'x'
REASSIGN OWNED BY gof_ask TO gof
CREATE STATISTICS s ON company, country FROM companies
IMPORT FOREIGN SCHEMA public FROM SERVER s INTO ask
`),
  `SELECT company FROM companies WHERE company IN (${'SELECT company FROM companies WHERE company IN ('.repeat(20)}SELECT 'a'${')'.repeat(21)}`,
  `SELECT ${'(SELECT '.repeat(100)}pg_sleep(1)${')'.repeat(100)}`,
  `SELECT ARRAY${'['.repeat(60)}1${']'.repeat(60)}`,
  `SELECT ${"'a' || ".repeat(600)}'a'`,
  `SELECT count(*) FROM companies GROUP BY ${Array.from({ length: 40 }, () => 'ROLLUP (company, country)').join(', ')}`,
  `SELECT 1 FROM companies WHERE ${'company = company_name_en OR NOT ('.repeat(120)}true${')'.repeat(120)}`,
  "SELECT '\uD800' || pg_sleep(9)",
  'SELECT 1; --\rSELECT 2',
  'SELECT\u00A0pg_sleep\u2003(9)',
  'SELECT ｐg_sleep(9)',
  '\uFEFFSELECT pg_sleep(9)',
  'SELECT "pg\u200B_sleep"(9)',
];

/** What the gate may take for a query: limits hold it. */
export const heavy: readonly string[] = [
  ...lines(String.raw`
~power(csm, 11) FROM balances
~power(csm, 9.99) FROM balances
~power(csm, cohort) FROM balances
~power(power(cohort, 10), 10) FROM balances
~power(cohort * cohort * cohort * cohort * cohort * cohort * cohort * cohort * cohort, 10) FROM balances
~ln(debit * debit * debit * debit * debit * debit * debit * debit * debit) FROM journals
~sqrt(csm % 7) FROM balances
~ln(q.csm) FROM (SELECT power(2::float8, 500)::numeric AS csm) q
WITH balances AS (SELECT repeat('9', 180)::numeric AS csm) SELECT sqrt(csm) FROM balances
~sum(ln(abs(g * 1.5))) FROM generate_series(1, 5000) g
~count(DISTINCT a || '-' || b) FROM generate_series(1, 5000) a, generate_series(1, 400) b
~sum(a * b) FROM generate_series(1, 5000) a, generate_series(1, 5000) b WHERE a % 7 = b % 11
~max(a.n) FROM (SELECT row_number() OVER (ORDER BY -x) n FROM generate_series(1, 5000) x, generate_series(1, 100) y) a
~percentile_cont(0.5) WITHIN GROUP (ORDER BY x * y) FROM generate_series(1, 5000) x, generate_series(1, 300) y
~mode() WITHIN GROUP (ORDER BY (x * y)::text) FROM generate_series(1, 5000) x, generate_series(1, 200) y
~count(*) FROM balances a, balances b WHERE a.csm <> b.csm
~count(*) FROM balances a JOIN balances b ON a.csm + b.csm > 0 JOIN balances c ON c.csm <> a.csm
~count(*) FROM journals a, journals b WHERE a.debit < b.credit
~a.group_id FROM balances a WHERE EXISTS (SELECT 1 FROM balances b, balances c WHERE b.csm * c.csm = a.csm)
~a.csm, (SELECT count(*) FROM journals m WHERE m.debit > a.csm) FROM balances a
~sum(csm) OVER (PARTITION BY book ORDER BY period ROWS BETWEEN 100000 PRECEDING AND 100000 FOLLOWING) FROM balances
~sum(x) OVER (ORDER BY x RANGE BETWEEN 1000 PRECEDING AND 1000 FOLLOWING) FROM generate_series(1, 5000) x, generate_series(1, 20) y
~avg(x) OVER (ORDER BY x GROUPS BETWEEN 4000 PRECEDING AND 4000 FOLLOWING EXCLUDE TIES) FROM generate_series(1, 5000) x
~repeat('x', 200) FROM generate_series(1, 5000) a, generate_series(1, 5000) b
~translate(repeat('abc', 80), 'abc', 'cab') FROM generate_series(1, 5000) a, generate_series(1, 20) b
~count(*) FROM generate_series(1, 5000) a WHERE repeat(a::text, 60) LIKE '%1%2%3%4%5%6%7%8%9%0%1%2%3%4%5%6%7%8%9%x'
~count(*) FROM generate_series(1, 5000) a WHERE repeat(a::text, 60) ILIKE '%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_%x%'
~to_char(x, '999,999,999.99999') FROM generate_series(1, 5000) x, generate_series(1, 50) y
~date_bin('1 day', '2000-01-01'::timestamp + x * interval '1 minute', '1970-01-01'::timestamp) FROM generate_series(1, 5000) x, generate_series(1, 50) y
~x FROM generate_series(1, 5000) x, generate_series(1, 2000) y ORDER BY x * y % 7919, y
~DISTINCT x * 1000 + y FROM generate_series(1, 5000) x, generate_series(1, 1000) y
~x FROM generate_series(1, 5000) x, generate_series(1, 1000) y EXCEPT ALL SELECT y FROM generate_series(1, 5000) y, generate_series(1, 1000) z
~count(*) FROM companies a NATURAL JOIN companies b NATURAL JOIN companies c NATURAL JOIN companies d
WITH RECURSIVE t AS (SELECT company FROM companies UNION ALL SELECT t.company FROM t JOIN companies c ON c.company = t.company) SELECT count(*) FROM t
WITH RECURSIVE t AS (SELECT company FROM companies UNION ALL SELECT c.company FROM t JOIN companies c ON c.company <> t.company) SELECT count(*) FROM t
WITH RECURSIVE t AS (SELECT * FROM journals UNION ALL SELECT j.* FROM t JOIN journals j ON j.period = t.period) SELECT * FROM t
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t, generate_series(1, 5000) g WHERE n < 1000) SELECT n FROM t ORDER BY n
WITH a AS MATERIALIZED (SELECT x, y FROM generate_series(1, 5000) x, generate_series(1, 1000) y) SELECT count(*) FROM a p, a q
WITH a AS (SELECT company FROM companies) SELECT count(*) FROM a a1, a a2, a a3, a a4, a a5, a a6, a a7, a a8, a a9
~9223372036854775807 + x FROM generate_series(1, 3) x
~1 / (x - 2) FROM generate_series(1, 3) x
~'2000-01-01'::date + 2147483647
~power(10::float8, 308::float8) * 10::float8
~width_bucket(csm, -1e300, 1e300, 2000000000) FROM balances
~stddev(csm * csm * csm * csm) / nullif(variance(csm * csm * csm * csm), 0) FROM balances
~E'\xff'
~make_date(294276, 12, 31) + interval '1000000 years'
`),
  `SELECT ${Array.from({ length: 16 }, (_, n) => `(SELECT max(csm) FROM balances WHERE csm < ${n})`).join(', ')}`,
  `SELECT ${'('.repeat(3000)}1${')'.repeat(3000)}`,
  `SELECT 1 AS "${'x'.repeat(400)}"`,
  `SELECT * FROM (SELECT 1 AS a) q1 ${Array.from({ length: 14 }, (_, n) => `FULL JOIN (SELECT ${n} AS a) r${n} USING (a)`).join(' ')}`,
];

/** Rows that a guest may not see, asked in ways that speak before they are left out. */
export const hidden: readonly string[] = lines(String.raw`
~1 / length(company) FROM companies WHERE company_name_en LIKE '%'
~company::int FROM companies
~CASE WHEN company > 'A' THEN 1 / (closing_month - closing_month) END FROM companies
~to_date(company, 'YYYY-MM-DD') FROM companies
~to_number(company_name_en, '999') FROM companies
~u.username::date FROM user_roles u JOIN role_rights r USING (role) WHERE r.role::int > 0
~c.company FROM companies c WHERE NOT EXISTS (SELECT 1 FROM companies d WHERE d.company::int = 1 / (d.closing_month - d.closing_month))
~company FROM companies WINDOW w AS (ORDER BY 1 / (closing_month - closing_month))
~DISTINCT ON (role::int) role FROM role_rights ORDER BY role::int
~max(username) FROM user_roles GROUP BY username::int
~company FROM companies a WHERE company IN (SELECT username FROM user_roles WHERE username::int = 1)
~record FROM changes WHERE date_trunc(record, changed_at) IS NOT NULL
~substring(question, length(question) - 1000000) FROM editor_questions
~c.company FROM generate_series(1, 3) g JOIN companies c ON repeat(c.company, 200)::int = g
`);
