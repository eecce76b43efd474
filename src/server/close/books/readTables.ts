import { once } from 'node:events';
import { CsvError, parse, type Parser } from 'csv-parse';
import {
  parseRow,
  readHeading,
  tableNames,
  type Heading,
  type Row,
  type RowError,
  type SmallTables,
  type TableName,
} from '@/domain/close';
import type { ArchivePart } from './archive';

/** Rows of a table other than the model points: a book of that many groups is none. Products are judged with every version of the assumptions. */
const MAX_SMALL_ROWS = 50_000;
const MAX_PRODUCTS = 1_000;
/** Characters of a line. */
const MAX_LINE = 256 * 1024;

interface ReadOptions {
  /** Model points as they come; the next are read when they are taken. */
  readonly onPoint: (row: Row<'modelPoints'>) => Promise<void>;
  readonly onErrors: (errors: readonly RowError[]) => void;
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const fileOf = (path: string): TableName | undefined => {
  const file = path.split('/').at(-1)?.toLowerCase() ?? '';
  return tableNames.find((name) => `${name.toLowerCase()}.csv` === file);
};

/** Excel writes semicolons or tabs where the comma is a decimal sign: what parts the heading parts the rows. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t'].find((each) => heading.includes(each) && !heading.includes(',')) ?? ',';
}

interface TableOptions<T extends TableName> extends Pick<ReadOptions, 'onErrors'> {
  readonly table: T;
  readonly maxRows: number;
  readonly onRow: (row: Row<T>) => Promise<void> | void;
}

/** One table of the archive: its CSV is read while it comes. */
class TableReader<T extends TableName = TableName> {
  count = 0;
  done: Promise<void> = Promise.resolve();
  readonly #options: TableOptions<T>;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parser: Parser | undefined;
  #isUnreadable = false;

  constructor(options: TableOptions<T>) {
    this.#options = options;
  }

  async write(data: Uint8Array): Promise<void> {
    const text = this.#decoded(data);
    if (text === undefined || data.length === 0) return;
    this.#parser ??= this.#open(text);
    if (this.#parser.destroyed || this.#parser.write(data)) return;
    // What breaks while it waits is said by whoever reads.
    const drained = once(this.#parser, 'drain').catch(() => undefined);
    await Promise.race([drained, this.done]);
  }

  end(): void {
    this.#parser ??= this.#open('');
    if (!this.#parser.destroyed) this.#parser.end();
  }

  /** What is not UTF-8 says so once; nothing more of it is read. Other encodings cannot be told apart surely enough to be guessed. */
  #decoded(data: Uint8Array): string | undefined {
    if (this.#isUnreadable) return undefined;
    try {
      const text = this.#decoder.decode(data, { stream: true });
      // UTF-16 without a mark: every other byte is nothing.
      if (!text.includes('\0')) return text;
    } catch {
      // What is no UTF-8 throws.
    }
    this.#isUnreadable = true;
    this.#refuse(0, 'encoding', 'UTF-8');
    return undefined;
  }

  #open(text: string): Parser {
    const parser = parse({
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      // A file that went through several hands may end its lines in several ways.
      recordDelimiter: ['\r\n', '\n', '\r'],
      maxRecordSize: MAX_LINE,
    });
    this.done = this.#read(parser);
    // Who writes hears of it too.
    this.done.catch(() => undefined);
    return parser;
  }

  async #read(parser: Parser): Promise<void> {
    let heading: Heading | undefined;
    try {
      for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
        if (heading) await this.#take(heading, record, info.lines);
        else {
          heading = readHeading(this.#options.table, record);
          this.#options.onErrors(heading.errors);
        }
      }
      if (!heading && !this.#isUnreadable)
        this.#options.onErrors(readHeading(this.#options.table, []).errors);
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      // A quote within a value, one that is never closed, a line without end: rows before it may not have come.
      if (!this.#isUnreadable) this.#refuse(Number(error['lines']), 'invalid', 'CSV');
    }
  }

  async #take(heading: Heading, cells: readonly string[], line: number): Promise<void> {
    this.count++;
    const { table, maxRows, onRow, onErrors } = this.#options;
    if (this.count > maxRows) {
      if (this.count === maxRows + 1) this.#refuse(line, 'tooMany', `≤ ${maxRows}`);
      return;
    }
    const result = parseRow(table, heading, cells, line);
    if ('errors' in result) onErrors(result.errors);
    // Without a column that is needed no row is one of the table.
    else if (heading.errors.every(({ reason }) => reason !== 'missingColumn'))
      await onRow(result.row);
  }

  #refuse(line: number, reason: RowError['reason'], expected: string): void {
    this.#options.onErrors([
      { table: this.#options.table, line, column: '', reason, expected, found: '' },
    ]);
  }
}

type Reader = Pick<TableReader, 'count' | 'done' | 'write' | 'end'>;

/** The tables of an archive: small ones whole, model points as they come. What is no table of a book is passed over. */
export async function readTables(
  parts: AsyncIterable<ArchivePart>,
  options: ReadOptions,
): Promise<{
  readonly tables: SmallTables;
  readonly counts: Readonly<Record<string, number>>;
}> {
  const kept = new Map<TableName, unknown[]>();
  const { onPoint, onErrors } = options;
  const readerOf = (table: TableName): Reader => {
    if (table === 'modelPoints')
      return new TableReader({ table, maxRows: Infinity, onErrors, onRow: onPoint });
    const rows: unknown[] = [];
    kept.set(table, rows);
    const maxRows = table === 'products' ? MAX_PRODUCTS : MAX_SMALL_ROWS;
    return new TableReader({ table, maxRows, onErrors, onRow: (row) => void rows.push(row) });
  };
  const readers = new Map<TableName, Reader>();
  const byFile = new Map<string, Reader | undefined>();
  for await (const { name, data, isLast } of parts) {
    if (!byFile.has(name)) {
      const table = fileOf(name);
      const isSecond = table !== undefined && readers.has(table);
      const reader = table && !isSecond ? readerOf(table) : undefined;
      if (table && reader) readers.set(table, reader);
      if (isSecond)
        onErrors([
          {
            table,
            line: 0,
            column: '',
            reason: 'duplicate',
            expected: '',
            found: name.slice(0, 60),
          },
        ]);
      byFile.set(name, reader);
    }
    const reader = byFile.get(name);
    if (!reader) continue;
    await reader.write(data);
    if (isLast) {
      reader.end();
      await reader.done;
    }
  }
  return {
    // Each list was filled by the reader of its own table.
    tables: Object.fromEntries(kept) as SmallTables,
    counts: Object.fromEntries([...readers].map(([name, { count }]) => [name, count])),
  };
}
