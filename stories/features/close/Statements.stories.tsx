import type { Meta } from '@storybook/react-webpack5';
import { StatementsScreen } from '@/features/close/statements';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWith, respondWithStatus, success } from '../../support/handlers';
import { click, findBy, play } from '../../support/play';
import {
  closeServer,
  listed,
  locked,
  misposting,
  withLast,
  withSensitivities,
} from './closeServer';
import { exampleServer } from './exampleServer';

const meta: Meta = { title: 'Screens/Financial statements and notes' };
export default meta;

const asked = {
  commentId: '5d0d5a34-8ac5-4a50-93d5-2a54f0d3b4cf',
  cell: 'financialPerformance.insuranceRevenue.amount',
  text: 'Does this hold the group bought in May?',
  author: 'Sample Auditor',
  writtenAt: '2026-01-12T09:00:00.000Z',
  resolvedBy: null,
  resolvedAt: null,
};
const answered = {
  ...asked,
  commentId: '5d0d5a34-8ac5-4a50-93d5-2a54f0d3b4d0',
  cell: 'financialPerformance.profit.amount',
  text: 'Agrees with the trial balance of 8 January.',
  resolvedBy: 'Sample Accountant',
  resolvedAt: '2026-01-13T01:00:00.000Z',
};
const screen = {
  screen: <StatementsScreen />,
  path: '/demo/FSRS60010',
  scenario: 'demoUser' as const,
  handlers: closeServer,
  play: play(findBy('tablist')),
};

export const Closed = createScreenStory(screen);
export const Notes = createScreenStory({
  ...screen,
  handlers: [...withSensitivities, ...closeServer],
  play: play(click('[role="tab"]:last-of-type'), findBy('table')),
});
export const Narrow = createScreenStory({ ...screen, width: 'narrow' });
export const ReadOnly = createScreenStory({ ...screen, rights: 'readOnly' });
export const Performance = createScreenStory({
  ...screen,
  play: play(findBy('tablist'), click('[role="tab"]:nth-of-type(2)'), findBy('table')),
});
export const LedgerDiffers = createScreenStory({
  ...screen,
  handlers: [misposting, ...closeServer],
  play: play(click('[role="tab"]:last-of-type'), findBy('table')),
});
/** What an auditor asked about a number, and what was answered about another. */
export const Commented = createScreenStory({
  ...screen,
  handlers: [
    respondWith('listCloseComments', success({ comments: [asked, answered] })),
    ...closeServer,
  ],
  play: play(
    click('[role="tab"]:nth-of-type(2)'),
    click('#note-financialPerformance tbody tr:first-of-type button'),
    findBy('dialog'),
  ),
});
/** A published example: the figures that its source prints, beside those computed here. */
export const PublishedExample = createScreenStory({
  ...screen,
  handlers: [...exampleServer('ie09-vfa-direct-participation'), ...closeServer],
  play: play(click('[role="tab"]:last-of-type'), findBy('table')),
});
/** The quarter is locked: nothing of it changes any more. */
export const Locked = createScreenStory({
  ...screen,
  handlers: [locked, ...closeServer],
});
export const Stale = createScreenStory({
  ...screen,
  handlers: [listed({ periods: withLast({ isStale: true }) }), ...closeServer],
});
export const NotClosed = createScreenStory({
  ...screen,
  handlers: [listed({ periods: [], runs: [], history: { closed: 0, total: 4 } }), ...closeServer],
  play: play(findBy('heading')),
});
export const Loading = createScreenStory({
  ...screen,
  handlers: [neverRespond('getCloseResults'), ...closeServer],
  play: play(findBy('status')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [respondWithStatus('getCloseResults', 500), ...closeServer],
  play: play(findBy('alert')),
});
