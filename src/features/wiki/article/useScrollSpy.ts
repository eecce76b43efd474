import { useEffect } from 'react';

/** How far down the window a heading begins to be the one that is read. */
const READ = '-70%';

/** Marks the heading that is being read in the list of contents. Knows it from what crosses a line: nothing is measured while scrolling. */
function followHeadings(text: Element): () => void {
  const links = new Map(
    [...text.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...text.querySelectorAll('[data-heading] [id]')].filter(({ id }) =>
    links.has(id),
  );
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = headings.findLast((heading) => passed.has(heading))?.id;
      for (const [id, link] of links) {
        if (id === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // From far above the window down to the line.
    { rootMargin: `100000px 0px ${READ} 0px` },
  );
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}

/** A table or a formula is a stop of the Tab key only where it is wider than its place; without scripts each of them is. */
function stopWhereWide(text: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const scroller of text.querySelectorAll('[data-scroll]')) observer.observe(scroller);
  return () => observer.disconnect();
}

/** What helps to read the text that is shown, once it is. */
export function useScrollSpy(): void {
  useEffect(() => {
    const text = document.querySelector('[data-island="wiki"]');
    if (!text || !('IntersectionObserver' in window)) return;
    const ends = [followHeadings(text), stopWhereWide(text)];
    return () => ends.forEach((end) => end());
  });
}
