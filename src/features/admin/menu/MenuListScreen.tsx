import { useIntl } from 'react-intl';
import type { SavedRow } from '@/domain/grid';
import { AsyncRows } from '../list/AsyncRows';
import { EditorLayout } from '../list/EditorLayout';
import { useListView } from '../list/useListView';
import { useSavedRows } from '../list/useSavedRows';
import { columnsOf } from '../shared/rows/columns';
import { useRowFormatters } from '../shared/rows/rowFormatters';
import { useDraft } from '../shared/saving/useDraft';
import { useExport } from '../shared/toolbar/useExport';
import { useSaving } from '../shared/saving/useSaving';
import { menuBatch } from './menuDraft';
import { MenuEditor } from './MenuEditor';
import { page } from './messages';

const none: readonly SavedRow[] = [];
const order = { sort: 'sortOrder' };

/** RT-11, `menuList`: the tree of menus beside what the chosen menu holds. */
export function MenuListScreen() {
  const intl = useIntl();
  const { rows, failed, reload } = useSavedRows('menus', order);
  const saved = rows ?? none;
  const draftController = useDraft('menus');
  const { selected, select } = useListView('menus');
  const saving = useSaving({
    resource: 'menus',
    draftController: draftController,
    batchOf: (draft) => menuBatch(draft, saved),
    onSaved: () => {
      // A menu that was new has its own key now.
      const made = draftController.draft.created.find(({ key }) => key === selected);
      if (made) select(String(made.values.menuId));
    },
    onRefused: ([first]) => select(first ?? null),
  });
  const words = useRowFormatters('menus');
  const exporting = useExport('menus', order, columnsOf('menus', intl, {}));
  const row = saved.find(({ key }) => key === selected);
  return (
    <EditorLayout
      title={intl.formatMessage(page.title)}
      resource="menus"
      draftController={draftController}
      saving={saving}
      words={words}
      chosen={row && { key: row.key, title: words.title(row.values) }}
      onExport={exporting.run}
    >
      <AsyncRows failed={failed} ready={rows !== undefined} onRetry={reload}>
        <MenuEditor
          saved={saved}
          draftController={draftController}
          problems={saving.problems}
          showAllErrors={saving.attempted}
          onEdited={saving.clearErrors}
        />
      </AsyncRows>
    </EditorLayout>
  );
}
