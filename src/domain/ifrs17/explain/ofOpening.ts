import type { OpeningInput } from '../schema/opening';
import type { Measured } from './context';
import { fact, type Derivation } from '../formula/derivation';

/** A balance with which a group opens, as it is stated. @returns undefined where there is none */
export function ofOpening({ group }: Measured, field: keyof OpeningInput): Derivation | undefined {
  const value = group.input.opening?.[field];
  return value === undefined ? undefined : fact(`opening.${field}`, value);
}
