import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Lineage } from '@/domain/lineage';
import type { Drawing, Point } from '../engine/protocol';
import { edgeAt } from './edgeAt';
import { stepFrom } from './steps';

interface DiagramKeys {
  svg: RefObject<SVGSVGElement | null>;
  lineage: Lineage;
  drawing: Drawing;
  /** Where the arrow keys go on, where the focus is on none of the stops. */
  stop: string | null;
  selectedEdge: string | null;
  act: {
    zoomIn: () => void;
    zoomOut: () => void;
    fit: () => void;
    /** Brings a stop into sight, and the keys to it. */
    step: (stop: string) => void;
    stopAt: (node: string) => void;
    node: (id: string) => void;
    edge: (id: string) => void;
    expand: (table: string) => void;
    /** Lets go of what is selected. */
    release: () => void;
  };
}

const dataOf = (target: EventTarget, name: string) =>
  (target as Element).closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;

/** What a press and a key do in the diagram: one listener for all of its parts, which say by `data-` what they are. */
export function useDiagramKeys({ svg, lineage, drawing, stop, selectedEdge, act }: DiagramKeys) {
  const press = (target: EventTarget, at?: Point) => {
    const [node, more, edge] = ['node', 'more', 'edge'].map((name) => dataOf(target, name));
    if (more) act.expand(more);
    else if (node) {
      act.stopAt(node);
      act.node(node);
    } else if (edge) act.edge((at && svg.current && edgeAt(svg.current, at, selectedEdge)) ?? edge);
    else act.release();
  };

  const moveFocus = (next: string) => {
    // What is not in sight is not drawn, and cannot take the focus.
    flushSync(() => act.step(next));
    const [name, id] = next.startsWith('more ') ? ['more', next.slice(5)] : ['node', next];
    svg.current
      ?.querySelector<SVGElement>(`[data-${name}="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      '+': act.zoomIn,
      '=': act.zoomIn,
      '-': act.zoomOut,
      '0': act.fit,
      Enter: () => press(target),
      ' ': () => press(target),
      Escape: act.release,
    };
    const isArrow = key.startsWith('Arrow');
    if (!acts[key] && !isArrow) return;
    event.preventDefault();
    acts[key]?.();
    const next = isArrow && stepFrom(dataOf(target, 'node') ?? stop ?? '', key, lineage, drawing);
    if (next) moveFocus(next);
  };
  return { press, onKeyDown };
}
