import { type RefObject, useEffect } from 'react';

const stops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');
const isSeen = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/**
 * Where what has the focus goes away or can be pressed no more, a button that has done its work, the keyboard goes on beside it: from the first stop of
 * the nearest element around it that is still there. Without it the next Tab begins at the top of the page.
 */
export function useFocusRescue(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    /** What has the focus and the elements around it, the nearest first. */
    let trail: readonly HTMLElement[] = [];
    const onFocusIn = ({ target }: FocusEvent) => {
      const around: HTMLElement[] = [];
      for (let at = target; at instanceof HTMLElement; at = at === root ? null : at.parentElement)
        around.push(at);
      trail = around;
    };
    // Somebody who goes elsewhere is let go. Browsers tell of it, too, when they take an element away: it is gone a moment later.
    const onFocusOut = () =>
      queueMicrotask(() => {
        const [focused] = trail;
        if (focused && !isGone(focused) && document.activeElement !== focused) trail = [];
      });
    const rescue = () => {
      const [focused, ...around] = trail;
      if (!focused || document.activeElement !== document.body || !isGone(focused)) return;
      trail = [];
      for (const place of around) {
        if (!place.isConnected) continue;
        const stop = [...place.querySelectorAll<HTMLElement>(stops)].find(isSeen);
        if (stop) return stop.focus({ preventScroll: true });
      }
    };
    const observer = new MutationObserver(rescue);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [ref]);
}
