import { defineMessages } from 'react-intl';

/** Words that are chosen by a value. */
export const closeMessages = defineMessages({
  GMM: { id: 'close.model.GMM' },
  PAA: { id: 'close.model.PAA' },
  VFA: { id: 'close.model.VFA' },
  RH: { id: 'close.model.RH' },
  open: { id: 'close.period.open' },
  closed: { id: 'close.period.closed' },
  locked: { id: 'close.period.locked' },
  demo: { id: 'close.book.demo' },
  small: { id: 'close.book.small' },
  example: { id: 'close.book.example' },
  own: { id: 'close.book.own' },
});

export const stepMessages = defineMessages({
  contracts: { id: 'close.step.contracts' },
  grouping: { id: 'close.step.grouping' },
  assumptions: { id: 'close.step.assumptions' },
  curves: { id: 'close.step.curves' },
  cashFlows: { id: 'close.step.cashFlows' },
  riskAdjustment: { id: 'close.step.riskAdjustment' },
  measurement: { id: 'close.step.measurement' },
  journals: { id: 'close.step.journals' },
  statements: { id: 'close.step.statements' },
});

/** What each filter is called. */
export const filterMessages = defineMessages({
  book: { id: 'close.filter.book' },
  period: { id: 'close.filter.period' },
  scenario: { id: 'close.filter.scenario' },
  company: { id: 'close.filter.company' },
  portfolio: { id: 'close.filter.portfolio' },
  model: { id: 'close.filter.model' },
  currency: { id: 'close.filter.currency' },
  unit: { id: 'close.filter.unit' },
  group: { id: 'close.filter.group' },
  comparison: { id: 'close.filter.comparison' },
});
