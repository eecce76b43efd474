import { list, number } from './shape';

export const money = (doc: string) => number(`${doc} In units of the group's currency.`);
export const amounts = (doc: string) => list(`${doc} One entry a period, the first is period 1.`, money('Amount.'));
