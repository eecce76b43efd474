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
  /** A sentence in several codes of which some are missing: how many are there, and how many it takes. */
  parts?: { found: number; total: number };
}

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

function joined(bytes: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  bytes.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}

/** The parts of one sentence in several codes (structured append), put together; their bytes are joined before they are read, since a letter may be cut. */
function assembled(parts: EngineResult[]): Code[] {
  const byIndex = [...new Map(parts.map((part) => [part.sequenceIndex, part])).values()].sort(
    (one, other) => one.sequenceIndex - other.sequenceIndex,
  );
  const [first] = byIndex;
  if (!first) return [];
  const hasECI = byIndex.some((part) => part.hasECI);
  const read = textOf({
    format: first.format,
    hasECI,
    text: byIndex.map(({ text }) => text).join(''),
    bytes: joined(byIndex.map(({ bytes }) => bytes)),
  });
  const total = first.sequenceSize;
  return byIndex.slice(0, 1).map(({ format, position }) => ({
    ...read,
    format,
    corners: cornersOf(position),
    ...(byIndex.length < total && { parts: { found: byIndex.length, total } }),
  }));
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
  for (const parts of sequences.values()) codes.push(...assembled(parts));
  return inReadingOrder(codes);
}
