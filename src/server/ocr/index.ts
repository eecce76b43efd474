import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Ocr } from './types';

export type { Ocr, OcrResult } from './types';

export function createOcr(): Ocr {
  return {
    read: async (file, { onProgress }) => {
      onProgress(0, 1);
      const langPath = 'node_modules/@tesseract.js-data/eng/4.0.0_best_int';
      const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
      await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, preserve_interword_spaces: '1' });
      const { data } = await worker.recognize(file);
      await worker.terminate();
      onProgress(1, 1);
      const text = data.text.trim();
      const confidence = text === '' ? null : Math.round(data.confidence);
      return { text, pages: [{ text, source: 'recognised', confidence, doubtful: [] }] };
    },
    close: async () => undefined,
  };
}
