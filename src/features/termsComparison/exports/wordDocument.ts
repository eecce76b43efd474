import {
  DeletedTextRun,
  Document,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { piecesOf } from '../components/ClauseRedline';
import type { Report } from './report';

/** The new wording as a Word document in which every change is tracked against the old one: it can be accepted or rejected there. */
export function wordDocumentOf({ title, documents, comparison }: Report): Promise<Blob> {
  const date = new Date().toISOString();
  const author = documents[1]?.name ?? title;
  let id = 0;
  const run = (text: string, side: 'both' | 'old' | 'new') => {
    id += 1;
    if (side === 'old') return new DeletedTextRun({ text, id, author, date });
    return side === 'new' ? new InsertedTextRun({ text, id, author, date }) : new TextRun(text);
  };
  const children = comparison.articles.flatMap(({ old, new: fresh, rows }) => {
    const name = (headings: typeof old) =>
      headings
        .map(({ label, title: of }) => [label, of && `(${of})`].filter(Boolean).join(''))
        .join(', ');
    const [was, is] = [name(old), name(fresh)];
    const runs = was === is ? [run(is, 'both')] : [run(was, 'old'), run(is, 'new')];
    return [
      new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs }),
      ...rows.flatMap((row) => {
        const side = row.old && row.new ? 'both' : row.new ? 'new' : 'old';
        const place = (row.new ?? row.old)?.place;
        const clause = new Paragraph({
          children: [
            ...(place ? [run(`${place} `, side)] : []),
            ...piecesOf(row, comparison.findings, 'both').map((piece) =>
              run(piece.text, piece.side),
            ),
          ],
        });
        if (!row.opens) return [clause];
        const opened = run(name([row.opens]), fresh.length > 1 ? 'new' : 'old');
        return [new Paragraph({ heading: HeadingLevel.HEADING_3, children: [opened] }), clause];
      }),
    ];
  });
  return Packer.toBlob(new Document({ title, sections: [{ children }] }));
}
