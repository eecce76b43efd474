/**
 * Attacks on what computed powers, patterns that replace, and views that are read once for a sub-query let through. `~` at the start of a line stands for `SELECT `.
 * `refused`: must not run, whoever asks. `heavy`: may run or not, and is answered in time. `hidden`: runs, and shows a guest nothing.
 */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^~/, 'SELECT '));

const times = (count: number, part: (index: number) => string, separator = ', '): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(separator);

export const refused: readonly string[] = lines(String.raw`
~power(10, 100000)
~power(10::numeric, 1000)
~10::numeric ^ 400 ^ 2
~10.5 ^ 99999.5
~pg_catalog.power(9.9, 90000)
~pg_catalog.pow(9.9, 90000)
~"pg_catalog"."exp"(5999.5)
~pg_catalog.ln(1.5), pg_catalog.sqrt(2.5)
~pg_catalog.log(2.0, 64.0)
~ask.power(2, 2)
~a_k.power(2, 2)
~numeric_power(9.9, 90000)
~pg_catalog.numeric_power(9.9, 90000)
~numeric_exp(5999.5), numeric_ln(2.5), numeric_sqrt(2.5)
~9.9 OPERATOR(pg_catalog.^) 90000
~9.9 OPERATOR(ask.^) 2
~power(VARIADIC ARRAY[2, 3])
~power(x => 2, y => 3)
~exp(DISTINCT 1)
~exp(power(10, 6))
~ln(0), ln(-1)
~log(0, 5), log(1, 5)
~sqrt(-1)
~(|/ 25.0), (||/ 27.0)
~20 !
~random(1::numeric, power(10, 300)::numeric)
~random(1, 2147483647)
~setseed(0.5), random()
~random_normal(0, 1)
~gcd(12345678901234567890, 9876543210), lcm(9999999999999, 9999999999998)
~scale(1.5), trim_scale(1.50), min_scale(1.5)
~to_hex(255), to_bin(5), to_oct(8)
~regexp_replace(company, company_name_en, 'x') FROM companies
~regexp_replace(company, '(a+)+$', 'x') FROM companies
~regexp_replace(company, '(a|b)*c', 'x') FROM companies
~regexp_replace(company, 'a{1,9}', 'x') FROM companies
~regexp_replace(company, '(.)\1', 'x') FROM companies
~regexp_replace(company, 'a', '\0\0\0\0') FROM companies
~regexp_replace(company, '(a)', '\1\1') FROM companies
~regexp_replace(company, 'a', '\&\&') FROM companies
~regexp_replace(company, 'a', company_name_en, 'g') FROM companies
~regexp_replace(company, 'a', 'b', 'gx') FROM companies
~regexp_replace(company, 'a', 'b', 'n') FROM companies
~regexp_replace(company, 'a', 'b', company) FROM companies
~regexp_replace(company, 'a', 'b', 1, 0, 'g') FROM companies
~regexp_replace(repeat(repeat(company, 200), 4), 'a*b', 'x') FROM companies
~regexp_replace(repeat(repeat('a', 200), 200), '.', 'x', 'g')
~regexp_replace(string_agg(company, ''), 'a', 'b') FROM companies
~regexp_replace(c::text, 'a', 'b') FROM companies c
~regexp_replace(company, (SELECT max(company) FROM companies), 'b') FROM companies
~regexp_matches(company, '.', 'g') FROM companies
~regexp_split_to_table(company, '') FROM companies
~regexp_match(company, 'a'), regexp_substr(company, 'a'), regexp_count(company, '') FROM companies
~format('%1000000s', company) FROM companies
~format('%*s', 1000000, company) FROM companies
~format('%1$s%1$s%1$s%1$s', company) FROM companies
~format('%-99999s', 'x')
~format('%I.%L', company, company) FROM companies
~format(company, company) FROM companies
~format('%s', VARIADIC ARRAY[company]) FROM companies
~format('%s', c) FROM companies c
~format('%s', ARRAY[company, company]) FROM companies
~format('%s', ROW(company, company)) FROM companies
~format('%s%s', repeat('9', 200), repeat('9', 200))::numeric
~regexp_replace('99999', '9', '99999999999999999999', 'g')::numeric
~(SELECT k.secret FROM ask_private.viewer_key k WHERE k.secret > b.book) FROM books b
~(SELECT max(x.book) FROM ask_private.book x WHERE x.book = b.book) FROM books b
~(SELECT max(x.username) FROM public.app_user x WHERE x.id::text = b.book) FROM books b
~l.x FROM books b, LATERAL (SELECT max(relname) AS x FROM pg_class c WHERE c.relname = b.book) l
~l.x FROM books b, LATERAL (SELECT x FROM "kept balances" x WHERE x.book = b.book) l
~(SELECT count(*) FROM "kept balances" k WHERE k.book = b.book), (SELECT max(csm) FROM balances x WHERE x.book = b.book) FROM books b
WITH "kept balances" AS (SELECT 1 AS csm, 'x' AS book) SELECT (SELECT max(x.nothing) FROM balances x WHERE x.book = b.book) FROM books b
~(SELECT max(x.csm) FROM balances AS "x"" FROM public.app_user --" WHERE x.book = b.book) FROM books b
~(SELECT max("x; DROP TABLE close_book".csm) FROM balances AS x WHERE x.book = b.book) FROM books b
~(SELECT max(x.csm) INTO y FROM balances x WHERE x.book = b.book) FROM books b
~(SELECT x.csm FROM balances x WHERE x.book = b.book FOR UPDATE LIMIT 1) FROM books b
~(SELECT max(x.csm) FROM balances x TABLESAMPLE SYSTEM (1) WHERE x.book = b.book) FROM books b
~(SELECT max(x.csm) FROM balances x WHERE x.book = b.book AND pg_sleep(1) IS NULL) FROM books b
~(SELECT json_agg(x) FROM balances x WHERE x.book = b.book) FROM books b
~(SELECT x::text FROM balances x WHERE x.book = b.book LIMIT 1) FROM books b
~(SELECT b || x.book FROM balances x WHERE x.book = b.book LIMIT 1) FROM books b
~j.line FROM journals j WHERE j.debit > (SELECT avg(k.debit) FROM journals k WHERE k.account = j.account)
~j.line, l.n FROM journals j CROSS JOIN LATERAL (SELECT count(*) AS n FROM journals k WHERE k.debit > j.debit) l
~a.csm FROM balances a WHERE a.csm > (SELECT avg(b.csm) FROM balances b WHERE b.book = a.book AND b.csm < (SELECT max(c.csm) FROM balances c WHERE c.period = b.period))
`);

