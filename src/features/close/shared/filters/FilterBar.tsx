import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/store';
import { useMedia } from '@/ui';
import { Icon } from '@/ui/icons';
import type { FilterOption } from './filterOptions';
import { Filters } from './Filters';
import { periodName } from '../periods';
import type { CloseView } from './useCloseView';
import styles from './FilterBar.module.css';

/** What the five screens look at. On a small screen it is folded away behind what is chosen. */
export function FilterBar({ view, books }: { view: CloseView; books: readonly FilterOption[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const isNarrow = useMedia('(width < 768px)') ?? false;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { book } = view;
  if (!isNarrow) return <Filters view={view} books={books} />;
  const scenario = book.scenarios.find((each) => each.id === view.scenario);
  return (
    <div className={styles.folded}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {[book.name[locale], periodName(view.period, locale), scenario?.name[locale]]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles.change}>
          {intl.formatMessage({ id: 'close.filters' })}
          <Icon name="down" size={14} />
        </span>
      </button>
      <div id={id}>{isOpen && <Filters view={view} books={books} />}</div>
    </div>
  );
}
