/**
 * The mock network of a test file: importing it starts it. Every operation of the contract succeeds until a test says otherwise, as
 * `network.use(refuses('signIn', 'E1001', '…'))`; the helpers are those of the stories. A call that nobody answers is an error.
 */
import { setupServer } from 'msw/node';
import { handlers } from '../../stories/support/handlers';

export * from '../../stories/support/handlers';

export const network = setupServer(...handlers);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
