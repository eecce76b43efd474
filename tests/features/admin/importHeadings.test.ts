import { namesInAllLanguages } from '@/features/admin/shared/import/namesInAllLanguages';
import { planImport } from '@/features/admin/shared/import/plan';
import type { GridColumn } from '@/ui/grid';

const columns: GridColumn[] = [
  { id: 'companyCode', label: 'Company code', kind: 'text', width: 100, editable: 'new' },
  { id: 'nameEn', label: 'Name in English', kind: 'text', width: 100, editable: 'always' },
];

it.each([
  ['English', ['Company code*', 'name in english']],
  ['Korean', ['회사코드', '영문명']],
  ['Chinese', ['公司代碼', '英文名稱']],
  ['the fields themselves', ['companyCode', 'nameEn']],
])('takes the headings of a file in %s', async (_language, headings) => {
  const plan = planImport(
    'companies',
    [headings, ['LIFE900', 'Dasom Life']],
    columns,
    {},
    await namesInAllLanguages(),
  );
  expect(plan).toEqual({
    rows: [{ companyCode: 'LIFE900', nameEn: 'Dasom Life' }],
    unknown: [],
    missing: [],
  });
});

it('says which headings are no column, and which columns of the key are missing', async () => {
  const plan = planImport(
    'companies',
    [['Colour'], ['red']],
    columns,
    {},
    await namesInAllLanguages(),
  );
  expect(plan).toMatchObject({ unknown: ['Colour'], missing: ['Company code'] });
});
