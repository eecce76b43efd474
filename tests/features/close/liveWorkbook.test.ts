import { sheetNames, type SheetName } from '@/domain/closeReports';
import { liveWorkbookSheets, workbookHeads } from '@/features/close/measurement/liveWorkbookSheets';

const sheets = Object.fromEntries(sheetNames.map((name) => [name, `[${name}]`])) as Record<
  SheetName,
  string
>;

it('writes formulas, and beside each the value that it had, so that what changes is seen', () => {
  const [sheet] = liveWorkbookSheets(
    [
      {
        name: 'csm',
        rows: [
          { name: 'year1.csm.new', value: 120 },
          { name: 'year1.csm.closing', value: 90, formula: "'[csm]'!B2-30", paragraph: '44' },
        ],
      },
    ],
    { sheets, heads: workbookHeads, nameOf: (name) => name.toUpperCase() },
  );
  expect(sheet?.sheet).toBe('[csm]');
  expect(sheet?.columns).toHaveLength(workbookHeads.length);
  const shown = sheet?.data.map((cells) => cells.map(({ value }) => value));
  expect(shown).toEqual([
    [...workbookHeads],
    ['YEAR1.CSM.NEW', 120, 120, '', '', 'year1.csm.new'],
    ['YEAR1.CSM.CLOSING', "='[csm]'!B2-30", 90, '44', '', 'year1.csm.closing'],
  ]);
});
