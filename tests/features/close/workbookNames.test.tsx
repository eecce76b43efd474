import { screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { closeQuarter } from '@/domain/close';
import { figuresOf, measurementReport, type SheetName } from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { workbookNames } from '@/features/close/measurement/workbookNames';
import { useTableWords } from '@/features/close/tables/useTableWords';
import { renderScreen } from '../../support/render';

function Names({ of }: { of: readonly (readonly [name: string, sheet: SheetName])[] }) {
  const nameOf = workbookNames(useIntl(), useTableWords(smallCompany.definition));
  return (
    <ul>
      {of.map(([name, sheet]) => (
        <li key={name}>{nameOf(name, sheet)}</li>
      ))}
    </ul>
  );
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('[RT-11] calls the cells of a workbook by the words of the standard and the names of the book', async () => {
  await renderScreen(
    <Names
      of={[
        ['reconciliation101.closing.csm', 'tables'],
        ['2025-12.csm.closing', 'csm'],
        ['of motor-2025: 2025-12.lrc.closing', 'lrc'],
        ['term-2025 2025-12.csm.closing', 'csm'],
      ]}
    />,
  );
  expect(shown()).toEqual([
    'Reconciliation by measurement component · Closing balance · CSM',
    'CSM · closing, Dec 2025',
    'Liability for remaining coverage · closing, Motor 2025 · Dec 2025',
    'CSM · closing, Term life 2025 · Dec 2025',
  ]);
});

it('[RT-11] has words for every cell of its tables', async () => {
  const { groups } = closeQuarter(smallCompany, '2025-03');
  const names = measurementReport(groups).tables.flatMap(figuresOf);
  await renderScreen(<Names of={names.map(({ name }) => [name, 'tables'] as const)} />);
  expect(names.length).toBeGreaterThan(50);
  expect(shown().filter((text) => /[a-z]\d|[a-z][A-Z]|\.\w/.test(text))).toEqual([]);
});
