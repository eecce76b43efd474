import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classes } from '../classes';

export type ButtonLook = 'primary' | 'outline' | 'onDark' | 'plain';
interface Look {
  look?: ButtonLook;
  wide?: boolean;
}

/** The class of a button, for links that look like one. */
export function buttonClass({ look = 'outline', wide = false }: Look = {}): string {
  return classes(styles.button, styles[look], wide && styles.wide);
}

export function Button({
  look,
  wide,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Look) {
  return (
    <button type={type} className={classes(buttonClass({ look, wide }), className)} {...props} />
  );
}
