/** A browser on a busy machine takes its time; every wait in the tests is for a condition. */
jest.setTimeout(300_000);
