import type { IntlShape } from 'react-intl';
import type { Draft, SavedRow } from '@/domain/grid';
import type { Locale } from '@/domain/locale';
import type { ChoiceItem } from '../list/SelectableList';
import { localName } from '../shared/rows/localName';
import type { Problems } from '../shared/rows/problems';
import { page } from './messages';

/** The roles of the list, each with how many of its rights are not saved. */
export function roleItems(
  roles: readonly SavedRow[],
  draft: Draft,
  problems: Problems,
  intl: IntlShape,
  locale: Locale,
): ChoiceItem[] {
  const isOf = (roleId: string) => (key: string) => key.startsWith(`${roleId}/`);
  return roles.map(({ key, values }) => {
    const changed = Object.entries(draft.changed).filter(([row]) => isOf(key)(row));
    const count = changed.reduce((sum, [, change]) => sum + Object.keys(change.values).length, 0);
    return {
      id: key,
      name: localName(values, locale),
      detail: key,
      tags: values.inUse === true ? [] : [intl.formatMessage(page.unused)],
      changes: count > 0 && intl.formatMessage({ id: page.changes.id }, { count }),
      wrong: Object.keys(problems).some(isOf(key)),
    };
  });
}
