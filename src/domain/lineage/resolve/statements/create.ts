import type { Statement } from '../../parse/statementSyntax';
import type { Dataset } from '../graph';
import { resolveQuery } from '../query';
import type { Script } from '../Script';

export function create(script: Script, statement: Extract<Statement, { kind: 'create' }>): void {
  const { query, empty, copies, columns, object, temporary } = statement;
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
    if (source?.complete && statement.copies) copyColumns(script, source, dataset);
    return;
  }
  const read = new Set(script.tables.reads);
  const outputs = resolveQuery(script, query, script.scope);
  if (empty) {
    // A table of that shape, without a row of what it is shaped after.
    script.tables.reads.clear();
    for (const id of read) script.tables.reads.add(id);
    const dataset = Object.assign(script.write(statement.target), { temporary, kind: object });
    if (outputs.some(({ star }) => star)) return;
    script.complete(dataset, names.length > 0 ? names : outputs.map(({ name }) => name));
    return;
  }
  const dataset = script.writeQuery(statement.target, outputs, names);
  Object.assign(dataset, { temporary, kind: object });
  if (!outputs.some(({ star }) => star)) dataset.complete = true;
}

/** What a copy, an exchange or a load moves: the columns that are known. */
function copyColumns(script: Script, from: Dataset, to: Dataset): void {
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
