/**
 * webpack loader and Jest transform: a page of the wiki in Markdown becomes data (src/domain/wiki/page.ts) at build time, so that no parser,
 * no formulas' library and no drawing goes to the browser.
 */
const { existsSync } = require('node:fs');
const { require: load } = require('tsx/cjs/api');

const compile = (source, file) => {
  const { compilePage } = load('../wiki/page.ts', __filename);
  try {
    return JSON.stringify(compilePage(source, file));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
};

module.exports = function wikiLoader(source) {
  for (const name of ['changes.json', 'glossary.json', 'words.json'])
    this.addDependency(require.resolve(`../../src/content/wiki/${name}`));
  const figures = this.resourcePath.replace(/\.[a-z-]+\.md$/, '.figures.yaml');
  if (existsSync(figures)) this.addDependency(figures);
  return `export const page = ${compile(source, this.resourcePath)};`;
};
module.exports.process = (source, file) => ({ code: `exports.page = ${compile(source, file)};` });
