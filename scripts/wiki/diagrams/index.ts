/** Diagrams: a description in YAML becomes an SVG in the site's palette, and the same in words below it. */
import { load } from 'js-yaml';
import { blocks } from './blocks';
import { decision } from './decision';
import { flow } from './flow';
import type { Drawing, DiagramWords, Sketch } from './drawing';
import { timeline } from './timeline';
import { waterfall } from './waterfall';
import { escape, fill } from '../markup';

const kinds: Record<string, (body: unknown, words: DiagramWords) => Drawing> = {
  flow,
  decision,
  waterfall,
  blocks,
  timeline,
};

export interface Diagram {
  title: string;
  alt: string;
  html: string;
}

/** A diagram as a figure. `info` is the fence's info string, as `diagram flow`; throws on an unknown kind or a missing text. */
export function diagram(
  info: string,
  source: string,
  number: number,
  words: DiagramWords,
): Diagram {
  const kind = info.split(/\s+/)[1] ?? '';
  const draw = kinds[kind];
  if (!draw) throw new Error(`There is no diagram ‘${kind}’.`);
  const body = load(source) as { title?: unknown; alt?: unknown };
  if (typeof body.title !== 'string' || typeof body.alt !== 'string')
    throw new Error('A diagram needs a title and a text alternative.');
  const { wide, narrow, data } = draw(body, words);
  const id = `figure-${number}`;
  const label = fill(words.figure, { number });
  // Named by the title and the words of the first, whichever of the two is shown.
  const open = ({ width, height }: Sketch, look: string) =>
    `<svg data-${look} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-t ${id}-d">`;
  const html =
    `<figure id="${id}" data-figure="${kind}">${open(wide, 'wide')}` +
    `<title id="${id}-t">${escape(body.title)}</title><desc id="${id}-d">${escape(body.alt)}</desc>${wide.svg}</svg>` +
    `${open(narrow, 'narrow')}${narrow.svg}</svg>` +
    `<figcaption><a href="#${id}">${escape(label)}</a>${words.colon}${escape(body.title)}</figcaption>` +
    `<details><summary>${escape(words.asText)}</summary><p>${escape(body.alt)}</p>${data}</details></figure>`;
  return { title: body.title, alt: body.alt, html };
}
