import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu, FileButton } from '@/ui';

const file = new File(['%PDF'], 'report.pdf', { type: 'application/pdf' });

it('gives the files that are chosen, the same one again as well', async () => {
  const names: string[] = [];
  const onFiles = (files: File[]) => names.push(...files.map(({ name }) => name));
  render(<FileButton onFiles={onFiles}>Choose a file</FileButton>);
  const input = screen.getByLabelText('Choose a file');
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(names).toEqual(['report.pdf', 'report.pdf']);
});

it('says nothing where no file was chosen', () => {
  const onFiles = jest.fn();
  render(<FileButton onFiles={onFiles}>Choose a file</FileButton>);
  expect(onFiles).not.toHaveBeenCalled();
});

it('does what is chosen in a menu of actions, and closes it', async () => {
  const chosen: string[] = [];
  const actions = ['csv', 'json'].map((id) => ({
    id,
    label: id,
    onChoose: () => chosen.push(id),
  }));
  render(<ActionMenu label="Export" actions={actions} />);
  const menu = screen.getByRole('group');
  await userEvent.click(screen.getByText('Export'));
  expect(menu).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'json' }));
  expect(chosen).toEqual(['json']);
  expect(menu).not.toHaveAttribute('open');
});
