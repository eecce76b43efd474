/**
 * `npm run bench:lineage -- [--cases cases.jsonl] [--origin http://localhost:3000]`: how long SQL takes to be read, in processor time; what 10,000 mutations do to the statements
 * beside them; how many cases (as `npm run lineage` reads them, with `edges` or `sources` and `targets` expected) are right; and, where a site runs, how long its first diagram takes.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { columnEnds, lineageOf, type Metadata, readScript, tableEnds } from '@/domain/lineage';
import { createAnswerer } from '@/features/sqlLineage/engine/answer';
import samples from '@/content/lineage/en.json';
import { firstDiagram } from '../support/toolsInBrowser';

const LIMITS = { query: 50, megabyte: 2000, diagram: 300 };
const MUTATIONS = 10_000;

interface Case {
  kind: 'table' | 'column';
  sql: string;
  dialect?: string | null;
  metadata?: Metadata | null;
  config?: { LATERAL_COLUMN_ALIAS_REFERENCE?: string } | null;
  edges?: (string | null)[][];
  sources?: string[];
  targets?: string[];
}

const { values: flags } = parseArgs({
  options: { cases: { type: 'string' }, origin: { type: 'string' } },
});
const cases = flags.cases
  ? readFileSync(flags.cases, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Case)
  : samples.map(({ sql }): Case => ({ kind: 'column', sql: sql.join('\n') }));

function report(name: string, value: number, limit: number, unit: string): void {
  const isOver = value > limit;
  console.log(
    `${name.padEnd(48)} ${value.toFixed(0).padStart(6)} ${unit}  (at most ${limit})${isOver ? '  TOO MUCH' : ''}`,
  );
  if (isOver) process.exitCode = 1;
}

const bare = (name: string | null) => name?.replace(/^<default>\./, '').toLowerCase() ?? null;
const said = (rows: readonly (readonly (string | null)[])[]) =>
  JSON.stringify(rows.map((row) => JSON.stringify(row.map(bare))).sort());

function isRight({ kind, sql, dialect, metadata, config, ...expected }: Case): boolean {
  const graph = lineageOf(sql, {
    ...(dialect && { dialect }),
    ...(metadata && { metadata }),
    lateralAliases: /^(1|true)$/i.test(config?.LATERAL_COLUMN_ALIAS_REFERENCE ?? ''),
  });
  const { edges = [], sources = [], targets = [] } = expected;
  if (kind === 'table') {
    const found = tableEnds(graph);
    const names = (list: readonly string[]) => said(list.map((name) => [name]));
    return names(found.sources) === names(sources) && names(found.targets) === names(targets);
  }
  const found = columnEnds(graph).map(({ source, target }) => [
    source.column,
    source.table,
    target.column,
    target.table,
  ]);
  return said(found) === said(edges);
}

/** The same numbers at each run. */
function sequence(start: number) {
  let seed = start;
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return below === 0 ? 0 : seed % below;
  };
}

const PIECES =
  '( ) \' " , .* -- /* $$ {{ [ ` @ # . select from join as union case begin end with'.split(' ');

function mutated(sql: string, next: (below: number) => number): string {
  let text = sql.replace(/;\s*$/, '');
  for (let left = 1 + next(3); left > 0; left -= 1) {
    const [at, other] = [next(text.length), next(text.length)];
    const before = text.slice(0, at);
    const after = text.slice(at);
    text = [
      before + after.slice(1 + next(12)),
      `${before} ${PIECES[next(PIECES.length)] ?? ''} ${after}`,
      before,
      before + text.slice(other, other + 10) + after,
    ][next(4)] as string;
  }
  return text;
}

function mutate(): void {
  const next = sequence(42);
  const short = cases.filter(({ sql }) => sql.length < 3000);
  const lost = { thrown: 0, before: 0, after: 0 };
  for (let index = 0; index < MUTATIONS; index += 1) {
    const { sql, dialect } = short[next(short.length)] as Case;
    const script = `insert into zz_x select k from zz_first;\n${mutated(sql, next)};\ninsert into zz_y select k from zz_last;`;
    try {
      const targets = columnEnds(lineageOf(script, { ...(dialect && { dialect }) })).map(
        ({ source, target }) => `${bare(source.table)} ${bare(target.table)}`,
      );
      if (!targets.includes('zz_first zz_x')) lost.before += 1;
      if (!targets.includes('zz_last zz_y')) lost.after += 1;
    } catch (error) {
      lost.thrown += 1;
      console.log(error, script);
    }
  }
  console.log(
    `${MUTATIONS} mutated statements: ${lost.thrown} exceptions, ${lost.before} statements before and ${lost.after} after them lost`,
  );
  if (lost.thrown + lost.before > 0) process.exitCode = 1;
}

/** Milliseconds of processor time, the best of five: what else the machine does is not ours. */
function cost(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const step = (index: number) => `c${index} as (
  select t.a${index},
  sum(t.b) over (partition by t.c order by t.d) as s,
  case when t.x > 1 then t.y else ${index > 0 ? 'p.s' : 't.z'} end as v,
  coalesce(t.q, 0) as q
  from t${index} t
  ${index > 0 ? `left join c${index - 1} p on p.q = t.q` : ''}
  where t.k = ${index}
  and t.l in (select l from lookup where m = ${index})
)`;
const STEPS = 30;
const query = `with ${Array.from({ length: STEPS }, (_, index) => step(index)).join(',\n')}
select * from c${STEPS - 1} z join c5 on c5.q = z.q`;

if (flags.cases) {
  const right = cases.filter(isRight).length;
  console.log(`${right} of ${cases.length} cases are right`);
}
mutate();
const ask = (sql: string) => () =>
  void createAnswerer()({
    script: { sql, dialect: 'auto', ddl: '' },
    scriptId: '',
    pinned: null,
    shown: { hideSteps: false, indirect: true },
    expanded: [],
  });
const lines = query.split('\n').length;
const read = (sql: string) => () => void readScript({ sql, dialect: 'auto', ddl: '' });
report(`reading a query of ${lines} lines`, cost(read(query)), LIMITS.query, 'ms');
const long = `${query};\n`.repeat(Math.ceil(1_000_000 / query.length));
report(
  `reading ${(long.length / 1e6).toFixed(1)} MB of SQL`,
  cost(read(long)),
  LIMITS.megabyte,
  'ms',
);
console.log(`with its drawing, a query of ${lines} lines: ${cost(ask(query)).toFixed(0)} ms`);
if (flags.origin)
  report('first diagram, from the press', await firstDiagram(flags.origin), LIMITS.diagram, 'ms');
