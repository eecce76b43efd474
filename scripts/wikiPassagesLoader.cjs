/** webpack loader and Jest transform: a file that names a language becomes what the search looks through in that language. */
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { require: load } = require('tsx/cjs/api');

const folder = path.resolve(__dirname, '../src/content/wiki');
const passages = (source) => JSON.stringify(load('./wiki/passages.ts', __filename).allPassages(JSON.parse(source).locale));

module.exports = function wikiPassagesLoader(source) {
  this.addContextDependency(folder);
  return passages(source);
};
module.exports.process = (source) => ({ code: passages(source) });
/** What comes out depends on every page, not on the file alone. */
module.exports.getCacheKey = (source) => {
  const hash = createHash('sha256').update(source);
  for (const file of readdirSync(folder, { recursive: true }).sort()) {
    if (/\.(md|json)$/.test(file)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
};
