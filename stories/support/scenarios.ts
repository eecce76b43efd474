import type { HttpHandler } from 'msw';
import type { RootState } from '@/store';
import {
  dropConnection,
  neverRespond,
  type OperationId,
  respondWith,
  respondWithBusinessError,
  respondWithStatus,
  success,
} from './handlers';

/** Who looks at the screen. The header reads the cookies, so a scenario has them as well (SE-3). */
export interface Scenario {
  cookies: Record<string, string>;
  state: Partial<RootState>;
  handlers: HttpHandler[];
}

function signedInAs(demoAuth: 'TRUE' | 'FALSE'): Scenario {
  const token = 'u3Jx0aYbC6mS1rTzQpV8dw';
  return {
    cookies: { 'dif17-auth-token': token, 'dif17-demo-auth': demoAuth },
    state: { session: { credentials: { token, demoAuth }, panel: null } },
    handlers: [
      respondWith(
        'getSession',
        success({
          signedIn: true,
          id: 'actuary2026',
          name: 'Mina Park',
          email: 'mina.park@insurer.example',
          demoAuth,
        }),
      ),
    ],
  };
}

const visitor: Scenario = { cookies: {}, state: {}, handlers: [] };
export const scenarios = { visitor, signedIn: signedInAs('FALSE'), demoUser: signedInAs('TRUE') };
export type ScenarioName = keyof typeof scenarios;

/** How the network behaves for one operation; `handlers.ts` has the finer tools. */
const networks = {
  slow: neverRespond,
  refused: (id: OperationId) =>
    respondWithBusinessError(id, 'E1900', 'The server gives this reason.'),
  offline: dropConnection,
  serverError: (id: OperationId) => respondWithStatus(id, 500),
} satisfies Record<string, (id: OperationId) => HttpHandler>;
export type NetworkName = keyof typeof networks;
export const networkNames = Object.keys(networks);
export type Network = Partial<Record<OperationId, NetworkName>>;

export function networkHandlers(network: Network): HttpHandler[] {
  return Object.entries(network).map(([id, name]) => networks[name](id as OperationId));
}
