import { useRef } from 'react';
import { type NamedTreeNode, typeAhead } from './treeStep';

/** Letters typed within this time belong together, in milliseconds. */
const TYPE_AHEAD_MS = 600;

/** Collects typed letters; answers with the row that they lead to. */
export function useTypeAhead(nodes: readonly NamedTreeNode[]) {
  const typed = useRef({ text: '', at: 0 });
  return (current: string, letter: string, at: number): string | undefined => {
    const earlier = at - typed.current.at < TYPE_AHEAD_MS ? typed.current.text : '';
    // The same letter again and again goes from one row to the next.
    const text = earlier === letter ? letter : earlier + letter;
    typed.current = { text, at };
    return typeAhead(nodes, current, text);
  };
}
