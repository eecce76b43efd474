import { tokensOf } from './tokens';

/** A part of a text; `hit` says that it was looked for. */
export interface Part {
  text: string;
  hit: boolean;
}

interface Range {
  start: number;
  end: number;
}

function hitsOf(text: string, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const { term, start, end } of tokensOf(text).sort((a, b) => a.start - b.start)) {
    if (!terms.has(term)) continue;
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}

/** Where the most hits lie within a stretch of `length` characters. */
function densest(hits: Range[], length: number): number {
  const worth = (from: number) =>
    hits.reduce(
      (sum, { start, end }) => (start >= from && end <= from + length ? sum + end - start : sum),
      0,
    );
  const best = hits.reduce<{ from: number; worth: number }>(
    (found, { start }) =>
      worth(start) > found.worth ? { from: start, worth: worth(start) } : found,
    { from: 0, worth: 0 },
  );
  return best.from;
}

/** A text in parts, cut to about `length` characters around its hits, with an ellipsis where something is left out. */
export function excerpt(text: string, terms: ReadonlySet<string>, length = 160): Part[] {
  const hits = hitsOf(text, terms);
  const wanted = Math.max(0, densest(hits, length * 0.7) - Math.round(length * 0.25));
  // Begins after a space or a sign, if there is one near.
  const shift =
    wanted === 0 ? 0 : Math.max(0, text.slice(wanted, wanted + 20).search(/[\s，。、；]/) + 1);
  const from = wanted + shift;
  const full = Math.min(text.length, from + length);
  // Ends between words, where there is such a place near.
  const back =
    full < text.length
      ? text.slice(full - 20, full + 1).search(/[\s，。、；](?!.*[\s，。、；])/s)
      : -1;
  const to = back < 0 ? full : full - 20 + back;
  const parts: Part[] = from > 0 ? [{ text: '… ', hit: false }] : [];
  let place = from;
  for (const { start, end } of hits) {
    if (end <= place || start >= to) continue;
    if (start > place) parts.push({ text: text.slice(place, start), hit: false });
    parts.push({ text: text.slice(Math.max(start, place), Math.min(end, to)), hit: true });
    place = Math.min(end, to);
  }
  if (place < to) parts.push({ text: text.slice(place, to), hit: false });
  if (to < text.length) parts.push({ text: ' …', hit: false });
  return parts;
}
