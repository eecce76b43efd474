import { classes } from '@/ui';
import { useAmountText } from './amounts';
import { ExplainButton } from './ExplainButton';
import styles from './Amount.module.css';

interface AmountProps {
  value: number;
  /** What a sentence says of nothing; in a table it is a dash. */
  zero?: string;
  /** Opens how it was computed; without it the amount is text. */
  onExplain?: (() => void) | undefined;
}

/** An amount in the unit of the filters. Where it can be explained it is a button, and says so. */
export function Amount({ value, zero, onExplain }: AmountProps) {
  const text = useAmountText(zero)(value);
  // What is nothing in the unit that is shown is not negative either.
  const isNegative = value < 0 && /[1-9]/.test(text);
  const className = classes(styles.amount, isNegative && styles.negative);
  if (!onExplain) return <span className={className}>{text}</span>;
  return (
    <ExplainButton className={className} onExplain={onExplain}>
      {text}
    </ExplainButton>
  );
}
