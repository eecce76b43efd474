import {
  cameraScanned,
  codesKept,
  fetchUserId,
  fileScanned,
  type Scan,
  scanningEnded,
  scanningStarted,
  scansCleared,
  selectQrScanner,
  useAppStore,
} from '@/store';
import { type Code, isWhole, withEarlierParts } from '@/domain/qr';
import type { ScannedPage } from '../engine/protocol';
import { scan, stopScanning } from '../engine/scan';
import { dropPictures, keepPicture } from './pictures';

const MAX_FILES = 50;

/** Goes up with each choice of files and when they are cleared: what an earlier choice still reads counts no more. */
let turn = 0;

/** Whoever leaves takes the engine along, and what it was reading. */
export function stopScans(): void {
  turn += 1;
  stopScanning();
}

async function scansOf(file: File): Promise<Scan[]> {
  const answer = await scan({ kind: 'file', file });
  const { name } = file;
  if ('failure' in answer)
    return [
      { id: keepPicture(undefined), name, width: 0, height: 0, codes: [], failure: answer.failure },
    ];
  return answer.pages.map(({ picture, ...page }) => ({
    id: keepPicture(picture ?? file),
    name,
    ...page,
  }));
}

/** What reads files and frames, and tells the store. */
export function useScans() {
  const { dispatch, getState } = useAppStore();

  const together = (codes: Code[]) =>
    withEarlierParts(
      codes,
      selectQrScanner(getState()).scans.flatMap((earlier) => earlier.codes),
    );
  const keep = async (read: Code[]) => {
    const codes = read.filter(isWhole);
    if (codes.length === 0) return;
    const [{ historyEntries }, user] = await Promise.all([
      import(/* webpackChunkName: "qrScanner-results" */ '../results'),
      dispatch(fetchUserId()),
    ]);
    if (user !== '') dispatch(codesKept({ user, entries: historyEntries(codes) }));
  };
  return {
    scanFiles: async (chosen: Iterable<File> | null | undefined) => {
      const files = [...(chosen ?? [])].slice(0, MAX_FILES);
      if (files.length === 0) return;
      const mine = (turn += 1);
      dropPictures();
      dispatch(scanningStarted(files.length));
      for (const file of files) {
        const read = await scansOf(file);
        if (turn !== mine) return;
        const scans = read.map((each) => ({ ...each, codes: together(each.codes) }));
        dispatch(fileScanned(scans));
        void keep(scans.flatMap(({ codes }) => codes));
      }
      dispatch(scanningEnded());
    },
    showFrame: ({ codes: read, width, height }: ScannedPage) => {
      const codes = together(read);
      dispatch(cameraScanned({ id: keepPicture(undefined), name: null, width, height, codes }));
      void keep(codes);
    },
    clear: () => {
      turn += 1;
      dropPictures();
      dispatch(scansCleared());
    },
  };
}
