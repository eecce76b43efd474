import { useIntl } from 'react-intl';
import { useScreenState } from '@/store';
import { EmptyState } from '@/ui';
import { AsyncRows } from '../list/AsyncRows';
import { ChoiceList } from '../list/ChoiceList';
import { EditFrame } from '../list/EditFrame';
import { MasterDetail } from '../list/MasterDetail';
import { useSavedPage } from '../list/useSavedRows';
import { useRowWords } from '../shared/rowWords';
import { useDraft } from '../shared/useDraft';
import { useSaving } from '../shared/useSaving';
import { UserPager } from './components/UserPager';
import { UserSearch } from './components/UserSearch';
import { list, page } from './messages';
import { UserEditor } from './UserEditor';
import { useUserItems } from './useUserItems';

/** Users of a page. */
const PAGE = 50;

/** RT-11, `ListOfPermissionsByUser`: who has which roles, and what that lets them do. */
export function ListOfPermissionsByUserScreen() {
  const intl = useIntl();
  const [search, setSearch] = useScreenState('search', '');
  const [offset, setOffset] = useScreenState('offset', 0);
  const [kept, choose] = useScreenState<string | null>('chosen', null);
  const [opened, setOpened] = useScreenState('opened', false);
  const drafting = useDraft();
  const users = useSavedPage('users', {
    sort: 'username',
    search: search || undefined,
    offset,
    limit: PAGE,
  });
  const saving = useSaving({
    resource: 'users',
    drafting: drafting,
    onRefused: ([first]) => first !== undefined && choose(first),
  });
  const words = useRowWords('users');
  const itemsOf = useUserItems(drafting.draft, saving.problems);
  const rows = users.rows ?? [];
  // Someone who is being changed may stand on another page.
  const chosen = rows.find(({ key }) => key === kept) ?? drafting.draft.changed[kept ?? '']?.saved;
  return (
    <EditFrame
      title={intl.formatMessage(page.title)}
      resource="users"
      drafting={drafting}
      saving={saving}
      words={words}
      chosen={chosen && { key: chosen.key, title: words.title(chosen.values) }}
    >
      <MasterDetail
        opened={opened && chosen !== undefined}
        backLabel={intl.formatMessage(page.back)}
        onBack={() => setOpened(false)}
        master={{
          label: intl.formatMessage(page.users),
          head: (
            <UserSearch
              value={search}
              onSearch={(text) => {
                setSearch(text);
                setOffset(0);
              }}
            />
          ),
          body: (
            <AsyncRows
              failed={users.failed}
              ready={users.rows !== undefined}
              onRetry={users.reload}
            >
              {rows.length > 0 ? (
                <ChoiceList
                  label={intl.formatMessage(page.users)}
                  items={itemsOf(rows)}
                  chosen={chosen?.key}
                  onChoose={(username) => {
                    choose(username);
                    setOpened(true);
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
              onPage={(step) => setOffset(Math.max(0, offset + step * PAGE))}
            />
          ),
        }}
        detail={{
          label: chosen ? words.title(chosen.values) : intl.formatMessage(page.choose),
          body: chosen ? (
            <UserEditor
              key={chosen.key}
              user={chosen}
              drafting={drafting}
              problem={saving.problems[chosen.key]}
              onEdited={saving.forget}
            />
          ) : (
            <EmptyState>{intl.formatMessage(page.choose)}</EmptyState>
          ),
        }}
      />
    </EditFrame>
  );
}
