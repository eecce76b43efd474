import { type FigureColumn, figureColumns } from '@/domain/figureViews';

/** The menus whose screens show the close. */
const MENUS = ['ACRS00010', 'ATIS60010', 'FSRS50010', 'FSRS50040', 'FSRS60010'];
const mayRead = `(SELECT ask_private.may_read(ARRAY[${MENUS.map((code) => `'/demo/${code}'`).join(', ')}]))`;

const languages = [
  ['en', 'en'],
  ['ko', 'ko'],
  ['zh_tw', 'zh-tw'],
] as const;
/** A name that is kept in three languages, as three columns. */
const names = (json: string, column: string) =>
  languages.map(([suffix, key]) => `${json} ->> '${key}' AS ${column}_${suffix}`).join(', ');
const columns = (prefix: string, column: string) =>
  languages.map(([suffix]) => `${prefix}${column}_${suffix}`).join(', ');

/**
 * What the views of the close rest on, in the schema that the reader does not read. MATERIALIZED, because the planner would take what is
 * read from a definition, which may be a megabyte, anew for each row that names the book. A closed group is unpacked once, too.
 */
export const closeFoundations = `
  DROP VIEW IF EXISTS ask_private.closed_group, ask_private.book_group, ask_private.book CASCADE;
  CREATE VIEW ask_private.book AS WITH seen AS MATERIALIZED (
    SELECT b.book_id AS book, b.kind, b.definition, ${names("b.definition -> 'name'", 'book_name')}, b.definition ->> 'company' AS company
    FROM close_book b
    WHERE ${mayRead} AND (b.owner_id IS NULL OR b.owner_id = (SELECT ask_private.viewer())
      OR b.shared_with && ARRAY(SELECT h.role_id FROM user_role h JOIN role r ON r.role_id = h.role_id AND r.in_use
        WHERE h.user_id = (SELECT ask_private.viewer()))))
    SELECT * FROM seen;
  CREATE VIEW ask_private.book_group AS
    WITH stated AS (
      SELECT b.book, b.definition, b.company, ${columns('b.', 'book_name')}, g.value AS facts,
        coalesce((g.value ->> 'held')::boolean, false) OR k.is_treaty AS is_held, k.is_treaty
      FROM ask_private.book b
      CROSS JOIN (VALUES ('groups', false), ('treaties', true)) AS k (list, is_treaty)
      CROSS JOIN LATERAL jsonb_array_elements(b.definition -> k.list) AS g)
    SELECT s.book, ${columns('s.', 'book_name')}, s.company, s.company AS company_name_en, s.company AS company_name_ko,
      s.company AS company_name_zh_tw, s.facts ->> 'portfolio' AS portfolio, ${names("p.value -> 'name'", 'portfolio_name')},
      s.facts ->> 'id' AS group_id, coalesce((s.facts ->> 'cohort')::int, left(s.facts ->> 'firstPeriod', 4)::int) AS cohort,
      coalesce(s.facts ->> 'model', 'GMM') AS model, CASE WHEN s.is_held THEN 'held' ELSE 'issued' END AS side,
      s.facts ->> 'profitability' AS profitability, s.facts ->> 'transition' AS transition, s.facts ->> 'currency' AS currency
    FROM stated s LEFT JOIN LATERAL jsonb_array_elements(s.definition -> 'portfolios') AS p ON p.value ->> 'id' = s.facts ->> 'portfolio';
  CREATE VIEW ask_private.closed_group AS
    SELECT b.book, ${columns('b.', 'book_name')}, t.scenario_id AS scenario, t.period, left(t.period, 4)::int AS year,
      c.company, c.company AS company_name_en, c.company AS company_name_ko, c.company AS company_name_zh_tw,
      c.portfolio, ${columns('g.', 'portfolio_name')}, r.group_id, g.cohort, c.model, c.side, g.profitability,
      c.transition, c.currency, c.figures
    FROM ask_private.book b
    JOIN close_period t ON t.book_id = b.book AND t.run_id IS NOT NULL
    JOIN close_result r ON r.run_id = t.run_id AND r.closed IS NOT NULL
    CROSS JOIN LATERAL jsonb_to_record(r.closed)
      AS c (company text, portfolio text, model text, side text, transition text, currency text, figures jsonb)
    LEFT JOIN ask_private.book_group g ON g.book = b.book AND g.group_id = r.group_id;`;

