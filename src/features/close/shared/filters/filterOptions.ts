import type { IntlShape } from 'react-intl';
import type { BookDefinition } from '@/domain/close';
import { periodsOf } from '@/domain/close';
import type { Locale } from '@/domain/locale';
import type { CloseScope } from '@/store';
import { closeMessages } from '../messages';
import { periodName } from '../periods';

export interface FilterOption {
  value: string;
  label: string;
  /** Under which heading it is listed. */
  section?: string;
}

/** Of more groups than these nobody chooses out of a list: a portfolio comes first. */
const MAX_GROUPS = 600;

/** Units of currency in which amounts can be shown. */
export const units = [1, 1e3, 1e6, 1e8, 1e9] as const;

export const periodOptions = (book: BookDefinition, locale: Locale): FilterOption[] =>
  periodsOf(book)
    .map((value) => ({ value, label: periodName(value, locale) }))
    .reverse();

export const namedOptions = (
  all: readonly { id: string; name: Readonly<Record<Locale, string>> }[],
  locale: Locale,
): FilterOption[] => all.map(({ id, name }) => ({ value: id, label: name[locale] }));

export const models = ['GMM', 'PAA', 'VFA', 'RH'] as const;
export const modelOptions = (intl: IntlShape): FilterOption[] =>
  models.map((value) => ({ value, label: intl.formatMessage(closeMessages[value]) }));

export const companiesOf = (book: BookDefinition): readonly string[] => [
  ...new Set(book.groups.map(({ company = book.company }) => company)),
];

/** Groups and treaties of a book, each with its portfolio and model; those of a published example are stated as a whole. */
export const groupsOf = ({ groups, treaties, example }: BookDefinition) => [
  ...groups.map(({ id, portfolio, model, held }) => ({
    id,
    portfolio,
    model: held ? 'RH' : model,
  })),
  ...treaties.map(({ id, portfolio }) => ({ id, portfolio, model: 'RH' })),
  ...(example?.groups ?? []).map(({ id, portfolio, input }) => ({
    id,
    portfolio,
    model: input.model,
  })),
  ...(example?.treaties ?? []).map(({ id, portfolio }) => ({ id, portfolio, model: 'RH' })),
];

/** The groups and treaties that the rest of the scope leaves. */
export function groupOptions(
  book: BookDefinition,
  scope: CloseScope,
  nameOf: (group: string) => string,
): FilterOption[] {
  const all = groupsOf(book).filter(
    ({ portfolio, model }) =>
      (scope.portfolio === null || portfolio === scope.portfolio) &&
      (scope.model === null || model === null || model === scope.model),
  );
  const listed = all.length > MAX_GROUPS ? all.filter(({ id }) => id === scope.group) : all;
  return listed.map(({ id }) => ({ value: id, label: nameOf(id) }));
}
