import { createIntl } from 'react-intl';
import { shownColumns } from '@/features/textToSql/results/columns';

const intl = createIntl({ locale: 'en' });

it('shows a year of issue as a year, in a list as where rows are split by it', () => {
  const columns = ['group_id', 'cohort', 'contracts'];
  const [, cohort, contracts] = shownColumns(
    {
      question: 'groups',
      sql: 'SELECT 1',
      answer: {
        kind: 'understood',
        unknown: [],
        names: [],
        columns: columns.map((name) => ({ name, role: 'listed', of: name })),
      },
      rows: {
        result: {
          columns: columns.map((name) => ({ name, type: name === 'group_id' ? 'text' : 'number' })),
          rows: [['motor-2023', 2023, 1500]],
          isTruncated: false,
        },
      },
    },
    intl,
    'en',
  );
  expect(cohort?.format(2023)).toBe('2023');
  expect(contracts?.format(1500)).toBe('1,500');
});
