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
SELECT m.month::date, sum(c.premiums) FROM generate_series(date '2024-01-01', date '2025-12-01', interval '1 month') AS m(month) LEFT JOIN cash_flows c ON c.period = to_char(m.month, 'YYYY-MM') GROUP BY 1 ORDER BY 1
SELECT period, sum(csm) AS csm, sum(sum(csm)) OVER (ORDER BY period) AS running FROM balances WHERE book = 'fixture' AND scenario = 'base' GROUP BY period
SELECT portfolio, period, sum(profit) AS profit, 100.0 * (sum(profit) / nullif(lag(sum(profit), 4) OVER (PARTITION BY portfolio ORDER BY period), 0) - 1) AS yoy FROM results WHERE book = 'fixture' GROUP BY portfolio, period ORDER BY 1, 2
WITH ranked AS (SELECT group_id, portfolio, csm, row_number() OVER (PARTITION BY portfolio ORDER BY csm DESC) AS rn FROM balances WHERE period = '2025-12' AND scenario = 'base') SELECT * FROM ranked WHERE rn <= 3
SELECT portfolio, cohort, sum(loss_component) FROM balances WHERE period = '2025-12' GROUP BY CUBE (portfolio, cohort) ORDER BY portfolio NULLS LAST, cohort NULLS LAST
SELECT coalesce(portfolio_name_ko, '합계') AS "포트폴리오", sum(csm)::bigint AS "CSM" FROM balances WHERE period = '2025-12' AND book = 'fixture' GROUP BY ROLLUP (portfolio_name_ko)
SELECT period, percentile_cont(0.5) WITHIN GROUP (ORDER BY csm) AS median, percentile_disc(0.9) WITHIN GROUP (ORDER BY csm) AS p90, mode() WITHIN GROUP (ORDER BY portfolio) FROM balances WHERE csm > 0 GROUP BY period
SELECT regr_slope(csm_release, csm_opening) AS slope, regr_intercept(csm_release, csm_opening), regr_r2(csm_release, csm_opening), regr_count(csm_release, csm_opening) FROM movements JOIN balances USING (book, scenario, period, group_id)
SELECT portfolio, regr_slope(total, n) AS trend FROM (SELECT portfolio, row_number() OVER (PARTITION BY portfolio ORDER BY period) AS n, sum(csm) AS total FROM balances WHERE book = 'fixture' GROUP BY portfolio, period) q GROUP BY portfolio
SELECT date_trunc('year', posted_on)::date AS year, sum(debit) FILTER (WHERE event = 'premium') AS premium, sum(debit) FILTER (WHERE event <> 'premium') AS other FROM journals GROUP BY 1 ORDER BY 1
SELECT entry, sum(debit) - sum(credit) AS difference FROM journals GROUP BY entry HAVING abs(sum(debit) - sum(credit)) > 0.01
SELECT account, account_name_en, sum(debit) AS debit, sum(credit) AS credit, sum(debit - credit) AS balance FROM journals WHERE book = 'fixture' AND period <= '2025-12' GROUP BY account, account_name_en ORDER BY account
SELECT g.group_id FROM contract_groups g WHERE NOT EXISTS (SELECT 1 FROM journals j WHERE j.book = g.book AND j.group_id = g.group_id)
SELECT g.group_id FROM contract_groups g LEFT JOIN journals j ON j.book = g.book AND j.group_id = g.group_id WHERE j.line IS NULL
SELECT v.code, v.label, count(b.group_id) FROM (VALUES ('GMM', 'General'), ('VFA', 'Variable fee'), ('PAA', 'Premium allocation')) AS v(code, label) LEFT JOIN contract_groups b ON b.model = v.code GROUP BY 1, 2
SELECT portfolio, string_agg(cohort::text, ', ' ORDER BY cohort) FROM (SELECT DISTINCT portfolio, cohort FROM contract_groups) q GROUP BY portfolio
SELECT group_id, csm, csm - avg(csm) OVER (PARTITION BY portfolio) AS off_mean, (csm - avg(csm) OVER w) / nullif(stddev(csm) OVER w, 0) AS z FROM balances WHERE period = '2025-12' WINDOW w AS (PARTITION BY portfolio)
SELECT * FROM (SELECT period, portfolio, sum(insurance_revenue) AS revenue, rank() OVER (PARTITION BY period ORDER BY sum(insurance_revenue) DESC) AS place FROM results WHERE book='fixture' GROUP BY period, portfolio) q WHERE place = 1 ORDER BY period
SELECT period, sum(claims_incurred) / nullif(sum(insurance_revenue), 0) AS loss_ratio, sum(insurance_service_expenses) / nullif(sum(insurance_revenue), 0) AS combined FROM results WHERE side = 'issued' GROUP BY period
SELECT period, sum(claims_incurred) - sum(claims_expected) AS experience, CASE WHEN sum(claims_incurred) > sum(claims_expected) THEN 'adverse' ELSE 'favourable' END FROM results WHERE book = 'fixture' AND scenario = 'base' GROUP BY period ORDER BY period DESC
SELECT b.group_id, b.csm_opening + m.csm_new_business + m.csm_interest + m.csm_estimates - m.csm_release - b.csm AS gap FROM balances b JOIN movements m USING (book, scenario, period, group_id) WHERE abs(b.csm_opening + m.csm_new_business + m.csm_interest + m.csm_estimates - m.csm_release - b.csm) > 1
SELECT a.group_id, a.csm AS base, b.csm AS stressed, b.csm - a.csm AS impact FROM balances a JOIN balances b USING (book, period, group_id) WHERE a.scenario = 'base' AND b.scenario <> 'base' ORDER BY abs(b.csm - a.csm) DESC LIMIT 20
SELECT count(*) FILTER (WHERE state = 'done') * 100.0 / nullif(count(*), 0) AS done_percent, avg(seconds), max(seconds), percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds) FROM runs
SELECT started_at::date AS day, count(*), sum(groups) FROM runs GROUP BY 1 ORDER BY 1
SELECT username, string_agg(role, ', ') FROM user_roles GROUP BY username HAVING count(*) > 1
SELECT rr.role, count(*) FILTER (WHERE can_write) AS writes, count(*) FILTER (WHERE can_delete) AS deletes FROM role_rights rr GROUP BY rr.role ORDER BY 3 DESC
SELECT m.menu, m.menu_name_en FROM menus m WHERE m.in_use AND NOT EXISTS (SELECT FROM role_rights r WHERE r.menu = m.menu AND r.can_read)
SELECT country, count(*), round(100.0 * count(*) / sum(count(*)) OVER (), 1) AS share FROM companies GROUP BY country
SELECT width_bucket(csm, 0, 100000000000, 10) AS band, count(*), min(csm), max(csm) FROM balances WHERE period = '2025-12' GROUP BY 1 ORDER BY 1
SELECT CASE WHEN csm >= 1e11 THEN '100bn+' WHEN csm >= 1e10 THEN '10-100bn' WHEN csm > 0 THEN 'below 10bn' ELSE 'none' END AS band, count(*) FROM balances WHERE period = '2025-12' GROUP BY 1
SELECT period, sum(liability) - first_value(sum(liability)) OVER (ORDER BY period) AS since_start, last_value(sum(liability)) OVER (ORDER BY period ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM balances WHERE book = 'fixture' GROUP BY period
WITH y AS (SELECT year, sum(insurance_revenue) AS revenue FROM results WHERE book = 'fixture' AND scenario = 'base' GROUP BY year) SELECT a.year, a.revenue, a.revenue / b.revenue - 1 AS growth FROM y a LEFT JOIN y b ON b.year = a.year - 1 ORDER BY 1
SELECT year, quarter, sum(premiums) FROM (SELECT year, (right(period, 2)::int + 2) / 3 AS quarter, premiums FROM cash_flows WHERE book = 'fixture') q GROUP BY GROUPING SETS ((year, quarter), (year), ()) ORDER BY 1 NULLS LAST, 2 NULLS LAST
SELECT to_date(period, 'YYYY-MM') + interval '1 month' - interval '1 day' AS month_end, sum(cash_in) - sum(cash_out) AS net FROM cash_flows GROUP BY 1 ORDER BY 1
SELECT sum(net / power(1.035, n / 4.0)) AS pv FROM (SELECT row_number() OVER (ORDER BY period) AS n, sum(cash_in - cash_out) AS net FROM cash_flows WHERE book = 'fixture' AND scenario = 'base' GROUP BY period) q
SELECT t, sum(csm) * exp(-0.08 * t) AS runoff FROM balances CROSS JOIN generate_series(0, 20) AS t WHERE period = '2025-12' AND book = 'fixture' GROUP BY t ORDER BY t
SELECT cohort, period, sum(csm) / nullif(max(sum(csm)) OVER (PARTITION BY cohort), 0) AS runoff FROM balances WHERE book = 'fixture' AND scenario = 'base' GROUP BY cohort, period ORDER BY 1, 2
SELECT c.period, sum(c.contracts), lag(sum(c.contracts)) OVER (ORDER BY c.period) - sum(c.contracts) AS lapsed FROM contracts c WHERE c.cohort = 2022 GROUP BY c.period
SELECT posted_on, count(*), count(DISTINCT entry), sum(debit) FROM journals GROUP BY posted_on ORDER BY posted_on DESC LIMIT 10
SELECT left(debit::bigint::text, 1) AS digit, count(*), round(100.0 * count(*) / sum(count(*)) OVER (), 1) AS percent FROM journals WHERE debit >= 1 GROUP BY 1 ORDER BY 1
SELECT debit, count(*) FROM journals WHERE debit > 0 GROUP BY debit HAVING count(*) > 5 ORDER BY 2 DESC LIMIT 20
SELECT line, entry, account, debit FROM journals WHERE debit > 0 AND mod(debit::numeric, 1000000) = 0 LIMIT 20
SELECT j.* FROM journals j JOIN (SELECT book, period, max(debit) AS top FROM journals GROUP BY 1, 2) t ON t.book = j.book AND t.period = j.period AND t.top = j.debit
SELECT account FROM journals WHERE period = '2025-12' GROUP BY account INTERSECT SELECT account FROM journals WHERE period = '2021-03' GROUP BY account
SELECT DISTINCT ON (portfolio) portfolio, group_id, csm FROM balances WHERE period = '2025-12' ORDER BY portfolio, csm DESC
SELECT extract(quarter FROM posted_on) AS q, extract(isodow FROM posted_on) AS dow, count(*) FROM journals GROUP BY 1, 2
SELECT age(max(posted_on), min(posted_on)), max(posted_on) - min(posted_on) AS days FROM journals
SELECT book_name_zh_tw AS 帳簿, count(*) AS 群組數 FROM contract_groups GROUP BY 1 ORDER BY 2 DESC
SELECT group_id FROM contract_groups WHERE group_id ~ '^term-20(22|23)' OR group_id SIMILAR TO '%(resilient|onerous)'
SELECT regexp_replace(group_id, '-[0-9]+', '') AS line, count(*) FROM contract_groups GROUP BY 1
SELECT portfolio, round(avg(csm)) AS mean, round(stddev_pop(csm)) AS sd, round((stddev_pop(csm) / nullif(avg(csm), 0))::numeric, 3) AS cv, max(csm) - min(csm) AS spread FROM balances WHERE period = '2025-12' GROUP BY portfolio
SELECT x.group_id, x.csm, (SELECT count(*) FROM balances y WHERE y.period = x.period AND y.scenario = x.scenario AND y.csm > x.csm) + 1 AS place FROM balances x WHERE x.period = '2025-12' AND x.scenario = 'base' ORDER BY 3 LIMIT 10
SELECT greatest(sum(csm), 0), least(sum(bel), 0), sign(sum(oci_total)) FROM (SELECT csm, bel, accumulated_oci AS oci_total FROM balances) q
SELECT p.portfolio, x.period, x.total FROM portfolios p LEFT JOIN LATERAL (SELECT period, sum(csm) AS total FROM balances b WHERE b.book = p.book AND b.portfolio = p.portfolio AND b.scenario = 'base' GROUP BY period ORDER BY total DESC LIMIT 1) x ON true WHERE p.book = 'fixture'
SELECT b1.period, b1.csm FROM (SELECT period, sum(csm) AS csm FROM balances WHERE book = 'fixture' GROUP BY period) b1 WHERE b1.csm > ALL (SELECT sum(csm) FROM balances WHERE book = 'fixture' AND period < b1.period GROUP BY period)
WITH RECURSIVE q(n, rate) AS (SELECT 1, 1.0 UNION ALL SELECT n + 1, rate - 0.05 FROM q WHERE n < 20) SELECT n, rate, n * rate AS exposure FROM q
SELECT sqrt(sum(power(impact, 2))) AS diversified, sum(abs(impact)) AS added FROM (SELECT s.scenario, sum(s.csm) - (SELECT sum(csm) FROM balances WHERE scenario = 'base' AND period = '2025-12' AND book = 'fixture') AS impact FROM balances s WHERE s.period = '2025-12' AND s.book = 'fixture' AND s.scenario <> 'base' GROUP BY s.scenario) q
SELECT corr(a.csm, b.bel), covar_samp(a.csm, b.bel) FROM balances a JOIN balances b USING (book, scenario, period, group_id)
SELECT period, sum(profit), avg(sum(profit)) OVER (ORDER BY period ROWS 3 PRECEDING) AS rolling, sum(sum(profit)) OVER (PARTITION BY left(period, 4) ORDER BY period RANGE UNBOUNDED PRECEDING) AS ytd FROM results WHERE book = 'fixture' AND scenario = 'base' GROUP BY period
SELECT scenario, sum(csm) FILTER (WHERE profitability = 'onerous'), sum(csm) FILTER (WHERE profitability IS DISTINCT FROM 'onerous') FROM balances WHERE period = '2025-12' GROUP BY scenario
SELECT make_date(year, right(period, 2)::int, 1) AS first_day, sum(acquisition_paid) FROM cash_flows GROUP BY 1 ORDER BY 1 FETCH FIRST 8 ROWS ONLY
SELECT nth_value(group_id, 2) OVER (ORDER BY csm DESC ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING), ntile(4) OVER (ORDER BY csm), percent_rank() OVER (ORDER BY csm) FROM balances WHERE period = '2025-12' LIMIT 5
SELECT count(*), count(DISTINCT book), bool_and(csm >= 0), bool_or(loss_component > 0), every(currency IS NOT NULL) FROM balances
SELECT period, (max(csm) - min(csm)) / nullif(count(*) - 1, 0) AS step, geometric FROM (SELECT period, csm, exp(avg(ln(csm)) OVER (PARTITION BY period)) AS geometric FROM balances WHERE csm > 0) q GROUP BY period, geometric
SELECT book, last_period, extract(year FROM age(to_date(last_period, 'YYYY-MM'), to_date(first_period, 'YYYY-MM'))) FROM books
SELECT b.portfolio, k.what, k.amount FROM (SELECT portfolio, sum(csm) AS csm, sum(bel) AS bel FROM balances GROUP BY 1) b CROSS JOIN LATERAL (VALUES ('csm', b.csm), ('bel', b.bel)) AS k(what, amount)
SELECT to_char(date '2025-12-31', 'Dy DD Mon YYYY'), current_date - date '2025-12-31', now()::date
SELECT date_part('year', posted_on), last_day FROM (SELECT posted_on, (date_trunc('month', posted_on) + interval '1 month -1 day')::date AS last_day FROM journals) q GROUP BY 1, 2 ORDER BY 2
SELECT generate_series(1, 3)
SELECT sum(debit) FROM journals WHERE posted_on BETWEEN '2025-01-01' AND '2025-12-31' AND account LIKE '2%' AND event = ANY ('{premium,claims}')
SELECT max(length(group_id)), min(char_length(portfolio_name_ko)), max(ascii(left(group_id, 1))) FROM balances
SELECT sum(csm) / (SELECT sum(csm) FROM balances WHERE period = '2025-12') AS share, portfolio FROM balances b WHERE period = '2025-12' GROUP BY portfolio HAVING sum(csm) > (SELECT avg(s) FROM (SELECT sum(csm) AS s FROM balances WHERE period = '2025-12' GROUP BY portfolio) q)
SELECT to_char(period_end, 'YYYY"년" MM"월"') FROM (SELECT to_date(period, 'YYYY-MM') AS period_end FROM balances LIMIT 3) q
SELECT min(period), max(period), count(DISTINCT period), max(period)::text || '~' || min(period) FROM results WHERE scenario = 'base'
SELECT p.portfolio, t.group_id, t.csm FROM (SELECT DISTINCT portfolio FROM contract_groups WHERE book='fixture') p CROSS JOIN LATERAL (SELECT group_id, csm FROM balances b WHERE b.portfolio = p.portfolio AND b.period = '2025-12' AND scenario='base' ORDER BY csm DESC LIMIT 3) t
SELECT g.group_id, l.csm FROM contract_groups g CROSS JOIN LATERAL (SELECT csm FROM balances b WHERE b.group_id = g.group_id AND b.book=g.book ORDER BY period DESC LIMIT 1) l
SELECT g.group_id, l.csm FROM contract_groups g LEFT JOIN LATERAL (SELECT sum(csm) csm FROM movements m JOIN balances b USING (book, scenario, period, group_id) WHERE m.group_id = g.group_id) l ON true WHERE g.cohort = 2023
SELECT group_id, csm FROM balances b WHERE period = '2025-12' AND csm > (SELECT avg(csm) FROM balances x WHERE x.portfolio = b.portfolio AND x.period = b.period)
SELECT group_id, csm, (SELECT avg(csm) FROM balances x WHERE x.portfolio = b.portfolio AND x.period = b.period) AS mean FROM balances b WHERE period = '2025-12' AND scenario = 'base'
SELECT book, group_id, period, csm FROM balances b WHERE csm > (SELECT avg(x.csm) FROM balances x WHERE x.book = b.book AND x.group_id = b.group_id)
SELECT portfolio, power(sum(csm) / nullif(sum(csm_opening), 0), 1.0 / 4) - 1 FROM balances WHERE csm > 0 GROUP BY portfolio
SELECT book, power(max(csm) / nullif(min(csm), 0), 1.0 / count(*)) - 1 AS cagr FROM (SELECT book, period, sum(csm) csm FROM balances GROUP BY 1, 2) q GROUP BY book HAVING min(csm) > 0
SELECT period, sum(liability) / power(1.03, (year - 2021)) FROM balances GROUP BY period, year
SELECT period, sum(premiums * power(1 + 0.03, -(year - 2021))) AS pv FROM cash_flows GROUP BY period
SELECT cohort, sum(claims_paid / power(1.025, 2025 - cohort)) FROM cash_flows GROUP BY 1
SELECT g AS n, power(1.03, g) FROM generate_series(1, 20) g
SELECT power(10, round(log(nullif(abs(csm), 0)))) AS magnitude, count(*) FROM balances GROUP BY 1
SELECT exp(sum(ln(1 + nullif(csm_release, 0) / nullif(csm_opening, 0)))) FROM movements m JOIN balances b USING (book, scenario, period, group_id) WHERE b.csm_opening > 0 AND csm_release > 0
SELECT exp(avg(ln(csm))) FROM balances WHERE csm > 0
SELECT csm * exp(-0.03 * (year - 2021)) FROM balances
SELECT (1 + 0.02) ^ 3
SELECT csm / (1.03 ^ (year - 2020)) FROM balances LIMIT 4
SELECT round(csm / power(10, 6)) FROM balances LIMIT 4
SELECT power(csm::float8, 2) FROM balances LIMIT 2
`
  .split('\n')
  .filter((line) => line !== '');
