import type { Meta } from '@storybook/react-webpack5';
import type { CloseRun } from '@/api';
import { CockpitScreen } from '@/features/close/cockpit';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWith, respondWithStatus, success } from '../../support/handlers';
import { clickButton, findBy, play } from '../../support/play';
import { closeServer, listed, locked, withLast, withRun } from './closeServer';
import { exampleServer } from './exampleServer';
import { Live, loseConnection, tellProgress } from './live';
import {
  closedPeriod,
  endedRun,
  finishedRun,
  queuedRun,
  runAtStep,
  runDetail,
  sampleGroups,
} from './sampleClose';

const meta: Meta = { title: 'Screens/Close cockpit' };
export default meta;

const last = '2025-12';
const screen = {
  screen: <CockpitScreen />,
  path: '/demo/ACRS00010',
  scenario: 'demoUser' as const,
  handlers: closeServer,
  play: play(findBy('table')),
};

export const Closed = createScreenStory(screen);
export const Narrow = createScreenStory({ ...screen, width: 'narrow' });
export const ReadOnly = createScreenStory({ ...screen, rights: 'readOnly' });
/** An actuary or accountant runs the close; who answers for it locks it. */
export const Runner = createScreenStory({ ...screen, rights: 'write' });
export const Locked = createScreenStory({ ...screen, handlers: [locked, ...closeServer] });
/** A published example, whose periods are years. */
export const PublishedExample = createScreenStory({
  ...screen,
  handlers: [...exampleServer('ie08-gmm-loss-component-reversal'), ...closeServer],
});
export const Stale = createScreenStory({
  ...screen,
  handlers: [listed({ periods: withLast({ isStale: true }) }), ...closeServer],
});
/** The system closes the quarters of the past. */
export const History = createScreenStory({
  ...screen,
  handlers: [listed({ history: { closed: 3, total: 4 } }), ...closeServer],
});

const running = {
  ...screen,
  screen: (
    <Live>
      <CockpitScreen />
    </Live>
  ),
  handlers: [listed({ runs: withRun(runAtStep(last, 0)) }), ...closeServer],
};
/** A run as the socket tells of it, from step to step. */
export const Running = createScreenStory({
  ...running,
  play: play(
    findBy('table'),
    tellProgress(runAtStep(last, 2)),
    tellProgress(runAtStep(last, 4)),
    tellProgress(runAtStep(last, 6)),
  ),
});

/** Nobody knows how far the run is by now. */
export const ConnectionLost = createScreenStory({
  ...running,
  play: play(findBy('table'), loseConnection),
});

/** A group with less cash than its source system says, one that could not be measured, and a treaty over it. */
const failing = () => {
  const run = finishedRun(last, 2, {
    failedGroups: 2,
    controls: { holds: 9, fails: 1, notRun: 3 },
  });
  const detail = runDetail(run);
  const group = 'term-2025';
  const found = sampleGroups(last).find(({ id }) => id === group)?.figures.cashIn ?? 0;
  return {
    ...detail,
    controls: detail.controls.map((control) =>
      control.id === 'cashFlowsAreSource'
        ? {
            ...control,
            state: 'fails' as const,
            failures: [{ group, figure: 'cashIn', expected: found + 30.25, found }],
          }
        : control,
    ),
    failedGroups: [
      {
        id: 'motor-2025',
        step: 'measurement' as const,
        errors: [
          { path: 'rates.lockedIn', expected: 'a curve', found: 'nothing' },
          ...[0, 1, 2].map((period) => ({
            path: `expected.claims[${period}]`,
            expected: 'a finite number',
            found: 'NaN',
          })),
        ],
      },
      {
        id: 'quota-share-2025',
        step: 'measurement' as const,
        errors: [
          {
            path: 'covers.motor-2025',
            expected: 'a group of the book that can be measured',
            found: 'nothing',
          },
        ],
      },
    ],
  };
};
export const Failing = createScreenStory({
  ...screen,
  handlers: [
    respondWith('getCloseRun', () => success(failing())),
    listed({
      runs: [failing().run, finishedRun(last, 1, { isCurrent: false })],
      periods: withLast({ runId: failing().run.runId }),
    }),
    ...closeServer,
  ],
  play: play(findBy('alert')),
});
export const TwoRuns = createScreenStory({
  ...screen,
  handlers: [listed({ runs: withRun(finishedRun(last, 2, { isCurrent: false })) }), ...closeServer],
});
export const NotClosed = createScreenStory({
  ...screen,
  handlers: [listed({ periods: [], runs: [], history: { closed: 0, total: 4 } }), ...closeServer],
  play: play(findBy('list')),
});
/** Quarters are closed in order: another one comes first. */
export const AnotherQuarterFirst = createScreenStory({
  ...screen,
  path: '/demo/ACRS00010?period=2025-09',
  handlers: [listed({ periods: [], runs: [] }), ...closeServer],
  play: play(findBy('list')),
});
/** The first quarter of a book is closed; the next one awaits. */
export const FirstQuarterClosed = createScreenStory({
  ...screen,
  path: '/demo/ACRS00010?period=2025-03',
  handlers: [
    listed({ periods: [closedPeriod('2025-03')], runs: [finishedRun('2025-03')] }),
    ...closeServer,
  ],
});
/** A run that has given nothing yet, or never will: there is nothing to hold controls over. */
const withoutResults = (run: CloseRun) =>
  respondWith('getCloseRun', success({ run, controls: [], failedGroups: [] }));
/** The run waits for a worker. */
export const Queued = createScreenStory({
  ...screen,
  handlers: [
    withoutResults(queuedRun(last)),
    listed({ runs: withRun(queuedRun(last)) }),
    ...closeServer,
  ],
});
/** The book lacks something that the run needs: it has ended without results. */
export const RunFailed = createScreenStory({
  ...screen,
  handlers: [
    withoutResults(endedRun(last, 3, 'failed')),
    listed({ runs: [endedRun(last, 3, 'failed')], periods: [] }),
    ...closeServer,
  ],
  path: '/demo/ACRS00010?period=2025-12',
});
/** Somebody has ended the run in the middle. */
export const Cancelled = createScreenStory({
  ...screen,
  handlers: [listed({ runs: [endedRun(last, 6, 'cancelled')], periods: [] }), ...closeServer],
  path: '/demo/ACRS00010?period=2025-12',
});
export const AskingToLock = createScreenStory({
  ...screen,
  play: play(findBy('table'), clickButton(/^(Lock|마감|鎖定)$/), findBy('alertdialog')),
});
export const Loading = createScreenStory({
  ...screen,
  handlers: [neverRespond('getCloseBook'), ...closeServer],
  play: play(findBy('heading')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [respondWithStatus('listCloseBooks', 500), ...closeServer],
  play: play(findBy('alert')),
});
