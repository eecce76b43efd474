import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language, Page } from './pages';

/** What a person would name to the command for pages in these languages. */
const MODELS: Record<Language, string> = { en: 'eng', ko: 'kor+eng', 'zh-tw': 'chi_tra' };
const DATA = path.resolve(import.meta.dirname, '../../../node_modules/@tesseract.js-data');

export interface NativeTimes {
  /** One command for all pages of a language, with threads of its own on all cores: what a person gets who types it. */
  wall: number;
  /** The same with a single thread, which wastes nothing: processor seconds. */
  processor: number;
}

/** What the native command takes for the pages, language by language; undefined without the command. */
export function nativeTimes(pages: readonly Page[]): NativeTimes | undefined {
  if (spawnSync('tesseract', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-ocr-'));
  try {
    for (const model of ['eng', 'kor', 'chi_tra']) {
      const packed = readFileSync(
        path.join(DATA, model, '4.0.0_best_int', `${model}.traineddata.gz`),
      );
      writeFileSync(path.join(folder, `${model}.traineddata`), gunzipSync(packed));
    }
    const times = { wall: 0, processor: 0 };
    for (const [language, models] of Object.entries(MODELS)) {
      const files = pages.flatMap((page, at) => {
        if (page.language !== language) return [];
        const file = path.join(folder, `${at}.png`);
        writeFileSync(file, page.image);
        return file;
      });
      const list = path.join(folder, 'list.txt');
      writeFileSync(list, files.join('\n'));
      const options = [
        '--tessdata-dir',
        folder,
        '-l',
        models,
        '--psm',
        '6',
        '-c',
        'preserve_interword_spaces=1',
      ];
      const command = ['tesseract', list, path.join(folder, 'out'), ...options]
        .map((word) => `'${word}'`)
        .join(' ');
      const began = performance.now();
      spawnSync('sh', ['-c', command]);
      times.wall += (performance.now() - began) / 1000;
      const single = `OMP_THREAD_LIMIT=1 ${command} 2>/dev/null; times`;
      times.processor += processorMs(spawnSync('sh', ['-c', single]).stdout.toString()) / 1000;
    }
    return times;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Processor time of the command with a single thread for one picture (ms); undefined without the command. */
export function nativeMs(file: string, models: string, mode: string): number | undefined {
  const command = `OMP_THREAD_LIMIT=1 tesseract "$0" - -l "$1" --psm "$2" >/dev/null 2>&1 && times`;
  const { status, stdout } = spawnSync('sh', ['-c', command, file, models, mode]);
  return status === 0 ? processorMs(stdout.toString()) : undefined;
}

/** The last line of the shell's `times`: minutes and seconds of its children, user and system. */
function processorMs(times: string): number {
  const last = times.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000,
    0,
  );
}
