/**
 * Jest gives each test file its modules anew, and compiles the source of each anew for it. The source is the same: what was compiled once in this process runs in
 * every file's context.
 */
const vm = require('node:vm');

const compiled = new Map();

vm.compileFunction = (source, parameters, { filename, parsingContext }) => {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script.runInContext(parsingContext);
  const head = `(function(${parameters.join(',')}){`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script.runInContext(parsingContext);
};
