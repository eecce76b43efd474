/** How long the page may take to be drawn, in milliseconds. */
const PAGE_TIMEOUT_MS = 60_000;
/** Enough of a passage to tell it from others; a page may break it further on by a link or a formula. */
const COMPARED_CHARS = 60;

const collapsed = (text: string) => text.replace(/\s+/gu, '');

/** Where the passage stands among the texts of an element, white space apart. */
function rangeOf(element: Element, passage: string): Range | undefined {
  const wanted = collapsed(passage).slice(0, COMPARED_CHARS);
  if (wanted === '') return undefined;
  const places: { node: Text; offset: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const letter = node.data[offset] ?? '';
      if (/\s/u.test(letter)) continue;
      text += letter;
      places.push({ node, offset });
    }
  const at = text.indexOf(wanted);
  const first = places[at];
  const last = places[Math.min(at + collapsed(passage).length, places.length) - 1];
  if (at < 0 || !first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

/** Marks the passage on the page that a link leads to, as soon as that is drawn, and brings it into view. */
export function showPassage(passage: string): void {
  const content = document.getElementById('content');
  if (!content) return;
  const show = () => {
    const range = rangeOf(content, passage);
    if (!range) return false;
    // Browsers without it still go there.
    if ('highlights' in CSS) CSS.highlights.set('chat-passage', new Highlight(range));
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    return true;
  };
  const watcher = new MutationObserver(() => show() && watcher.disconnect());
  watcher.observe(content, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), PAGE_TIMEOUT_MS);
  if (show()) watcher.disconnect();
}
