import fc from 'fast-check';
import { tableDefinitions } from '@/domain/lineage';
import {
  type OwnTables,
  missingColumns,
  readOwnTables,
  understandOwn,
  writeOwnSql,
} from '@/domain/ownTables';

const DDL = `
CREATE TABLE ins.customers (
  customer_id bigint PRIMARY KEY,
  customer_name varchar(100),
  gender char(1) CHECK (gender IN ('M', 'F')),
  region varchar(20) -- 지역
);
CREATE TABLE policies (
  policy_id bigint PRIMARY KEY,
  customer_id bigint REFERENCES ins.customers,
  product_name varchar(50),
  status varchar(10) CHECK (status IN ('active', 'lapsed')),
  annual_premium numeric(14,2),
  issue_date date
);
CREATE TABLE claims (
  claim_id bigint PRIMARY KEY,
  policy_id bigint,
  claim_amount numeric(14,2),
  paid_amount numeric(14,2),
  claim_type varchar(20),
  reported_on date,
  paid_on date
);
COMMENT ON COLUMN claims.paid_amount IS '지급보험금';`;

const read = (ddl: string): OwnTables => {
  const own = readOwnTables(ddl);
  if ('problem' in own) throw new Error(own.problem);
  return own;
};
const own = read(DDL);
const TODAY = new Date('2026-02-10');

