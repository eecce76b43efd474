/** Class names under their own names. */
const styles = new Proxy<Record<string, string>>(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);
module.exports = styles;
