import type { Cursor } from './Cursor';
import type { Name, TableName } from './syntax';
import { RESERVED_WORDS } from './words';

/** Hyphens of a BigQuery project that is not quoted: the pieces touch one another. */
function joinHyphens(c: Cursor, first: Name): Name {
  const name = { ...first };
  while (
    c.dialect.hyphenNames &&
    c.isSymbol('-') &&
    c.peek().start === name.end &&
    c.peek(1).start === name.end + 1
  ) {
    c.next();
    const { text, end } = c.next();
    name.text += `-${text}`;
    name.end = end;
  }
  return name;
}

/** Names in one pair of backticks, or in a template, that are a path of several. */
function splitDots(name: Name, template: boolean): Name[] {
  if (!template && !(name.quoted && name.text.includes('.') && !/[/\\]/.test(name.text)))
    return [name];
  return name.text.split('.').map((text) => ({ ...name, text }));
}

/** `@x`, `:x`, `$1`: bound to a value, no name of a column. */
export const isVariable = (name: string): boolean => /^[@:$&?%]/.test(name);

const isPart = (c: Cursor) => c.isName() || c.peek().inner !== undefined;

/** A part of a table's name; what a template will put there stands for itself, also where it is only a piece: stg_{{ env }}. */
function namePart(c: Cursor): Name {
  const piece = (): Name => {
    const { inner } = c.peek();
    const name = c.name();
    return inner === undefined ? name : { ...name, text: `{${inner}}`, quoted: true };
  };
  const part = piece();
  while (
    c.peek().start === part.end &&
    (c.peek().inner !== undefined || (part.quoted && c.isName() && /\}$/.test(part.text)))
  ) {
    const { text, end } = piece();
    Object.assign(part, { text: part.text + text, end, quoted: true });
  }
  return part;
}

/** Where a file's format stands before its path: csv.`/data/x.csv`. */
const FILE_FORMATS = /^(csv|json|parquet|orc|avro|text|delta|binaryfile|iceberg|hudi)$/i;
const looksLikePath = (text: string) => /[/\\]|\.(csv|parquet|json|orc|avro|xlsx?)$/i.test(text);

/** The name of a table, or the path of a file in its place; undefined where neither stands. */
export function parseTableName(c: Cursor): TableName | undefined {
  const { start } = c.peek();
  if (c.peek().kind === 'string') return { parts: [c.name()], path: true, ...c.span(start) };
  const staged = /^@\w/.test(c.peek().text) && (c.dialect.stages || c.isSymbol('/', 1));
  if (c.isSymbol('@') || staged) {
    // A stage of Snowflake.
    const parts: Name[] = staged ? [c.name()] : [];
    while (
      !c.done &&
      (c.isSymbol('@') || c.isSymbol('/') || c.isSymbol('~') || c.peek().start === c.end) &&
      !/^[(),;]$/.test(c.peek().text)
    ) {
      parts.push(c.name());
    }
    const text = parts.map((part) => part.text).join('');
    return { parts: [{ text, quoted: true, ...c.span(start) }], path: true, ...c.span(start) };
  }
  if (!isPart(c) || RESERVED_WORDS.has(c.peek().upper)) return undefined;
  const parts: Name[] = [];
  for (;;) {
    const { kind, inner } = c.peek();
    const named = kind === 'template' && inner === undefined;
    const name = joinHyphens(c, namePart(c));
    parts.push(...(/[{}]/.test(name.text) ? [name] : splitDots(name, named)));
    if (!c.isSymbol('.')) break;
    c.next();
    while (c.takeSymbol('.'));
    if (!isPart(c) && c.peek().kind !== 'number') break;
  }
  const last = parts.at(-1);
  const [format] = parts;
  if (
    last?.quoted &&
    parts.length === 2 &&
    format &&
    FILE_FORMATS.test(format.text) &&
    looksLikePath(last.text)
  )
    return { parts: [last], path: true, ...c.span(start) };
  if (last?.quoted && parts.length === 1 && last.text.includes('://'))
    return { parts, path: true, ...c.span(start) };
  return { parts, ...c.span(start) };
}
