import { useIntl } from 'react-intl';
import {
  listPageTurned,
  listSearched,
  selectFilters,
  useAppDispatch,
  useAppSelector,
  useGridId,
} from '@/store';
import { EmptyState } from '@/ui';
import { AsyncRows } from '../list/AsyncRows';
import { SelectableList } from '../list/SelectableList';
import { EditorLayout } from '../list/EditorLayout';
import { MasterDetail } from '../list/MasterDetail';
import { useListView } from '../list/useListView';
import { useSavedPage } from '../list/useSavedRows';
import { useRowFormatters } from '../shared/rows/rowFormatters';
import { useDraft } from '../shared/saving/useDraft';
import { useSaving } from '../shared/saving/useSaving';
import { UserPager } from './components/UserPager';
import { UserSearch } from './components/UserSearch';
import { list, page } from './messages';
import { UserEditor } from './UserEditor';
import { useUserItems } from './useUserItems';

/** Users of a page. */
const PAGE_ROWS = 50;

/** RT-11, `ListOfPermissionsByUser`: who has which roles, and what that lets them do. */
export function ListOfPermissionsByUserScreen() {
  const intl = useIntl();
  const id = useGridId('users');
  const dispatch = useAppDispatch();
  const { search, page: shownPage } = useAppSelector((state) => selectFilters(state, id));
  const offset = shownPage * PAGE_ROWS;
  const { selected, select, detailOpen, setDetailOpen } = useListView('users');
  const draftController = useDraft('users');
  const users = useSavedPage('users', {
    sort: 'username',
    search: search || undefined,
    offset,
    limit: PAGE_ROWS,
  });
  const saving = useSaving({
    resource: 'users',
    draftController: draftController,
    onRefused: ([first]) => first !== undefined && select(first),
  });
  const words = useRowFormatters('users');
  const itemsOf = useUserItems(draftController.draft, saving.problems);
  const rows = users.rows ?? [];
  // Someone who is being changed may stand on another page.
  const chosen =
    rows.find(({ key }) => key === selected) ??
    draftController.draft.changed[selected ?? '']?.saved;
  return (
    <EditorLayout
      title={intl.formatMessage(page.title)}
      resource="users"
      draftController={draftController}
      saving={saving}
      words={words}
      chosen={chosen && { key: chosen.key, title: words.title(chosen.values) }}
    >
      <MasterDetail
        opened={detailOpen && chosen !== undefined}
        backLabel={intl.formatMessage(page.back)}
        onBack={() => setDetailOpen(false)}
        master={{
          label: intl.formatMessage(page.users),
          head: (
            <UserSearch
              value={search}
              onSearch={(text) => dispatch(listSearched({ ...id, search: text }))}
            />
          ),
          body: (
            <AsyncRows
              failed={users.failed}
              ready={users.rows !== undefined}
              onRetry={users.reload}
            >
              {rows.length > 0 ? (
                <SelectableList
                  label={intl.formatMessage(page.users)}
                  items={itemsOf(rows)}
                  chosen={chosen?.key}
                  onChoose={(username) => {
                    select(username);
                    setDetailOpen(true);
                  }}
                />
              ) : (
                <EmptyState>{intl.formatMessage(list.nothing)}</EmptyState>
              )}
            </AsyncRows>
          ),
          foot: rows.length > 0 && (
            <UserPager
              offset={offset}
              shown={rows.length}
              total={users.total}
              onPage={(step) =>
                dispatch(listPageTurned({ ...id, page: Math.max(0, shownPage + step) }))
              }
            />
          ),
        }}
        detail={{
          label: chosen ? words.title(chosen.values) : intl.formatMessage(page.choose),
          body: chosen ? (
            <UserEditor
              key={chosen.key}
              user={chosen}
              draftController={draftController}
              problem={saving.problems[chosen.key]}
              onEdited={saving.clearErrors}
            />
          ) : (
            <EmptyState>{intl.formatMessage(page.choose)}</EmptyState>
          ),
        }}
      />
    </EditorLayout>
  );
}
