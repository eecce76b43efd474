/**
 * Attacks by somebody who had read the gate: what is small as it is written and large as PostgreSQL takes it. `~` at the start of a line stands for `SELECT `.
 * `oversized`: must not run, whoever asks. `laborious`: may run or not, and is answered in time.
 */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^~/, 'SELECT '));

const times = (count: number, part: (index: number) => string, separator = ', '): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(separator);

/** A query around a query, so many times. */
const nested = (levels: number, core: string, around: (inner: string) => string): string =>
  Array.from({ length: levels }).reduce<string>((inner) => around(inner), core);

const MONTHS = 'SELECT closing_month AS a FROM companies';
const LONG = `repeat('${'a'.repeat(500)}', 64)`;
/** A long text, and one to look for in it that is nowhere but nearly everywhere. */
const haystack = `WITH h AS MATERIALIZED (SELECT ${LONG} AS v), n AS MATERIALIZED (SELECT v, 'b' || left(v, 16000) AS w, translate(left(v, 16000), 'a', 'b') AS x FROM h)`;

/** A row that holds itself twice is twice as long with each step; as text it doubles its quotes. */
const rows: readonly string[] = [
  ...lines(String.raw`
WITH RECURSIVE t(n, a, b) AS (SELECT 1, ROW(1), ROW(1) UNION ALL SELECT n + 1, t, t FROM t WHERE n < 40) SELECT count(*) FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, ROW(1) UNION ALL SELECT n + 1, t FROM t WHERE n < 900) SELECT a FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 'x' UNION ALL SELECT n + 1, q.z FROM t, LATERAL (SELECT t.a || t.a AS z) q WHERE n < 40) SELECT n FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 'x' UNION ALL SELECT n + 1, z FROM t, LATERAL (VALUES (t.a || t.a)) q(z) WHERE n < 40) SELECT n FROM t
WITH RECURSIVE t(n, a, b) AS (SELECT 1, 'x', 'y' UNION ALL SELECT n + 1, a || b, b || a FROM t WHERE n < 40) SELECT n FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 'x' UNION ALL SELECT n + 1, (a || a)::text FROM t WHERE n < 40) SELECT n FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 'x' UNION ALL SELECT n + 1, c.a || c.a FROM t AS c WHERE n < 40) SELECT n FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 'x' UNION ALL SELECT n + 1, j.a || j.b FROM (t JOIN companies m ON true) AS j(n, a, b) WHERE n < 40) SELECT n FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 'x' UNION ALL SELECT n + 1, a || '-' || repeat(a, 2) FROM t WHERE n < 40) SELECT n FROM t
~q::text FROM (SELECT repeat('x', 200) AS a, repeat('x', 200) AS b) q
~companies::text FROM companies
~c || '' FROM companies c
~concat(c, c, c) FROM companies c
~concat(c.*) FROM companies c
~c.concat FROM companies c
~c.upper FROM companies c
~q.max FROM (SELECT 1 AS a) q
~coalesce(c, c)::text FROM companies c
~CASE WHEN true THEN c END FROM companies c
~greatest(c, c) FROM companies c
~max(c) FROM companies c
~string_agg(c::text, ',') FROM companies c
~(ROW(company, company, company))::text FROM companies
~ROW(company, company) || 'x' FROM companies
~ROW(company, ROW(company, ROW(company))) FROM companies
~ARRAY[company, company]::text FROM companies
~ARRAY[ARRAY[company, company]::text, company]::text FROM companies
~company = ANY (ARRAY[ARRAY[company, company]::text, company]::text[]) FROM companies
~company FROM companies ORDER BY (company, country)::text
~q.r::text FROM (SELECT ROW(1, 2) AS r) q
~concat(ARRAY[company, company]) FROM companies
~(ARRAY[company] || ARRAY[company])::text FROM companies
~first_value(c) OVER () FROM companies c
~DISTINCT c FROM companies c
~min(q) FROM (VALUES (1, 2)) q
WITH company_rows AS (SELECT company FROM companies) SELECT company_rows FROM company_rows
~(SELECT c FROM companies c LIMIT 1)
~c AS company FROM companies c GROUP BY c
~a_k.companies.company FROM companies
~ask.companies.concat FROM ask.companies
~(WITH t AS (SELECT 1 AS one) SELECT 1), t.one FROM t
~x.a FROM (SELECT 1 AS a) y
~1 FROM companies c WHERE EXISTS (SELECT 1 FROM c)
~n.sum FROM (SELECT sum(1) AS total FROM companies) n
~date_trunc('day', now(), company) FROM companies
~date_trunc('day', now(), (SELECT username FROM user_roles LIMIT 1))
`),
  nested(14, 'SELECT 1 AS x', (inner) => `SELECT q AS a, q AS b, q AS c, q AS d FROM (${inner}) q`),
  `WITH t0 AS (SELECT 1 AS x)${times(12, (n) => `, t${n + 1} AS (SELECT t${n} AS a, t${n} AS b, t${n} AS c, t${n} AS d FROM t${n})`, '')} SELECT 1 FROM t12`,
  `SELECT q.concat FROM (SELECT ${times(300, (n) => `repeat('x', 200) AS c${n}`)}) q`,
  nested(
    4,
    "SELECT 'abcdefgh' AS x",
    (inner) =>
      `SELECT q::text AS x FROM (SELECT ${times(100, (n) => `x c${n}`)} FROM (${inner}) p) q`,
  ),
  `SELECT length((ROW(${times(400, () => 'v')}))::text) FROM (SELECT ${LONG} AS v) q`,
  `SELECT length((ARRAY[${times(400, () => 'v')}])::text) FROM (SELECT ${LONG} AS v) q`,
  `SELECT count(*) FROM companies c GROUP BY (${times(60, () => 'c')})::text`,
];

