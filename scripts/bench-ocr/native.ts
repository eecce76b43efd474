import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language, Page } from './pages';

/** What a person would name to the command for pages in these languages. */
const MODELS: Record<Language, string> = { en: 'eng', ko: 'kor+eng', 'zh-tw': 'chi_tra' };
const DATA = path.resolve(import.meta.dirname, '../../node_modules/@tesseract.js-data');

/** Seconds that the native command takes for the pages, language by language, with its own threads on all cores; undefined without the command. */
export function nativeSeconds(pages: readonly Page[]): number | undefined {
  if (spawnSync('tesseract', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-ocr-'));
  try {
    for (const model of ['eng', 'kor', 'chi_tra']) {
      const packed = readFileSync(path.join(DATA, model, '4.0.0_best_int', `${model}.traineddata.gz`));
      writeFileSync(path.join(folder, `${model}.traineddata`), gunzipSync(packed));
    }
    let seconds = 0;
    for (const [language, models] of Object.entries(MODELS)) {
      const files = pages.flatMap((page, at) => {
        if (page.language !== language) return [];
        const file = path.join(folder, `${at}.png`);
        writeFileSync(file, page.image);
        return file;
      });
      const list = path.join(folder, 'list.txt');
      writeFileSync(list, files.join('\n'));
      const options = ['--tessdata-dir', folder, '-l', models, '--psm', '6', '-c', 'preserve_interword_spaces=1'];
      const began = performance.now();
      spawnSync('tesseract', [list, path.join(folder, 'out'), ...options]);
      seconds += (performance.now() - began) / 1000;
    }
    return seconds;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
