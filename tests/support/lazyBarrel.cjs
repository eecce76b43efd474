/**
 * Jest transform for a package's index that names everything it has: what it names is loaded when it is asked for. Whoever draws one of Blueprint's
 * icons would otherwise load all of them, 4,000 files for each test file.
 */
const IMPORT = /^var (\w+) = require\((".+?")\);$/gm;

exports.process = (source) => {
  const files = new Map([...source.matchAll(IMPORT)].map(([, name, file]) => [name, file]));
  const code = source
    .replace(IMPORT, '')
    .replace(/return (\w+)\./g, (all, name) =>
      files.has(name) ? `return require(${files.get(name)}).` : all,
    );
  return { code };
};
