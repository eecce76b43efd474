// A bound for what never comes, on a machine that may be busy; no test waits for a time.
jest.setTimeout(300_000);

/** A warning of React, of react-intl or of RTK Query in a test is a failure of the test. */
const consoleErrors: string[] = [];
/** How long the store's checks of development take says something of the machine's load, nothing of the code. */
const ofPace = /InvariantMiddleware took \d+ms/;
beforeEach(() => {
  consoleErrors.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const consoleError = words.map(String).join(' ');
      if (!ofPace.test(consoleError)) consoleErrors.push(consoleError);
    });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(consoleErrors).toEqual([]);
});

/** For a test that provokes errors of the console: takes away those that came so far. */
export function takeConsoleErrors(): string[] {
  return consoleErrors.splice(0);
}
