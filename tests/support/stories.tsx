/** Stories as fixtures: a test shows a story as Storybook does, with the same surroundings and the same network. */
import {
  composeStories as compose,
  type Loader,
  setProjectAnnotations,
} from '@storybook/react-webpack5';
import { render } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ComponentType } from 'react';
import { application } from '../../stories/support/application';
import { network } from './network';

/** What the addon does with the worker in a browser. */
const startNetwork: Loader = async ({ parameters }) => {
  network.resetHandlers();
  network.use(...((parameters.msw as HttpHandler[] | undefined) ?? []));
};

const annotations = setProjectAnnotations({
  ...application,
  loaders: [startNetwork, ...application.loaders],
});
beforeAll(annotations.beforeAll);

interface Shown {
  (props: object): React.ReactNode;
  load: () => Promise<void>;
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** Shows a story and does what its person does. */
export async function show(Story: Shown) {
  await Story.load();
  const Component = Story as ComponentType;
  const view = render(<Component />);
  await Story.play?.({ canvasElement: view.container });
  return view;
}

export const composeStories = compose;
