import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Locale } from '@/domain/locale';
import { sectionAt, WIKI, wikiPathOf } from '@/domain/wiki';
import { loadPage } from '../pages';

const linkOf = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>(`a[href^="${WIKI}"]`)
    : null;

const termOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest('[data-term]') : null;

const asksForAnotherWindow = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * What links of the wiki do: the text of a page is fetched at the first sign that the reader goes there; those in an article, which are plain
 * markup, lead there without a load. Escape takes the card of a term away (WCAG 1.4.13); where nothing hovers, the first tap shows it.
 */
export function useArticleLinks(screen: RefObject<HTMLElement | null>, locale: Locale): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const onIntent = (event: Event) => {
      const path = wikiPathOf(linkOf(event)?.pathname ?? '');
      // A text that does not come is asked for again when it is needed.
      if (path && sectionAt(path)) loadPage(path, locale).catch(() => undefined);
    };
    const closeCards = () =>
      element.querySelectorAll('[data-open]').forEach((term) => term.removeAttribute('data-open'));
    const onClick = (event: MouseEvent) => {
      const term = termOf(event);
      const isOpen = term?.hasAttribute('data-open');
      closeCards();
      if (
        term &&
        !isOpen &&
        !asksForAnotherWindow(event) &&
        window.matchMedia('(hover: none)').matches
      ) {
        event.preventDefault();
        term.setAttribute('data-open', '');
        return;
      }
      // The card leads where its term does.
      const link = isOpen ? term?.querySelector('a') : linkOf(event);
      if (!link?.closest('[data-island]') || asksForAnotherWindow(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.hash);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeCards();
      if (event.target instanceof HTMLElement && termOf(event)) event.target.blur();
    };
    const signs = ['pointerover', 'pointerdown', 'focusin'];
    for (const sign of signs) element.addEventListener(sign, onIntent, { passive: true });
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    return () => {
      for (const sign of signs) element.removeEventListener(sign, onIntent);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
    };
  }, [screen, locale, navigate]);
}
