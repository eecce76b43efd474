import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { BookDefinition } from '@/domain/close';
import { useLocale } from '@/store';

/** Groups and treaties by their portfolio, year of issue and what they were expected to become (16, 22), and by their id where that is so of several; an id alone where the book does not know it. */
export function useGroupName({
  portfolios,
  groups,
  treaties,
}: Pick<BookDefinition, 'portfolios' | 'groups' | 'treaties'>): (id: string) => string {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const portfolioNames = new Map(portfolios.map(({ id, name }) => [id, name[locale]]));
    const named = (portfolio: string) => portfolioNames.get(portfolio) ?? portfolio;
    const names = new Map([
      ...groups.map(
        ({ id, portfolio, cohort, profitability }) =>
          [
            id,
            intl.formatMessage(
              { id: 'close.groupName' },
              { portfolio: named(portfolio), cohort: String(cohort), profitability },
            ),
          ] as const,
      ),
      ...treaties.map(
        ({ id, portfolio }) =>
          [
            id,
            intl.formatMessage({ id: 'close.treatyName' }, { portfolio: named(portfolio), id }),
          ] as const,
      ),
    ]);
    const count = new Map<string, number>();
    for (const name of names.values()) count.set(name, (count.get(name) ?? 0) + 1);
    for (const [id, name] of names)
      if ((count.get(name) ?? 0) > 1)
        names.set(id, intl.formatMessage({ id: 'close.groupName.alike' }, { name, id }));
    // Those of a published example have the ids of their portfolios.
    return (id) => names.get(id) ?? named(id);
  }, [intl, locale, portfolios, groups, treaties]);
}
