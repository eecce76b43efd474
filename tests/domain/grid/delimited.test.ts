import fc from 'fast-check';
import { parseCsv, parseDelimited, printCsv, printTabbed } from '@/domain/grid';

it('reads what a spreadsheet puts on the clipboard', () => {
  expect(parseDelimited('a\tb\r\n"two\nlines"\t"say ""so"""\r\n', '\t')).toEqual([
    ['a', 'b'],
    ['two\nlines', 'say "so"'],
  ]);
});

it('keeps empty cells, and quotes within a cell', () => {
  expect(parseDelimited('\t\n5" pipe\t', '\t')).toEqual([
    ['', ''],
    ['5" pipe', ''],
  ]);
  expect(parseDelimited('', '\t')).toEqual([]);
});

it('reads back whatever it prints', () => {
  const cell = fc.string().map((text) => text.replaceAll('\r', ''));
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (lines) => expect(parseDelimited(printTabbed(lines), '\t')).toEqual(lines)),
  );
});

it.each([
  ['commas', '\uFEFFcode,name\nA,Alpha\n\n'],
  ['semicolons', 'code;name\r\nA;Alpha'],
  ['tabs', 'code\tname\nA\tAlpha\n,,\n'.replace(',,', '')],
])('reads a file with %s, without its mark and its empty lines', (_name, text) => {
  expect(parseCsv(text)).toEqual([
    ['code', 'name'],
    ['A', 'Alpha'],
  ]);
});

it('writes figures as figures, also below zero, and no text as a formula', () => {
  expect(printCsv([[-2127729177.48, '-2127729177.48', '=1+1']])).toBe(
    "\ufeff-2127729177.48,'-2127729177.48,'=1+1\r\n",
  );
});
