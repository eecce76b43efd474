import { Fragment, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/store';
import { useMedia } from '@/ui';
import { Icon } from '@/ui/icons';
import { Filters, type FiltersProps } from './Filters';
import { closeMessages } from '../messages';
import { periodName } from '../periods';
import { useGroupName } from '../useGroupName';
import styles from './FilterBar.module.css';

/** What the five screens look at. On a small screen it is folded away behind what is chosen. */
export function FilterBar(filters: FiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const isNarrow = useMedia('(width < 768px)') ?? false;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { view } = filters;
  const { book, scope } = view;
  const groupName = useGroupName(book);
  if (!isNarrow) return <Filters {...filters} />;
  const nameIn = (all: typeof book.scenarios | typeof book.portfolios, id: string | null) =>
    all.find((each) => each.id === id)?.name[locale];
  const chosen = [
    book.name[locale],
    periodName(view.period, locale),
    nameIn(book.scenarios, view.scenario),
    scope.company,
    scope.group === null ? nameIn(book.portfolios, scope.portfolio) : groupName(scope.group),
    scope.model && intl.formatMessage(closeMessages[scope.model]),
  ];
  return (
    <div className={styles.folded}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {chosen.filter(Boolean).map((part, index, { length }) => (
            <Fragment key={part}>
              <span className={styles.part}>
                {part}
                {index < length - 1 && '\u00A0·'}
              </span>{' '}
            </Fragment>
          ))}
        </span>
        <span className={styles.change}>
          {intl.formatMessage({ id: 'close.filters' })}
          <Icon name="down" size={14} />
        </span>
      </button>
      <div id={id}>{isOpen && <Filters {...filters} />}</div>
    </div>
  );
}
