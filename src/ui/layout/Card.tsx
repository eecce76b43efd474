import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classes } from '../classes';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'li' | 'section';
  /** `quiet` has no frame, `navy` carries structure. */
  look?: 'framed' | 'quiet' | 'navy';
}

/** A surface that holds one thing. */
export function Card({ as = 'div', look = 'framed', className, ...props }: CardProps) {
  const Element = as as 'div';
  return <Element className={classes(styles.card, styles[look], className)} {...props} />;
}