const book = `book, ${columns('', 'book_name')}`;
const group = `company, ${columns('', 'company_name')}, portfolio, ${columns('', 'portfolio_name')}, group_id, cohort, model, side,
  profitability, transition, currency`;

/** A signed sum of figures of the engine, as its tables write them. */
function sumOf({ sum, side, negated }: FigureColumn): string {
  const signed = sum.replaceAll(
    /\w+/g,
    (figure) => `coalesce((figures ->> '${figure}')::float8, 0)`,
  );
  const ofSide = side ? `CASE WHEN side = '${side}' THEN ${signed} ELSE 0 END` : signed;
  return negated ? `- (${ofSide})` : ofSide;
}

const figures = (view: string): string =>
  `SELECT ${book}, scenario, period, year, ${group},
    ${Object.entries(figureColumns(view))
      .map(([name, column]) => `${sumOf(column)} AS ${name}`)
      .join(',\n    ')}
  FROM ask_private.closed_group`;

/** Each view of the close shows the books that the viewer may see. Signs are those of a reader: what a column is called is positive. */
export const closeSql: Readonly<Record<string, string>> = {
  books: `
    SELECT ${book}, kind, company, definition ->> 'currency' AS currency,
      definition ->> 'firstPeriod' AS first_period, definition ->> 'lastPeriod' AS last_period
    FROM ask_private.book`,
  portfolios: `
    SELECT ${book}, company, company AS company_name_en, company AS company_name_ko, company AS company_name_zh_tw,
      p.value ->> 'id' AS portfolio, ${names("p.value -> 'name'", 'portfolio_name')}
    FROM ask_private.book, jsonb_array_elements(definition -> 'portfolios') AS p`,
  contract_groups: `SELECT ${book}, ${group} FROM ask_private.book_group`,
  contracts: `
    SELECT g.book, ${columns('g.', 'book_name')}, q.period, left(q.period, 4)::int AS year,
      ${group.replaceAll(/\b(?=\w)/g, 'g.')}, q.contracts, q.sum_insured
    FROM ask_private.book_group g
    JOIN close_in_force q ON q.book_id = g.book AND q.group_id = g.group_id`,
  balances: figures('balances'),
  movements: figures('movements'),
  results: figures('results'),
  cash_flows: figures('cash_flows'),
  journals: `
    SELECT b.book, ${columns('b.', 'book_name')}, r.scenario_id AS scenario, p.period, left(p.period, 4)::int AS year,
      l.posting_id::text || '/' || l.number AS line, l.line ->> 'entry' AS entry, p.date AS posted_on, l.group_id,
      l.line ->> 'event' AS event, l.line ->> 'paragraph' AS paragraph, l.account, ${names("l.line #> '{account,name}'", 'account_name')},
      l.line ->> 'currency' AS currency, l.debit, l.credit
    FROM ask_private.book b JOIN close_posting p ON p.book_id = b.book JOIN close_run r ON r.id = p.run_id JOIN close_journal_line l ON l.posting_id = p.id`,
  runs: `
    SELECT b.book, ${columns('b.', 'book_name')}, r.scenario_id AS scenario, r.period, left(r.period, 4)::int AS year,
      r.id::text AS run, r.state, r.started_by_name AS started_by, r.started_at, r.ended_at, r.groups, r.failed_groups,
      extract(epoch FROM r.ended_at - r.started_at)::float8 AS seconds
    FROM ask_private.book b JOIN close_run r ON r.book_id = b.book`,
};
