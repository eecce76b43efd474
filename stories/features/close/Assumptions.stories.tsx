import type { Meta } from '@storybook/react-webpack5';
import { AssumptionsScreen } from '@/features/close/assumptions';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWithStatus } from '../../support/handlers';
import { click, clickButton, findBy, play } from '../../support/play';
import { assumptions, closeServer, listed, locked, onlyVersion, withLast } from './closeServer';
import { exampleServer } from './exampleServer';
import { trying } from './trying';

const meta: Meta = { title: 'Screens/Assumptions and cash flows' };
export default meta;

const screen = {
  screen: <AssumptionsScreen />,
  path: '/demo/ATIS60010',
  scenario: 'demoUser' as const,
  handlers: closeServer,
  play: play(findBy('tabpanel')),
};
const view = (nth: number) => click(`[role="tablist"] > :nth-child(${nth})`);

export const Versions = createScreenStory(screen);
export const Narrow = createScreenStory({ ...screen, width: 'narrow' });
export const ReadOnly = createScreenStory({ ...screen, rights: 'readOnly' });
/** A version that is being made: each value can be typed. */
export const Draft = createScreenStory({
  ...screen,
  handlers: [assumptions('draft'), ...closeServer],
  play: play(findBy('tabpanel'), findBy('textbox')),
});
/** Made by the reader: somebody else approves it. */
export const Submitted = createScreenStory({
  ...screen,
  handlers: [assumptions('submitted', 'actuary2026'), ...closeServer],
});
/** A book begins with one version. */
export const FirstVersion = createScreenStory({
  ...screen,
  handlers: [onlyVersion(), ...closeServer],
});
/** It no longer states what the version before it did. */
export const Dropped = createScreenStory({
  ...screen,
  handlers: [assumptions('submitted', 'actuary2026', ['crediting']), ...closeServer],
});
export const Curves = createScreenStory({ ...screen, play: play(view(2), findBy('region')) });
export const CashFlows = createScreenStory({ ...screen, play: play(view(3), findBy('img')) });
export const CashFlowsByMonth = createScreenStory({
  ...screen,
  play: play(view(3), findBy('img'), clickButton(/^(Monthly|월|月)$/)),
});
export const WhatIf = createScreenStory({ ...screen, play: play(view(4), findBy('img')) });
/** Deaths and lapses are worse, rates are lower. */
export const WhatIfWorse = createScreenStory({
  ...screen,
  state: trying({ mortality: 60, lapse: 20, curve: -50 }),
  play: play(view(4), findBy('img')),
});
export const NarrowWhatIf = createScreenStory({
  ...screen,
  width: 'narrow',
  state: trying({ mortality: 60 }),
  play: play(view(4), findBy('img')),
});
/** A published example has no assumptions: its source states cash flows and rates. */
export const PublishedExample = createScreenStory({
  ...screen,
  handlers: [...exampleServer('ie09-vfa-direct-participation'), ...closeServer],
  play: play(findBy('table')),
});
/** The quarter is locked: nothing of it changes any more. */
export const Locked = createScreenStory({
  ...screen,
  handlers: [locked, ...closeServer],
});
/** A version has been approved since the quarter was closed. */
export const Stale = createScreenStory({
  ...screen,
  handlers: [
    listed({ periods: withLast({ isStale: true, approvedSince: ['2025-2'] }) }),
    ...closeServer,
  ],
});
export const NotClosed = createScreenStory({
  ...screen,
  handlers: [listed({ periods: [], runs: [] }), ...closeServer],
  play: play(view(3), findBy('link')),
});
export const Loading = createScreenStory({
  ...screen,
  handlers: [neverRespond('getCloseAssumptions'), ...closeServer],
  play: play(findBy('heading')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [respondWithStatus('getCloseAssumptions', 500), ...closeServer],
  play: play(findBy('alert')),
});
