import { strFromU8, unzipSync } from 'fflate';
import { workbookOf } from '@/features/close/shared/tables/exportTable';

it('[RT-11] shows what counts of a rate in a workbook, and has room for trillions', async () => {
  const file = await workbookOf({
    title: 'Yield curves',
    heads: ['Figure', 'Rate', 'Amount'],
    rows: [['10 years', 0.030512, 7_960_469_123_456.5]],
  });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(part('xl/styles.xml')).toContain('formatCode="#,##0.00####"');
  expect(part('xl/styles.xml')).toContain('formatCode="#,##0.00"');
  const widths = [...part('xl/worksheets/sheet1.xml').matchAll(/ width="(\d+)/g)];
  expect(widths.map(([, width]) => Number(width))).toEqual([36, 22, 22]);
});
