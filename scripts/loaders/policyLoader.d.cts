/** webpack's side: the source of a module. */
declare function policyLoader(source: string): string;
declare namespace policyLoader {
  /** Jest's side of the same. */
  function process(source: string): { code: string };
}
export = policyLoader;
