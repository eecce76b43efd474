import { prepareZXingModule } from 'zxing-wasm/reader';
import { codesOf, frameReader } from '@/domain/qr';
import type { ScanAnswer, ScanRequest } from './protocol';
import { pixelsOf, scanFile, scanPixels } from './scanFile';
import { zxing } from './zxing';

prepareZXingModule({
  overrides: {
    locateFile: () => new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href,
  },
});

/** One for all frames: a new one for each would be a megapixel to clear and to collect, thirty times a second. */
const canvas = new OffscreenCanvas(1, 1);

const readFrame = frameReader(zxing);

async function scanFrame(frame: ImageBitmap): Promise<ScanAnswer> {
  const picture = pixelsOf(frame, canvas);
  const codes = codesOf(await readFrame(picture));
  return { pages: [{ codes, width: picture.width, height: picture.height }] };
}

function answerTo(request: ScanRequest): Promise<ScanAnswer> {
  switch (request.kind) {
    case 'file':
      return scanFile(request.file);
    case 'frame':
      return scanFrame(request.frame);
    case 'pixels':
      return scanPixels(request.picture);
  }
}

/** One request at a time: the engine is busy with it anyway. */
let last: Promise<unknown> = Promise.resolve();
addEventListener(
  'message',
  ({ data: { id, request } }: MessageEvent<{ id: number; request: ScanRequest }>) => {
    last = last
      .then(() => answerTo(request))
      .catch((): ScanAnswer => ({ failure: 'engine' }))
      .then((answer) => postMessage({ id, answer }));
  },
);
