import { type ReactNode, useId, useState } from 'react';
import { rovingFocus } from '@/ui/focus';
import styles from './ViewTabs.module.css';

export interface View {
  id: string;
  label: string;
  render: () => ReactNode;
}

/** Views of one screen, of which only the chosen one is drawn: charts measure the room that they stand in. */
export function ViewTabs({ label, views }: { label: string; views: readonly View[] }) {
  const [selected, setSelected] = useState(0);
  const base = useId();
  const view = views[selected] ?? views[0];
  return (
    <div className={styles.views}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        tabIndex={-1}
        onKeyDown={rovingFocus({
          selector: '[role="tab"]',
          axis: 'horizontal',
          onMove: setSelected,
        })}
      >
        {views.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}tab-${id}`}
            aria-controls={`${base}panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        key={view?.id}
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}tab-${view?.id}`}
        className={styles.panel}
      >
        {view?.render()}
      </div>
    </div>
  );
}
