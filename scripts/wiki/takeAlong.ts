/** Worked numbers to take along: links to the workbook of an example, and to the dataset of the workspace where the example is one. */
import { createHash } from 'node:crypto';
import datasets from '../../src/domain/demoInsurer/examples.json';
import { measure } from '../../src/domain/ifrs17/measure';
import type { Locale } from '../../src/domain/locale';
import { escape, fill } from './markup';
import { inputOf, workedNumberOf } from './workedNumbers';
import { wordsOf } from './words';

/** Published examples that a page rests on, by their ids. */
export const examplesOf = (section: string): string[] =>
  Object.values(workedNumberOf(section).cases ?? {}).filter((stated) => typeof stated === 'string');

/** Whoever has fetched a file keeps it for good: other figures are another file. */
export function workbookAddress(example: string, locale: Locale): string {
  const input = inputOf(example);
  const content = JSON.stringify([input, measure(input)]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `/assets/workbooks/${example}.${locale}.${hash}.xlsx`;
}

function nameOf(example: string, locale: Locale): string {
  const number = /^ie0*(\d+[a-z]?)-/.exec(example)?.[1]?.toUpperCase();
  const dataset = datasets.find(({ id }) => id === example);
  return number ? fill(wordsOf(locale).example, { number }) : (dataset?.name[locale] ?? example);
}

/** Puts below the heading of the worked example where its figures can be had. */
export function withTakeAlong(html: string, section: string, locale: Locale): string {
  const words = wordsOf(locale);
  const links = examplesOf(section).flatMap((example) => {
    const name = nameOf(example, locale);
    const link = (address: string, text: string, more = '') =>
      `<li><a href="${address}"${more}>${escape(fill(text, { name }))}</a></li>`;
    return [
      link(workbookAddress(example, locale), words.workbook, ' download'),
      ...(datasets.some(({ id }) => id === example)
        ? [link(`/demo/FSRS50010?book=${example}`, words.workspace)]
        : []),
    ];
  });
  if (links.length === 0) return html;
  return html.replace(
    /<h2 id="worked-number">.*?<\/div>/s,
    (heading) => `${heading}<ul data-take>${links.join('')}</ul>`,
  );
}
