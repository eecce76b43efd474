import { spawn, spawnSync } from 'node:child_process';
import type { Box } from '../picture/image';
import {
  type Line,
  MODELS,
  OTSU,
  SAUVOLA,
  SEGMENTATION,
  type Engine,
  toSpix,
  type Word,
} from './types';
import { wasmTesseract } from './wasm';

/**
 * An installed `tesseract`, with the models that were installed with it. Scripts are guessed and a few words are read by the built-in engine:
 * the command reads its models anew for each picture, which takes longer.
 */
export function nativeTesseract(command: string): Engine {
  return {
    read: async (image, options) => {
      if (options.few) return wasmTesseract.read(image, options);
      const { models, layout, local } = options;
      const settings = {
        preserve_interword_spaces: '1',
        // As variables, for models alone in a folder have no files of settings beside them.
        tessedit_create_hocr: '1',
        tessedit_create_txt: '1',
        hocr_char_boxes: '1',
        // Nobody asks for paragraphs.
        paragraph_text_based: '0',
        thresholding_method: local ? SAUVOLA : OTSU,
      };
      const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const args = ['-l', models, '--psm', SEGMENTATION[layout], ...set];
      return linesOf(await run(command, args, toSpix(image)));
    },

    guess: wasmTesseract.guess,
  };
}

export const NATIVE_MODELS: readonly string[] = [...MODELS, 'chi_tra_vert'];

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

/** What the command writes; nothing where it fails, as it does of pictures that hold too few letters. */
function run(command: string, args: readonly string[], input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, ['stdin', 'stdout', ...args], {
      // The pages of a file are what is read side by side.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(output).toString() : ''));
    // A command that ends early leaves some of the picture unread.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
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
