import { defineMessages } from 'react-intl';

export const stepStates = defineMessages({
  waiting: { id: 'close.stepState.waiting' },
  running: { id: 'close.stepState.running' },
  done: { id: 'close.stepState.done' },
  failed: { id: 'close.stepState.failed' },
  reused: { id: 'close.stepState.reused' },
  cancelled: { id: 'close.stepState.cancelled' },
});

export const runStates = defineMessages({
  queued: { id: 'close.runState.queued' },
  running: { id: 'close.runState.running' },
  done: { id: 'close.runState.done' },
  failed: { id: 'close.runState.failed' },
  cancelled: { id: 'close.runState.cancelled' },
});

export const controlStates = defineMessages({
  holds: { id: 'close.controlState.holds' },
  fails: { id: 'close.controlState.fails' },
  notRun: { id: 'close.controlState.notRun' },
});

export const comparedMessages = defineMessages({
  bel: { id: 'close.compared.bel' },
  ra: { id: 'close.compared.ra' },
  csm: { id: 'close.compared.csm' },
  lossComponent: { id: 'close.compared.lossComponent' },
  lrc: { id: 'close.compared.lrc' },
  lic: { id: 'close.compared.lic' },
  liability: { id: 'close.compared.liability' },
});

export const taskMessages = defineMessages({
  data: { id: 'close.task.data' },
  assumptions: { id: 'close.task.assumptions' },
  measurement: { id: 'close.task.measurement' },
  review: { id: 'close.task.review' },
  journals: { id: 'close.task.journals' },
  statements: { id: 'close.task.statements' },
  lock: { id: 'close.task.lock' },
});

export const ownerMessages = defineMessages({
  ACTUARY: { id: 'close.owner.ACTUARY' },
  ACCOUNTANT: { id: 'close.owner.ACCOUNTANT' },
  CFO: { id: 'close.owner.CFO' },
});
