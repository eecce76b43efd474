import type { Box } from '../picture/image';
import { type Reading, readPieces } from './lines';
import { CELL, type Mark, marksOf, whiteSpan } from './marks';
import type { Sheet } from './prepare';
import { isLatin, misreadWords } from './misread';
import type { Model } from '../tesseract';

/** A line and its letters. */
export interface Written {
  reading: Reading;
  marks: Mark[];
}

/** Some letters of a line, `to` exclusive, and where they stand. */
interface Piece {
  line: Written;
  from: number;
  to: number;
  box: Box;
}

/** From here on the Latin model knows what it reads. */
const KNOWN = 60;
/** Letters of an abbreviation at most. */
const SHORT = 4;

/**
 * Reads Latin words and numbers within Korean and Chinese lines again with the model for Latin: the Korean one has no capitals and makes
 * digits of them. Changes the marks.
 */
export async function rereadLatin(sheet: Sheet, lines: Written[]): Promise<void> {
  const pieces = lines.flatMap((line) => latinPieces(sheet, line));
  const answers = await readAll('eng', sheet, pieces);
  const lost = [...pieces.entries()].filter(([order, piece]) => isLost(piece, answers[order]));
  const second = await readAll(
    'chi_tra',
    sheet,
    lost.map(([, piece]) => piece),
  );
  for (const [at, [order]] of lost.entries())
    if (/^\s*[A-Z]+\s*$/.test(second[at]?.text ?? '')) answers[order] = second[at];
  // From the right, so that earlier places in the same line stay where they are.
  for (const [order, piece] of [...pieces.entries()].reverse()) {
    const answer = answers[order];
    if (answer) replace(piece, answer);
  }
}

async function readAll(
  model: Model,
  sheet: Sheet,
  pieces: readonly Piece[],
): Promise<(Reading | undefined)[]> {
  const boxes = pieces.map(({ box }) => box);
  const answers = await readPieces(model, sheet, boxes, true);
  return answers.map(([answer, ...more]) => (more.length === 0 ? answer : undefined));
}

/** A few capitals alone tell the Latin model too little of their size; the Chinese one knows them, having only one. */
function isLost(
  { line: { marks, reading }, from, to }: Piece,
  answer: Reading | undefined,
): boolean {
  const doubtful = marks.slice(from, to).every(({ confidence }) => confidence < KNOWN);
  return (
    reading.model === 'kor' && to - from <= SHORT && doubtful && (answer?.confidence ?? 0) < KNOWN
  );
}

function replace({ line: { marks, reading }, from, to }: Piece, answer: Reading): void {
  const old = marks.slice(from, to);
  if (!isBetter(answer, old, reading.model)) return;
  const fresh = withoutEdges(marksOf(answer), old);
  const [first] = fresh;
  if (!first) return;
  const lost = (bracket: string, mark: Mark | undefined) =>
    mark?.text === bracket && !answer.text.includes(bracket) ? [mark] : [];
  const whole = [...lost('(', old[0]), ...fresh, ...lost(')', old.at(-1))];
  if (whole[0]) whole[0].before = old[0]?.before ?? '';
  marks.splice(from, to - from, ...whole);
}

