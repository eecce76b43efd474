import { type Decoded, decodeBytes } from '../encoding';

export interface Point {
  x: number;
  y: number;
}

/** What the engine says of a code that it has read. */
export interface EngineResult {
  isValid: boolean;
  /** The engine's name, as `QRCode`, `MicroQRCode`, `EAN13`. */
  format: string;
  text: string;
  bytes: Uint8Array;
  /** The code declares its encoding. */
  hasECI: boolean;
  position: { topLeft: Point; topRight: Point; bottomRight: Point; bottomLeft: Point };
  /** How many codes make up the sentence; 0 or less: this one alone. */
  sequenceSize: number;
  sequenceIndex: number;
  sequenceId: string;
}

/** A code in a picture. Plain JSON. */
export interface Code {
  text: string;
  format: string;
  encoding: Decoded['encoding'] | 'declared';
  /** In pixels of the picture, from the code's own top left, clockwise. */
  corners: Point[];
  /** Of a sentence in several codes: how many have been found, and how many it takes. */
  parts?: { found: number; total: number; sequence: string; pieces: Piece[] };
}

/** One of several codes of a sentence, kept until the others come. */
type Piece = Pick<EngineResult, 'hasECI' | 'sequenceIndex' | 'text'> & { bytes: number[] };

const isMatrix = (format: string) => /QR|Matrix|Aztec|417/.test(format);

function textOf({
  bytes,
  format,
  hasECI,
  text,
}: Pick<EngineResult, 'bytes' | 'format' | 'hasECI' | 'text'>) {
  if (hasECI || !isMatrix(format)) return { text, encoding: 'declared' as const };
  return decodeBytes(bytes);
}

const cornersOf = ({ topLeft, topRight, bottomRight, bottomLeft }: EngineResult['position']) => [
  topLeft,
  topRight,
  bottomRight,
  bottomLeft,
];

/** The parts of one sentence in several codes (structured append), put together; their bytes are joined before they are read, since a letter may be cut. */
function assembled(
  all: readonly Piece[],
  {
    format,
    corners,
    total,
    sequence,
  }: Pick<Code, 'corners' | 'format'> & { total: number; sequence: string },
): Code {
  const pieces = [...new Map(all.map((piece) => [piece.sequenceIndex, piece])).values()].sort(
    (one, other) => one.sequenceIndex - other.sequenceIndex,
  );
  const read = textOf({
    format,
    hasECI: pieces.some(({ hasECI }) => hasECI),
    text: pieces.map(({ text }) => text).join(''),
    bytes: Uint8Array.from(pieces.flatMap(({ bytes }) => bytes)),
  });
  return { ...read, format, corners, parts: { found: pieces.length, total, sequence, pieces } };
}

const pieceOf = ({ hasECI, sequenceIndex, text, bytes }: EngineResult): Piece => ({
  hasECI,
  sequenceIndex,
  text,
  bytes: [...bytes],
});

/** Whether nothing of its sentence is missing. */
export const isWhole = ({ parts }: Code): boolean => !parts || parts.found === parts.total;

/** Codes with what earlier pictures held of their sentences. */
export function withEarlierParts(codes: readonly Code[], earlier: readonly Code[]): Code[] {
  return codes.map((code) => {
    const { parts } = code;
    if (!parts) return code;
    const known = earlier.flatMap((other) =>
      other.parts?.sequence === parts.sequence ? other.parts.pieces : [],
    );
    return assembled([...known, ...parts.pieces], { ...code, ...parts });
  });
}

const edge = ({ corners }: Code, side: 'x' | 'y') =>
  Math.min(...corners.map((corner) => corner[side]));
const bottom = ({ corners }: Code) => Math.max(...corners.map(({ y }) => y));

/** Line by line as one reads; what begins above the middle of a line's first code stands in that line. */
function inReadingOrder(codes: Code[]): Code[] {
  const lines: Code[][] = [];
  for (const code of [...codes].sort((one, other) => edge(one, 'y') - edge(other, 'y'))) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (first && edge(code, 'y') < (edge(first, 'y') + bottom(first)) / 2) line?.push(code);
    else lines.push([code]);
  }
  return lines.flatMap((line) => line.sort((one, other) => edge(one, 'x') - edge(other, 'x')));
}

/** The codes of a picture, each once, sentences put together, as one reads. */
export function codesOf(results: readonly EngineResult[]): Code[] {
  const valid = results.filter(({ isValid }) => isValid);
  const sequences = new Map<string, EngineResult[]>();
  const codes: Code[] = [];
  for (const result of valid) {
    if (result.sequenceSize > 1) {
      const key = `${result.format} ${result.sequenceId} ${result.sequenceSize}`;
      sequences.set(key, [...(sequences.get(key) ?? []), result]);
    } else
      codes.push({ ...textOf(result), format: result.format, corners: cornersOf(result.position) });
  }
  for (const [sequence, parts] of sequences) {
    const [first] = parts;
    if (!first) continue;
    const { format, position, sequenceSize: total } = first;
    const corners = cornersOf(position);
    codes.push(assembled(parts.map(pieceOf), { format, corners, total, sequence }));
  }
  return inReadingOrder(codes);
}
