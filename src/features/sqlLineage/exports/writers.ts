import { printCsv } from '@/domain/grid';
import type { EdgeKind, Lineage } from '@/domain/lineage';
import type { Drawing } from '../engine/protocol';
import type { Names } from '../results/useNames';

interface Written extends Lineage {
  names: Names;
  sql: string;
  /** Nodes and edges; null: all. */
  only: ReadonlySet<string> | null;
}

const edgesOf = ({ edges, only }: Written) =>
  only === null ? edges : edges.filter(({ id }) => only.has(id));

/** One line an edge. @param kindOf what a kind is called in the reader's language */
export function csvOf(
  written: Written,
  heads: readonly string[],
  kindOf: (kind: EdgeKind) => string,
): string {
  const { names, sql } = written;
  const lines = edgesOf(written).map(({ from, to, kind, spans }) => [
    names.full(to),
    names.full(from),
    kindOf(kind),
    spans.map(({ start, end }) => sql.slice(start, end)).join('\n'),
  ]);
  return printCsv([heads, ...lines]);
}

/** Tables and edges by their names, for other programs. */
export function jsonOf(written: Written): string {
  const { tables, names, sql, only } = written;
  const end = (node: string) => ({
    table: names.table(node),
    ...(names.full(node) !== names.table(node) && { column: names.short(node) }),
  });
  return JSON.stringify(
    {
      tables: tables
        .filter(
          ({ id, columns }) =>
            only === null || only.has(id) || columns.some((each) => only.has(each.id)),
        )
        .map(({ id, kind, temporary, complete, columns }) => ({
          name: names.table(id),
          kind,
          temporary,
          complete,
          columns: columns.flatMap((each) => (only === null || only.has(each.id) ? each.name : [])),
        })),
      edges: edgesOf(written).map(({ from, to, kind, spans, doubt }) => ({
        from: end(from),
        to: end(to),
        kind,
        doubtful: doubt !== undefined,
        expressions: spans.map(({ start, end: last }) => sql.slice(start, last)),
      })),
    },
    null,
    2,
  );
}

const STYLED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-style',
  'font-family',
  'dominant-baseline',
];
const MARGIN_PX = 16;

interface Picture {
  text: string;
  width: number;
  height: number;
}

/** The diagram as a file of its own: the styles of the page stand in its elements. */
export function svgOf(
  drawn: SVGSVGElement,
  { tables, width, height }: Drawing,
  only: ReadonlySet<string> | null,
): Picture {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const originals = drawn.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original || element.localName === 'g') {
      element.removeAttribute('class');
      if (original)
        element.setAttribute('opacity', only ? '1' : getComputedStyle(original).opacity);
      return;
    }
    const style = getComputedStyle(original);
    for (const property of STYLED) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute('class');
    if (style.stroke === 'transparent' || style.stroke === 'rgba(0, 0, 0, 0)') element.remove();
  });
  for (const control of copy.querySelectorAll('[data-less]')) control.remove();
  const isLit = ({ id, rows }: Drawing['tables'][number]) =>
    only === null || only.has(id) || rows.some((row) => only.has(row));
  const shown = tables.filter(isLit);
  if (only !== null) {
    const ids = new Set(shown.map(({ id }) => id));
    for (const table of copy.querySelectorAll('[data-table]'))
      if (!ids.has(table.getAttribute('data-table') ?? '')) table.remove();
    for (const edge of copy.querySelectorAll('[data-edge]'))
      if (!only.has(edge.getAttribute('data-edge') ?? '')) edge.remove();
  }
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^(data-|aria-|role|tabindex)/.test(name)) element.removeAttribute(name);
  const left = Math.min(width, ...shown.map(({ x }) => x)) - MARGIN_PX;
  const top = Math.min(height, ...shown.map(({ y }) => y)) - MARGIN_PX;
  const right = Math.max(0, ...shown.map((table) => table.x + table.width)) + MARGIN_PX;
  const bottom = Math.max(0, ...shown.map((table) => table.y + table.height)) + MARGIN_PX;
  const content = copy.querySelector('g');
  content?.removeAttribute('transform');
  const ground = `<rect x="${left}" y="${top}" width="100%" height="100%" fill="#fff"/>`;
  return {
    width: right - left,
    height: bottom - top,
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" width="${right - left}" height="${bottom - top}">${ground}${new XMLSerializer().serializeToString(content ?? copy)}</svg>`,
  };
}

export const svgFile = ({ text }: Picture) => new Blob([text], { type: 'image/svg+xml' });

/** Browsers refuse larger canvases. */
const MAX_SIDE = 8_000;

/** Twice its size, so that names can be read when it is printed. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const scale = Math.min(2, MAX_SIDE / picture.width, MAX_SIDE / picture.height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came.'))),
      'image/png',
    ),
  );
}
