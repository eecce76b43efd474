import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchList } from '@/ui/combobox';

const items = ['General model', 'Variable fee approach', 'Premium allocation approach'].map(
  (label) => ({ id: label, label }),
);

function open() {
  const onPick = jest.fn();
  render(
    <SearchList
      label="Search"
      find={(text) => items.filter(({ label }) => label.toLowerCase().includes(text))}
      onPick={onPick}
      texts={{ noMatch: (text) => `no ${text}`, count: (count) => `${count} found` }}
    />,
  );
  return { onPick, user: userEvent.setup(), field: screen.getByRole('combobox') };
}
const marked = () => screen.getByRole('option', { selected: true });

it('marks the first that is found, and goes around the ends with the arrows', async () => {
  const { user, field } = open();
  await user.click(field);
  expect(marked()).toHaveTextContent('General model');
  expect(field).toHaveAttribute('aria-activedescendant', marked().id);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toHaveTextContent('Premium allocation approach');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toHaveTextContent('Variable fee approach');
  await user.keyboard('gen');
  expect(marked()).toHaveTextContent('General model');
});

it('gives what is marked on Enter and what is pressed, and nothing when it is left', async () => {
  const { user, field, onPick } = open();
  await user.type(field, 'fee{Enter}');
  expect(onPick).toHaveBeenCalledWith(items[1]);
  await user.clear(field);
  await user.click(screen.getByText('Premium allocation approach'));
  expect(onPick).toHaveBeenLastCalledWith(items[2]);
  onPick.mockClear();
  await user.tab();
  expect(onPick).not.toHaveBeenCalled();
});

it('leaves Home and End to the text, and says how many are found', async () => {
  const { user, field } = open();
  await user.type(field, 'fee{Home}x');
  expect(field).toHaveValue('xfee');
  expect(screen.getByRole('status')).toHaveTextContent('0 found');
  expect(screen.getByText('no xfee')).toBeVisible();
});