/** Sub-queries that are written into one another, past what counted the names of their columns. */
const written: readonly string[] = [
  nested(14, MONTHS, (inner) => `SELECT * FROM (SELECT a + a + a + a AS a FROM (${inner}) q) r`),
  nested(14, MONTHS, (inner) => `SELECT r.* FROM (SELECT a + a + a + a AS a FROM (${inner}) q) r`),
  nested(
    14,
    MONTHS,
    (inner) =>
      `SELECT x + x + x + x AS a FROM ((${inner}) q JOIN (SELECT 1 AS one) r ON true) AS j(x, y)`,
  ),
  nested(14, MONTHS, (inner) => `SELECT (SELECT a + a + a + a + a) AS a FROM (${inner}) q`),
  nested(
    14,
    MONTHS,
    (inner) =>
      `SELECT CASE WHEN q.a > 1 THEN (SELECT q.a * 2 + q.a) ELSE q.a END AS a FROM (${inner}) q`,
  ),
  nested(14, MONTHS, (inner) => `SELECT coalesce(a, a, a, a) AS a FROM (${inner}) q`),
  nested(14, MONTHS, (inner) => `SELECT greatest(q.a, q.a, q.a) FROM (${inner}) q(a)`),
  nested(14, MONTHS, (inner) =>
    `TABLE z`.replace('TABLE z', `WITH z AS (SELECT a + a + a AS a FROM (${inner}) q) TABLE z`),
  ),
  nested(14, MONTHS, (inner) => `SELECT a::text::int + a::text::int + a AS a FROM (${inner}) q`),
  nested(14, MONTHS, (inner) => `SELECT a + a AS a FROM (${inner}) q UNION ALL SELECT 1 AS a`),
  `SELECT l20.a FROM (${MONTHS}) l0, ${times(20, (n) => `LATERAL (SELECT l${n}.a + l${n}.a + l${n}.a AS a) l${n + 1}`)}`,
  `SELECT l20.a FROM (${MONTHS}) l0, ${times(20, (n) => `LATERAL (VALUES (l${n}.a + l${n}.a + l${n}.a)) l${n + 1}(a)`)}`,
  `SELECT l20.b FROM (SELECT 1 AS a, 2 AS b) l0 ${times(20, (n) => `CROSS JOIN LATERAL (SELECT l${n}.b + l${n}.b AS a, l${n}.a * l${n}.a AS b) l${n + 1}`, ' ')}`,
  `SELECT count(*) FROM (${MONTHS}) l0 ${times(20, (n) => `JOIN LATERAL (SELECT l${n}.a - l${n}.a - l${n}.a AS a) l${n + 1} ON true`, ' ')}`,
  `WITH t0 AS NOT MATERIALIZED (SELECT company FROM companies)${times(7, (n) => `, t${n + 1} AS NOT MATERIALIZED (SELECT x.company FROM t${n} x JOIN t${n} y USING (company))`, '')} SELECT count(*) FROM t7`,
  `WITH t0 AS NOT MATERIALIZED (SELECT closing_month AS a FROM companies)${times(7, (n) => `, t${n + 1} AS NOT MATERIALIZED (SELECT a FROM t${n} UNION ALL SELECT a + 1 FROM t${n})`, '')} SELECT ${times(300, () => 'a')} FROM t7`,
  `SELECT count(*) FROM (SELECT ${times(900, () => 'q.*')} FROM (SELECT ${times(400, (n) => `1 c${n}`)}) q) z`,
  nested(12, 'SELECT 1 AS a, 2 AS b', (inner) => `SELECT *, * FROM (${inner}) q`),
  `SELECT count(*) FROM ${times(150, (n) => `generate_series(1, 1) s${n}`)}`,
  `SELECT count(*) FROM ${times(150, (n) => `(SELECT 1 AS a) s${n}`)}`,
  `SELECT count(*) FROM ${times(100, (n) => `(VALUES (1), (2)) s${n}(a)`)} WHERE ${times(99, (n) => `s${n}.a = s${n + 1}.a`, ' AND ')}`,
  `SELECT count(*) FROM ${times(100, (n) => `(SELECT DISTINCT 1 AS a) s${n}`)}`,
  `SELECT 1 FROM (SELECT 1 AS a) q0 ${times(60, (n) => `LEFT JOIN (SELECT 1 AS a) q${n + 1} ON q${n + 1}.a = q${n}.a`, ' ')}`,
];

