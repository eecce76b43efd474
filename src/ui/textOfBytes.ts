const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const BYTE_ORDER_MARKS: [number, number, string][] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];

const share = (text: string, letters: RegExp) =>
  (text.match(letters)?.length ?? 0) / Math.max(text.match(/[^\0-\x7f]/g)?.length ?? 0, 1);

/** The text of a file that does not say how its letters are written: Unicode, or as Korean and Taiwanese offices wrote before. Undefined where it is no text. */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const marked = BYTE_ORDER_MARKS.find(([a, b]) => a === first && b === second);
  if (marked) return decode(bytes, marked[2]);
  if (bytes.includes(0)) return undefined;
  const unicode = decode(bytes, 'utf-8');
  if (unicode !== undefined) return unicode;
  const korean = decode(bytes, 'euc-kr');
  if (korean !== undefined && share(korean, /\p{Script=Hangul}/gu) > 0.5) return korean;
  return decode(bytes, 'big5') ?? korean;
}
