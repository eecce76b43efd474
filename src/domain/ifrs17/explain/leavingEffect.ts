import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import type { Figure } from './stepBuilders';

/** At the end of the period, or of one of the year so far. */
const isWithin = ({ yearFrom }: Measured, period: number, atEndOf: number) =>
  atEndOf <= period + 1 && atEndOf > (yearFrom ?? period);

/** What leaves meets the margin less what is paid for it (76(b), 77). */
export function effectOfLeaving(measured: Measured, period: number, figure: Figure): Derivation {
  const { input } = measured.group;
  const stated = (input.derecognitions ?? []).flatMap(({ atEndOf, price, deemedPremium }, index) =>
    !isWithin(measured, period, atEndOf)
      ? []
      : [
          ...(price === undefined ? [] : [fact(`derecognitions[${index}].price`, price)]),
          ...(deemedPremium === undefined
            ? []
            : [fact(`derecognitions[${index}].deemedPremium`, deemedPremium)]),
        ],
  );
  const { sign } = measured.group;
  const parts = [figure('belDerecognised'), figure('raDerecognised')];
  const value =
    -parts.reduce((sum, each) => sum + each.value, 0) -
    stated.reduce((sum, each) => sum + sign * each.value, 0);
  const paid = stated.map(({ name }) => ` ${sign < 0 ? '+' : '-'} ${name}`).join('');
  return derived(
    `effect of contracts leaving in period ${period + 1}`,
    value,
    '76(b), 77',
    `-(bel.derecognised + ra.derecognised)${paid}`,
    [...parts, ...stated],
  );
}

/** True where contracts leave at the end of the period, or of one of the year so far. */
export const hasLeft = (measured: Measured, period: number) =>
  (measured.group.input.derecognitions ?? []).some(({ atEndOf }) =>
    isWithin(measured, period, atEndOf),
  );
