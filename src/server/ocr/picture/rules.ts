import type { Foreground } from './foreground';

/** A rule is thinner than this part of a line's height and longer than so many of them. */
const THIN = 0.35;
const LONG = 3;

/** Takes the ruled lines of tables and forms out of the foreground and paints them white in the picture: the engine would read them as letters. */
export function eraseRules(
  foreground: Foreground,
  picture: { data: Uint8Array },
  lineHeight: number,
): void {
  const long = Math.max(30, Math.round(lineHeight * LONG));
  const thin = Math.max(4, Math.round(lineHeight * THIN));
  const found = [...straightRuns(foreground, long, true), ...straightRuns(foreground, long, false)];
  const rules = found.filter((run) => isThin(foreground, run, thin));
  for (const rule of rules) erase(foreground, picture, rule);
}

/** A straight run of foreground: along a row from x0, or down a column from y0. */
interface Straight {
  across: boolean;
  line: number;
  from: number;
  to: number;
}

/** Runs of at least `long`: each of them holds one of the places that are so far apart, and only from there is it followed. */
function straightRuns(
  { data, width, height }: Foreground,
  long: number,
  across: boolean,
): Straight[] {
  const [lines, length, step, stride] = across
    ? [height, width, 1, width]
    : [width, height, width, 1];
  const runs: Straight[] = [];
  const ends = new Uint32Array(lines);
  for (let place = long - 1; place < length; place += long)
    for (let line = 0; line < lines; line += 1) {
      const start = line * stride;
      if (data[start + place * step] !== 1 || place < (ends[line] ?? 0)) continue;
      let [from, to] = [place, place + 1];
      while (from > 0 && data[start + (from - 1) * step] === 1) from -= 1;
      while (to < length && data[start + to * step] === 1) to += 1;
      ends[line] = to;
      if (to - from >= long) runs.push({ across, line, from, to });
    }
  return runs;
}

/** Whether most of a run has paper within the given distance on both sides, so that it is no part of a black area. */
function isThin(
  { data, width, height }: Foreground,
  { across, line, from, to }: Straight,
  thin: number,
): boolean {
  const [limit, stride, step] = across ? [height, width, 1] : [width, 1, width];
  let free = 0;
  let seen = 0;
  for (let place = from; place < to; place += 4) {
    let thickness = 1;
    for (const side of [-1, 1])
      for (
        let other = line + side;
        other >= 0 && other < limit && thickness <= thin;
        other += side
      ) {
        if (data[other * stride + place * step] !== 1) break;
        thickness += 1;
      }
    seen += 1;
    if (thickness <= thin) free += 1;
  }
  return free > seen * 0.7;
}

function erase(
  foreground: Foreground,
  picture: { data: Uint8Array },
  { across, line, from, to }: Straight,
): void {
  const [limit, stride, step] = across
    ? [foreground.height, foreground.width, 1]
    : [foreground.width, 1, foreground.width];
  // The soft edge of the rule goes with it.
  for (let other = Math.max(0, line - 1); other <= Math.min(limit - 1, line + 1); other += 1)
    for (let place = from; place < to; place += 1) {
      const at = other * stride + place * step;
      if (other === line) foreground.data[at] = 0;
      picture.data[at] = 255;
    }
}
