import type { Derivation } from '../ifrs17';
import { isSum, piecesOf } from './formulaText';

/** The sheets of a workbook in the order of the steps: from what is stated to what is reported. */
export const sheetNames = [
  'inputs',
  'rates',
  'cashFlows',
  'bel',
  'ra',
  'csm',
  'lc',
  'lrc',
  'lic',
  'results',
  'workings',
  'tables',
] as const;
export type SheetName = (typeof sheetNames)[number];

/** A cell of the second column of its sheet: stated, or worked out by a spreadsheet's formula over other cells. */
export interface WorkbookRow {
  readonly name: string;
  readonly value: number;
  /** Without its equals sign; absent where the value is stated. Sheets are named by `sheetOf`. */
  readonly formula?: string;
  readonly paragraph?: string;
  /** As the engine writes it. */
  readonly text?: string;
}

export interface WorkbookSheet {
  readonly name: SheetName;
  readonly rows: readonly WorkbookRow[];
}

/** Below a heading. */
const FIRST_ROW = 2;
/** What a call of SUM takes: spreadsheets stop at 255 arguments and 8,192 letters. */
const SUM_TERMS = 100;

const results = new Set([
  'revenue',
  'expense',
  'service',
  'finance',
  'oci',
  'profit',
  'liability',
  'cash',
  'exchange',
]);
const sections = new Set<SheetName>(['bel', 'ra', 'csm', 'lc', 'lrc', 'lic']);

/** Where a figure stands: by the step of the measurement that it belongs to. */
function sheetFor({ name, formula }: Derivation, isTable: boolean): SheetName {
  if (isTable) return 'tables';
  if (formula === undefined) return 'inputs';
  if (/discount factor|\brates?\b/.test(name)) return 'rates';
  if (/\bpv\.|flows|outflows|inflows|estimated|\[\d+\]/.test(name)) return 'cashFlows';
  const [, section = ''] = /(?:^|[. ])([a-z]+)\.[A-Za-z]+[^.]*$/.exec(name) ?? [];
  if (results.has(section)) return 'results';
  return [...sections].find((each) => each === section) ?? 'workings';
}

/** A leading minus binds tighter than a power in spreadsheets than on paper: zero less the rest says what is meant. */
const operators = (text: string): string =>
  text
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replace(/\bmax\(/g, 'MAX(')
    .replace(/\bmin\(/g, 'MIN(')
    .replace(/\bif\(/g, 'IF(')
    .replace(/(^|[(,]\s*)-/g, '$10-');

const isArithmetic = (text: string): boolean =>
  /^[\d\s.,()+*/^eE-]*$/.test(text.replace(/MAX|MIN|IF/g, ''));

function sumOf(references: readonly string[]): string {
  if (references.length === 0) return '0';
  const parts = Array.from({ length: Math.ceil(references.length / SUM_TERMS) }, (_, index) =>
    references.slice(index * SUM_TERMS, (index + 1) * SUM_TERMS),
  ).map((each) => `SUM(${each.join(',')})`);
  return parts.length > SUM_TERMS ? sumOf(parts) : parts.join('+');
}

/** The formula of a figure over the cells of its parts; undefined where it is no arithmetic, as the rate that makes two values equal. */
function formulaOf(
  { formula = '', from = [] }: Derivation,
  references: readonly string[],
): string | undefined {
  if (isSum({ formula })) return sumOf(references);
  const pieces = piecesOf(
    formula,
    from.map(({ name }) => name),
  );
  let text = '';
  for (const piece of pieces) {
    if ('part' in piece) {
      text += references[piece.part] ?? '';
      continue;
    }
    // A minus at the beginning of a piece is unary only where the formula begins.
    const written = text === '' ? operators(piece.text) : operators(` ${piece.text}`).slice(1);
    if (!isArithmetic(written)) return undefined;
    text += written;
  }
  return text;
}

/**
 * Figures and everything behind them as a workbook that works them out again: each figure once, by its formula over the cells of its parts, on the sheet of its
 * step; what is stated stands on the sheet of inputs and can be changed there.
 * @param sheetOf the name of a sheet as the spreadsheet shall show it
 */
export function liveWorkbook(
  figures: readonly Derivation[],
  sheetOf: (name: SheetName) => string = (name) => name,
): readonly WorkbookSheet[] {
  const sheets = new Map(sheetNames.map((name) => [name, [] as WorkbookRow[]]));
  const known = new Map<string, string>();
  const cells = new Map<Derivation, string>();
  const roots = new Set(figures);
  const newCell = (derivation: Derivation): string => {
    const { name, value, formula, paragraph, from = [] } = derivation;
    const references = from.map(cellOf);
    // What is worth the same in two groups need not be the same: it is where it comes from the same cells.
    const key = JSON.stringify([name, value, formula, ...references]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const sheet = sheetFor(derivation, roots.has(derivation));
    const rows = sheets.get(sheet) ?? [];
    const worked = formula === undefined ? undefined : formulaOf(derivation, references);
    rows.push({
      name,
      value,
      ...(worked === undefined ? {} : { formula: worked }),
      ...(paragraph === undefined ? {} : { paragraph }),
      ...(formula === undefined ? {} : { text: formula }),
    });
    const reference = `'${sheetOf(sheet).replaceAll("'", "''")}'!B${FIRST_ROW + rows.length - 1}`;
    known.set(key, reference);
    return reference;
  };
  const cellOf = (derivation: Derivation): string => {
    const cell = cells.get(derivation) ?? newCell(derivation);
    cells.set(derivation, cell);
    return cell;
  };
  for (const figure of figures) cellOf(figure);
  return sheetNames
    .map((name) => ({ name, rows: sheets.get(name) ?? [] }))
    .filter(({ rows }) => rows.length > 0);
}
