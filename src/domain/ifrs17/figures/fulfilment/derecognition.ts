import { netPresentValue } from '../../core/flowSet';
import { given, type Measured } from '../../explain/context';
import { changed } from '../../explain/estimates/estimatesAt';
import { presentValueOf } from '../../explain/estimates/presentValues';
import { derivedBy, summedBy, type Derivation } from '../../formula/derivation';
import type { Case } from '../plan/case';
import type { Definitions, Source } from '../plan/definitions';
import { currentAtEnd } from '../plan/sources';
import { changesAt, setAfter } from './changes';

/** Contracts that leave take their share of the present value with them at once (76(a)). */
export const derecognised: Source = {
  paragraph: '76(a)',
  isOfChange: true,
  read: (state) =>
    changesAt(state.group, state.period, ['derecognition']).reduce(
      (sum, { revision, index }) =>
        sum -
        revision.fraction *
          netPresentValue(
            setAfter(state.group, state.period, index),
            state.period + 1,
            currentAtEnd.curve(state.group, state.period),
            state.period + 1,
          ),
      0,
    ),
  explain(measured, period, _, name) {
    const shares = sharesDerecognised(measured, (date) => date === period + 1);
    const parts = changesAt(measured.group, period, ['derecognition']).map(({ index }, each) =>
      derivedBy(`${name}: ${each + 1}`, '76(a)', 'share × pv', {
        share: shares[each] as Derivation,
        pv: presentValueOf(
          measured,
          `${name}: before ${each + 1}`,
          changed(measured, period, index),
          period + 1,
          currentAtEnd.explain(measured, period),
        ),
      }),
    );
    return summedBy(
      name,
      '76(a)',
      parts.map((part) => [-1, part] as const),
    );
  },
};

const sharesDerecognised = (
  measured: Measured,
  isAt: (date: number) => boolean,
): readonly Derivation[] =>
  (measured.group.input.derecognitions ?? []).flatMap(({ atEndOf, fraction }, index) =>
    isAt(atEndOf) ? [given(measured, `derecognitions[${index}].fraction`, fraction)] : [],
  );

/** What is left of the group, or has left it, after the derecognitions of some dates (76). */
const shareOf = (isLeft: boolean, isAt: (date: number, period: number) => boolean): Source => ({
  paragraph: '76',
  isOfChange: !isLeft,
  read({ group, period }) {
    let stays = 1;
    for (const { atEndOf, fraction } of group.input.derecognitions ?? [])
      if (isAt(atEndOf, period)) stays *= 1 - fraction;
    return isLeft ? stays : 1 - stays;
  },
  explain(measured, period, _, name) {
    const left = sharesDerecognised(measured, (date) => isAt(date, period));
    const parts = Object.fromEntries(left.map((share, index) => [`left${index}`, share]));
    const stays = left.map((__, index) => `(1 - left${index})`).join(' × ') || '1';
    return derivedBy(name, '76', isLeft ? stays : `1 - ${stays}`, parts);
  },
});

/** What is paid, or deemed received, for contracts that leave at the end of the period. */
const forDerecognition = (paragraph: string, field: 'price' | 'deemedPremium'): Source => ({
  paragraph,
  isOfChange: true,
  read: ({ group, period }) =>
    changesAt(group, period, ['derecognition']).reduce(
      (sum, { revision }) => sum + revision[field],
      0,
    ),
  explain: (measured, period, _, name) =>
    summedBy(
      name,
      paragraph,
      (measured.group.input.derecognitions ?? []).flatMap((each, index) => {
        const amount = each[field];
        if (each.atEndOf !== period + 1 || amount === undefined) return [];
        const path = `derecognitions[${index}].${field}`;
        return [[measured.group.sign, given(measured, path, amount)] as const];
      }),
    ),
});

/** Contracts that leave (74-77). */
export const derecognition = ({ leaves }: Case): Definitions =>
  leaves
    ? {
        derecognitionShare: shareOf(false, (date, period) => date === period + 1),
        derecognitionRemaining: shareOf(true, (date, period) => date <= period),
        derecognitionPrice: forDerecognition('76(b), 77(a)', 'price'),
        derecognitionDeemed: forDerecognition('77(b)', 'deemedPremium'),
      }
    : {};
