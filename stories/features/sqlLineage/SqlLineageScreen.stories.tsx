import type { Meta } from '@storybook/react-webpack5';
import { inSolutionLayout } from '@/app/layouts/SolutionLayout';
import { SqlLineageScreen } from '@/features/sqlLineage';
import { createScreenStory } from '../../support/createScreenStory';
import { findBy, play } from '../../support/play';
import * as scripts from './scripts';

const meta: Meta = { title: 'Screens/SQL lineage' };
export default meta;

const SolutionPage = inSolutionLayout(SqlLineageScreen);
const lineage = {
  screen: <SqlLineageScreen />,
  path: '/solution/SqLlineage',
  scenario: 'signedIn',
} as const;
const drawn = play(findBy('application'));

export const Empty = createScreenStory({ ...lineage, play: play(findBy('combobox')) });
export const SignedOut = createScreenStory({
  ...lineage,
  scenario: 'visitor',
  screen: <SolutionPage />,
  play: play(findBy('alertdialog')),
});
export const Drawn = createScreenStory({ ...lineage, state: scripts.mart(), play: drawn });
export const NarrowDrawn = createScreenStory({
  ...lineage,
  width: 'narrow',
  state: scripts.mart(),
  play: drawn,
});
export const ColumnSelected = createScreenStory({
  ...lineage,
  state: scripts.mart({ node: scripts.PAID }),
  play: drawn,
});
export const StepsHidden = createScreenStory({
  ...lineage,
  state: scripts.mart({ hideSteps: true, indirect: true }),
  play: drawn,
});
export const Doubtful = createScreenStory({
  ...lineage,
  state: scripts.doubtful({ node: scripts.PREMIUM }),
  play: drawn,
});
export const Unfinished = createScreenStory({
  ...lineage,
  state: scripts.unfinished(),
  play: drawn,
});
export const AsTable = createScreenStory({
  ...lineage,
  state: scripts.mart({ view: 'table' }),
  play: play(findBy('table')),
});
export const WayAsTable = createScreenStory({
  ...lineage,
  state: scripts.mart({ view: 'table', node: scripts.PAID }),
  play: play(findBy('table')),
});
export const Compared = createScreenStory({
  ...lineage,
  state: scripts.compared(),
  play: play(findBy('table')),
});
export const NarrowCompared = createScreenStory({
  ...lineage,
  width: 'narrow',
  state: scripts.compared(),
  play: play(findBy('table')),
});