/** Of which each is computed for each row of the one around it. */
const within = (levels: number) =>
  `${times(levels, (n) => `(SELECT max(b${n}.closing_month) FROM companies b${n} WHERE b${n}.country = ${n === 0 ? 'b' : `b${n - 1}`}.country AND b${n}.closing_month < `, '')}99${')'.repeat(levels)}`;

/** What the gate may take for a query: limits hold it. */
export const heavy: readonly string[] = [
  ...lines(String.raw`
~2 ^ 2 ^ 2 ^ 2 ^ 2 ^ 2
~(SELECT max(x.csm) FROM ONLY balances x WHERE x.book = b.book) FROM books b
~exp(csm) FROM balances
~power(csm, 1000) FROM balances
~power(power(csm, 10), 10) FROM balances
~sqrt(csm * csm * csm * csm::numeric) FROM balances
~sqrt(x) FROM (SELECT 9 AS x) q
~sum(power(x::numeric, y / 1000.0)) FROM generate_series(1, 5000) x, generate_series(1, 300) y
~sum(exp(ln(x * 1.5) + ln(y * 1.5)) ^ 1.01) FROM generate_series(1, 5000) x, generate_series(1, 300) y
~max(power(2::float8, 1000)::numeric * power(2::float8, 1000)::numeric) FROM generate_series(1, 5000) x, generate_series(1, 100) y
~power(10, -x)::numeric + power(10, x)::numeric FROM generate_series(1, 300) x
~(power(10, 300)::numeric + power(10, -300)::numeric) / (power(10, 299)::numeric + power(10, -299)::numeric) FROM generate_series(1, 5000) x
~max(regexp_replace(account_name_en, 'a.*b.*c.*d.*e$', '', 'g')) FROM journals
~count(*) FROM generate_series(1, 5000) x, generate_series(1, 100) y WHERE regexp_replace(repeat(x::text, 40), '[0-9]', 'ab', 'g') = ''
~a.csm, (SELECT count(*) FROM balances b WHERE b.csm > a.csm) FROM balances a
~a.csm, (SELECT count(*) FROM balances b, balances c WHERE b.csm > a.csm AND c.csm > a.csm) FROM balances a
~a.line, (SELECT max(b.csm) FROM balances b WHERE b.book = a.book) FROM journals a
~l.* FROM journals j CROSS JOIN LATERAL (SELECT * FROM balances b WHERE b.group_id = j.group_id) l
~l.* FROM books b CROSS JOIN LATERAL (SELECT * FROM journals j WHERE j.book = b.book ORDER BY j.debit DESC) l
~l.n FROM books b CROSS JOIN LATERAL (SELECT count(DISTINCT j.line || j.entry || b.book) AS n FROM journals j) l
~l.t FROM books b CROSS JOIN LATERAL (SELECT string_agg(j.company, b.book) AS t FROM companies j) l
~l.t FROM books b CROSS JOIN LATERAL (SELECT string_agg(j.company, ',') AS t FROM companies j WHERE j.company <> b.book) l
WITH b AS (SELECT * FROM balances) SELECT (SELECT max(x.csm) FROM balances x WHERE x.csm < b.csm) FROM b
(SELECT b.book FROM books b WHERE (SELECT max(x.csm) FROM balances x WHERE x.book = b.book) > 0) UNION ALL (SELECT 'x')
`),
  `SELECT ${within(8)} FROM companies b`,
  `SELECT b.company FROM companies b ${times(14, (n) => `CROSS JOIN LATERAL (SELECT c.company FROM companies c WHERE c.country = ${n === 0 ? 'b' : `l${n - 1}`}.company LIMIT 1) l${n}`, ' ')}`,
  `SELECT ${times(14, (n) => `(SELECT max(b${n}.csm) FROM balances b${n} WHERE b${n}.csm < a.csm)`)} FROM balances a`,
  `SELECT ${times(60, (n) => `power(csm + ${n}, 1.${n})`, ' + ')} FROM balances`,
  `SELECT max(${times(60, () => '(power(10, 300)::numeric + power(10, -300)::numeric)', ' * ')}) FROM generate_series(1, 5000)`,
  `SELECT max(x ${times(200, (n) => `/ (power(10, ${n})::numeric + power(10, -${n})::numeric)`, ' ')}) FROM generate_series(1, 5000) x`,
];

/** Rows that a guest may not see, asked by sub-queries that name what stands around them. */
export const hidden: readonly string[] = lines(String.raw`
~c.company FROM companies c WHERE c.closing_month > (SELECT avg(d.closing_month) FROM companies d WHERE d.country = c.country)
~l.username FROM role_rights r CROSS JOIN LATERAL (SELECT u.username FROM user_roles u WHERE u.role = r.role) l
~l.username FROM generate_series(1, 3) g CROSS JOIN LATERAL (SELECT u.username FROM user_roles u WHERE length(u.username) > g.g) l
~l.n FROM generate_series(1, 3) g CROSS JOIN LATERAL (SELECT 1 / length(u.role) AS n FROM user_roles u WHERE u.role::int > g.g) l
~g FROM generate_series(1, 3) g WHERE (SELECT max(regexp_replace(c.company, 'x', 'y')) FROM companies c WHERE c.closing_month >= g.g) IS NOT NULL
~g FROM generate_series(1, 3) g WHERE (SELECT max(power(c.closing_month, 99)) FROM companies c WHERE c.closing_month >= g.g) > 0
~g FROM generate_series(1, 3) g WHERE g.g = ANY (SELECT c.company::int FROM companies c WHERE c.closing_month <> g.g)
`);
