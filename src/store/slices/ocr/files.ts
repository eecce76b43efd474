/** Files cannot live in the state: the chosen one waits here under the id that the state holds. */
const files = new Map<number, File>();
let lastId = 0;

/** Keeps a file; the one with the id `old` goes. */
export function keepFile(file: File, old: number | undefined): number {
  dropFile(old);
  lastId += 1;
  files.set(lastId, file);
  return lastId;
}

export function dropFile(id: number | undefined): void {
  if (id !== undefined) files.delete(id);
}

/** The file with this id; undefined where it has gone. */
export function fileOf(id: number | undefined): File | undefined {
  return id === undefined ? undefined : files.get(id);
}
