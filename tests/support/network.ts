/**
 * The mock network of a test file: importing it starts it. Every operation of the contract succeeds until a test says otherwise, as
 * `network.use(respondWithBusinessError('signIn', 'E1001', '…'))`; the helpers are those of the stories. A call that nobody answers is an error;
 * a socket stays silent until the test plays its server (`FakeSocket`).
 */
import { setupServer } from 'msw/node';
import { FakeSocket, fakeSockets } from '../../stories/support/fakeSocket';
import { handlers } from '../../stories/support/handlers';

export * from '../../stories/support/handlers';

export const network = setupServer(...handlers);

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  fakeSockets();
});
afterEach(() => {
  network.resetHandlers();
  FakeSocket.made = [];
});
afterAll(() => network.close());
