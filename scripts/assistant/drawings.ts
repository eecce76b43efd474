/** Drawings of the handbook as files, for answers that are pictures. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = new Map<string, string>();
let style: string | undefined;

/** The handbook's own rules for drawings, with the values of the palette: a picture sees no style sheet. */
function styleOf(): string {
  const values = new Map(
    [...read('src/ui/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const sheet = read('src/features/wiki/article/text.css');
  const rules = sheet.slice(sheet.indexOf('[data-figure] text {'), sheet.indexOf('@page'));
  const palette = rules
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll('[data-figure] ', '')
    .replace(/var\((--[\w-]+)\)/g, (name, variable: string) => values.get(variable) ?? name)
    .replace(/\s+/g, ' ');
  return `text{font-family:'Source Sans 3','Noto Sans KR','Noto Sans TC',sans-serif}${palette}`;
}

/** Keeps the wide form of a figure's drawing as a file; gives its address and its size in pixels. */
export function saveDrawing(figure: string): { src: string; width: number; height: number } {
  const svg = /<svg data-wide[\s\S]*?<\/svg>/.exec(figure)?.[0] ?? '';
  style ??= styleOf();
  const file = svg
    .replace('<svg data-wide', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/ aria-labelledby="[^"]*"/, '')
    .replace('>', `><style>${style}</style><rect width="100%" height="100%" fill="#fff"/>`);
  const name = `${createHash('sha256').update(file).digest('hex').slice(0, 12)}.svg`;
  files.set(name, file);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { src: `/assets/drawings/${name}`, width: Number(width), height: Number(height) };
}

/** Every drawing kept so far, by file name. */
export const savedDrawings = (): ReadonlyMap<string, string> => files;
