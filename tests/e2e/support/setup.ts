/** A browser on a busy machine takes its time; every wait in the tests is for a condition. */
jest.setTimeout(120_000);

// In CI a browser test is tried once more; the end of `npm test` names each that needed it. At a desk the first failure counts.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
