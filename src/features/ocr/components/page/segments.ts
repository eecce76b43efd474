import type { OcrPage } from '@/store';

type Doubtful = OcrPage['doubtful'][number];
export interface Segment {
  start: number;
  text: string;
  doubtful: boolean;
}

/** Cuts a page's text at its doubtful words; what overlaps or lies outside of the text is left out. */
export function segmentsOf(text: string, doubtful: readonly Doubtful[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end } of doubtful) {
    if (start < at || end > text.length || end <= start) continue;
    if (start > at) segments.push({ start: at, text: text.slice(at, start), doubtful: false });
    segments.push({ start, text: text.slice(start, end), doubtful: true });
    at = end;
  }
  if (at < text.length) segments.push({ start: at, text: text.slice(at), doubtful: false });
  return segments;
}
