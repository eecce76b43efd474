/** Draws the pages of the benchmark in a browser, with the words that stand on each line, and spoils some as a scanner would. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../../support/browser';
import { random } from '../../support/random';

export const KINDS = [
  'clean',
  'scanned',
  'small',
  'columns',
  'table',
  'mixed',
  'rotated2',
  'rotated90',
] as const;
export type Kind = (typeof KINDS)[number];
export const LANGUAGES = ['en', 'ko', 'zh-tw'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Page {
  kind: Kind;
  language: Language;
  image: Buffer;
  truth: string;
}

type Texts = Record<Language, string[]>;
const root = path.resolve(import.meta.dirname, '../../..');
const texts = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'texts.json'), 'utf8'),
) as Texts;
const SCALE = 200 / 96;
const fonts = ['noto-sans-kr', 'noto-sans-tc', 'source-sans-3'].map((name) =>
  pathToFileURL(path.join(root, 'node_modules/@fontsource-variable', name, 'index.css')),
);
const FAMILY: Record<Language, string> = {
  en: "'Source Sans 3 Variable'",
  ko: "'Source Sans 3 Variable', 'Noto Sans KR Variable'",
  'zh-tw': "'Noto Sans TC Variable'",
};

function bodyOf(kind: Kind, language: Language): string {
  const own = texts[language].map((text) => `<p>${text}</p>`);
  switch (kind) {
    case 'columns':
      return `<div class="columns">${own.slice(0, 10).join('')}</div>`;
    case 'table':
      return `${own[0] ?? ''}${tableOf(language)}${own[1] ?? ''}`;
    case 'mixed':
      return [0, 1, 2]
        .map((at) => LANGUAGES.map((one) => `<p>${texts[one][at] ?? ''}</p>`).join(''))
        .join('');
    default:
      return own.slice(0, kind === 'small' ? 14 : 8).join('');
  }
}

function tableOf(language: Language): string {
  const names: Record<Language, string[]> = {
    en: [
      'Opening balance',
      'New contracts',
      'Interest accreted',
      'Change in estimates',
      'Released to profit',
      'Closing balance',
    ],
    ko: ['기초 잔액', '신계약', '이자 부리', '추정의 변경', '당기손익 인식', '기말 잔액'],
    'zh-tw': ['期初餘額', '新合約', '利息增加', '估計變動', '認列於損益', '期末餘額'],
  };
  const rows = names[language].map((name, row) => {
    const cells = [2024, 2025, 2026].map((year, column) =>
      ((row + 2) * (year - 1987) * (column + 3) * 37).toLocaleString('en'),
    );
    return `<tr>${[name, ...cells].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><tr><td>CSM</td><td>2024</td><td>2025</td><td>2026</td></tr>${rows.join('')}</table>`;
}

function htmlOf(kind: Kind, language: Language): string {
  const size = kind === 'small' ? 7 : kind === 'columns' ? 9.5 : 11;
  const family = kind === 'mixed' ? `${FAMILY.ko}, ${FAMILY['zh-tw']}` : FAMILY[language];
  return `<!doctype html><html lang="${language}">${fonts.map((url) => `<link rel="stylesheet" href="${url.href}">`).join('')}<style>
    body { margin: 0; padding: 60px 70px; width: 654px; box-sizing: content-box; font: ${size}pt/1.55 ${family}; word-break: ${language === 'zh-tw' ? 'normal' : 'keep-all'} }
    p { margin: 0 0 0.8em } .columns { columns: 2; column-gap: 32px; height: 960px; column-fill: auto }
    table { border-collapse: collapse; margin: 1em 0; width: 100% } td { border: 1px solid #555; padding: 5px 10px } td + td { text-align: right }
  </style><body>${bodyOf(kind, language)}</body></html>`;
}

/** The words of each line as the browser set them; the cells of a table's row are one line. No function in it: it is sent to the page as text. */
function linesInPage(): string {
  const lines: string[] = [];
  for (const element of document.querySelectorAll('p, tr')) {
    if (element.tagName === 'TR') {
      lines.push(Array.from(element.children, (cell) => cell.textContent ?? '').join(' '));
      continue;
    }
    const node = element.firstChild;
    const text = node?.textContent ?? '';
    let bottom = -1;
    let line = '';
    for (let at = 0; node && at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      const letter = text.charAt(at);
      if (letter !== ' ' && bottom >= 0 && Math.abs(box.bottom - bottom) > box.height / 2) {
        lines.push(line.trim());
        line = '';
      }
      if (letter !== ' ') bottom = box.bottom;
      line += letter;
    }
    lines.push(line.trim());
  }
  return lines.filter((line) => line !== '').join('\n');
}

