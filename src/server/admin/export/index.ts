import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { FieldValue, ResourceName } from '@/domain/admin';
import type { Database } from '../../database';
import { BusinessError } from '../../errors';
import { type Actor, recordExport } from '../audit';
import { type Selection, countRows, selectRows } from '../query';
import { TaskQueue } from '../../taskQueue';
import { readColumns } from './columns';
import { csvOf } from './csv';
import { workbookOf } from './workbook';

export interface ExportRequest extends Selection {
  resource: ResourceName;
  format: 'csv' | 'xlsx';
  columns?: string;
}

const exportsAtOnce = new TaskQueue({
  concurrency: 2,
  maxWaiting: 50,
  whenFull: () => new BusinessError('E5003', {}, 503),
});

const MAX_ROWS = 100_000;
const FETCH_SIZE = 1000;

/** All selected rows by a cursor, so that neither side holds them all. Lives inside a transaction. */
async function* fetchRows(
  tx: Database,
  { resource, ...selection }: ExportRequest,
  fields: readonly string[],
): AsyncGenerator<FieldValue[][]> {
  await tx.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${selectRows(resource, selection)}`);
  for (;;) {
    const { rows } = await tx.execute<Record<string, FieldValue>>(
      sql`FETCH ${sql.raw(String(FETCH_SIZE))} FROM exported`,
    );
    if (rows.length > 0) yield rows.map((row) => fields.map((field) => row[field] ?? null));
    if (rows.length < FETCH_SIZE) return;
  }
}

/**
 * Writes the selected rows into a file and gives it as a stream; the file has no name any more. A slow reader keeps a file waiting, not
 * a connection of the database; a failure is noticed before the answer has begun.
 * @throws {BusinessError} E1507 for more rows than an export may hold; E5003 (503) where too many exports wait already.
 */
export async function exportRows(
  db: Database,
  request: ExportRequest,
  actor: Actor,
): Promise<Readable> {
  const { resource, format } = request;
  const columns = readColumns(resource, request.columns);
  const fields = columns.map(({ field }) => field);
  const headings = columns.map(({ heading }) => heading);
  const folder = await mkdtemp(path.join(tmpdir(), 'gof-export-'));
  const file = path.join(folder, 'rows');
  try {
    const write = async (tx: Database) => {
      const rows = await countRows(tx, resource, request);
      if (rows > MAX_ROWS)
        throw new BusinessError('E1507', { limit: MAX_ROWS.toLocaleString('en') });
      const batches = fetchRows(tx, request, fields);
      const written =
        format === 'csv' ? csvOf(headings, batches) : workbookOf(resource, headings, batches);
      await pipeline(written, createWriteStream(file));
      const { sort, search, filters } = request;
      const asked = { format, rows, columns: fields, sort, search, filters };
      await recordExport(tx, resource, asked, actor);
    };
    await exportsAtOnce.run(() => db.transaction(write, { isolationLevel: 'repeatable read' }));
    return (await open(file)).createReadStream();
  } finally {
    // What is open stays readable until it is closed, so that nothing is left behind, whatever happens.
    await rm(folder, { recursive: true, force: true });
  }
}
