/** Latin words and numbers, and runs of Korean and of Chinese. */
const RUNS = /[a-z0-9][a-z0-9.']*|[\uac00-\ud7af]+|[\u3400-\u9fff]+/g;

const isHangul = (run: string) => /^[\uac00-\ud7af]/.test(run);
const isHan = (run: string) => /^[\u3400-\u9fff]/.test(run);

/** Neighbouring letters, at most so many together. */
const neighbours = (run: string, most: number): string[] =>
  Array.from({ length: most }, (_none, shorter) =>
    Array.from({ length: Math.max(run.length - shorter, 0) }, (_letter, place) =>
      run.slice(place, place + shorter + 1),
    ),
  ).flat();

/**
 * How a text is put, letter by letter, with what only forms a question: Latin words and pairs of them, neighbouring letters of Korean words, which change
 * their ends, and of Chinese, which has no spaces.
 */
export function wordingOf(text: string): Set<string> {
  const runs = text.toLowerCase().match(RUNS) ?? [];
  return new Set(
    runs.flatMap((run, place) => {
      if (isHangul(run)) return neighbours(`_${run}_`, 3);
      if (isHan(run)) return neighbours(run, 2);
      const before = runs[place - 1] ?? '';
      return isHangul(before) || isHan(before) ? [run] : [run, `${before} ${run}`];
    }),
  );
}
