import { screen } from '@testing-library/react';
import { smallCompany } from '@/domain/demoInsurer';
import { useTableWords } from '@/features/close/tables/useTableWords';
import { renderScreen } from '../../support/render';

function Subjects({ of }: { of: readonly string[] }) {
  const words = useTableWords(smallCompany.definition);
  return (
    <ul>
      {of.map((each) => (
        <li key={each}>{words.subject(each)}</li>
      ))}
    </ul>
  );
}

it('[RT-11] says of what a part of a number is, in words that hang together', async () => {
  const of = [
    '2025-09',
    'model point 383',
    'term-2025',
    'term-2025 2025-12',
    'term-2025 · Contracts that join: 1',
  ];
  await renderScreen(<Subjects of={of} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sep 2025',
    'model point 383',
    'Term life 2025',
    'Term life 2025 · Dec 2025',
    'Term life 2025 · Contracts that join: 1',
  ]);
});
