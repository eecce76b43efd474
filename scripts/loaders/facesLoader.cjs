/**
 * webpack loader: cuts each Korean or Chinese face of a style sheet `<language>.faces.css` into the letters of our own texts, which are one small
 * file, and the other letters of the national standard (KS X 1001, Big5 level 1), which a visitor may type. Rarer letters are the system's.
 */
const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');
const { version } = require('subset-font/package.json');

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/faces');
/** Our texts: what names a language in its path is of that language, the others hold several. */
const TEXTS = ['src', 'openapi.yaml'];
/** By these letters a program reads the texts of others; hardly any is shown. */
const GRAMMARS =
  /^src\/(?:domain\/(?:assistant|clauses|lineage|qr|questions)|content\/(?:assistant|questions))\//;
const TEXT = /\.(tsx?|json|md|yaml|sql)$/;
/** Above Latin-1, which Source Sans has. */
const LETTERS = /[^\0-\u{ff}]/gu;
const LANGUAGES = {
  ko: {
    path: /\bko\b/,
    script: /\p{Script=Hangul}/u,
    charset: 'euc-kr',
    lead: [0xb0, 0xc8],
    trail: [0xa1, 0xfe],
  },
  'zh-tw': {
    path: /\bzh-tw\b/,
    script: /\p{Script=Han}/u,
    charset: 'big5',
    lead: [0xa4, 0xc6],
    trail: [0x40, 0xfe],
  },
};
/** Letters of the standard in one file. */
const PORTION = 800;

const textsOf = (place) =>
  TEXT.test(place)
    ? [place]
    : readdirSync(path.join(ROOT, place), { recursive: true })
        .map((name) => path.join(place, name))
        .filter((name) => TEXT.test(name) && !GRAMMARS.test(name));

function ownLetters(language) {
  const { path: own, script } = LANGUAGES[language];
  const others = Object.entries(LANGUAGES).flatMap(([name, other]) =>
    name === language ? [] : [other.path],
  );
  const letters = new Set();
  for (const file of TEXTS.flatMap(textsOf)) {
    if (others.some((other) => other.test(file))) continue;
    const named = own.test(file);
    for (const [letter] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(LETTERS))
      if (named || script.test(letter)) letters.add(letter);
  }
  return [...letters].sort();
}

/** What the two-byte rows of a national standard hold. */
function standardLetters({ charset, script, lead, trail }) {
  const decoder = new TextDecoder(charset);
  const letters = [];
  for (let first = lead[0]; first <= lead[1]; first++)
    for (let second = trail[0]; second <= trail[1]; second++) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if (letter.length === 1 && script.test(letter)) letters.push(letter);
    }
  return letters.sort();
}

/**
 * The files of a face, each with its `unicode-range`. Those of the standard claim all that lies between their first and their last letter; our own
 * letters come last, and the last that claims a letter has it.
 */
function portionsOf(language) {
  const own = ownLetters(language);
  const known = new Set(own);
  const others = standardLetters(LANGUAGES[language]).filter((letter) => !known.has(letter));
  const count = Math.ceil(others.length / PORTION);
  const size = Math.ceil(others.length / count);
  const portions = Array.from({ length: count }, (_, at) =>
    others.slice(at * size, (at + 1) * size),
  );
  return [
    ...portions.map((letters) => ({ letters, range: span(letters[0], letters.at(-1)) })),
    { letters: own, range: runsOf(own) },
  ];
}

function span(first, last) {
  const [from, to] = [first, last].map((letter) => letter.codePointAt(0).toString(16));
  return from === to ? `U+${from}` : `U+${from}-${to}`;
}

/** Of letters in their order. */
function runsOf(letters) {
  const runs = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last && last[1].codePointAt(0) === letter.codePointAt(0) - 1) last[1] = letter;
    else runs.push([letter, letter]);
  }
  return runs.map(([from, to]) => span(from, to)).join(',');
}

/** The file that holds these letters of a font, cut once. */
async function cut(font, letters) {
  const text = letters.join('');
  const file = path.join(
    CACHE,
    `${createHash('sha256').update(version).update(font).update(text).digest('hex').slice(0, 20)}.woff2`,
  );
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, await subsetFont(font, text, { targetFormat: 'woff2' }));
    renameSync(unfinished, file);
  }
  return file;
}

async function cutFaces(
  source,
  { context, resourcePath, getResolve, addDependency, addContextDependency },
) {
  const [, language] = /([\w-]+)\.faces\.css$/.exec(resourcePath);
  addContextDependency(path.join(ROOT, 'src'));
  addDependency(path.join(ROOT, 'openapi.yaml'));
  const portions = portionsOf(language);
  const faces = [];
  for (const [face, request] of source.matchAll(/@font-face \{[^}]*url\('([^']+)'\);\n\}/g)) {
    const font = readFileSync(await getResolve()(context, request));
    for (const { letters, range } of portions) {
      const file = path.relative(context, await cut(font, letters));
      faces.push(
        face.replace(
          `url('${request}');`,
          `url('${file}') format('woff2');\n  unicode-range: ${range};`,
        ),
      );
    }
  }
  return faces.join('\n');
}

module.exports = function facesLoader(source) {
  const done = this.async();
  cutFaces(source, this).then((css) => done(null, css), done);
};
