require('./keptScripts.cjs');

/**
 * Node as a test environment whose global object is an ordinary one. Jest's own stands behind a proxy, where a look at `Math` or `Number` takes 150 times as
 * long: what computes much took four times as long as it does for a user.
 */
const { TestEnvironment } = require('jest-environment-node');
const vm = require('node:vm');

module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
