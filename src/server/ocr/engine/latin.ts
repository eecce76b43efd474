import type { Box } from '../picture/grey';
import { type Reading, readPieces } from './lines';
import { type Mark, marksOf, whiteSpan } from './marks';
import type { Sheet } from './prepare';

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

/**
 * Reads Latin words and numbers within Korean and Chinese lines again with the model for Latin: the Korean one has no capitals and makes
 * digits of them. Changes the marks.
 */
export async function rereadLatin(sheet: Sheet, lines: Written[]): Promise<void> {
  const pieces = lines.flatMap((line) => latinPieces(sheet, line));
  const answers = await readPieces(
    'eng',
    sheet.picture,
    pieces.map(({ box }) => box),
  );
  // From the right, so that earlier places in the same line stay where they are.
  for (const [order, piece] of [...pieces.entries()].reverse()) {
    const [answer, ...more] = answers[order] ?? [];
    if (answer && more.length === 0) replace(piece, answer);
  }
}

function replace({ line: { marks }, from, to }: Piece, answer: Reading): void {
  const old = marks.slice(from, to);
  const sure = old.reduce((sum, { confidence }) => sum + confidence, 0) / old.length;
  if (answer.confidence < KNOWN && answer.confidence < sure) return;
  // The edge of the next character has been taken for another letter.
  if (answer.text.trim().startsWith(old.map(({ text, before }, at) => (at > 0 ? before : '') + text).join(''))) return;
  const fresh = marksOf(answer);
  const [first] = fresh;
  if (!first) return;
  const lost = (bracket: string, mark: Mark | undefined) =>
    mark?.text === bracket && !answer.text.includes(bracket) ? [mark] : [];
  const whole = [...lost('(', old[0]), ...fresh, ...lost(')', old.at(-1))];
  if (whole[0]) whole[0].before = old[0]?.before ?? '';
  marks.splice(from, to - from, ...whole);
}

function latinPieces(sheet: Sheet, line: Written): Piece[] {
  const { marks, reading } = line;
  const pieces: Piece[] = [];
  for (let from = 0; from < marks.length; from += 1) {
    let to = from;
    while (to < marks.length && isLatin(marks[to]?.text ?? '')) to += 1;
    if (to === from) continue;
    const end = to;
    // Stops at the ends stay with the script around: both models know them, and alone at an edge they are soon lost.
    while (from < to && isStop(reading, marks[from])) from += 1;
    while (to > from && isStop(reading, marks[to - 1])) to -= 1;
    if (isWorthwhile(reading, marks.slice(from, to))) pieces.push({ line, from, to, box: boxOf(sheet, line, from, to) });
    from = end;
  }
  return pieces;
}

/** Single Hangul letters are not written in running text: what looks like one is a Latin capital. */
const isLatin = (text: string): boolean => /^[\u0020-\u007e\u00a3\u20ac\u3131-\u318e]+$/.test(text);

const isStop = ({ model }: Reading, mark: Mark | undefined): boolean =>
  (model === 'kor' ? /[.,:;]/ : /[.,:;()]/).test(mark?.text ?? '');

/** The Korean model needs help with all that may be Latin, the Chinese one with longer words only. */
function isWorthwhile({ model }: Reading, marks: readonly Mark[]): boolean {
  const text = marks.map((mark) => mark.text).join('');
  return model === 'kor' ? /[A-Za-z\d\u3131-\u318e]/.test(text) : /[A-Za-z]{4}/.test(text);
}

/** A Hangul syllable may be hollow: the white around a piece is not looked for deep inside its neighbours. */
const INTO = 0.3;

/** From the white before the first letter to the white after the last, as high as the line. */
function boxOf({ ink, lineHeight }: Sheet, { reading, marks }: Written, from: number, to: number): Box {
  const room = Math.round(lineHeight * 0.2);
  const [first, last] = [(marks[from] as Mark).box, (marks[to - 1] as Mark).box];
  const before = marks[from - 1]?.box;
  const after = marks[to]?.box;
  const left = before ? whiteSpan(before, first, ink, INTO) : undefined;
  const right = after ? whiteSpan(last, after, ink, INTO) : undefined;
  return {
    x0: Math.max(0, left ? Math.max(left.to - room, Math.round((left.from + left.to) / 2)) : first.x0 - room),
    x1: Math.min(ink.width, right ? Math.min(right.from + room, Math.round((right.from + right.to) / 2)) : last.x1 + room),
    y0: Math.max(0, reading.bbox.y0 - room),
    y1: Math.min(ink.height, reading.bbox.y1 + room),
  };
}
