import type { Meta } from '@storybook/react-webpack5';
import { StatementsScreen } from '@/features/close/statements';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWithStatus } from '../../support/handlers';
import { click, findBy, play } from '../../support/play';
import {
  closeServer,
  exampleServer,
  listed,
  locked,
  misposting,
  withLast,
  withSensitivities,
} from './closeServer';

const meta: Meta = { title: 'Screens/Financial statements and notes' };
export default meta;

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
export const Waiting = createScreenStory({
  ...screen,
  handlers: [neverRespond('getCloseResults'), ...closeServer],
  play: play(findBy('status')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [respondWithStatus('getCloseResults', 500), ...closeServer],
  play: play(findBy('alert')),
});