const [MEAN, SIGMA] = [128, 22];

/** The same on every run, so that two readings of a page are comparable. */
function noise(width: number, height: number): Buffer {
  const next = random(width * height);
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) {
    // Box and Muller.
    const wide = Math.sqrt(-2 * Math.log(1 - next()));
    data[at] = Math.min(255, Math.max(0, MEAN + SIGMA * wide * Math.cos(2 * Math.PI * next())));
  }
  return data;
}

/** Grey paper, soft edges, a little noise, half a degree askew, JPEG. */
async function scan(image: Buffer): Promise<Buffer> {
  const askew = await sharp(image)
    .rotate(0.5, { background: '#fff' })
    .blur(0.9)
    .greyscale()
    .linear(0.72, 48)
    .toBuffer();
  const { width, height } = await sharp(askew).metadata();
  return sharp(askew)
    .composite([
      { input: noise(width, height), raw: { width, height, channels: 3 }, blend: 'soft-light' },
    ])
    .jpeg({ quality: 55 })
    .toBuffer();
}

async function spoil(kind: Kind, image: Buffer): Promise<Buffer> {
  if (kind === 'scanned') return scan(image);
  if (kind === 'rotated2') return sharp(image).rotate(2, { background: '#fff' }).png().toBuffer();
  if (kind === 'rotated90') return sharp(image).rotate(90).png().toBuffer();
  return image;
}

export interface Press {
  draw: (kind: Kind, language: Language) => Promise<Page>;
  /** The same page as a PDF with a text layer. */
  print: (kind: Kind, language: Language) => Promise<{ pdf: Buffer; truth: string }>;
  /** A PDF that holds pictures only, one a page in A4. */
  bind: (pictures: readonly Buffer[]) => Promise<Buffer>;
  close: () => Promise<void>;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the browser that draws. @throws {Error} where there is none. */
export async function openPress(): Promise<Press> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error('Drawing the pages needs Chromium.');
  const browser: Browser = await chromium.launch({ executablePath, args: FLAGS });
  const open = async (kind: Kind, language: Language) => {
    const context = await browser.newContext({
      viewport: { width: 794, height: 1123 },
      deviceScaleFactor: SCALE,
    });
    const page = await context.newPage();
    // Fonts of the repository are files, and only a page that is a file may read files.
    await page.goto(pathToFileURL(path.join(import.meta.dirname, 'texts.json')).href);
    await page.setContent(htmlOf(kind, language), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const truth = await page.evaluate(linesInPage);
    return { context, page, truth };
  };
  return {
    draw: async (kind, language) => {
      const { context, page, truth } = await open(kind, language);
      const image = await page.screenshot({ type: 'png' });
      await context.close();
      return { kind, language, truth, image: await spoil(kind, image) };
    },
    print: async (kind, language) => {
      const { context, page, truth } = await open(kind, language);
      const pdf = await page.pdf({ format: 'A4' });
      await context.close();
      return { pdf, truth };
    },
    bind: async (pictures) => {
      const page = await browser.newPage();
      const images = pictures.map(
        (picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}">`,
      );
      const style =
        '@page { margin: 0 } body { margin: 0 } img { display: block; width: 210mm; height: 296mm }';
      await page.setContent(`<style>${style}</style>${images.join('')}`, { waitUntil: 'load' });
      const pdf = await page.pdf({ format: 'A4' });
      await page.close();
      return pdf;
    },
    close: () => browser.close(),
  };
}
