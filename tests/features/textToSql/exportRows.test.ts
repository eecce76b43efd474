import { strFromU8, unzipSync } from 'fflate';
import type { ShownColumn } from '@/features/textToSql/results/columns';
import { workbookFile } from '@/features/textToSql/results/exportRows';

const column = (head: string, numberFormat?: string): ShownColumn => ({
  name: head,
  head,
  isNumber: numberFormat !== undefined,
  isDimension: numberFormat === undefined,
  isTime: false,
  format: (value) => String(value),
  numberFormat,
});

it('writes figures unrounded, as they are shown, in columns that hold them', async () => {
  const file = await workbookFile({
    columns: [column('계약집합'), column('CSM', '#,##0.00'), column('%', '#,##0.0" %"')],
    rows: [['motor', 1097313671999.6174, 27.35]],
  });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<v>1097313671999.6174</v>');
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => width);
  expect(widths).toEqual(['11', '21', '9']);
  expect(text('xl/styles.xml')).toContain('#,##0.00');
  expect(text('xl/styles.xml')).toContain('#,##0.0&quot; %&quot;');
});
