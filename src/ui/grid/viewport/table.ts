import { Classes } from '@blueprintjs/core';

/** Parts of Blueprint's table, which has no references to them. */
const part = (name: string) => `.${Classes.getClassNamespace()}-table-${name}`;
const scroller = (body: HTMLElement | null, quadrant: string) =>
  body?.querySelector<HTMLElement>(`${part(quadrant)} ${part('quadrant-scroll-container')}`) ??
  null;

export function tableOf(body: HTMLElement | null): Element | null {
  return body?.querySelector(part('container')) ?? null;
}

/** The element of the table that scrolls. */
export function scrollerOf(body: HTMLElement | null): HTMLElement | null {
  return scroller(body, 'quadrant-main');
}

/** What holds the frozen columns: it follows. */
export function frozenOf(body: HTMLElement | null): HTMLElement | null {
  return scroller(body, 'quadrant-left');
}
