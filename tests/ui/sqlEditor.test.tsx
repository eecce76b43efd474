import { fireEvent, render, waitFor } from '@testing-library/react';
import { SqlEditor, type SqlEditorProps } from '@/ui/sqlEditor';

/** What stands in the editor's shadow root. */
const inside = (selector: string) =>
  waitFor(() => {
    const found = document
      .querySelector('[data-sql-editor]')
      ?.shadowRoot?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing is at ${selector}`);
    return found;
  });
const show = (props: Partial<SqlEditorProps>) =>
  render(<SqlEditor label="SQL" value="" onChange={() => undefined} {...props} />);
const paste = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

it('has a name, and hands on what is pasted and where the cursor is', async () => {
  const onChange = jest.fn();
  const onCursor = jest.fn();
  show({ onChange, onCursor });
  const field = await inside('[role="textbox"]');
  expect(field).toHaveAttribute('aria-label', 'SQL');
  paste(field, 'select 1');
  expect(onChange).toHaveBeenLastCalledWith('select 1');
  expect(onCursor).toHaveBeenLastCalledWith(8);
});

it('takes a text from outside without handing it back', async () => {
  const onChange = jest.fn();
  const { rerender } = show({ value: 'select 1', onChange });
  expect(await inside('.cm-content')).toHaveTextContent('select 1');
  rerender(<SqlEditor label="SQL" value="select 2" onChange={onChange} />);
  expect(await inside('.cm-content')).toHaveTextContent('select 2');
  expect(onChange).not.toHaveBeenCalled();
});

it('marks parts of the text, and errors at their place', async () => {
  show({
    value: 'select a from b',
    marks: [{ start: 7, end: 8, tone: 'active' }],
    errors: [{ start: 14, end: 15, message: 'No such table' }],
  });
  expect(await inside('.cm-mark-active')).toHaveTextContent('a');
  expect(await inside('.cm-lintRange-error')).toHaveTextContent('b');
});

it('can be read only', async () => {
  const onChange = jest.fn();
  show({ value: 'select 1', onChange: undefined });
  const field = await inside('[role="textbox"]');
  expect(field).toHaveAttribute('aria-readonly', 'true');
  paste(field, 'x');
  expect(onChange).not.toHaveBeenCalled();
});

describe('completion', () => {
  const tables = [
    { name: 'portfolio', columns: [{ name: 'name' }, { name: 'numbered_at' }] },
    { name: 'contract_group', columns: [{ name: 'number_insured' }] },
  ];
  const offered = async (text: string) => {
    show({ tables });
    const field = await inside('[role="textbox"]');
    paste(field, text);
    fireEvent.keyDown(field, { key: ' ', code: 'Space', ctrlKey: true });
    const list = await inside('.cm-tooltip-autocomplete ul');
    return [...list.querySelectorAll('.cm-completionLabel')].map((label) => label.textContent);
  };

  it('offers the columns of all tables while none is read yet', async () => {
    expect(await offered('SELECT num')).toEqual(
      expect.arrayContaining(['numbered_at', 'number_insured']),
    );
  });

  it('offers those of the tables that are read', async () => {
    const labels = await offered('SELECT name FROM portfolio WHERE num');
    expect(labels).toContain('numbered_at');
    expect(labels).not.toContain('number_insured');
  });
});
