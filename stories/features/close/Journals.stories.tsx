import type { Meta } from '@storybook/react-webpack5';
import { JournalsScreen } from '@/features/close/journals';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWithStatus } from '../../support/handlers';
import { findBy, play } from '../../support/play';
import { closeServer, listed } from './closeServer';

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
