import { SectionHeader } from '@/ui';
import type { HomeContent } from '../content';
import styles from './HomeSections.module.css';

/** What the firm does. */
export function Services({ title, items }: HomeContent['services']) {
  return (
    <>
      <SectionHeader id="services" title={title} />
      <ul className={styles.services}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
