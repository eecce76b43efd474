import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/store';
import { useMedia } from '@/ui';
import { Icon } from '@/ui/icons';
import { Filters, type FiltersProps } from './Filters';
import { periodName } from '../periods';
import styles from './FilterBar.module.css';

/** What the five screens look at. On a small screen it is folded away behind what is chosen. */
export function FilterBar(filters: FiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const isNarrow = useMedia('(width < 768px)') ?? false;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { view } = filters;
  const { book } = view;
  if (!isNarrow) return <Filters {...filters} />;
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
            .join('\u00A0· ')}
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
