import { withColumnsInTurn } from '@/server/ocr/engine/columns';
import { inReadingOrder } from '@/server/ocr/engine/lines';
import { lineOf } from './support';

/** What is read of cells that stand in rows; the x of the second column, row by row, where they are not aligned. */
function readingOf(rows: readonly string[], starts: readonly number[] = []): string[] {
  const cells = rows.flatMap((row, at) =>
    row.split('|').map((cell, column) => {
      const x = column === 0 ? 0 : (starts[at] ?? 300 * column);
      return lineOf(cell, { x, y: 30 * at });
    }),
  );
  return withColumnsInTurn(inReadingOrder(cells)).map(({ glyphs }) =>
    glyphs.map(({ before, text }) => before + text).join(''),
  );
}

describe('narrow columns that were read across', () => {
  const COLUMNS = [
    'The insurer keeps|Claims are settled',
    'all of its groups|within thirty days',
    'in a single ledger|of a full report',
    'for every product|from the customer',
  ];

  it('are read one after the other where their lines go on below', () => {
    expect(readingOf(COLUMNS)).toEqual([
      'The insurer keeps',
      'all of its groups',
      'in a single ledger',
      'for every product',
      'Claims are settled',
      'within thirty days',
      'of a full report',
      'from the customer',
    ]);
  });

  it('leave what stands above and below in its place', () => {
    const read = readingOf(['Terms of business', ...COLUMNS, 'Page 3']);
    expect([read[0], read[1], read.at(-2), read.at(-1)]).toEqual([
      'Terms of business',
      'The insurer keeps',
      'from the customer',
      'Page 3',
    ]);
  });

  it('may end before one another', () => {
    const read = readingOf([...COLUMNS, 'in the end']);
    expect(read[4]).toBe('in the end');
    expect(read.at(-1)).toBe('from the customer');
  });

  it.each([
    [
      'whose cells begin anew',
      ['Life of one|Paid each month', 'Fire at sea|Paid at once', 'Hail on fields|Paid at once'],
    ],
    [
      'with a column of amounts',
      ['The loss component|1,250', 'of all groups|3,400', 'at the end|4,650'],
    ],
    ['of single words', ['Fruit|Colour', 'apple|green', 'cherry|red', 'plum|blue']],
    ['of too few rows', COLUMNS.slice(0, 2)],
  ])('are the rows of a table %s', (_, rows) => {
    expect(readingOf(rows)).toEqual(rows.map((row) => row.replace('|', '\t')));
  });

  it('are rows where their cells do not begin at one place', () => {
    expect(readingOf(COLUMNS, [300, 360, 420, 480])).toEqual(
      COLUMNS.map((row) => row.replace('|', '\t')),
    );
  });
});
