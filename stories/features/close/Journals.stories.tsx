import type { Meta } from '@storybook/react-webpack5';
import { JournalsScreen } from '@/features/close/journals';
import { createScreenStory } from '../../support/createScreenStory';
import { closePosting } from '../../support/closeRuns';
import { neverRespond, respondWith, respondWithStatus, success } from '../../support/handlers';
import { click, findBy, play } from '../../support/play';
import { closeServer, listed, locked, withLast } from './closeServer';
import { exampleServer } from './exampleServer';
import { finishedRun } from './sampleClose';

const meta: Meta = { title: 'Screens/Journals and subledger' };
export default meta;

const screen = {
  screen: <JournalsScreen />,
  path: '/demo/FSRS50040',
  scenario: 'demoUser' as const,
  handlers: closeServer,
  play: play(findBy('tablist')),
};

export const Closed = createScreenStory(screen);
/** Beside another quarter. */
export const Compared = createScreenStory({
  ...screen,
  path: '/demo/FSRS50040?against=period%3A2025-06',
});
export const Narrow = createScreenStory({ ...screen, width: 'narrow' });
export const ReadOnly = createScreenStory({ ...screen, rights: 'readOnly' });
/** Every line, with the sums of what the filters leave. */
export const Lines = createScreenStory({
  ...screen,
  play: play(findBy('tablist'), click('[role="tab"]:nth-of-type(2)'), findBy('rowheader')),
});
export const TrialBalance = createScreenStory({
  ...screen,
  play: play(findBy('tablist'), click('[role="tab"]:nth-of-type(3)'), findBy('table')),
});
export const Rules = createScreenStory({
  ...screen,
  play: play(findBy('tablist'), click('[role="tab"]:nth-of-type(4)'), findBy('table')),
});
/** A published example: what its source prints of what the entries make, beside what is computed here. */
export const PublishedExample = createScreenStory({
  ...screen,
  handlers: [...exampleServer('ie10-paa'), ...closeServer],
  play: play(findBy('tablist'), click('[role="tab"]:nth-of-type(5)'), findBy('table')),
});
/** The run at hand stands in the ledger. */
export const Posted = createScreenStory({
  ...screen,
  handlers: [
    respondWith(
      'listClosePostings',
      success([{ ...closePosting, runId: finishedRun('2025-12').runId }]),
    ),
    ...closeServer,
  ],
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
