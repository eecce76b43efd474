import type { Column } from '../core/row';

/** The one definition of a figure of a period: the paragraph it follows, and its formula over other figures of the period. */
export type Definition = readonly [paragraph: string, formula: string];
/** In the order in which they are worked out. */
export type Definitions = Readonly<Partial<Record<Column, Definition>>>;

const units = 'coverage.provided + coverage.future';
/** Units of the period over those of it and the future (B119); where none are left all is provided. */
export const shareOfUnits = `if(${units}, coverage.provided ÷ (${units}), 1)`;
