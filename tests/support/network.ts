/**
 * The mock network of a test file: importing it starts it. Every operation of the contract succeeds until a test says otherwise, as
 * `network.use(respondWithBusinessError('signIn', 'E1001', '…'))`; the helpers are those of the stories. A call that nobody answers is an error;
 * a socket stays silent until the test plays its server (`FakeSocket`). A body that the server would refuse as malformed fails the test.
 */
import { setupServer } from 'msw/node';
import { FakeSocket, fakeSockets } from '../../stories/support/fakeSocket';
import { handlers } from '../../stories/support/handlers';
import { faultOfRequest } from './requests';

export * from '../../stories/support/handlers';

export const network = setupServer(...handlers);

let judged: Promise<string | undefined>[] = [];
network.events.on('request:start', ({ request }) => {
  judged.push(faultOfRequest(request));
});

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  fakeSockets();
});
afterEach(async () => {
  network.resetHandlers();
  FakeSocket.made = [];
  const faults = await Promise.all(judged);
  judged = [];
  expect(faults.filter(Boolean)).toEqual([]);
});
afterAll(() => network.close());
