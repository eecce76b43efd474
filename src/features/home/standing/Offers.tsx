import { SectionHeader } from '@/ui';
import type { HomeContent } from '../content';
import styles from './Below.module.css';

/** What the firm does. */
export function Offers({ title, items }: HomeContent['offers']) {
  return (
    <>
      <SectionHeader id="offers" title={title} />
      <ul className={styles.offers}>
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
