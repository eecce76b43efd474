/** Text on its way into HTML or SVG. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Puts values into `{name}` places. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name] ?? ''));
}

/** How wide a text stands, in units of one Latin letter: a Korean or Chinese one takes two. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(character)
        ? 1.75
        : 1),
    0,
  );
}

/** Lines of at most `width` units; breaks at spaces, and between CJK characters where there are none. */
export function lines(text: string, width: number): string[] {
  const parts = text.match(
    /[\u2e80-\u9fff\uff00-\uff60]|[^\s\u2e80-\u9fff\uff00-\uff60]+\s*|\s+/g,
  ) ?? [text];
  const out = [''];
  for (const part of parts) {
    const last = out.length - 1;
    if (out[last] && widthOf((out[last] + part).trimEnd()) > width) out.push(part.trimStart());
    else out[last] += part;
  }
  return out.map((line) => line.trim()).filter(Boolean);
}
