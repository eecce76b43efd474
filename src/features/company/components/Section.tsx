import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n';
import { SectionHeader, classes } from '@/ui';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: { id: MessageId };
  text?: { id: MessageId };
  /** The content takes the whole width, below the heading. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the page: its heading in the margin, as in a ledger, its content beside it. */
export function Section({ id, title, text, wide = false, children }: SectionProps) {
  return (
    <section className={classes(styles.section, wide && styles.wide)} aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={<FormattedMessage {...title} />}
        text={text && <FormattedMessage {...text} />}
      />
      {children}
    </section>
  );
}
