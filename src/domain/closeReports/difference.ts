import type { Explained, Explanation, ExplanationNode, NeedsSource } from './explanation';
import type { GroupSource } from './groupSource';

/** One side of a difference. */
export interface DifferenceSide {
  /** In the reader's words. */
  readonly name: string;
  readonly value: number;
  /** How it came about; absent where nothing says it, as of what a source system states. */
  readonly explanation?: Explanation | undefined;
  /** The name of the close that it is of, where that is not the one at hand. */
  readonly close?: string | undefined;
}

type Sides = readonly [DifferenceSide, DifferenceSide];

/** A number that is one number less another: its two parts, each with its own explanation below it. */
export class Difference implements Pick<Explanation, 'open' | 'addSource'> {
  constructor(private readonly sides: Sides) {}

  addSource({ side = 0, close, ...need }: NeedsSource, source: GroupSource): void {
    const { explanation, close: own } = this.sides[side];
    explanation?.addSource({ ...need, ...(close !== own && { close }) }, source);
  }

  open(path: string, most?: number): Explained | NeedsSource {
    if (path === '') return this.root();
    const [first = '', ...rest] = path.split('.');
    const side = first === '1' ? 1 : 0;
    const { explanation, close } = this.sides[side];
    const found = explanation?.open(rest.join('.'), most);
    if (!found) throw new RangeError(`nothing explains ${path}`);
    if ('group' in found) return { ...found, side, close: found.close ?? close };
    const below = (node: ExplanationNode): ExplanationNode => ({
      ...node,
      path: [first, node.path].filter((each) => each !== '').join('.'),
    });
    return { ...found, node: below(found.node), parts: found.parts.map(below) };
  }

  private root(): Explained {
    const [own, other] = this.sides;
    return {
      node: { path: '', name: 'difference', value: own.value - other.value, isOpenable: true },
      formula: [{ part: 0 }, { text: ' - ' }, { part: 1 }],
      names: this.sides.map(({ name, value }) => ({ name, value })),
      isSum: false,
      parts: this.sides.map(({ name, value, explanation }, index) => ({
        path: String(index),
        name,
        value,
        isOpenable: explanation !== undefined,
      })),
      more: 0,
    };
  }
}
