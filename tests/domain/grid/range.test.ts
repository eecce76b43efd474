import { moved, rectangle, tabbed } from '@/domain/grid';

const extent = { rows: 100, columns: 5, page: 20 };
const at = (row: number, column: number) => ({ row, column });

it.each([
  ['ArrowDown', false, at(11, 2)],
  ['ArrowDown', true, at(99, 2)],
  ['ArrowLeft', true, at(10, 0)],
  ['PageUp', false, at(0, 2)],
  ['PageDown', false, at(30, 2)],
  ['Home', false, at(10, 0)],
  ['End', false, at(10, 4)],
  ['Home', true, at(0, 0)],
  ['End', true, at(99, 4)],
] as const)(
  '%s (with Ctrl: %s) leads from row 10, column 2 to the right place',
  (key, leap, place) => {
    expect(moved(at(10, 2), key, leap, extent)).toEqual(place);
  },
);

it('stays within the grid, and knows no other keys', () => {
  expect(moved(at(0, 0), 'ArrowUp', false, extent)).toEqual(at(0, 0));
  expect(moved(at(0, 0), 'a', false, extent)).toBeUndefined();
});

it('goes on in the next row, and ends where the grid ends', () => {
  expect(tabbed(at(3, 4), false, extent)).toEqual(at(4, 0));
  expect(tabbed(at(3, 0), true, extent)).toEqual(at(2, 4));
  expect(tabbed(at(99, 4), false, extent)).toBeUndefined();
  expect(tabbed(at(0, 0), true, extent)).toBeUndefined();
});

it('spans a rectangle whichever way it was drawn', () => {
  expect(rectangle({ active: at(5, 3), extent: at(2, 4) })).toEqual({
    top: 2,
    left: 3,
    bottom: 5,
    right: 4,
  });
});
