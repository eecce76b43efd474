import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from '@/ui/combobox';
import { matching } from '@/ui/combobox/matching';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'DE', label: 'Germany' },
  { value: 'KR', label: 'South Korea' },
  { value: 'ZA', label: 'South Africa' },
];

function Country({ onEscape }: { onEscape: () => void }) {
  const [value, setValue] = useState('');
  return (
    // Stands for the dialog around the field, which Escape closes.
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <Combobox
        id="country"
        name="country"
        label="Country"
        options={options}
        value={value}
        onChange={setValue}
        texts={{ toggle: 'Show', noMatch: 'None' }}
      />
      <output>{value}</output>
    </div>
  );
}
function open() {
  const onEscape = jest.fn();
  render(<Country onEscape={onEscape} />);
  return {
    user: userEvent.setup(),
    onEscape,
    field: screen.getByRole('combobox', { name: 'Country' }),
  };
}

describe('the country choice [SH-4]', () => {
  it('shortens the list while somebody types, and takes the choice by keyboard', async () => {
    const { user, field } = open();
    await user.type(field, 'south');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'South Korea',
      'South Africa',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('South Korea');
    expect(screen.getByRole('status')).toHaveTextContent('KR');
  });

  it('takes a whole name that was typed or filled in', async () => {
    const { user, field } = open();
    await user.click(field);
    await user.paste('germany');
    expect(await screen.findByText('DE')).toBeInTheDocument();
  });

  it('gives the choice up when its name is changed', async () => {
    const { user, field } = open();
    await user.type(field, 'Germany');
    expect(await screen.findByText('DE')).toBeInTheDocument();
    await user.type(field, 'x');
    expect(screen.queryByText('DE')).not.toBeInTheDocument();
    expect(field).toHaveValue('Germanyx');
    expect(screen.getByText('None')).toBeInTheDocument();
  });

  it('Escape closes the list first and only then what is around it', async () => {
    const { user, field, onEscape } = open();
    await user.type(field, 'sou');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});

describe('matching', () => {
  it('ignores case and accents and puts beginnings first', () => {
    expect(matching(options, 'COTE').map(({ value }) => value)).toEqual(['CI']);
    expect(matching(options, 'a').map(({ value }) => value)).toEqual(['DE', 'KR', 'ZA']);
    expect(
      matching(
        [
          { value: '1', label: 'Niger ab' },
          { value: '2', label: 'Abc' },
        ],
        'ab',
      ).map(({ value }) => value),
    ).toEqual(['2', '1']);
    expect(
      matching([{ value: 'KR', label: '대한민국' }], '한민').map(({ value }) => value),
    ).toEqual(['KR']);
    expect(matching(options, '')).toHaveLength(4);
  });
});
