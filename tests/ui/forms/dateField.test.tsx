import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from '@/ui/forms';
import { dateOf, textOf } from '@/ui/forms/dateText';

function Closing() {
  const [value, setValue] = useState('2026-12-31');
  return (
    <>
      <DateField
        id="closing"
        label="Closing date"
        choose="Choose a date"
        value={value}
        onChange={setValue}
      />
      <button onClick={() => setValue('2027-03-31')}>next quarter</button>
      <output>{value}</output>
    </>
  );
}
function open() {
  render(<Closing />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Closing date' }),
    value: screen.getByRole('status'),
  };
}

describe('the date field [SH-13]', () => {
  it('asks for mm/dd/yyyy and shows its value so', async () => {
    const { user, field } = open();
    expect(field).toHaveValue('12/31/2026');
    await user.clear(field);
    expect(field).toHaveAttribute('placeholder', 'mm/dd/yyyy');
  });

  it('takes what is typed, and sets it in the pattern when it is left', async () => {
    const { user, field, value } = open();
    await user.clear(field);
    expect(value).toHaveTextContent('');
    await user.type(field, '3/1/2026');
    expect(value).toHaveTextContent('2026-03-01');
    expect(field).toHaveValue('3/1/2026');
    await user.tab();
    expect(field).toHaveValue('03/01/2026');
  });

  it('leaves a text that is no day for the rules of the form to refuse', async () => {
    const { user, field, value } = open();
    await user.clear(field);
    await user.type(field, '02/30/2026');
    await user.tab();
    expect(field).toHaveValue('02/30/2026');
    expect(value).toHaveTextContent('02/30/2026');
  });

  it('follows a value from outside', async () => {
    const { user, field } = open();
    await user.click(screen.getByRole('button', { name: 'next quarter' }));
    expect(field).toHaveValue('03/31/2027');
  });

  it('takes a day from the calendar of the browser', async () => {
    const { user, field, value } = open();
    const calendar = document.querySelector<HTMLInputElement>('input[type="date"]');
    if (!calendar) throw new Error('There is no calendar.');
    calendar.showPicker = jest.fn();
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    expect(calendar.showPicker).toHaveBeenCalled();
    fireEvent.change(calendar, { target: { value: '2026-06-30' } });
    expect(field).toHaveValue('06/30/2026');
    expect(value).toHaveTextContent('2026-06-30');
  });

  it.each([
    ['02/29/2028', '2028-02-29'],
    ['02/29/2027', '02/29/2027'],
    ['12.31.2026', '2026-12-31'],
    ['12312026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['31/12/2026', '31/12/2026'],
    [' 1-2-2026 ', '2026-01-02'],
    ['', ''],
  ])('reads %j as %j', (text, value) => {
    expect(dateOf(text)).toBe(value);
    expect(dateOf(textOf(value))).toBe(value);
  });
});
