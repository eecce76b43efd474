import { ASK_SCHEMA, views } from '@/domain/questions';
import { WEIGHING_SCHEMA } from '../gate/weighed';

/** Rows of a view, and what reading it costs in the planner's units, where a book is as large as that of the demo. */
interface Size {
  readonly rows: number;
  readonly cost: number;
}

const SMALL: Size = { rows: 600, cost: 200 };
/** Of figures by group and quarter. */
const FIGURES: Size = { rows: 4000, cost: 4000 };
const SIZES: Readonly<Record<string, Size>> = {
  books: { rows: 25, cost: 100 },
  portfolios: { rows: 30, cost: 200 },
  contract_groups: { rows: 1000, cost: 1000 },
  contracts: { rows: 5000, cost: 20_000 },
  balances: FIGURES,
  movements: FIGURES,
  results: FIGURES,
  cash_flows: FIGURES,
  journals: { rows: 200_000, cost: 10_000 },
};
/** The planner's price of an operator, by which the cost of a function counts. */
const OPERATOR_COST = 0.0025;

/**
 * What a query would cost is told by twins of the views: the planner knows the size of the tables behind the views, and with it that of rows
 * that the viewer must not know of. Nothing is ever read from a twin.
 */
export const twins = views
  .map(({ name }) => {
    const { rows, cost } = SIZES[name] ?? SMALL;
    const twin = `${WEIGHING_SCHEMA}.${name}`;
    return `CREATE FUNCTION ${twin}_rows() RETURNS SETOF ${ASK_SCHEMA}.${name} LANGUAGE plpgsql
      ROWS ${rows} COST ${Math.round(cost / OPERATOR_COST)} AS $$ BEGIN RAISE EXCEPTION 'not to be read'; END $$;
    CREATE VIEW ${twin} WITH (security_barrier) AS SELECT * FROM ${twin}_rows();`;
  })
  .join('\n');
