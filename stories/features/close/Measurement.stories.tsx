import type { Meta } from '@storybook/react-webpack5';
import { MeasurementScreen } from '@/features/close/measurement';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWithStatus } from '../../support/handlers';
import { click, findBy, play } from '../../support/play';
import { closeServer, listed, locked, withLast } from './closeServer';
import { exampleServer } from './exampleServer';
import { Live, tellProgress } from './live';
import { runAtStep } from './sampleClose';

const meta: Meta = { title: 'Screens/Measurement and CSM roll-forward' };
export default meta;

const screen = {
  screen: <MeasurementScreen />,
  path: '/demo/FSRS50010',
  scenario: 'demoUser' as const,
  handlers: closeServer,
  play: play(findBy('tablist')),
};

export const Closed = createScreenStory(screen);
export const Narrow = createScreenStory({ ...screen, width: 'narrow' });
export const ReadOnly = createScreenStory({ ...screen, rights: 'readOnly' });
/** The closing CSM, opened into its groups, and the parts of the first of them. */
export const Explained = createScreenStory({
  ...screen,
  play: play(
    click('[data-tone="balance"]:last-of-type button'),
    click('[role="treeitem"][aria-expanded]'),
    click('[role="treeitem"][aria-level="2"][aria-expanded]'),
  ),
});
/** Beside another quarter. */
export const Compared = createScreenStory({
  ...screen,
  path: '/demo/FSRS50010?against=period%3A2025-06',
});
/** Beside a scenario under which the quarter was not closed. */
export const NothingToCompare = createScreenStory({
  ...screen,
  path: '/demo/FSRS50010?against=scenario%3Alapse-up',
});
/** A published example: the figures that its source prints, beside those computed here. */
export const PublishedExample = createScreenStory({
  ...screen,
  handlers: [...exampleServer('ie08-gmm-loss-component-reversal'), ...closeServer],
  play: play(findBy('tablist'), findBy('table')),
});
/** The quarter is locked: nothing of it changes any more. */
export const Locked = createScreenStory({
  ...screen,
  handlers: [locked, ...closeServer],
});
/** An earlier quarter has been closed again since. */
export const Stale = createScreenStory({
  ...screen,
  handlers: [listed({ periods: withLast({ isStale: true }) }), ...closeServer],
});
/** Filters that leave no group. */
export const NoGroups = createScreenStory({
  ...screen,
  path: '/demo/FSRS50010?portfolio=term&model=PAA',
  play: play(findBy('heading')),
});
/** An address that asks for what the book does not have. */
export const NotInTheBook = createScreenStory({
  ...screen,
  path: '/demo/FSRS50010?period=2025-11&portfolio=marine&model=XYZ&unit=7',
});
/** The book of an old address has been removed, or was never shared. */
export const NoSuchBook = createScreenStory({
  ...screen,
  path: '/demo/FSRS50010?book=riverside&portfolio=marine',
});
/** The quarter is being closed for the first time, step by step. */
export const BeingClosed = createScreenStory({
  ...screen,
  screen: (
    <Live>
      <MeasurementScreen />
    </Live>
  ),
  path: '/demo/FSRS50010?period=2025-12',
  handlers: [listed({ runs: [runAtStep('2025-12', 0)], periods: [] }), ...closeServer],
  play: play(
    findBy('progressbar'),
    tellProgress(runAtStep('2025-12', 3)),
    tellProgress(runAtStep('2025-12', 6)),
  ),
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
