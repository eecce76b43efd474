/**
 * Where the columns of SQL come from, on the command line:
 *   npm run lineage -- script.sql [--dialect postgres] [--metadata columns.json] [--json]
 *   npm run lineage -- cases.jsonl [--json]      one case a line: { kind: 'table' | 'column', sql, dialect, metadata, config }
 * Metadata: { "sales.orders": ["id", "amount"], ... }.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  columnEnds,
  DIALECTS,
  hasLateralAliases,
  type Metadata,
  lineageOf,
  tableEnds,
} from '@/domain/lineage';

interface Case {
  kind?: 'table' | 'column';
  sql: string;
  dialect?: string | null;
  metadata?: Metadata | null;
  config?: { LATERAL_COLUMN_ALIAS_REFERENCE?: string } | null;
}

/** What a case asks for: tables read and written, or the ends of every column's path. */
function answer({ kind, sql, dialect, metadata, config }: Case) {
  const graph = lineageOf(sql, {
    ...(dialect && { dialect }),
    ...(metadata && { metadata }),
    lateralAliases: /^(1|true)$/i.test(config?.LATERAL_COLUMN_ALIAS_REFERENCE ?? ''),
  });
  const edges = columnEnds(graph).map(({ source, target }) => [
    source.column,
    source.table,
    target.column,
    target.table,
  ]);
  if (kind === 'table') return tableEnds(graph);
  return kind === 'column' ? { edges } : { ...tableEnds(graph), edges };
}

function print(result: ReturnType<typeof answer>): void {
  if ('sources' in result) {
    console.log(`  reads   ${result.sources.join(', ') || '-'}`);
    console.log(`  writes  ${result.targets.join(', ') || '-'}`);
  }
  for (const [column, table, target, targetTable] of 'edges' in result ? result.edges : []) {
    console.log(`  ${table ?? '?'}.${column} -> ${targetTable}.${target}`);
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dialect: { type: 'string' },
    metadata: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (!file) {
  console.error(
    'npm run lineage -- <file.sql | cases.jsonl> [--dialect D] [--metadata M.json] [--json]\n' +
      `Dialects: ${DIALECTS.map(({ id }) => id).join(', ')}`,
  );
  process.exit(1);
}
const text = readFileSync(file, 'utf8');
const metadata = values.metadata
  ? (JSON.parse(readFileSync(values.metadata, 'utf8')) as Metadata)
  : undefined;

if (file.endsWith('.jsonl')) {
  const cases = text.split('\n').filter((line) => line.trim() !== '');
  for (const [index, line] of cases.entries()) {
    const given = JSON.parse(line) as Case;
    const result = answer(given);
    if (values.json) console.log(JSON.stringify({ ...given, found: result }));
    else {
      console.log(`${index + 1}  ${given.sql.trim().replace(/\s+/g, ' ').slice(0, 100)}`);
      print(result);
    }
  }
} else {
  const known = DIALECTS.find(({ id }) => id === values.dialect);
  const config = { LATERAL_COLUMN_ALIAS_REFERENCE: String(known && hasLateralAliases(known.id)) };
  const result = answer({
    sql: text,
    config,
    ...(values.dialect && { dialect: values.dialect }),
    ...(metadata && { metadata }),
  });
  if (values.json) console.log(JSON.stringify(result, null, 2));
  else print(result);
}
