require('./keptScripts.cjs');

const JSDOM = { paths: [require.resolve('jest-environment-jsdom')] };
const partOfJsdom = (file) => require.resolve(`jsdom/lib/jsdom/${file}`, JSDOM);

/**
 * The document of a test asks for the style of every element at each query by role, and jsdom then holds 120 rules of a browser's default sheet against it. No test asks
 * for more than what is displayed: this sheet has those rules alone, tags of one value as one rule. A tenth less processor time.
 */
const SHEET = partOfJsdom('browser/default-stylesheet');

function displayRules(sheet) {
  const tags = new Map();
  const others = [];
  const rules = sheet.replaceAll(/\/\*.*?\*\/|@\w+[^{;]*;/gs, '').matchAll(/([^{}]+)\{([^}]*)\}/g);
  for (const [, selectors, declarations] of rules) {
    const display = /(?:^|[\s;])display:\s*([\w-]+)/.exec(declarations)?.[1];
    if (!display) continue;
    if (/^[\w\s,]+$/.test(selectors))
      tags.set(display, [...(tags.get(display) ?? []), selectors.trim()]);
    else others.push([display, selectors.trim()]);
  }
  return [...tags, ...others].map(([display, selectors]) => `${selectors} { display: ${display} }`);
}

require.cache[SHEET] = { exports: displayRules(require(SHEET)).join('\n') };

/**
 * A query by name asks each button for its labels, and jsdom then looks through the whole document, for each button anew. Here it looks once, and again after a change:
 * a third of the time of a screen with many numbers to press.
 */
const formControls = require(partOfJsdom('living/helpers/form-controls'));
const { domSymbolTree } = require(partOfJsdom('living/helpers/internal-constants'));
const NodeList = require(partOfJsdom('living/generated/NodeList'));

const labelsOfRoots = new WeakMap();

function labelsIn(root) {
  const known = labelsOfRoots.get(root);
  if (known?.version === root._version) return known.labels;
  const labels = new Map();
  for (const node of domSymbolTree.treeIterator(root)) {
    const { control } = node;
    if (control) labels.set(control, [...(labels.get(control) ?? []), node]);
  }
  labelsOfRoots.set(root, { version: root._version, labels });
  return labels;
}

formControls.getLabelsForLabelable = (element) => {
  if (!formControls.isLabelable(element)) return null;
  const root = element.getRootNode({});
  element._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => labelsIn(root).get(element) ?? [],
  });
  return element._labels;
};

module.exports = require('jest-fixed-jsdom');
