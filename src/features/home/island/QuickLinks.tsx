import { Card, SectionHeader } from '@/ui';
import type { HomeContent } from '../content';
import styles from './HomeSections.module.css';

/** Ways into the site that need no account. */
export function QuickLinks({ title, items }: HomeContent['quickLinks']) {
  return (
    <>
      <SectionHeader id="quick-links" title={title} />
      <ul className={styles.quickLinks}>
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
