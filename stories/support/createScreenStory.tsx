import type { StoryObj } from '@storybook/react-webpack5';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import type { Rights } from '@/domain/admin';
import type { RootState } from '@/store';
import { type RightsName, rightsNamed } from './rights';
import { networkHandlers, type Network, type ScenarioName, scenarios } from './scenarios';
import type { Width } from './widths';

export interface ScreenSetting {
  cookies: Record<string, string>;
  state: Partial<RootState>;
  path: string;
  /** `main`: the screen stands in the page's main part. `bare`: it brings its own landmarks. `app`: it is the whole application. */
  frame: 'main' | 'bare' | 'app';
  /** What the user may do with a screen of the workspace; absent: everything. */
  rights?: Rights;
}

export const defaultSetting: ScreenSetting = { cookies: {}, state: {}, path: '/', frame: 'main' };

interface ScreenStory {
  screen: ReactElement;
  /** Who looks at it. */
  scenario?: ScenarioName;
  /** What the store holds beyond the scenario, as an open panel or dialog. */
  state?: Partial<RootState>;
  path?: string;
  rights?: RightsName;
  frame?: ScreenSetting['frame'];
  /** Operations that do not simply succeed. */
  network?: Network;
  /** The same, with answers of their own. */
  handlers?: HttpHandler[];
  width?: Width;
  /** What the person has done before the picture is taken. */
  play?: StoryObj['play'];
}

/** The one way to make the story of a screen. Its name is its state; name it `Narrow…` where it is to be seen at 360 px. */
export function createScreenStory({
  screen,
  scenario = 'visitor',
  state,
  path = '/',
  rights,
  frame = 'main',
  network = {},
  handlers = [],
  width,
  play,
}: ScreenStory): StoryObj {
  const person = scenarios[scenario];
  const setting: ScreenSetting = {
    cookies: person.cookies,
    state: { ...person.state, ...state },
    path,
    frame,
    rights: rights && rightsNamed[rights],
  };
  return {
    render: () => screen,
    parameters: {
      setting,
      msw: [...handlers, ...networkHandlers(network), ...person.handlers],
      layout: 'fullscreen',
      // A screen has no properties: it asks the store and the network.
      controls: { disable: true },
    },
    ...(width && { globals: { viewport: { value: width } } }),
    ...(play && { play }),
  };
}
