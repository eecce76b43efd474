import fc from 'fast-check';
import {
  branchOf,
  childrenOf,
  dropPlace,
  freeMenuId,
  mayHaveChildren,
  type MenuMove,
  menuTreeRows,
  placeMenu,
  type PlacedMenu,
  stepOf,
  withoutCircles,
} from '@/domain/admin/menuTree';
import { MENU_LEVELS } from '@/domain/menu';

const menu = (menuId: string, parentId: string | null, sortOrder: number): PlacedMenu => ({
  menuId,
  parentId,
  sortOrder,
});
/** A (A1 (A1a), A2), B (B1), C */
const menus = [
  menu('B', null, 20),
  menu('A', null, 10),
  menu('C', null, 30),
  menu('A2', 'A', 20),
  menu('A1', 'A', 10),
  menu('A1a', 'A1', 10),
  menu('B1', 'B', 10),
];
const shown = (list: readonly PlacedMenu[]) =>
  menuTreeRows(list).map(({ menu: { menuId }, level }) => '·'.repeat(level - 1) + menuId);
const step = (menuId: string, move: MenuMove, list: readonly PlacedMenu[] = menus) => {
  const place = stepOf(list, menuId, move);
  return place && placeMenu(list, menuId, place);
};

describe('the tree of menus', () => {
  it('lists parents before their children, in order, with level and place', () => {
    expect(shown(menus)).toEqual(['A', '·A1', '··A1a', '·A2', 'B', '·B1', 'C']);
    expect(menuTreeRows(menus)[1]).toMatchObject({
      level: 2,
      position: 1,
      siblings: 2,
      hasChildren: true,
    });
  });

  it('lists nothing below a closed menu', () => {
    expect(menuTreeRows(menus, (id) => id === 'A').map((row) => row.menu.menuId)).toEqual([
      'A',
      'B',
      'B1',
      'C',
    ]);
  });

  it('shows a menu at the top whose parent is not there, and equal orders by id', () => {
    const list = [menu('Z', 'gone', 10), menu('Y', null, 10)];
    expect(shown(list)).toEqual(['Y', 'Z']);
    expect(childrenOf(list, null)).toHaveLength(2);
  });

  it('finds a branch from top to bottom', () => {
    expect(branchOf(menus, 'A').map(({ menuId }) => menuId)).toEqual(['A', 'A1', 'A1a', 'A2']);
  });

  it('lets a menu have children down to the third level', () => {
    expect([null, 'A', 'A1', 'A1a'].map((id) => mayHaveChildren(menus, id))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('menus that hold each other', () => {
  it('stand in the tree with the first of them at the top', () => {
    const list = withoutCircles([
      menu('A', 'B', 10),
      menu('B', 'C', 10),
      menu('C', 'A', 10),
      menu('D', 'B', 20),
    ]);
    expect(shown(list)).toEqual(['A', '·C', '··B', '···D']);
    expect(withoutCircles([menu('A', 'A', 10)])).toEqual([menu('A', null, 10)]);
  });

  it('are told from those that do not', () => {
    expect(withoutCircles(menus).every((one, index) => one === menus[index])).toBe(true);
  });
});

it('finds a free id for a new menu', () => {
  expect(freeMenuId(['M01', 'M0101', 'M0102'], 'M01')).toBe('M0103');
  expect(freeMenuId(['M01', 'M03'], null)).toBe('M02');
});

describe('a step in the tree', () => {
  it.each([
    ['B', 'up', ['B', '·B1', 'A', '·A1', '··A1a', '·A2', 'C']],
    ['A1', 'down', ['A', '·A2', '·A1', '··A1a', 'B', '·B1', 'C']],
    ['C', 'in', ['A', '·A1', '··A1a', '·A2', 'B', '·B1', '·C']],
    ['A2', 'in', ['A', '·A1', '··A1a', '··A2', 'B', '·B1', 'C']],
    ['A1a', 'out', ['A', '·A1', '·A1a', '·A2', 'B', '·B1', 'C']],
    ['A1', 'out', ['A', '·A2', 'A1', '·A1a', 'B', '·B1', 'C']],
  ] as const)('moves %s %s', (menuId, move, expected) => {
    expect(shown(step(menuId, move) ?? [])).toEqual(expected);
  });

  it.each([
    ['A', 'up', 'is the first'],
    ['C', 'down', 'is the last'],
    ['A', 'in', 'has no sibling before it'],
    ['A1a', 'in', 'is at the third level'],
    ['B', 'out', 'is at the top'],
  ] as const)('does not move %s %s, which %s', (menuId, move, _why) => {
    expect(stepOf(menus, menuId, move)).toBeUndefined();
  });

  it('does not move a branch in where its lowest menu would reach a fourth level', () => {
    const list = [menu('X', null, 5), ...menus];
    expect(stepOf(list, 'A', 'in')).toBeUndefined();
    expect(stepOf([menu('X', null, 15), ...menus], 'B', 'in')).toEqual({ parentId: 'X', index: 0 });
  });

  it('changes the moved menu alone where there is room', () => {
    const moved = step('B', 'up') ?? [];
    expect(moved.filter((one) => !menus.includes(one))).toEqual([menu('B', null, 5)]);
  });

  it('numbers the siblings anew where there is no room', () => {
    const list = [menu('A', null, 1), menu('B', null, 2), menu('C', null, 3)];
    expect(step('C', 'up', list)).toEqual([
      menu('A', null, 10),
      menu('B', null, 30),
      menu('C', null, 20),
    ]);
  });
});

describe('a menu that is dropped', () => {
  it('lands before, inside or after another', () => {
    expect(dropPlace(menus, 'C', 'A2', 'before')).toEqual({ parentId: 'A', index: 1 });
    expect(dropPlace(menus, 'C', 'A', 'inside')).toEqual({ parentId: 'A', index: 2 });
    expect(dropPlace(menus, 'A1', 'B', 'after')).toEqual({ parentId: null, index: 2 });
  });

  it('counts its new place without itself', () => {
    expect(
      shown(
        placeMenu(
          menus,
          'A',
          dropPlace(menus, 'A', 'C', 'before') ?? { parentId: 'never', index: 0 },
        ),
      ),
    ).toEqual(['B', '·B1', 'A', '·A1', '··A1a', '·A2', 'C']);
  });

  it('does not land in its own branch, on itself or below the third level', () => {
    expect(dropPlace(menus, 'A', 'A1a', 'before')).toBeUndefined();
    expect(dropPlace(menus, 'A', 'A', 'after')).toBeUndefined();
    expect(dropPlace(menus, 'B', 'A1', 'inside')).toBeUndefined();
  });
});

it('keeps every menu, makes no circle and no fourth level, whatever is moved where', () => {
  const moves = fc.array(
    fc.record({
      id: fc.constantFrom(...menus.map(({ menuId }) => menuId)),
      target: fc.constantFrom(...menus.map(({ menuId }) => menuId)),
      at: fc.constantFrom('before', 'inside', 'after', 'up', 'down', 'in', 'out'),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(moves, (steps) => {
      let list: readonly PlacedMenu[] = menus;
      for (const { id, target, at } of steps) {
        const place =
          at === 'before' || at === 'inside' || at === 'after'
            ? dropPlace(list, id, target, at)
            : stepOf(list, id, at as MenuMove);
        if (!place) continue;
        list = placeMenu(list, id, place);
        const siblings = childrenOf(list, place.parentId).map(({ menuId }) => menuId);
        expect(siblings.indexOf(id)).toBe(place.index);
      }
      const rows = menuTreeRows(list);
      expect(rows.map((row) => row.menu.menuId).sort()).toEqual(
        menus.map(({ menuId }) => menuId).sort(),
      );
      expect(Math.max(...rows.map(({ level }) => level))).toBeLessThanOrEqual(MENU_LEVELS);
    }),
  );
});
