import { spawn, spawnSync } from 'node:child_process';
import type { Box } from '../picture/image';
import type { Budget } from './budget';
import {
  DETECT_SCRIPT,
  type Line,
  MODELS,
  OTSU,
  SAUVOLA,
  type ScriptGuess,
  SCRIPTS,
  SEGMENTATION,
  type Tesseract,
  toPnm,
  type Word,
} from './types';

/** An installed `tesseract`, with the models that were installed with it. */
export function nativeTesseract(command: string): Tesseract {
  return {
    read: async (
      image,
      { models, layout, budget, local = false, once = false, digits = false },
    ) => {
      const settings = {
        preserve_interword_spaces: '1',
        hocr_char_boxes: '1',
        thresholding_method: local ? SAUVOLA : OTSU,
        tessedit_do_invert: once ? '0' : '1',
        ...(digits && { tessedit_char_whitelist: '0123456789' }),
      };
      const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const args = ['-l', models, '--psm', SEGMENTATION[layout], ...set, 'hocr', 'txt'];
      return linesOf(await run(command, args, toPnm(image), budget));
    },

    guess: async (image, leastLetters, budget) => {
      const letters = `min_characters_to_try=${leastLetters}`;
      const args = ['-l', SCRIPTS, '--psm', DETECT_SCRIPT, '-c', letters];
      return guessOf(await run(command, args, toPnm(image), budget));
    },
  };
}

export const NATIVE_MODELS: readonly string[] = [...MODELS, 'chi_tra_vert', SCRIPTS];

/** The models that the command lacks; undefined where it is no Tesseract 5. */
export function missingModels(command: string): string[] | undefined {
  const ask = (option: string): string => {
    const { status, stdout, stderr } = spawnSync(command, [option], { encoding: 'utf8' });
    return status === 0 ? stdout + stderr : '';
  };
  if (!/^tesseract v?5/m.test(ask('--version'))) return undefined;
  const installed = ask('--list-langs').split(/\s+/);
  return NATIVE_MODELS.filter((model) => !installed.includes(model));
}

/** The shell ends the command after so many seconds of processor time, and says how many it took. */
const LIMITED = 'ulimit -t "$0"; "$@"; status=$?; times >&2; exit $status';

/** What the command writes; nothing where it fails, as it does of pictures that hold too few letters, or where its time is over. */
function run(
  command: string,
  args: readonly string[],
  input: Buffer,
  budget: Budget,
): Promise<string> {
  if (budget.isUsedUp) return Promise.resolve('');
  const seconds = String(Math.ceil(budget.left / 1000));
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', LIMITED, seconds, command, 'stdin', 'stdout', ...args], {
      // The pages of a file are what is read side by side.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    const [output, remarks]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => remarks.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      budget.charge(processorMs(Buffer.concat(remarks).toString()));
      resolve(code === 0 ? Buffer.concat(output).toString() : '');
    });
    // A command that ends early leaves some of the picture unread.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** The last line of the shell's `times`: minutes and seconds of its children, user and system. */
export function processorMs(times: string): number {
  const last = times.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000,
    0,
  );
}

const TAG = /<span class='(ocr\w+)'[^>]*? title=(["'])(.*?)\2[^>]*>([^<]*)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Out of hOCR with a box for each letter, in which the text follows the page: only there are the spaces of a line. */
function linesOf(output: string): Line[] {
  const end = output.lastIndexOf('</div>\n');
  const lines: Line[] = [];
  let word: Word | undefined;
  for (const [, kind, , title = '', content = ''] of output.slice(0, end).matchAll(TAG)) {
    const bbox = boxOf(title);
    if (kind === 'ocrx_word') {
      const confidence = Number(/x_wconf (\d+)/.exec(title)?.[1] ?? 0);
      word = { text: '', confidence, bbox, symbols: [] };
      lines.at(-1)?.words.push(word);
    } else if (kind === 'ocrx_cinfo') {
      const text = content.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
      if (word) word.text += text;
      word?.symbols.push({ text, bbox });
    } else lines.push({ bbox, text: '', words: [] });
  }
  const texts = output
    .slice(end)
    .split('\n')
    .slice(1)
    .filter((text) => /[^\s<]/.test(text) && !/^\s*<\/(?:body|html)>/.test(text));
  return lines
    .map((line) => ({ ...line, words: line.words.filter(({ text }) => text.trim() !== '') }))
    .filter(({ words }) => words.length > 0)
    .map((line, at) => ({ ...line, text: texts[at] ?? '' }));
}

function boxOf(title: string): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = (/bbox(?:es)? ([\d ]+)/.exec(title)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { x0, y0, x1, y1 };
}

function guessOf(output: string): ScriptGuess | undefined {
  const value = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(output)?.[1];
  const script = value('Script');
  if (script === undefined) return undefined;
  const degrees = ([0, 90, 180, 270] as const).find((turn) => turn === Number(value('Rotate')));
  return { script, degrees: degrees ?? 0, certainty: Number(value('Orientation confidence')) };
}
