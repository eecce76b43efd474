/**
 * What the loader of a page brings first. The parts arrive side by side and are set up one by one, each in a task of its own, so that the
 * page never stops answering; then the application starts. `webpackExports: []` claims nothing: `start` says what it uses.
 */
const parts = Promise.all([
  import(/* webpackExports: [] */ 'react'),
  import(/* webpackExports: [] */ 'react-dom/client'),
  import(/* webpackExports: [] */ 'react-router-dom'),
  import(/* webpackExports: [] */ 'react-intl'),
  import(/* webpackExports: [] */ '@reduxjs/toolkit'),
]);

void parts
  .then(() => import(/* webpackChunkName: "start" */ './start'))
  .then(({ start }) => start());

export {};
