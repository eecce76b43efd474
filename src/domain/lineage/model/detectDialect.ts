import type { DialectId } from '../dialects';

/** Words and signs that one dialect uses and others hardly do. */
const signs: Partial<Record<DialectId, RegExp[]>> = {
  postgres: [
    /::\s*\w+/,
    /\bilike\b/i,
    /\$\w*\$/,
    /\bon\s+conflict\b/i,
    /\bgenerate_series\s*\(/i,
    /\bdistinct\s+on\s*\(/i,
    /\b(jsonb|bigserial|serial|timestamptz|plpgsql)\b/i,
  ],
  mysql: [
    /`\w+`(?!\.`?\w+`?\.)/,
    /\bon\s+duplicate\s+key\b/i,
    /\bengine\s*=\s*innodb\b/i,
    /\bauto_increment\b/i,
    /\b(ifnull|group_concat|str_to_date|date_format)\s*\(/i,
    /\bstraight_join\b/i,
  ],
  oracle: [
    /\b(nvl2?|decode|to_date)\s*\(/i,
    /\bvarchar2\b/i,
    /\bconnect\s+by\b/i,
    /\(\+\)/,
    /\b(from\s+dual|rownum|sysdate|minus)\b/i,
    /:=/,
    /^\s*\/\s*$/m,
  ],
  tsql: [
    /\[\w+\]/,
    /\bselect\s+top\b/i,
    /\bnvarchar\b/i,
    /^\s*go\s*$/im,
    /\b(getdate|isnull|dateadd|charindex)\s*\(/i,
    /\b(nolock|cross\s+apply|outer\s+apply)\b/i,
    /(^|[\s(,=])@\w+/,
    /[\s.]#\w+/,
  ],
  bigquery: [
    /`[\w-]+\.[\w-]+\.[\w*-]+`/,
    /\b(safe_cast|safe_divide|array_agg|parse_date|generate_date_array)\s*\(/i,
    /\b(struct|array)\s*<|\bas\s+struct\b/i,
    /\b(int64|float64)\b/i,
    /\*\s*except\s*\(/i,
    /_table_suffix/i,
    /\bcreate\s+or\s+replace\s+table\s+`/i,
  ],
  snowflake: [
    /\blateral\s+flatten\b|\bflatten\s*\(/i,
    /\bqualify\b/i,
    /\b\w+:\w+(\.\w+)*(::|\b)/,
    /\b(iff|zeroifnull|to_variant|parse_json|object_construct|listagg)\s*\(/i,
    /\b(variant|timestamp_ntz|transient)\b/i,
    /@\w+\/|\bcopy\s+into\b/i,
  ],
  redshift: [
    /\b(distkey|sortkey|diststyle)\b/i,
    /\b(encode\s+(zstd|lzo|az64))\b/i,
    /\biam_role\b/i,
    /\bgetdate\s*\(\s*\)|\bdatepart\s*\(/i,
    /\bunload\s*\(/i,
  ],
  databricks: [
    /\busing\s+(delta|parquet|iceberg)\b/i,
    /\blateral\s+view\b/i,
    /\b(delta|parquet|csv|json)\.`/i,
    /\b(zorder|tblproperties|stack|from_json|posexplode|explode)\b/i,
    /\bcreate\s+or\s+replace\s+temp(orary)?\s+view\b/i,
    /\bmerge\s+into\b[^;]*\bupdate\s+set\s+\*/i,
  ],
  hive: [
    /\binsert\s+overwrite\s+table\b/i,
    /\bstored\s+as\b/i,
    /\brow\s+format\b/i,
    /\blateral\s+view\b/i,
    /\b(distribute|cluster)\s+by\b/i,
    /\bpartitioned\s+by\b/i,
    /\$\{(hiveconf|hivevar)/i,
  ],
  teradata: [
    /\bsel\b/i,
    /\b(multiset|volatile)\b/i,
    /\bprimary\s+index\b/i,
    /\bcollect\s+statistics\b/i,
    /\bon\s+commit\s+preserve\b/i,
    /\b(zeroifnull|oreplace)\s*\(/i,
    /\(\s*(title|named|format)\s/i,
  ],
  vertica: [
    /\bunsegmented\b|\bsegmented\s+by\b/i,
    /\bswap_partitions_between_tables\b/i,
    /\bksafe\b/i,
    /\bcreate\s+projection\b/i,
    /\b(timeseries|interpolate)\b/i,
  ],
  trino: [
    /\bunnest\s*\([^)]*\)\s*(with\s+ordinality\s*)?(as\s+)?\w+\s*\(/i,
    /\b(approx_distinct|date_parse|try_cast|element_at|contains_sequence|from_unixtime)\s*\(/i,
    /\bwith\s*\(\s*(format|partitioned_by|partitioning)\b/i,
    /\bhive\.\w+\.\w+/i,
  ],
  clickhouse: [
    /\bengine\s*=\s*\w*mergetree/i,
    /\bprewhere\b/i,
    /\b(tostartof\w+|todate|arrayjoin|argmax|argmin|uniqexact|toyyyymm|countif|sumif)\s*\(/i,
    /\bfinal\b/i,
    /\bglobal\s+(any\s+)?(left\s+)?join\b/i,
    /\bsettings\s+\w+\s*=/i,
    /\blimit\s+\d+\s+by\b/i,
  ],
  duckdb: [
    /\bread_(parquet|csv|json|csv_auto)\s*\(/i,
    /from\s+'[^']+\.(parquet|csv|json)'/i,
    /\bcolumns\s*\(/i,
    /\b(union\s+by\s+name|asof\s+join|positional\s+join)\b/i,
    /\*\s*exclude\s*[(\w]/i,
    /\blist_\w+\s*\(/i,
  ],
  sqlite: [
    /\bautoincrement\b/i,
    /\bwithout\s+rowid\b/i,
    /\bpragma\b/i,
    /\binsert\s+or\s+(replace|ignore)\b/i,
    /\bstrftime\s*\(/i,
    /\bjulianday\s*\(/i,
  ],
  doris: [
    /\bdistributed\s+by\s+hash\b/i,
    /\bduplicate\s+key\s*\(/i,
    /\baggregate\s+key\s*\(/i,
    /\bbuckets\s+(\d+|auto)\b/i,
    /\b(bitmap_union|bitmap_count|hll_union_agg)\s*\(/i,
  ],
};

/** Signs of several dialects count less: those that stand for themselves decide. */
const MAX_CHARS = 200_000;

/** The dialect that a script looks like; standard SQL where nothing speaks for another. */
export function detectDialect(sql: string): DialectId {
  const text = sql
    .slice(0, MAX_CHARS)
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'[^'\n]*'/g, (found) =>
      found.startsWith("'") && /\.(parquet|csv|json)'$/.test(found) ? found : "''",
    );
  let best: DialectId = 'ansi';
  let most = 0;
  for (const [id, patterns] of Object.entries(signs) as [DialectId, RegExp[]][]) {
    const count = patterns.filter((pattern) => pattern.test(text)).length;
    if (count > most) [best, most] = [id, count];
  }
  return best;
}
