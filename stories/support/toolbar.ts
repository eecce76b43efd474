/** What Storybook's toolbar changes around any story: who looks, what the user may do, how the network behaves. */
import type { HttpHandler } from 'msw';
import { operations } from '@/api';
import type { ScreenSetting } from './createScreenStory';
import { type RightsName, rightsNamed } from './rights';
import {
  networkHandlers,
  type NetworkName,
  networkNames,
  type ScenarioName,
  scenarios,
} from './scenarios';

/** Nothing is changed: the story is as it is written. */
const AS_WRITTEN = '';

export interface Surroundings {
  person: ScenarioName | typeof AS_WRITTEN;
  rights: RightsName | typeof AS_WRITTEN;
  network: NetworkName | typeof AS_WRITTEN;
}

export const asWritten: Surroundings = {
  person: AS_WRITTEN,
  rights: AS_WRITTEN,
  network: AS_WRITTEN,
};

const choices = {
  person: Object.keys(scenarios),
  rights: Object.keys(rightsNamed),
  network: networkNames,
};

/** What of the toolbar is chosen; what an address asks for and there is not counts as nothing. */
export function surroundingsOf(globals: Record<string, unknown>): Surroundings {
  const chosen = (name: keyof Surroundings) =>
    choices[name].find((choice) => choice === globals[name]) ?? AS_WRITTEN;
  return {
    person: chosen('person'),
    rights: chosen('rights'),
    network: chosen('network'),
  } as Surroundings;
}

/** Whether the world of a story is another than the one for which its steps were written. */
export function isChanged(globals: Record<string, unknown>): boolean {
  return Object.values(surroundingsOf(globals)).some((choice) => choice !== AS_WRITTEN);
}

/** The setting of a story with what is chosen in place of what it has. A dialog that is open stays so. */
export function settingIn({ person, rights }: Surroundings, setting: ScreenSetting): ScreenSetting {
  const changed = rights ? { ...setting, rights: rightsNamed[rights] } : setting;
  if (!person) return changed;
  const { cookies, state } = scenarios[person];
  const session = {
    credentials: state.session?.credentials ?? null,
    panel: setting.state.session?.panel ?? null,
  };
  return { ...changed, cookies, state: { ...setting.state, session } };
}

/** The answers that stand before those of the story. */
export function handlersIn({ person, network }: Surroundings): HttpHandler[] {
  const every = network
    ? Object.fromEntries(operations.map(({ operationId }) => [operationId, network]))
    : {};
  return [...networkHandlers(every), ...(person ? scenarios[person].handlers : [])];
}

const titles: Record<string, string> = {
  visitor: 'A visitor',
  signedIn: 'Signed in',
  demoUser: 'Signed in, with the demo right',
  all: 'All rights',
  view: 'May view and export',
  readOnly: 'May only view',
  slow: 'No answer comes',
  refused: 'The server refuses',
  offline: 'Offline',
  serverError: 'The server fails',
};

const items = (ofTheStory: string, names: readonly string[]) => [
  { value: AS_WRITTEN, title: ofTheStory },
  ...names.map((value) => ({ value, title: titles[value] ?? value })),
];

/** The menus of the toolbar. */
export const toolbar = {
  person: {
    description: 'Who looks',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: items('Person of the story', choices.person),
    },
  },
  rights: {
    description: 'What the user may do with a screen of the workspace',
    toolbar: {
      icon: 'key',
      dynamicTitle: true,
      items: items('Rights of the story', choices.rights),
    },
  },
  network: {
    description: 'How every operation of the contract answers',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: items('Network of the story', choices.network),
    },
  },
} as const;
