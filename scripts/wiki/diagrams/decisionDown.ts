import { arrow, box, type DiagramWords, LINE, NARROW, rowsOf, type Sketch, text } from './drawing';

export interface Question {
  id: string;
  ask: string;
  yes: string;
  no: string;
}
export type Node = Question | { id: string; end: string };

const INDENT = 26;
const GAP = 12;
const INSIDE = 14;
/** What an answer takes in front of what follows from it. */
const ANSWER = 56;

/** How much of a node fits into a line, and how high it becomes. */
function sizeOf(node: Node, depth: number) {
  const says = 'end' in node ? node.end : node.ask;
  const space = NARROW - 2 - depth * INDENT - 2 * INSIDE - (depth ? ANSWER : 0);
  return { says, space, height: rowsOf(says, space).length * LINE + 24 };
}

/** A tree of questions as an outline: every answer below its question, further in. What is reached twice stands there twice. */
export function decisionDown(first: Node, byId: Map<string, Node>, words: DiagramWords): Sketch {
  let y = 1;
  const svg: string[] = [];
  function put(node: Node, depth: number, answer = ''): void {
    const x = 1 + depth * INDENT;
    const { says, space, height } = sizeOf(node, depth);
    const isEnd = 'end' in node;
    const [top, bottom] = [y, y + height];
    y = bottom + GAP;
    svg.push(
      box(x, top, NARROW - 1 - x, height, isEnd ? 'end' : 'box'),
      answer && text(x + INSIDE, top + height / 2, answer, ANSWER, 'note', 'start'),
      text(
        x + INSIDE + (answer ? ANSWER : 0),
        top + height / 2,
        says,
        space,
        isEnd ? 'strong-label' : 'label',
        'start',
      ),
    );
    if (isEnd) return;
    for (const [id, say] of [
      [node.yes, words.yes],
      [node.no, words.no],
    ] as const) {
      const next = byId.get(id);
      if (!next) continue;
      const level = y + sizeOf(next, depth + 1).height / 2;
      svg.push(arrow([x + INSIDE, bottom], [x + INSIDE, level], [x + INDENT - 2, level]));
      put(next, depth + 1, say);
    }
  }
  put(first, 0);
  return { width: NARROW, height: y - GAP + 1, svg: svg.join('') };
}
