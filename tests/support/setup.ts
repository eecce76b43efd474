import { File } from 'node:buffer';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// The test environment's Blob and FormData are Node's; its File must be their kin.
Object.assign(globalThis, { File });

// Chunks are compiled when a test first asks for them.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

/** A warning of React, of react-intl or of RTK Query in a test is a failure of the test. */
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words.map(String).join(' ')));
  }
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});

/** For a test in which a complaint is what it asks for: takes away the complaints that came so far. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
