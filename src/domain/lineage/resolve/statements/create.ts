import type { Statement } from '../../parse/syntax';
import type { Dataset } from '../graph';
import { resolveQuery } from '../query';
import type { Script } from '../Script';

export function create(script: Script, statement: Extract<Statement, { kind: 'create' }>): void {
  const { query, copies, columns, object, temporary } = statement;
  const names = columns.map(({ text }) => text);
  if (!query) {
    const dataset = script.write(statement.target);
    Object.assign(dataset, { temporary, kind: object });
    const source = copies && script.read(copies);
    if (names.length > 0) script.complete(dataset, names);
    else if (source?.complete)
      script.complete(
        dataset,
        source.columns.map(({ name }) => name),
      );
    if (source && statement.copies) copyColumns(script, source, dataset);
    return;
  }
  const outputs = resolveQuery(script, query, script.scope);
  const dataset = script.writeQuery(statement.target, outputs, names);
  Object.assign(dataset, { temporary, kind: object });
  if (!outputs.some(({ star }) => star)) dataset.complete = true;
}

/** What a copy, an exchange or a load moves: column by column where they are known, else as a whole. */
function copyColumns(script: Script, from: Dataset, to: Dataset): void {
  if (!from.complete) return;
  for (const { id, name } of from.columns) {
    if (name === '*') continue;
    script.graph.connect(
      { column: id },
      script.graph.column(to, name),
      'value',
      to.span ?? { start: 0, end: 0 },
    );
  }
}

export function move(
  script: Script,
  from: Parameters<Script['read']>[0],
  to: Parameters<Script['read']>[0],
): void {
  copyColumns(script, script.read(from), script.write(to));
}
