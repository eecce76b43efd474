import type { Heading } from '@/domain/clauses';
import { piecesOf } from '../components/ClauseRedline';
import type { Report } from './report';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
const headingText = ({ label, title }: Heading) => [label, title].filter(Boolean).join(' ');
const tags = { both: 'span', old: 'del', new: 'ins' };

const STYLE = `body{font-family:sans-serif;line-height:1.6;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#14202f}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{border:1px solid #d5dde8;padding:.4rem .6rem;text-align:start;vertical-align:top}
del{color:#b3241c;background:#fdebe9}ins{color:#55691f;background:#eff3e0;text-decoration:none}`;

/** One page without scripts: the list of findings, and the redline of the whole wording. */
export function webPageOf({
  language,
  title,
  documents,
  headings,
  rows,
  comparison,
}: Report): Blob {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escape(text)}</${tag}>`).join('')}</tr>`;
  const articles = comparison.articles.map(({ old, new: fresh, rows: clauses }) => {
    const heading = (fresh.length > 0 ? fresh : old).map(headingText).join(', ');
    const paragraphs = clauses.map((row) => {
      const place = (row.new ?? row.old)?.place ?? '';
      const pieces = piecesOf(row, comparison.findings, 'both').map(
        ({ text, side }) => `<${tags[side]}>${escape(text)}</${tags[side]}>`,
      );
      const opens = row.opens ? `<h3>${escape(headingText(row.opens))}</h3>` : '';
      return `${opens}<p>${escape(place)} ${pieces.join('')}</p>`;
    });
    return `<h2>${escape(heading)}</h2>${paragraphs.join('\n')}`;
  });
  const page = `<!doctype html><html lang="${escape(language)}"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1>${documents.map((each) => `<p>${escape(each.heading)}: ${escape(each.name)}</p>`).join('')}
<table><thead>${cells('th', headings)}</thead><tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table>
${articles.join('\n')}</html>`;
  return new Blob([page], { type: 'text/html;charset=utf-8' });
}