const written = (question: string) => {
  const reading = understandOwn({ question }, own, TODAY);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${JSON.stringify(reading)}`);
  const { sql, assumptions } = writeOwnSql(reading.query, 'en', own);
  return {
    sql: sql.replaceAll(/\s+/g, ' '),
    unknown: reading.unknown,
    assumptions: assumptions.map(({ kind, text }) => `${kind} ${text}`),
  };
};

describe('definitions of tables', () => {
  it('give columns, types, comments, keys and listed values, in the words of several dialects', () => {
    expect(
      tableDefinitions(
        "CREATE TABLE `claims` (`id` int AUTO_INCREMENT, `Amt` decimal(10,2) COMMENT '賠款', state enum('open','closed'), PRIMARY KEY (`id`), KEY k (amt)) ENGINE=InnoDB COMMENT='理賠';",
        'mysql',
      ),
    ).toEqual([
      {
        name: 'claims',
        comment: '理賠',
        columns: [
          { name: 'id', type: 'INT', comment: '', values: [] },
          { name: '"Amt"', type: 'DECIMAL', comment: '賠款', values: [] },
          { name: 'state', type: 'ENUM', comment: '', values: ['open', 'closed'] },
        ],
        primaryKey: ['id'],
        foreignKeys: [],
      },
    ]);
    const [orders] = tableDefinitions(
      'CREATE TABLE [dbo].[order] ([id] int, cust int) ALTER TABLE [dbo].[order] ADD CONSTRAINT p PRIMARY KEY (id), FOREIGN KEY (cust) REFERENCES customers (id)',
      'tsql',
    );
    expect(orders).toMatchObject({
      name: 'dbo."order"',
      primaryKey: ['id'],
      foreignKeys: [{ columns: ['cust'], table: 'customers', references: ['id'] }],
    });
  });

  it('are refused when there are none, or too many', () => {
    expect(readOwnTables('hello')).toEqual({ problem: 'noTables' });
    expect(readOwnTables('x'.repeat(50_001))).toEqual({ problem: 'tooLong' });
    const many = Array.from({ length: 51 }, (_, index) => `CREATE TABLE t${index} (a int);`);
    expect(readOwnTables(many.join('\n'))).toEqual({ problem: 'tooManyTables' });
  });
});

describe('a question on own tables', () => {
  it.each([
    [
      'claim amount by region in March 2025',
      "SELECT customers.region AS region, sum(claims.claim_amount) AS claim_amount FROM claims LEFT JOIN policies ON claims.policy_id = policies.policy_id LEFT JOIN ins.customers ON policies.customer_id = customers.customer_id WHERE claims.reported_on >= DATE '2025-03-01' AND claims.reported_on < DATE '2025-04-01' GROUP BY customers.region ORDER BY claim_amount DESC NULLS LAST",
      ['date claims.reported_on', 'join claims.policy_id = policies.policy_id'],
    ],
    [
      '지역별 연간 보험료 합계',
      'SELECT customers.region AS region, sum(policies.annual_premium) AS annual_premium FROM policies LEFT JOIN ins.customers ON policies.customer_id = customers.customer_id GROUP BY customers.region ORDER BY annual_premium DESC NULLS LAST',
      [],
    ],
    [
      '남성 고객 수',
      "SELECT count(DISTINCT customers.customer_id) AS customers_count FROM ins.customers WHERE customers.gender = 'M'",
      [],
    ],
    [
      '各月的理賠金額',
      "SELECT to_char(claims.reported_on, 'YYYY-MM') AS month, sum(claims.claim_amount) AS claim_amount FROM claims GROUP BY to_char(claims.reported_on, 'YYYY-MM') ORDER BY month",
      ['date claims.reported_on'],
    ],
    [
      'average premium of active policies',
      "SELECT avg(policies.annual_premium) AS avg_annual_premium FROM policies WHERE policies.status = 'active'",
      [],
    ],
    [
      'number of policies in region "Seoul"',
      "SELECT count(DISTINCT policies.policy_id) AS policies_count FROM policies LEFT JOIN ins.customers ON policies.customer_id = customers.customer_id WHERE customers.region = 'Seoul'",
      ['value Seoul'],
    ],
  ])('%s', (question, sql, assumptions) => {
    expect(written(question)).toEqual({ sql, unknown: [], assumptions });
  });

  it('takes months and quarters as the calendar has them', () => {
    expect(written('claim amount last quarter').sql).toContain(
      "reported_on >= DATE '2025-10-01' AND claims.reported_on < DATE '2026-01-01'",
    );
    expect(written('claim amount in March 2025 and May 2025').sql).toContain(
      "to_char(claims.reported_on, 'YYYY-MM') IN ('2025-03', '2025-05')",
    );
  });

  it('says what it does not know', () => {
    expect(written('premium by broker').unknown).toEqual(['broker']);
    expect(understandOwn({ question: 'amount' }, own, TODAY)).not.toMatchObject({
      kind: 'understood',
    });
  });
});

describe('SQL held against definitions', () => {
  it.each([
    ['SELECT claim_amount FROM claims', []],
    ['SELECT region FROM claims', ['region']],
    ['SELECT c.nope FROM claims c', ['nope']],
    ['WITH x AS (SELECT policy_id AS p FROM policies) SELECT p FROM x', []],
  ])('%s', (sql, missing) => {
    expect(missingColumns(sql, own)).toEqual(missing);
  });
});

describe('definitions that mean no good', () => {
  it('never put a name or a value into SQL that is not quoted', () => {
    const hostile = read(
      `CREATE TABLE "a""; DROP TABLE x; --" (id int PRIMARY KEY, "amount; SELECT" numeric, kind text CHECK (kind IN ('o''; DROP TABLE x')), "constructor" text, __proto__ text);
      CREATE TABLE "x.y; DROP TABLE z" (id int PRIMARY KEY, amount numeric, note text);`,
    );
    for (const { id } of hostile.model.measures) {
      const { sql } = writeOwnSql(
        {
          measures: [id],
          dimensions: hostile.model.dimensions.slice(0, 2).map((dimension) => dimension.id),
          filters: [{ dimension: 'kind', values: ["o'; DROP TABLE x"], isNegated: false }],
          thresholds: [],
        },
        'en',
        hostile,
      );
      const bare = sql.replaceAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, 'q');
      expect(bare).not.toMatch(/;|--|DROP/);
    }
  });

  it('are read without an error, whatever they hold', () => {
    const piece = fc.constantFrom(
      ...[
        'CREATE TABLE ',
        'a',
        '(',
        ')',
        ',',
        'int',
        "'",
        '"',
        '`',
        '--',
        '\n',
        ';',
        'CHECK',
        'IN ',
      ],
      ...[
        'PRIMARY KEY',
        'REFERENCES',
        'COMMENT',
        'ON COLUMN ',
        'ALTER TABLE ',
        '.',
        'ADD ',
        '합',
        '/*',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const found = readOwnTables(`CREATE TABLE t (amount int, b text);${pieces.join('')}`);
        if ('problem' in found) return;
        understandOwn({ question: 'amount by b' }, found, TODAY);
      }),
      { numRuns: 60 },
    );
  });
});
