import { Card, SectionHeader } from '@/ui';
import type { HomeContent } from '../content';
import styles from './Below.module.css';

/** Ways into the site that need no account. */
export function Doors({ title, items }: HomeContent['doors']) {
  return (
    <>
      <SectionHeader id="doors" title={title} />
      <ul className={styles.doors}>
        {items.map(({ to, title: heading, text, link }) => (
          <Card key={to} as="li" look="quiet">
            <h3>{heading}</h3>
            <p>{text}</p>
            <a href={to}>{link}</a>
          </Card>
        ))}
      </ul>
    </>
  );
}
