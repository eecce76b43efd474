import { type ReactNode, useId, useState } from 'react';
import { rovingFocus } from '../focus';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

/** Tabs after the APG pattern: arrows move and select. Every panel stands in the page, and shows where there are no scripts. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [selected, setSelected] = useState(0);
  const base = useId();
  return (
    <div>
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
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}tab-${tab.id}`}
            aria-controls={`${base}panel-${tab.id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}panel-${tab.id}`}
          aria-labelledby={`${base}tab-${tab.id}`}
          className={styles.panel}
          data-shown={index === selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
