import { useEffect } from 'react';

const FONT = 'color: #48566a; font-size: 8pt;';

/** What stands on top of each printed page but the first: a page that is taken out of its pile still says whose it is. No element can be put there, only a rule. */
export function usePageHeader(left: string, right: string): void {
  useEffect(() => {
    // Where rules cannot be added, as in the test environment, pages have none.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    const box = (place: string, text: string) =>
      `@top-${place} { ${FONT} content: ${JSON.stringify(text)}; }`;
    sheet.replaceSync(`
      @page close { ${box('left', left)} ${box('right', right)} }
      @page close:first { @top-left { content: none; } @top-right { content: none; } }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [left, right]);
}
