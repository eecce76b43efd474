import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { indexAfter, rovingFocus, treeStep, useFocusRescue } from '@/ui/focus';

describe('indexAfter', () => {
  it('goes around, or stops at the ends', () => {
    expect(indexAfter('ArrowRight', 2, 3, { axis: 'horizontal' })).toBe(0);
    expect(indexAfter('ArrowLeft', 0, 3, { axis: 'horizontal' })).toBe(2);
    expect(indexAfter('ArrowDown', 2, 3, { axis: 'vertical', loop: false })).toBe(2);
    expect(indexAfter('ArrowUp', 0, 3, { axis: 'both', loop: false })).toBe(0);
  });

  it('leads to the ends, except where these keys belong to a text field', () => {
    expect(indexAfter('Home', 2, 3, { axis: 'vertical' })).toBe(0);
    expect(indexAfter('End', 0, 3, { axis: 'vertical' })).toBe(2);
    expect(indexAfter('Home', 2, 3, { axis: 'vertical', ends: false })).toBeUndefined();
  });

  it('leaves keys of the other axis and other keys alone', () => {
    expect(indexAfter('ArrowDown', 0, 3, { axis: 'horizontal' })).toBeUndefined();
    expect(indexAfter('ArrowRight', 0, 3, { axis: 'vertical' })).toBeUndefined();
    expect(indexAfter('a', 0, 3, { axis: 'both' })).toBeUndefined();
    expect(indexAfter('ArrowDown', -1, 0, { axis: 'both' })).toBeUndefined();
  });
});

it('moves the focus along the stops that are not disabled, and says where it is', async () => {
  const onMove = jest.fn();
  render(
    <div
      role="menu"
      tabIndex={-1}
      onKeyDown={rovingFocus({ selector: 'button:not(:disabled)', axis: 'vertical', onMove })}
    >
      <button>first</button>
      <button disabled>second</button>
      <button>third</button>
    </div>,
  );
  const user = userEvent.setup();
  screen.getByText('first').focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('third')).toHaveFocus();
  expect(onMove).toHaveBeenLastCalledWith(1);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('first')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowRight}');
  expect(screen.getByText('first')).toHaveFocus();
});

describe('treeStep', () => {
  const nodes = [
    { id: 'a', level: 1, branch: 'open' },
    { id: 'a1', level: 2, branch: 'leaf' },
    { id: 'b', level: 1, branch: 'closed' },
  ] as const;

  it('goes into an open branch and out of it, and opens a closed one', () => {
    expect(treeStep(nodes, 'a', 'ArrowRight')).toEqual({ focus: 'a1' });
    expect(treeStep(nodes, 'a1', 'ArrowLeft')).toEqual({ focus: 'a' });
    expect(treeStep(nodes, 'b', 'ArrowRight')).toEqual({ toggle: 'b' });
    expect(treeStep(nodes, 'a', 'ArrowLeft')).toEqual({ toggle: 'a' });
    expect(treeStep(nodes, 'a1', 'ArrowRight')).toBeUndefined();
  });

  it('goes along the rows that are shown and stops at the ends', () => {
    expect(treeStep(nodes, 'a1', 'ArrowDown')).toEqual({ focus: 'b' });
    expect(treeStep(nodes, 'b', 'ArrowDown')).toBeUndefined();
    expect(treeStep(nodes, 'b', 'Home')).toEqual({ focus: 'a' });
    expect(treeStep(nodes, 'a', 'End')).toEqual({ focus: 'b' });
  });
});

describe('useFocusRescue', () => {
  function Work({ isDone = false }: { isDone?: boolean }) {
    const ref = useRef<HTMLElement>(null);
    useFocusRescue(ref);
    return (
      <section ref={ref}>
        <button>before</button>
        <div>
          <button>beside</button>
          {!isDone && <button>once</button>}
        </div>
      </section>
    );
  }
  const settled = () => act(async () => undefined);

  it('goes on beside a button that is gone once it was pressed', async () => {
    const { rerender } = render(<Work />);
    screen.getByText('once').focus();
    rerender(<Work isDone />);
    await settled();
    expect(screen.getByText('beside')).toHaveFocus();
  });

  it('leaves those alone who have gone elsewhere', async () => {
    const { rerender } = render(<Work />);
    screen.getByText('once').focus();
    screen.getByText('before').focus();
    rerender(<Work isDone />);
    await settled();
    expect(screen.getByText('before')).toHaveFocus();
    rerender(<Work />);
    screen.getByText('once').focus();
    screen.getByText('once').blur();
    await settled();
    rerender(<Work isDone />);
    await settled();
    expect(document.body).toHaveFocus();
  });
});
