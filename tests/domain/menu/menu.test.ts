import {
  findMenu,
  findMenuByPath,
  leavesOf,
  matchOf,
  type MenuNode,
  menuTree,
  namesAbove,
} from '@/domain/menu';

const record = (menuId: string, parentId: string | null = null, path: string | null = null) => ({
  menuId,
  menuName: `Menu ${menuId}`,
  path,
  parentId,
});
/** `A(A1(A1a) A2)`: the shape of a tree by its ids. */
const shape = (tree: MenuNode[]): string =>
  tree
    .map(({ menuId, children }) => menuId + (children.length > 0 ? `(${shape(children)})` : ''))
    .join(' ');
const shapeOf = (...records: ReturnType<typeof record>[]) => shape(menuTree(records));

describe('the flat list as a tree (AP-6)', () => {
  it('has three levels, in the order of the list', () => {
    expect(
      shapeOf(
        record('A'),
        record('A1', 'A'),
        record('A1a', 'A1'),
        record('A1b', 'A1'),
        record('A2', 'A'),
        record('B'),
      ),
    ).toBe('A(A1(A1a A1b) A2) B');
  });

  it('keeps the order of the list where children come before their parents', () => {
    expect(
      shapeOf(record('B1', 'B'), record('A1a', 'A1'), record('A'), record('A1', 'A'), record('B')),
    ).toBe('A(A1(A1a)) B(B1)');
  });

  it('stands what is deeper than three levels beside its ancestor on the third', () => {
    expect(
      shapeOf(
        record('A'),
        record('A1', 'A'),
        record('A1a', 'A1'),
        record('deep', 'A1a'),
        record('deeper', 'deep'),
      ),
    ).toBe('A(A1(A1a deep deeper))');
  });

  it('stands what has lost its parent at the top', () => {
    expect(shapeOf(record('A'), record('lost', 'gone'), record('below', 'lost'))).toBe(
      'A lost(below)',
    );
  });

  it('breaks a circle at its first record and loses none', () => {
    expect(
      shapeOf(record('hanger', 'B'), record('A', 'C'), record('B', 'A'), record('C', 'B')),
    ).toBe('A(B(hanger C))');
    expect(shapeOf(record('A', 'A'))).toBe('A');
  });

  it('counts the first of two records with one id', () => {
    const [only, ...others] = menuTree([
      record('A', null, '/demo/first'),
      record('A', null, '/demo/second'),
    ]);
    expect([only?.path, others]).toEqual(['/demo/first', []]);
  });

  it('does not change the list', () => {
    const list = Object.freeze([Object.freeze(record('A')), Object.freeze(record('A1', 'A'))]);
    expect(shape(menuTree(list))).toBe('A(A1)');
  });
});

describe('finding in the tree', () => {
  const tree = menuTree([
    record('A'),
    record('A1', 'A', '/demo/a1'),
    record('A1a', 'A1', '/demo/a1a'),
    record('B', null, '/demo/a1'),
    record('B1', 'B'),
  ]);

  it('finds a menu by its id on every level', () => {
    expect(['A', 'A1', 'A1a', 'B', 'nowhere'].map((id) => findMenu(tree, id)?.menuName)).toEqual([
      'Menu A',
      'Menu A1',
      'Menu A1a',
      'Menu B',
      undefined,
    ]);
  });

  it('finds the first menu of an address', () => {
    expect(findMenuByPath(tree, '/demo/a1')?.menuId).toBe('A1');
    expect(findMenuByPath(tree, '/demo/other')).toBeUndefined();
  });

  it('lists the menus that lead somewhere', () => {
    expect(leavesOf(tree).map(({ menuId }) => menuId)).toEqual(['A1', 'A1a', 'B']);
  });
});

describe('what answers to typed words', () => {
  it.each([
    ['Common codes', 'com', 4],
    ['Common codes', 'CODES', 3],
    ['공통코드', '공통', 4],
    ['공통코드', 'ㄱㅌㅋㄷ', 2],
    ['사용자별 권한', 'ㄱㅎ', 2],
    ['公司清單', '清單', 3],
    ['Rights by user', 'rbu', 1],
    ['Café codes', 'cafe', 4],
    ['Roles', 'x', 0],
    ['Roles', '', 1],
    ['Roles', '  ', 1],
  ])('%s for “%s”: %i', (name, typed, match) => {
    expect(matchOf(name, typed)).toBe(match);
  });
});

it('says which menus stand above one', () => {
  const tree = menuTree([record('A'), record('A1', 'A'), record('A1a', 'A1', '/demo/a')]);
  expect(namesAbove(tree, 'A1a')).toEqual(['Menu A', 'Menu A1']);
  expect(namesAbove(tree, 'A')).toEqual([]);
  expect(namesAbove(tree, 'nowhere')).toEqual([]);
});
