import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { NATIVE_MODELS } from '../../../src/server/ocr/tesseract/native';
import type { Language, Page } from './pages';

/** What a person would name to the command for pages in these languages. */
const MODELS: Record<Language, string> = { en: 'eng', ko: 'kor+eng', 'zh-tw': 'chi_tra' };
const DATA = path.resolve(import.meta.dirname, '../../../node_modules/@tesseract.js-data');

/** By the clock, and of the processor. */
export interface Seconds {
  clock: number;
  processor: number;
}

export interface NativeCommand {
  /** A folder of the same models that are built in. */
  models: string;
  /** Seconds that it takes for pages of one language, all at once and each by itself, as pages come to us. */
  timesOf: (pages: readonly Page[], language: Language) => Seconds;
  close: () => void;
}

/** The native command with the models that are built in; undefined where there is none. */
export function openNative(): NativeCommand | undefined {
  if (spawnSync('tesseract', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-ocr-'));
  for (const model of NATIVE_MODELS) {
    const packed = readFileSync(
      path.join(DATA, model, '4.0.0_best_int', `${model}.traineddata.gz`),
    );
    writeFileSync(path.join(folder, `${model}.traineddata`), gunzipSync(packed));
  }
  const options = ['--tessdata-dir', folder, '--psm', '6', '-c', 'preserve_interword_spaces=1'];
  return {
    models: folder,
    timesOf: (pages, language) => {
      const commands = pages.map(({ image }, at) => {
        const file = path.join(folder, `${at}.png`);
        writeFileSync(file, image);
        const words = ['tesseract', file, path.join(folder, `${at}`), '-l', MODELS[language]];
        return `${[...words, ...options].map((word) => `'${word}'`).join(' ')} 2>/dev/null &`;
      });
      // With threads of its own each would wait for the others' in a loop, which takes ten times as long where all cores have work.
      const command = `export OMP_THREAD_LIMIT=1; ${commands.join(' ')} wait; times`;
      const began = performance.now();
      const { stdout } = spawnSync('sh', ['-c', command]);
      const clock = (performance.now() - began) / 1000;
      return { clock, processor: processorMs(stdout.toString()) / 1000 };
    },
    close: () => rmSync(folder, { recursive: true }),
  };
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
