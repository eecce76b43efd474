import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

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
