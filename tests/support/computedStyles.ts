interface StyledDocument {
  _styleCache: object | null;
}

/**
 * A query by role asks for the style of every element, and jsdom computes it anew each time: a fifth of what the screens' tests take. jsdom keeps what
 * its rules say of an element in a cache of the document, and takes another after each change that may matter. As long as it is the same one, so is
 * the style.
 */
export function keepComputedStyles(): void {
  const impl = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === 'impl',
  );
  const styled = (document as unknown as Record<symbol, StyledDocument>)[impl ?? Symbol()];
  const styles = new WeakMap<object, Map<Element, CSSStyleDeclaration>>();
  const compute = window.getComputedStyle.bind(window);

  window.getComputedStyle = (element, pseudoElement) => {
    if (!styled || pseudoElement || !element.isConnected) return compute(element, pseudoElement);
    const known = styled._styleCache && styles.get(styled._styleCache)?.get(element);
    if (known) return known;
    const style = compute(element);
    const cache = styled._styleCache;
    if (cache) {
      const all = styles.get(cache) ?? new Map<Element, CSSStyleDeclaration>();
      styles.set(cache, all.set(element, style));
    }
    return style;
  };
}
