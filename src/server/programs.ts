import path from 'node:path';

/** What runs as a process of its own, by its place beside this file. */
export const PROGRAMS = ['main', 'worker', 'ocr/process/child'] as const;
type Program = (typeof PROGRAMS)[number];

/**
 * How Node is told to run a program: a program that is one file (`bundleServer`) starts others that are, one that runs from its source, as in
 * development, starts sources, which are compiled each time. Tests name the folder of the files themselves.
 */
export function argumentsOf(program: Program): string[] {
  const folder = process.env.SERVER_PROGRAMS;
  return folder
    ? ['--enable-source-maps', path.join(folder, `${program}.mjs`)]
    : ['--import', 'tsx/esm', path.join(import.meta.dirname, `${program}.ts`)];
}