/** Stops are no part of a piece: one at its end is the edge of the next character. */
function withoutEdges(fresh: Mark[], old: readonly Mark[]): Mark[] {
  const isEdge = (mark: Mark | undefined, was: Mark | undefined) =>
    /^[!:;|.,'"_]$/.test(mark?.text ?? '') && mark?.text !== was?.text;
  if (fresh.length > 1 && isEdge(fresh.at(-1), old.at(-1))) return fresh.slice(0, -1);
  return fresh;
}

function isBetter(answer: Reading, old: readonly Mark[], model: Model): boolean {
  const sure = old.reduce((sum, { confidence }) => sum + confidence, 0) / old.length;
  const [before, now] = [bare(old.map(({ text }) => text).join('')), bare(answer.text)];
  // The Chinese model knows Latin letters itself, and both know digits.
  const known = model === 'chi_tra' || /^[^\p{L}]*$/u.test(before + now);
  if (answer.confidence < sure && (known || answer.confidence < KNOWN)) return false;
  if (model === 'chi_tra' && answer.confidence < KNOWN) return false;
  // The edge of the next character has been taken for another letter, or a letter at the edge has been lost.
  return now === before || (!now.startsWith(before) && !before.startsWith(now));
}

const bare = (text: string): string => text.replace(/\s/g, '');

function latinPieces(sheet: Sheet, line: Written): Piece[] {
  const { marks, reading } = line;
  const pieces: Piece[] = [];
  const misread = misreadWords(line);
  for (let from = 0; from < marks.length; from += 1) {
    let to = from;
    // The cells of a table are read one by one.
    const isApart = () =>
      to > from &&
      (marks[to]?.box.x0 ?? 0) - (marks[to - 1]?.box.x1 ?? 0) >= CELL * sheet.lineHeight;
    while ((misread.has(to) || isForeign(line, to)) && !isApart()) to += 1;
    if (to === from) continue;
    const end = to;
    // Stops at the ends stay with the script around: both models know them, and alone at an edge they are soon lost.
    while (from < to && isStop(reading, marks[from])) from += 1;
    while (to > from && isStop(reading, marks[to - 1])) to -= 1;
    if (isWorthwhile(reading, marks.slice(from, to)))
      pieces.push({ line, from, to, box: boxOf(sheet, line, from, to) });
    from = end - 1;
  }
  return pieces;
}

/** The Korean model takes Latin capitals for corner brackets and other signs that it is not sure of, or that lack their partner. */
const DOUBTFUL = 60;
/** What it takes them for within a Latin word may even be a syllable. */
const NONSENSE = 30;
const PARTNERS: Readonly<Record<string, string>> = {
  '『': '』',
  '「': '」',
  '〔': '〕',
  '《': '》',
  '〈': '〉',
};

function isForeign({ reading, marks }: Written, at: number): boolean {
  const mark = marks[at];
  if (!mark) return false;
  const { text, confidence, before } = mark;
  if (isLatin(text)) return true;
  if (reading.model !== 'kor') return false;
  const partner = PARTNERS[text];
  if (partner !== undefined && !marks.some((other) => other.text === partner)) return true;
  if (/[\uac00-\ud7a3]/.test(text))
    return confidence < NONSENSE && before === '' && at > 0 && isLatin(marks[at - 1]?.text ?? '');
  return confidence < DOUBTFUL && !/\p{Script=Han}/u.test(text);
}

const isStop = ({ model }: Reading, mark: Mark | undefined): boolean =>
  (model === 'kor' ? /[.,:;]/ : /[.,:;()]/).test(mark?.text ?? '');

/** From here on a model needs no help with what may be Latin. */
const CERTAIN = 80;

/** What the Korean model takes for digits may be capitals, but not with commas in their places. */
const AMOUNT = /^[(+-]?\d{1,3}(?:,\d{3})+\)?$/;

/** The Korean model needs help with all of it, the Chinese one with longer words and where it is in doubt itself. */
function isWorthwhile({ model }: Reading, marks: readonly Mark[]): boolean {
  const text = marks.map((mark) => mark.text).join('');
  const sure = marks.every(({ confidence }) => confidence >= CERTAIN);
  if (sure && AMOUNT.test(text)) return false;
  if (model === 'kor') return /[A-Za-z\d]/.test(text) || (!sure && /[^\x20-\x7e]/.test(text));
  return /[A-Za-z]{4}/.test(text) || (!sure && /[A-Za-z\d]{3}/.test(text));
}

/** A Hangul syllable may be hollow: the white around a piece is not looked for deep inside its neighbours. */
const INTO = 0.3;

/** From the white before the first letter to the white after the last, as high as the line. */
function boxOf(
  { ink, lineHeight }: Sheet,
  { reading, marks }: Written,
  from: number,
  to: number,
): Box {
  const room = Math.round(lineHeight * 0.2);
  const [first, last] = [(marks[from] as Mark).box, (marks[to - 1] as Mark).box];
  const before = marks[from - 1]?.box;
  const after = marks[to]?.box;
  const left = before ? whiteSpan(before, first, ink, INTO) : undefined;
  const right = after ? whiteSpan(last, after, ink, INTO) : undefined;
  return {
    x0: Math.max(
      0,
      left ? Math.max(left.to - room, Math.round((left.from + left.to) / 2)) : first.x0 - room,
    ),
    x1: Math.min(
      ink.width,
      right ? Math.min(right.from + room, Math.round((right.from + right.to) / 2)) : last.x1 + room,
    ),
    y0: Math.max(0, reading.bbox.y0 - room),
    y1: Math.min(ink.height, reading.bbox.y1 + room),
  };
}
