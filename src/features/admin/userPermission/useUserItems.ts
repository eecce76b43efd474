import { useIntl } from 'react-intl';
import { type Draft, type SavedRow, stateOf, valuesOf } from '@/domain/grid';
import type { ChoiceItem } from '../list/SelectableList';
import type { Problems } from '../shared/rows/problems';
import { page } from './messages';

/** Users as the list shows them. */
export function useUserItems(draft: Draft, problems: Problems) {
  const intl = useIntl();
  return (users: readonly SavedRow[]): ChoiceItem[] =>
    users.map((user) => {
      const { name, username, demoAuth } = valuesOf(draft, user);
      return {
        id: user.key,
        name: String(name),
        detail: String(username),
        tags: demoAuth === true ? [intl.formatMessage(page.demoTag)] : [],
        changes: stateOf(draft, user.key) === 'changed' && intl.formatMessage(page.changed),
        wrong: problems[user.key] !== undefined,
      };
    });
}