/** Single calls that take long, which no time limit ends. */
const slow: readonly string[] = [
  `${haystack} SELECT ${times(40, () => 'strpos(v, w)')} FROM n`,
  `${haystack} SELECT ${times(40, () => 'position(w in v)')} FROM n`,
  `${haystack} SELECT ${times(40, () => "length(replace(v, w, ''))")} FROM n`,
  `${haystack} SELECT ${times(40, () => 'split_part(v, w, 1)')} FROM n`,
  `${haystack} SELECT ${times(10, () => "length(translate(v, x, ''))")} FROM n`,
  `${haystack} SELECT ${times(10, () => "length(btrim(v, x || 'a'))")} FROM n`,
  `${haystack} SELECT ${times(10, () => 'length(ltrim(v, x))')} FROM n`,
  `${haystack} SELECT ${times(10, () => 'trim(trailing x from v)')} FROM n`,
  `${haystack} SELECT ${times(40, () => "v LIKE '%' || w || '%'")} FROM n`,
  `${haystack} SELECT ${times(40, () => "v ILIKE '%' || w")} FROM n`,
  `${haystack} SELECT 1 FROM n WHERE ${times(40, () => 'strpos(v, w) = 0', ' AND ')}`,
  `${haystack} SELECT 1 FROM n ORDER BY ${times(40, () => 'strpos(v, w)')}`,
  `${haystack} SELECT sum(strpos(v, w)) OVER (PARTITION BY ${times(40, () => 'strpos(v, w)')}) FROM n`,
  `${haystack} SELECT 1 FROM n LIMIT (SELECT ${times(40, () => 'strpos(v, w)', ' + ')} FROM n)`,
  `${haystack} SELECT 1 UNION ALL SELECT 2 LIMIT (SELECT ${times(40, () => 'strpos(v, w)', ' + ')} FROM n)`,
  `${haystack} SELECT 1 FROM n a JOIN n b ON ${times(40, () => 'strpos(a.v, b.w) = 0', ' AND ')}`,
  `${haystack} SELECT ${times(60, () => 'p')} FROM (SELECT strpos(v, w) AS p FROM n) q`,
  `SELECT ${times(40, () => `strpos(repeat(repeat('a', 200), 200), 'b' || repeat(repeat('a', 200), 100))`)}`,
  `${haystack} SELECT v = ANY (ARRAY[${times(900, () => 'w')}]) FROM n`,
  `WITH n AS MATERIALIZED (SELECT ${times(33, () => '1::numeric(500, 499) / 3', ' * ')} AS x), m AS MATERIALIZED (SELECT x * x * x * x AS y FROM n) SELECT ${times(200, () => 'y * y')} FROM m`,
  `SELECT ${times(60, () => "string_agg(company || company_name_en, ',')")} FROM companies`,
  "SELECT string_agg(repeat(company, 200), ',') FROM companies",
  "SELECT string_agg(x, ',') FROM (SELECT string_agg(company, ',') AS x FROM companies GROUP BY country) q",
  `WITH q AS MATERIALIZED (SELECT repeat(repeat('${'a'.repeat(10)}', 200), 90) AS v FROM generate_series(1, 250)) SELECT ${times(450, (n) => `v v${n}`)} FROM q`,
];

