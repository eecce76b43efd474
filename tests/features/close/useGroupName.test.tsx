import { screen } from '@testing-library/react';
import { smallCompany } from '@/domain/demoInsurer';
import { useGroupName } from '@/features/close/shared/useGroupName';
import { renderScreen } from '../../support/render';

const { definition } = smallCompany;
const groups = definition.groups.flatMap((group) =>
  group.id === 'term-2025' ? [group, { ...group, id: 'term-2025-online' }] : [group],
);

function Names() {
  const nameOf = useGroupName({ ...definition, groups });
  return (
    <ul>
      {['term-2025', 'term-2025-online', 'motor-2025'].map((id) => (
        <li key={id}>{nameOf(id)}</li>
      ))}
    </ul>
  );
}

it('[RT-11] tells groups apart by their ids where portfolio, year and profitability are the same', async () => {
  await renderScreen(<Names />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Term life 2025 (term-2025)',
    'Term life 2025 (term-2025-online)',
    'Motor 2025',
  ]);
});
