import { defineMessages } from 'react-intl';
import type { SqlRefusal, WrittenSql } from '@/api';
import type { MessageId } from '@/i18n';

/** `defineMessages` knows none with values. */
export const refusals = {
  syntax: { id: 'ask.refused.syntax' },
  tooLong: { id: 'ask.refused.tooLong' },
  tooComplex: { id: 'ask.refused.tooComplex' },
  notOneStatement: { id: 'ask.refused.notOneStatement' },
  notAQuery: { id: 'ask.refused.notAQuery' },
  construct: { id: 'ask.refused.construct' },
  relation: { id: 'ask.refused.relation' },
  column: { id: 'ask.refused.column' },
  function: { id: 'ask.refused.function' },
  operator: { id: 'ask.refused.operator' },
  type: { id: 'ask.refused.type' },
  argument: { id: 'ask.refused.argument' },
  tooExpensive: { id: 'ask.refused.tooExpensive' },
  tooSlow: { id: 'ask.refused.tooSlow' },
  tooLarge: { id: 'ask.refused.tooLarge' },
  database: { id: 'ask.refused.database' },
} as const satisfies Record<SqlRefusal['reason'], { id: MessageId }>;

/** Why SQL for tables of one's own is not as it should be; it never runs. */
export const ownRefusals = {
  ...refusals,
  relation: { id: 'ask.own.refused.relation' },
  column: { id: 'ask.own.refused.column' },
  notAQuery: { id: 'ask.own.refused.notAQuery' },
} as const satisfies Record<SqlRefusal['reason'], { id: MessageId }>;

export const assumptions = {
  date: { id: 'ask.own.assumption.date' },
  join: { id: 'ask.own.assumption.join' },
  value: { id: 'ask.own.assumption.value' },
} as const satisfies Record<
  NonNullable<WrittenSql['assumptions']>[number]['kind'],
  { id: MessageId }
>;

export const ddlProblems = defineMessages({
  tooLong: { id: 'ask.own.problem.tooLong' },
  noTables: { id: 'ask.own.problem.noTables' },
  tooManyTables: { id: 'ask.own.problem.tooManyTables' },
});

export const samples = defineMessages({
  share: { id: 'ask.sample.share' },
  compare: { id: 'ask.sample.compare' },
  trend: { id: 'ask.sample.trend' },
  top: { id: 'ask.sample.top' },
  companies: { id: 'ask.sample.companies' },
  users: { id: 'ask.sample.users' },
});

/** Parts of what was understood, as chips and in the sentence. */
export const parts = {
  by: { id: 'ask.part.by' },
  is: { id: 'ask.part.is' },
  isNot: { id: 'ask.part.isNot' },
  at: { id: 'ask.part.at' },
  range: { id: 'ask.part.range' },
  rangeAndBalances: { id: 'ask.part.rangeAndBalances' },
  threshold: { id: 'ask.part.threshold' },
  thresholdChange: { id: 'ask.part.thresholdChange' },
  thresholdChangePercent: { id: 'ask.part.thresholdChangePercent' },
  thresholdShare: { id: 'ask.part.thresholdShare' },
  thresholdRatio: { id: 'ask.part.thresholdRatio' },
  thresholdAverage: { id: 'ask.part.thresholdAverage' },
  inARow: { id: 'ask.part.inARow' },
  figureInARow: { id: 'ask.part.figureInARow' },
  against: { id: 'ask.part.against' },
  multiple: { id: 'ask.part.multiple' },
  multipleCompared: { id: 'ask.part.multipleCompared' },
  previous: { id: 'ask.part.previous' },
  yearBefore: { id: 'ask.part.yearBefore' },
  share: { id: 'ask.part.share' },
  running: { id: 'ask.part.running' },
  change: { id: 'ask.part.change' },
  ratio: { id: 'ask.part.ratio' },
  difference: { id: 'ask.part.difference' },
  ascending: { id: 'ask.part.ascending' },
  descending: { id: 'ask.part.descending' },
  moved: { id: 'ask.part.moved' },
  limit: { id: 'ask.part.limit' },
  limitWithin: { id: 'ask.part.limitWithin' },
  offset: { id: 'ask.part.offset' },
  averageOver: { id: 'ask.part.averageOver' },
  medianOver: { id: 'ask.part.medianOver' },
  within: { id: 'ask.part.within' },
  countOf: { id: 'ask.part.countOf' },
} as const satisfies Record<string, { id: MessageId }>;

/** What a column of the result says beside its measure. */
export const roles = defineMessages({
  average: { id: 'ask.role.average' },
  median: { id: 'ask.role.median' },
  averageOfAll: { id: 'ask.role.averageOfAll' },
  before: { id: 'ask.role.before' },
  change: { id: 'ask.role.change' },
  changePercent: { id: 'ask.role.changePercent' },
  share: { id: 'ask.role.share' },
  running: { id: 'ask.role.running' },
  multiple: { id: 'ask.role.multiple' },
});
