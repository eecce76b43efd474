/**
 * webpack loader and Jest transform: a file that names a language becomes what the search looks through in that language; the one that
 * names none becomes the letters and words of the mainland with those of the pages.
 */
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { require: load } = require('tsx/cjs/api');

const folder = path.resolve(__dirname, '../../src/content/wiki');
const made = (source) => {
  const { locale } = JSON.parse(source);
  const content = locale
    ? load('../wiki/passages.ts', __filename).allPassages(locale)
    : load('../wiki/simplifiedChinese.ts', __filename).simplifiedChinese();
  return JSON.stringify(content);
};

module.exports = function wikiPassagesLoader(source) {
  this.addContextDependency(folder);
  return made(source);
};
module.exports.process = (source) => ({ code: made(source) });
/** What comes out depends on every page, not on the file alone. */
module.exports.getCacheKey = (source) => {
  const hash = createHash('sha256').update(source);
  for (const file of readdirSync(folder, { recursive: true }).sort()) {
    if (/\.(md|json)$/.test(file)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
};
