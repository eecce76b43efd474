import { useCallback, useEffect, useRef, useState } from 'react';
import type { Explained } from '@/domain/closeReports';
import { askEngine, askOfClose } from '../engine';
import type { Asked, FetchSource, Question, Side } from './ExplainContext';

export type NodeState = 'pending' | 'failed' | 'noSource' | Explained;

/** Parts of a long sum that are listed at first, and every time that more are asked for. */
const PAGE_PARTS = 50;

const beginning = ({ close, of }: Asked) => askOfClose(close, 'explain', of);

/** Begins an explanation: its number. Undefined where there is nothing to explain. */
async function begun(question: Question): Promise<number | undefined> {
  if (!('difference' in question)) return beginning(question);
  const side = async ({ title: name, value, asked }: Side) => ({
    name,
    value,
    close: asked?.from,
    explanation: asked && (await beginning(asked)),
  });
  const [own, other] = question.difference;
  return askEngine('difference', [await side(own), await side(other)]);
}

/** Opens the nodes of an explanation one by one; what a group was measured from is fetched when it is first needed. */
export function useExplanation(question: Question, fetchSource: FetchSource) {
  const [nodes, setNodes] = useState<Readonly<Record<string, NodeState>>>({ '': 'pending' });
  const from = 'from' in question ? question.from : undefined;
  const explanation = useRef<Promise<number | undefined>>(undefined);

  const open = useCallback(
    async (path: string, most = PAGE_PARTS) => {
      // What is shown stays while more of it is on its way.
      const show = (state: NodeState) =>
        setNodes((all) =>
          state === 'pending' && typeof all[path] === 'object' ? all : { ...all, [path]: state },
        );
      show('pending');
      try {
        explanation.current ??= begun(question);
        const id = await explanation.current;
        if (id === undefined) return show('failed');
        const found = await askEngine('open', id, path, most);
        if (!found) return show('failed');
        if ('node' in found) return show(found);
        const source = await fetchSource(found.group, found.close ?? from).catch(() => undefined);
        if (!source) return show('noSource');
        await askEngine('addSource', id, found, source);
        const own = await askEngine('open', id, path, most);
        show(own && 'node' in own ? own : 'noSource');
      } catch {
        explanation.current = undefined;
        show('failed');
      }
    },
    [question, from, fetchSource],
  );
  useEffect(() => void open(''), [open]);
  return { nodes, open };
}

/** How many parts are listed next. */
export const nextParts = (listed: number): number => listed + 4 * PAGE_PARTS;
