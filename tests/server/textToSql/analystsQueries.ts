/** What analysts write of an evening, one a line; all of it runs. */
export const analystsQueries: readonly string[] = String.raw`
SELECT portfolio, sum(csm) FILTER (WHERE period = '2025-12') AS now, sum(csm) FILTER (WHERE period = '2024-12') AS then FROM balances GROUP BY portfolio ORDER BY 2 DESC NULLS LAST
SELECT portfolio, period, sum(csm) AS csm, sum(csm) - lag(sum(csm)) OVER (PARTITION BY portfolio ORDER BY period) AS moved FROM balances GROUP BY portfolio, period
SELECT coalesce(portfolio, 'total') AS portfolio, coalesce(model, 'all') AS model, sum(csm) FROM balances WHERE period = '2025-12' GROUP BY GROUPING SETS ((portfolio, model), (portfolio), ()) ORDER BY 1, 2
SELECT year, model, grouping(year, model) AS level, sum(insurance_revenue) FROM results GROUP BY ROLLUP (year, model)
SELECT period, percentile_cont(0.5) WITHIN GROUP (ORDER BY csm) AS median, percentile_cont(ARRAY[0.25, 0.75]) WITHIN GROUP (ORDER BY csm) AS quartiles FROM balances GROUP BY period
WITH total AS (SELECT sum(csm) AS total FROM balances WHERE period = '2025-12') SELECT b.portfolio, round((100 * sum(b.csm) / nullif(max(total), 0))::numeric, 1) AS share FROM balances b CROSS JOIN total WHERE b.period = '2025-12' GROUP BY b.portfolio
WITH q AS (SELECT period, sum(profit) AS profit FROM results GROUP BY period), r AS (SELECT period, profit, avg(profit) OVER (ORDER BY period ROWS BETWEEN 3 PRECEDING AND CURRENT ROW) AS rolling FROM q) SELECT * FROM r WHERE profit < rolling ORDER BY period DESC LIMIT 5
SELECT b.book, top.group_id, top.csm FROM books b CROSS JOIN LATERAL (SELECT x.group_id, x.csm FROM balances x WHERE x.book = b.book AND x.period = b.last_period ORDER BY x.csm DESC LIMIT 2) top
SELECT b.book, l.last_csm FROM books b LEFT JOIN LATERAL (SELECT sum(csm) AS last_csm FROM balances x WHERE x.book = b.book AND x.period = '2025-12') l ON true
SELECT group_id, CASE WHEN csm > 0 AND loss_component = 0 THEN 'profitable' WHEN loss_component > 0 THEN 'onerous' ELSE 'even' END AS state, count(*) OVER (PARTITION BY model) FROM balances WHERE period = '2025-12'
SELECT to_char(posted_on, 'YYYY-"Q"Q') AS quarter, event, sum(debit) - sum(credit) AS net FROM journals GROUP BY 1, 2 HAVING sum(debit) <> 0 ORDER BY 1 DESC, abs(sum(debit)) DESC LIMIT 20
SELECT date_trunc('quarter', posted_on)::date AS from_day, (date_trunc('quarter', posted_on) + interval '3 months - 1 day')::date AS to_day, count(*) FROM journals GROUP BY 1, 2
SELECT extract(year FROM posted_on) AS y, extract(month FROM posted_on) AS m, count(*) FROM journals WHERE posted_on >= current_date - interval '5 years' GROUP BY 1, 2
SELECT username, joined_on, age(current_date, joined_on) AS since, current_date - joined_on AS days FROM user_roles ORDER BY joined_on
SELECT left(period, 4) AS y, right(period, 2)::int / 3 AS q, sum(premiums) FROM cash_flows GROUP BY 1, 2 ORDER BY 1, 2
SELECT split_part(period, '-', 1) || 'Q' || split_part(period, '-', 2)::int / 3 AS quarter, sum(claims_paid) FROM cash_flows GROUP BY 1
SELECT initcap(lower(company_name_en)) || ' (' || company || ', ' || coalesce(country_name_en, '-') || ', ' || coalesce(currency, '?') || ') ' || chr_count || ' characters' AS said FROM (SELECT c.*, length(company_name_en) AS chr_count FROM companies c) q
SELECT concat_ws(' / ', company, company_name_en, country, currency, insurer_type, closing_month, parent_company, representative, business_number) FROM companies
SELECT concat('company ', company, ' of ', country, ' reports in ', currency, ' at the end of month ', closing_month, ' for ', insurer_type, '.') FROM companies
SELECT country, string_agg(company, ', ' ORDER BY company) AS companies, string_agg(DISTINCT currency, '/') AS currencies, count(*) FROM companies GROUP BY country
SELECT company, repeat('█', 12) || rpad(lower(company), 20, '.') FROM companies UNION ALL SELECT NULL, lpad('', 40, '=') ORDER BY 1 NULLS LAST
SELECT trim(both '-' from translate(company, '0123456789', '----------')), position('L' in company), overlay(company placing '*' from 2 for 1) FROM companies
SELECT company FROM companies WHERE (country, currency) IN (SELECT country, currency FROM companies GROUP BY country, currency HAVING count(*) > 1)
SELECT company FROM companies WHERE (country, currency) = ('KR', 'KRW') OR (country, currency) IN (('TW', 'TWD'), ('JP', 'JPY'))
SELECT country, count(DISTINCT (currency, closing_month)) AS pairs, count(c) FROM companies c GROUP BY country
SELECT a.company, b.company AS parent FROM companies a LEFT JOIN companies b ON b.company = a.parent_company WHERE b IS NULL OR b.in_use
SELECT company FROM companies WHERE currency = ANY (ARRAY['KRW', 'TWD']) AND company_name_en ILIKE ALL (ARRAY['%a%', '%e%'])
SELECT company FROM companies c WHERE NOT EXISTS (SELECT FROM companies d WHERE d.parent_company = c.company)
SELECT company FROM companies c WHERE closing_month >= ALL (SELECT closing_month FROM companies d WHERE d.country = c.country)
SELECT menu, menu_name_en, row_number() OVER w, dense_rank() OVER w, first_value(menu) OVER w, last_value(menu) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM menus WINDOW w AS (PARTITION BY parent_menu ORDER BY sort_order)
WITH RECURSIVE tree AS (SELECT menu, menu_name_en::text AS path, 1 AS level FROM menus WHERE parent_menu IS NULL UNION ALL SELECT m.menu, t.path || ' > ' || m.menu_name_en, t.level + 1 FROM menus m JOIN tree t ON m.parent_menu = t.menu) SELECT level, path FROM tree ORDER BY path
WITH RECURSIVE owned(company, top, depth) AS (SELECT company, company, 0 FROM companies WHERE parent_company IS NULL UNION ALL SELECT c.company, o.top, o.depth + 1 FROM companies c JOIN owned o ON c.parent_company = o.company WHERE o.depth < 10) SELECT top, max(depth), count(*) FROM owned GROUP BY top
SELECT m.month, coalesce(sum(j.debit), 0) AS debit FROM generate_series('2025-01-01'::date, '2025-12-01'::date, '1 month'::interval) AS m(month) LEFT JOIN journals j ON date_trunc('month', j.posted_on) = m.month GROUP BY m.month ORDER BY m.month
SELECT g AS month, count(c.company) FROM generate_series(1, 12) AS g LEFT JOIN companies c ON c.closing_month = g GROUP BY g ORDER BY g
SELECT model, stddev_samp(csm), variance(csm), corr(csm, bel), regr_slope(csm, bel), sqrt(sum(csm * csm)::float8)::numeric(30, 2) FROM (SELECT model, csm::float8 AS csm, bel::float8 AS bel FROM balances WHERE period = '2025-12') q GROUP BY model
SELECT ntile(4) OVER (ORDER BY csm DESC) AS quarter, width_bucket(csm, 0, 1e9, 10) AS bucket, cume_dist() OVER (ORDER BY csm), group_id FROM balances WHERE period = '2025-12'
SELECT book, period, sum(csm_opening) AS opening, sum(csm) AS closing, sum(csm) - sum(csm_opening) AS moved, (sum(csm) - sum(csm_opening)) / nullif(sum(csm_opening), 0) * 100 AS percent FROM balances GROUP BY book, period ORDER BY book, period
WITH a AS (SELECT book, period, portfolio, sum(csm) AS csm FROM balances GROUP BY 1, 2, 3), b AS (SELECT *, rank() OVER (PARTITION BY book, period ORDER BY csm DESC) AS place FROM a), c AS (SELECT *, csm / nullif(sum(csm) OVER (PARTITION BY book, period), 0) AS part FROM b) SELECT c.period, c.portfolio, c.place, round((c.part * 100)::numeric, 1) AS percent FROM c JOIN books USING (book) WHERE c.place <= 3 AND c.period = books.last_period
WITH r AS (SELECT * FROM results), f AS (SELECT * FROM cash_flows), j AS (SELECT r.portfolio, r.period, r.insurance_revenue, f.premiums FROM r JOIN f USING (book, scenario, period, group_id)) SELECT portfolio, sum(insurance_revenue) / nullif(sum(premiums), 0) FROM (SELECT * FROM j) k GROUP BY portfolio
SELECT s.period, s.service, s.finance, s.service + s.finance AS both FROM (SELECT period, sum(insurance_service_result) AS service, sum(insurance_finance_expenses) AS finance FROM results GROUP BY period) AS s(period, service, finance) ORDER BY s.period
SELECT x.portfolio FROM (SELECT DISTINCT portfolio FROM contract_groups WHERE profitability = 'onerous') x EXCEPT SELECT portfolio FROM contract_groups WHERE model = 'PAA' ORDER BY 1
SELECT run, state, ended_at - started_at AS took, extract(epoch FROM ended_at::timestamp - started_at::timestamp) AS seconds FROM runs WHERE started_at IS NOT NULL AND false
SELECT started_at AT TIME ZONE 'Asia/Seoul' AS seoul FROM (SELECT now() AS started_at) q
SELECT portfolio, round(sum(csm) / 1e9, 1) AS billions, trunc(sum(bel) / 1e9, 2), round(100 * sum(csm) / nullif(sum(liability), 0), 2) AS percent FROM balances GROUP BY portfolio
SELECT period, round(stddev(csm), 0), round(corr(csm, bel)::numeric, 3), round(cohort / 7, 2), round(-2.5), round(1.005, 2) FROM balances GROUP BY period, cohort
SELECT sqrt(sum((csm - 5) * (csm - 5)) / count(*)), ln(nullif(abs(sum(csm)), 0)), sqrt(coalesce(max(bel), 0)), power(sum(csm) / nullif(sum(csm_opening), 0), 4) - 1 FROM balances
SELECT p.portfolio, t.period, t.csm FROM portfolios p CROSS JOIN LATERAL (SELECT b.period, sum(b.csm) AS csm FROM balances b WHERE b.portfolio = p.portfolio AND b.book = p.book GROUP BY b.period ORDER BY b.period DESC LIMIT 4) t
SELECT account, group_id, period, event, count(*), sum(debit), sum(credit), sum(debit - credit), avg(debit), stddev(debit), min(posted_on), max(posted_on) FROM journals GROUP BY account, group_id, period, event ORDER BY 6 DESC LIMIT 1000
SELECT d.account AS debited, c.account AS credited, count(*), sum(d.debit) FROM journals d JOIN journals c ON c.entry = d.entry AND c.credit > 0 WHERE d.debit > 0 AND d.period = '2025-12' AND c.period = '2025-12' GROUP BY 1, 2
`
  .split('\n')
  .filter((line) => line !== '');
