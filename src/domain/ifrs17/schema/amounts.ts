import { list, number } from './shape';

export const money = (doc: string) => number(`${doc} In units of the group's currency.`);
export const amounts = (doc: string) =>
  list(`${doc} One entry a period, the first is period 1.`, money('Amount.'));
/** A premium given back is an outflow: a claim, or an investment component. */
export const received = (doc: string) =>
  list(
    `${doc} One entry a period, the first is period 1. Positive; what is given back is a claim or an investment component.`,
    number('Amount.', { min: 0 }),
  );
