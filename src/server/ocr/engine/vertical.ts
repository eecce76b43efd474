import { median } from '../picture/foreground';
import type { TextLine } from '../document/latin';

const HAN = /\p{Script=Han}/u;
const MIN_PAIRS = 4;
/** Characters follow each other more closely than lines do. */
const LOOSER = 1.15;

/** Whether Han that was read across stands in columns: its characters are further apart across than down. */
export function looksVertical(lines: readonly TextLine[]): boolean {
  const rows = lines.map(({ glyphs }) => glyphs.filter(({ text }) => HAN.test(text)));
  const across = rows.flatMap((glyphs) =>
    glyphs.slice(1).map(({ box }, at) => box.x0 - (glyphs[at]?.box.x0 ?? 0)),
  );
  const tops = lines.map(({ recognition: { bbox } }) => bbox.y0).sort((a, b) => a - b);
  const down = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
  return (
    across.length >= MIN_PAIRS && down.length >= MIN_PAIRS && median(across) > median(down) * LOOSER
  );
}
