import { Classes } from '@blueprintjs/core';

/** Parts of Blueprint's table, which has no references to them. */
const part = (name: string) => `.${Classes.getClassNamespace()}-table-${name}`;

export function tableOf(body: HTMLElement | null): Element | null {
  return body?.querySelector(part('container')) ?? null;
}

/** The element of the table that scrolls. */
export function scrollerOf(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`${part('quadrant-main')} ${part('quadrant-scroll-container')}`) ?? null;
}
