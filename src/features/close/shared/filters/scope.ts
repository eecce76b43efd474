import type { ClosedGroup } from '@/domain/ifrs17/book';
import type { CloseScope } from '@/store';

/** Whether a group belongs to what is looked at. Reinsurance held is a model of its own, whatever model measures it. */
export const isInScope =
  ({ company, portfolio, model, group }: CloseScope) =>
  (each: ClosedGroup): boolean =>
    (company === null || each.company === company) &&
    (portfolio === null || each.portfolio === portfolio) &&
    (group === null || each.id === group) &&
    (model === null ||
      (model === 'RH' ? each.side === 'held' : each.side === 'issued' && each.model === model));
