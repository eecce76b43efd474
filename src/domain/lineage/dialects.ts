/** What the tokens of a dialect look like; the grammar itself is one for all of them. */
export interface Dialect {
  /** `"x"` is a string and not a name. */
  doubleQuotedStrings: boolean;
  /** A backslash escapes the next character of a string. */
  backslashEscapes: boolean;
  /** `[x]` is a name. */
  bracketNames: boolean;
  /** `#` begins a comment. */
  hashComments: boolean;
  /** A line that begins with a point is a command: `.LOGON`, `.IF ERRORCODE <> 0 THEN .QUIT`. */
  commandLines: boolean;
  /** A stroke alone on its line runs what stands above it. */
  runningStrokes: boolean;
  /** Names of projects may hold hyphens without being quoted. */
  hyphenNames: boolean;
  /** A list may end with a comma. */
  trailingCommas: boolean;
  /** STREAM before a table or a function reads it as it grows. */
  streams: boolean;
  /** `@x` in place of a table is a stage of files. */
  stages: boolean;
  /** A type in parentheses behind an operand is a cast: `x (INTEGER)`. */
  castsBehind: boolean;
  /** WITH may name an expression: `WITH x + 1 AS y`. */
  scalarWith: boolean;
  /** PARTITION (p) names a part of the table, not a column. */
  namedPartitions: boolean;
  /**
   * What PIVOT calls its columns: as the value, which the name of one of several aggregates follows (several values at once stand in
   * braces); as value and aggregate; as aggregate and value.
   */
  pivotNames: 'value' | 'valueFirst' | 'aggregateFirst';
  /** SELECT INTO writes a table: always, outside of routines, or never. */
  selectInto: 'always' | 'outside' | 'never';
}

const ansi: Dialect = {
  doubleQuotedStrings: false,
  backslashEscapes: false,
  bracketNames: false,
  hashComments: false,
  commandLines: false,
  runningStrokes: false,
  hyphenNames: false,
  trailingCommas: false,
  streams: false,
  stages: false,
  castsBehind: false,
  scalarWith: false,
  namedPartitions: false,
  pivotNames: 'value',
  selectInto: 'outside',
};
const sqlServer: Dialect = { ...ansi, bracketNames: true, selectInto: 'always' };
const hive: Dialect = { ...ansi, doubleQuotedStrings: true, backslashEscapes: true };
const mysql: Dialect = { ...hive, hashComments: true, namedPartitions: true };
const escaping: Dialect = { ...ansi, backslashEscapes: true };

/** The dialects that are told apart, by the names that `dialectOf` knows, and what their makers call them. */
export const DIALECTS = [
  { id: 'ansi', name: 'ANSI SQL' },
  { id: 'postgres', name: 'PostgreSQL' },
  { id: 'mysql', name: 'MySQL' },
  { id: 'oracle', name: 'Oracle' },
  { id: 'tsql', name: 'SQL Server' },
  { id: 'bigquery', name: 'BigQuery' },
  { id: 'snowflake', name: 'Snowflake' },
  { id: 'redshift', name: 'Redshift' },
  { id: 'databricks', name: 'Databricks / Spark' },
  { id: 'hive', name: 'Hive' },
  { id: 'teradata', name: 'Teradata' },
  { id: 'vertica', name: 'Vertica' },
  { id: 'trino', name: 'Trino / Presto' },
  { id: 'clickhouse', name: 'ClickHouse' },
  { id: 'duckdb', name: 'DuckDB' },
  { id: 'sqlite', name: 'SQLite' },
  { id: 'doris', name: 'Doris / StarRocks' },
] as const;
export type DialectId = (typeof DIALECTS)[number]['id'];

const dialects: Record<string, Dialect> = {
  ansi,
  oracle: {
    ...ansi,
    namedPartitions: true,
    runningStrokes: true,
    pivotNames: 'valueFirst',
    selectInto: 'never',
  },
  tsql: sqlServer,
  sqlserver: sqlServer,
  sqlite: sqlServer,
  mysql,
  mariadb: mysql,
  doris: mysql,
  starrocks: mysql,
  teradata: { ...ansi, castsBehind: true, commandLines: true },
  bigquery: {
    ...hive,
    hashComments: true,
    hyphenNames: true,
    trailingCommas: true,
    pivotNames: 'aggregateFirst',
  },
  hive,
  impala: hive,
  spark: hive,
  sparksql: hive,
  databricks: { ...hive, streams: true },
  snowflake: { ...escaping, trailingCommas: true, stages: true },
  duckdb: { ...ansi, trailingCommas: true, pivotNames: 'valueFirst' },
  clickhouse: { ...escaping, scalarWith: true },
};

const LATERAL_ALIASES: ReadonlySet<DialectId> = new Set([
  'snowflake',
  'redshift',
  'databricks',
  'teradata',
  'clickhouse',
  'duckdb',
  'vertica',
]);

/** Whether an alias may be used by later expressions of the same select list. */
export const hasLateralAliases = (dialect: DialectId): boolean => LATERAL_ALIASES.has(dialect);

/** The tokens of a dialect by its name in any case; those of standard SQL for every other name. */
export function dialectOf(name = 'ansi'): Dialect {
  return dialects[name.toLowerCase().replace(/[^a-z]/g, '')] ?? ansi;
}
