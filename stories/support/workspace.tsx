/** A workspace for stories and tests: menus of three levels, screens that keep what is typed, and a desk as somebody left it. */
import { useId } from 'react';
import type { MenuItem } from '@/api';
import { NO_RIGHTS } from '@/domain/admin';
import { type WorkspaceServices, WorkspaceScreen } from '@/features/workspace';
import {
  gridDraftActions,
  initialCloseFilters,
  listPageTurned,
  noChanges,
  type OpenTab,
  type RootState,
  selectFilters,
  selectRowChange,
  useAppDispatch,
  useAppSelector,
  useGridId,
  useScreenDirty,
  useScreenRights,
} from '@/store';
import { Button } from '@/ui';
import type { createScreenStory } from './createScreenStory';
import { respondWith, success } from './handlers';
import { rightsNamed } from './rights';

const given = (path: string | null) => (path ? rightsNamed.all : NO_RIGHTS);
const menu = (
  menuId: string,
  menuName: string,
  path: string | null = null,
  rights = given(path),
): MenuItem => ({
  menuId,
  menuName,
  path,
  parentId: menuId.length > 3 ? menuId.slice(0, -2) : null,
  rights,
});

export const sampleMenus: MenuItem[] = [
  menu('M01', 'Reference data'),
  menu('M0101', 'Codes'),
  menu('M010101', 'Common codes', '/demo/comCodeList', rightsNamed.view),
  menu('M0102', 'Organisation'),
  menu('M010201', 'Companies', '/demo/companyList'),
  menu('M02', 'Administration'),
  menu('M0201', 'Menus'),
  menu('M020101', 'Menu management', '/demo/menuList'),
  menu('M0202', 'Rights'),
  menu('M020201', 'Roles', '/demo/roleList'),
  menu('M020202', 'Rights by menu', '/demo/menuByPermissionList'),
  menu('M020203', 'Rights by user', '/demo/ListOfPermissionsByUser'),
  menu('M03', 'Late close', '/demo/lateClose'),
];

const names: Record<string, string> = Object.fromEntries(
  sampleMenus.map(({ path, menuName }) => [path ?? '', menuName]),
);

const blank = { key: 'sample', version: 1, values: { text: '' } };

/** A screen that is long enough to scroll and keeps what is typed into it. */
function SampleScreen({ path }: { path: string }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const grid = useGridId('sample');
  const text = useAppSelector((state) =>
    String(selectRowChange(state, grid, blank.key)?.values.text ?? ''),
  );
  const { page } = useAppSelector((state) => selectFilters(state, grid));
  const lines = 12 * (page + 1);
  const { write } = useScreenRights();
  useScreenDirty(text !== '');
  return (
    <section aria-labelledby={id}>
      <h1 id={id}>{names[path]}</h1>
      <p>
        <label>
          {names['/demo/menuList']}{' '}
          <input
            name="text"
            value={text}
            readOnly={!write}
            onChange={({ target }) =>
              dispatch(
                gridDraftActions.cellEdited({
                  ...grid,
                  key: blank.key,
                  saved: blank,
                  field: 'text',
                  value: target.value,
                }),
              )
            }
          />
        </label>
      </p>
      <ol>
        {Array.from({ length: lines }, (_, index) => (
          <li key={index}>{index + 1}</li>
        ))}
      </ol>
      <Button onClick={() => dispatch(listPageTurned({ ...grid, page: page + 1 }))}>{lines}</Button>
    </section>
  );
}

const screenOf = (path: string) => {
  const Screen = () => <SampleScreen path={path} />;
  return () => Promise.resolve(Screen);
};
const paths = sampleMenus
  .flatMap(({ path }) => path ?? [])
  .filter((path) => path !== '/demo/lateClose');

export const sampleServices: WorkspaceServices = {
  screens: {
    ...Object.fromEntries(paths.map((path) => [path.slice('/demo/'.length), screenOf(path)])),
    lateClose: () => Promise.reject(new Error('The chunk did not come.')),
  },
  restore: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  tools: null,
};

export const workspace = {
  screen: <WorkspaceScreen {...sampleServices} />,
  scenario: 'demoUser' as const,
  frame: 'bare' as const,
  path: '/demo',
  handlers: [respondWith('listMenus', success(sampleMenus))],
} satisfies Parameters<typeof createScreenStory>[0];

/** The tabs of these menus, open on the desk of the story's user. */
export function workspaceWith(
  open: (Partial<OpenTab> & { menuId: string })[],
  recent: string[] = [],
): Partial<RootState> {
  const tabs = open.map((tab) => ({
    path: sampleMenus.find(({ menuId }) => menuId === tab.menuId)?.path ?? '',
    ...tab,
  }));
  const desk = {
    tabs: { open: tabs, active: null, closed: [] },
    recentMenus: recent,
    gridDrafts: {},
    gridViews: {},
    filters: {},
    closeFilters: initialCloseFilters,
    closeTrial: noChanges,
  };
  return { workspace: { user: '', byUser: { '@actuary2026': desk } } };
}
