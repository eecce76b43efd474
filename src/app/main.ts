/**
 * What the loader of a page brings first. The libraries are set up in a task of their own before the application starts, so that the page
 * never stops answering.
 */
void import('react-dom/client')
  .then(() => import(/* webpackChunkName: "start", webpackPrefetch: true */ './start'))
  .then(({ start }) => start());

export {};
