import { defineMessages } from 'react-intl';

export const page = defineMessages({
  title: { id: 'clientTest.title' },
  lead: { id: 'clientTest.lead' },
  behaviours: { id: 'clientTest.behaviours' },
  operations: { id: 'clientTest.operations' },
  filter: { id: 'clientTest.filter' },
  nothing: { id: 'clientTest.filter.nothing' },
});

export const input = defineMessages({
  title: { id: 'clientTest.input' },
  none: { id: 'clientTest.input.none' },
  body: { id: 'clientTest.input.body' },
  invalid: { id: 'clientTest.input.invalid' },
  omitted: { id: 'clientTest.input.omitted' },
  optional: { id: 'clientTest.input.optional' },
  send: { id: 'clientTest.send' },
});

export const wire = defineMessages({
  request: { id: 'clientTest.request' },
  response: { id: 'clientTest.response' },
  headers: { id: 'clientTest.headers' },
  status: { id: 'clientTest.status' },
  noStatus: { id: 'clientTest.status.none' },
  time: { id: 'clientTest.time' },
  timeValue: { id: 'clientTest.time.value' },
  envelope: { id: 'clientTest.envelope' },
  outcome: { id: 'clientTest.outcome' },
  sending: { id: 'clientTest.sending' },
  parked: { id: 'clientTest.parked' },
});

export const outcomes = defineMessages({
  success: { id: 'clientTest.outcome.success' },
  business: { id: 'clientTest.outcome.refused' },
  unexpected: { id: 'clientTest.outcome.broken' },
});

/** What the server can be asked to answer, with what the site then does. */
export const behaviours = [
  {
    kind: 'otherCode',
    ...defineMessages({
      name: { id: 'clientTest.kind.otherCode' },
      text: { id: 'clientTest.kind.otherCode.text' },
    }),
  },
  {
    kind: 'sessionGone',
    ...defineMessages({
      name: { id: 'clientTest.kind.sessionGone' },
      text: { id: 'clientTest.kind.sessionGone.text' },
    }),
  },
  {
    kind: 'unauthorized',
    ...defineMessages({
      name: { id: 'clientTest.kind.unauthorized' },
      text: { id: 'clientTest.kind.unauthorized.text' },
    }),
  },
  {
    kind: 'serverError',
    ...defineMessages({
      name: { id: 'clientTest.kind.serverError' },
      text: { id: 'clientTest.kind.serverError.text' },
    }),
  },
  {
    kind: 'dropped',
    ...defineMessages({
      name: { id: 'clientTest.kind.dropped' },
      text: { id: 'clientTest.kind.dropped.text' },
    }),
  },
  {
    kind: 'slow',
    ...defineMessages({
      name: { id: 'clientTest.kind.slow' },
      text: { id: 'clientTest.kind.slow.text' },
    }),
  },
] as const;
export type Kind = (typeof behaviours)[number]['kind'];