export const oversized: readonly string[] = [...rows, ...written, ...slow];

/** What the gate may take for a query: limits hold it. */
export const laborious: readonly string[] = [
  ...lines(String.raw`
~string_agg(company || company || company || company, ',') FROM companies
~string_agg(repeat('x', 200), ',') FROM companies
~replace(company, company_name_en, company_name_ko) FROM companies
~count(*) FROM journals a, journals b WHERE a.book || '' = b.book || '' AND a.period || '' = b.period || '' AND a.account || '' = b.account || '' AND a.debit + 0 = b.credit + 0
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n FROM t WHERE n < 1000) SELECT count(*) FROM t
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE 1 < 2) SELECT count(*) FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, 1::numeric UNION ALL SELECT n, a + a FROM t WHERE n < 2) SELECT max(a) FROM t
WITH RECURSIVE t(n, a) AS (SELECT 1, company FROM companies UNION ALL SELECT n, a || '-' FROM t WHERE n < 2) SELECT max(length(a)) FROM t
WITH RECURSIVE t(a) AS (SELECT menu FROM menus UNION ALL SELECT t.a || m.menu FROM t JOIN menus m ON true) SELECT count(*) FROM t
WITH RECURSIVE t(a) AS (SELECT now() - now() UNION ALL SELECT a + a FROM t WHERE 1 < 2) SELECT count(*) FROM t
WITH RECURSIVE t AS (SELECT journals.* FROM journals UNION ALL SELECT t.* FROM t, generate_series(1, 5000) g WHERE g < 2) SELECT count(*) FROM t
~sum(x) OVER (ORDER BY x ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW) FROM generate_series(1, 5000) x, generate_series(1, 20) y
~lag(x, 100000) OVER (ORDER BY x), nth_value(x, 90000) OVER () FROM generate_series(1, 5000) x, generate_series(1, 20) y
~ntile(1000000) OVER (ORDER BY x), cume_dist() OVER (ORDER BY x DESC) FROM generate_series(1, 5000) x, generate_series(1, 20) y
~mode() WITHIN GROUP (ORDER BY x % 3), percentile_disc(0.999) WITHIN GROUP (ORDER BY -x) FROM generate_series(1, 5000) x, generate_series(1, 100) y
~count(DISTINCT (a.company, b.company)) FROM companies a, companies b, generate_series(1, 2000) g
~a.company FROM companies a WHERE a.company NOT IN (SELECT b.company || g FROM companies b, generate_series(1, 5000) g)
~a.line FROM journals a WHERE a.debit > ALL (SELECT b.credit FROM journals b WHERE b.period = a.period)
~count(*) FROM journals GROUP BY GROUPING SETS (CUBE (book, period, account), ROLLUP (event, currency, year))
~a.csm FROM balances a, balances b, balances c WHERE a.csm * b.csm > c.csm * a.csm ORDER BY a.csm / nullif(b.csm, 0) LIMIT 1
`),
  `SELECT 1 FROM ${times(11, (n) => `companies c${n}`)} WHERE ${times(10, (n) => `c${n}.company = c${n + 1}.company`, ' AND ')}`,
  `SELECT 1 FROM ${times(16, (n) => `companies c${n}`)} WHERE ${times(15, (n) => `c${n}.company = c${n + 1}.company`, ' AND ')}`,
  `SELECT 1 FROM ${times(11, (n) => `balances b${n}`)} WHERE ${times(10, (n) => ['book', 'period', 'group_id', 'scenario', 'portfolio', 'company', 'cohort', 'model'].map((name) => `b${n}.${name} = b${n + 1}.${name}`).join(' AND '), ' AND ')}`,
  `SELECT 1 FROM ${times(16, (n) => `journals b${n}`)} ${''}WHERE ${times(15, (n) => `b${n}.line = b${n + 1}.line`, ' AND ')} AND b0.account = 'x'`,
  `SELECT 1 FROM companies c0 ${times(15, (n) => `FULL JOIN companies c${n + 1} USING (company, country, currency, closing_month)`, ' ')}`,
  `SELECT 1 FROM companies c0 ${times(15, (n) => `LEFT JOIN companies c${n + 1} USING (company, country, currency, closing_month, in_use)`, ' ')}`,
  `SELECT 1 FROM companies c0 ${times(15, () => 'NATURAL JOIN companies')}`.replaceAll(
    ', NATURAL',
    ' NATURAL',
  ),
  `SELECT ${times(60, () => 'round(', '')}csm${times(60, () => ', 2)', '')} FROM balances`,
  `SELECT ${times(60, (n) => `count(DISTINCT entry || '${n}')`)} FROM journals`,
  'SELECT sum(power(closing_month * 1.123456789012345678 * closing_month * 1.123456789012345678, 10)) FROM companies, generate_series(1, 5000)',
  `SELECT count(*) FROM journals WHERE repeat(account_name_en, 50) ~ 'a.*b.*c.*d.*e.*f.*g.*h.*i.*j$'`,
  `SELECT count(*) FROM journals WHERE concat(line, entry, line, entry) ILIKE '${times(30, () => '%e', '')}z'`,
  `SELECT count(*) FROM ${times(8, (n) => `(SELECT DISTINCT entry || '${n}' AS e FROM journals) q${n}`, ' NATURAL JOIN ')}`,
  `SELECT count(*) FROM ${times(38, (n) => `generate_series(1, 1) s${n}`)}`,
  `SELECT ${times(140, (n) => `sum(csm) OVER (PARTITION BY ${n % 2 ? 'book' : 'period'} ORDER BY csm + ${n})`)} FROM balances`,
  `SELECT company FROM companies WHERE ${times(150, (n) => `company = '${n}' AND country = '${n}'`, ' OR ')}`,
  `SELECT repeat(repeat('${'a'.repeat(10)}', 200), 90) FROM generate_series(1, 5000) a, generate_series(1, 2) b`,
  `SELECT ${times(100, (n) => `v v${n}`)} FROM (SELECT repeat(repeat('${'a'.repeat(10)}', 200), 90) v FROM generate_series(1, 250)) q`,
];
