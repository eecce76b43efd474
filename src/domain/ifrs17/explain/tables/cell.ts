import { terms } from '../../tables/expression';
import { figureName, type Measured } from '../context';
import { derived, type Derivation } from '../../formula/derivation';
import { explainReported, reportedValue } from './explainReported';

/** A cell as the signed sum that defines it. */
export function cell(
  measured: Measured,
  period: number,
  name: string,
  expression: string,
  paragraph: string,
): Derivation {
  const parts = terms(expression).filter(
    ({ column }) => reportedValue(measured, period, column) !== 0,
  );
  const value = parts.reduce(
    (sum, { sign, column }) => sum + sign * reportedValue(measured, period, column),
    0,
  );
  const formula = parts.map(({ sign, column }, index) =>
    `${sign < 0 ? '-' : index === 0 ? '' : '+'} ${figureName(measured, period, column)}`.trim(),
  );
  return derived(
    name,
    value,
    paragraph,
    formula.join(' ') || '0',
    parts.map(({ column }) => explainReported(measured, period, column)),
  );
}
