import type { Box, Raster } from '../picture/image';

/** The models: Latin letters, Hangul, and traditional Han, which knows Latin letters as well. */
export const MODELS = ['eng', 'kor', 'chi_tra'] as const;
export type Model = (typeof MODELS)[number];

/** A letter as the engine read it. */
export interface Letter {
  text: string;
  bbox: Box;
}
export interface Word {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  bbox: Box;
  symbols: Letter[];
}
export interface Line {
  bbox: Box;
  /** With spaces where the engine saw them. */
  text: string;
  words: Word[];
}

export interface ReadOptions {
  /** One model, or several that share the words: `kor+eng`. */
  models: string;
  /** What the engine takes the picture for: a page that it cuts itself, one block of lines, words anywhere, one block of columns from the right. */
  layout: 'page' | 'block' | 'sparse' | 'vertical';
  /** Whether black and white are told apart by the surroundings of each pixel, not once for the whole picture. */
  local?: boolean;
  /** A few words, dark on light: without the second try for each line that it does not know, and sooner read than a command is started. */
  few?: boolean;
  /** Nothing but digits. */
  digits?: boolean;
}

/** What the shapes of the letters say of a picture before it is read. */
export interface ScriptGuess {
  /** Unicode's name of the script, or the engine's own: `Latin`, `Korean`, `Han`, `Japanese`, `Cyrillic`. */
  script: string;
  /** Clockwise turn that sets the letters upright. */
  degrees: 0 | 90 | 180 | 270;
  /** How much likelier this way up is than the next, on no fixed scale. */
  certainty: number;
  /** How much likelier the script is than the next, on another one. */
  scriptCertainty: number;
}

/** The model for a script; Latin is what every model knows. */
const MODEL_OF: Readonly<Record<string, Model>> = {
  Korean: 'kor',
  Hangul: 'kor',
  Han: 'chi_tra',
  HanT: 'chi_tra',
  HanS: 'chi_tra',
  Japanese: 'chi_tra',
  Hiragana: 'chi_tra',
  Katakana: 'chi_tra',
};

export const modelOf = (guess: ScriptGuess | undefined): Model =>
  MODEL_OF[guess?.script ?? ''] ?? 'eng';

/** Tesseract, built in or installed. */
export interface Engine {
  /** Reads a picture as it is. */
  read: (image: Raster, options: ReadOptions) => Promise<Line[]>;
  /** Undefined where the picture has fewer letters than asked for. `local`: as for reading. */
  guess: (image: Raster, leastLetters: number, local?: boolean) => Promise<ScriptGuess | undefined>;
}

/** Values of the engine's own parameters. */
export const SEGMENTATION = { page: '3', vertical: '5', block: '6', sparse: '11' } as const;
export const DETECT_SCRIPT = '0';
export const [OTSU, SAUVOLA] = ['0', '2'];
export const SCRIPTS = 'osd';

/** The engine's words of pixels hold the first one highest, which lies last in the memory of all machines that this runs on. */
const WORD = 4;

/** As the engine's own library keeps a picture in memory: read at once, where it asks for other formats byte by byte. */
export function toSpix({ data, width, height, channels }: Raster): Buffer {
  const depth = channels === 3 ? WORD : 1;
  const words = Math.ceil((width * depth) / WORD);
  const size = words * WORD * height;
  const header = Buffer.alloc(7 * WORD);
  header.write('spix');
  for (const [at, value] of [width, height, depth * 8, words, 0, size].entries())
    header.writeUInt32LE(value, (at + 1) * WORD);
  const pixels = Buffer.alloc(size);
  if (channels === 3)
    for (let from = 0, to = 0; from < data.length; from += 3, to += WORD) {
      pixels[to] = data[from] ?? 0;
      pixels[to + 1] = data[from + 1] ?? 0;
      pixels[to + 2] = data[from + 2] ?? 0;
    }
  else
    for (let y = 0; y < height; y += 1)
      pixels.set(data.subarray(y * width, (y + 1) * width), y * words * WORD);
  return Buffer.concat([header, pixels.swap32()]);
}
