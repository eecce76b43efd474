import type { Derivation } from '../ifrs17';
import { closedName, explainClosed, type ClosedGroup, type ExplainGroup } from '../ifrs17/book';
import { isSum, piecesOf, type FormulaPiece } from './formulaText';
import { sourceExplainer, type GroupSource } from './groupSource';

/** A figure or fact as a tree shows it, before it is opened. */
export interface ExplanationNode {
  /** Places from the root, as `0.2`; the root is empty. */
  readonly path: string;
  readonly name: string;
  readonly value: number;
  readonly paragraph?: string;
  readonly isOpenable: boolean;
}

/** What opening a node shows: its formula over its parts. */
export interface Explained {
  readonly node: ExplanationNode;
  readonly formula: readonly FormulaPiece[];
  /** The parts that the formula names; none of a sum. */
  readonly names: readonly { readonly name: string; readonly value: number }[];
  readonly isSum: boolean;
  readonly parts: readonly ExplanationNode[];
  /** Smaller parts of a long sum that are not listed yet. */
  readonly more: number;
}

/** The stored input of this group is needed to go on; of another close than the one at hand where it is named. */
export interface NeedsSource {
  readonly group: string;
  readonly close?: string | undefined;
  /** Of a difference, the side that needs it. */
  readonly side?: 0 | 1 | undefined;
}

/** A figure that a close has stored, by the name under which sums end with it. */
interface StoredFigure {
  readonly group: ClosedGroup;
  readonly figure: string;
  readonly close?: string;
}

/** A level that only passes on what its one part is says nothing: the part stands in its place. */
function withoutSingles(derivation: Derivation): Derivation {
  const { formula, from = [], value } = derivation;
  const [only] = from;
  const isSame = from.length === 1 && only?.value === value;
  return isSame && (isSum(derivation) || namesOnly(formula, only))
    ? withoutSingles(only)
    : derivation;
}

const namesOnly = (formula: string | undefined, part: Derivation): boolean =>
  formula !== undefined && piecesOf(formula, [part.name]).every((piece) => 'part' in piece);

/** Walks derivations of a close step by step; inputs of groups are handed in when they are asked for. */
export class Explanation {
  readonly #groups: ReadonlyMap<string, Omit<StoredFigure, 'figure'>>;
  readonly #sources = new Map<string, ExplainGroup>();
  readonly #known = new Map<Derivation, Derivation>();
  readonly #root: Derivation;

  /** @param closes groups of other closes that it compares with, by their names */
  constructor(
    root: Derivation,
    groups: readonly ClosedGroup[],
    closes: Readonly<Record<string, readonly ClosedGroup[]>> = {},
  ) {
    this.#root = withoutSingles(root);
    const own = groups.map((group) => [closedName(group, ''), { group }] as const);
    const others = Object.entries(closes).flatMap(([close, all]) =>
      all.map((group) => [closedName(group, '', close), { group, close }] as const),
    );
    this.#groups = new Map([...own, ...others]);
  }

  addSource({ group, close }: NeedsSource, source: GroupSource): void {
    this.#sources.set(
      closedName({ id: group, period: '' }, '', close),
      sourceExplainer(group, source),
    );
  }

  /** Opens the node at a path. @param most parts of a long sum that are listed, the largest first */
  open(path: string, most = 50): Explained | NeedsSource {
    let at = this.#computed(this.#root);
    for (const step of path === '' ? [] : path.split('.').map(Number)) {
      if ('group' in at) return at;
      const next = at.from?.[step];
      if (!next) throw new RangeError(`${at.name} has no part ${step}`);
      at = this.#computed(withoutSingles(next));
    }
    if ('group' in at) return at;
    const order = (at.from ?? []).map((part, index) => ({ part: withoutSingles(part), index }));
    const listed = order.length > most ? order.sort(bySize).slice(0, most) : order;
    const isAdded = isSum(at);
    // Parts stand in a formula by their own names, before levels of sums are left out.
    const names = isAdded ? [] : (at.from ?? []);
    return {
      node: this.#nodeOf(path, at),
      formula: isAdded
        ? []
        : piecesOf(
            at.formula ?? '',
            names.map(({ name }) => name),
          ),
      names: names.map(({ name, value }) => ({ name, value })),
      isSum: isAdded,
      parts: listed.map(({ part, index }) =>
        this.#nodeOf([path, index].filter((each) => each !== '').join('.'), part),
      ),
      more: order.length - listed.length,
    };
  }

  /** The group whose figure an end is, where it is one. */
  #storedAt({ name, formula }: Derivation): StoredFigure | undefined {
    if (formula !== undefined) return undefined;
    const end = name.lastIndexOf(' ') + 1;
    const label = name.indexOf('.', end) + 1;
    const found = this.#groups.get(name.slice(0, label));
    return found && { ...found, figure: name.slice(label) };
  }

  /** How a number came about: of an end that is a group's figure what its group says, which is the same number once more. */
  #computed(at: Derivation): Derivation | NeedsSource {
    const stored = this.#storedAt(at);
    if (!stored) return at;
    const known = this.#known.get(at);
    if (known) return known;
    const { group, figure, close } = stored;
    const explain = this.#sources.get(closedName({ id: group.id, period: '' }, '', close));
    if (!explain) return { group: group.id, ...(close !== undefined && { close }) };
    const found = explainClosed(group, figure, explain);
    const own = found && withoutSingles(found);
    // What the input states is shown by its name there.
    const from = own?.formula === undefined ? own && [own] : own.from;
    const computed = { ...own, name: at.name, value: at.value, ...(from && { from }) };
    this.#known.set(at, computed);
    return computed;
  }

  #nodeOf(path: string, derivation: Derivation): ExplanationNode {
    const { name, value, paragraph, formula } = derivation;
    return {
      path,
      name,
      value,
      ...(paragraph === undefined ? {} : { paragraph }),
      isOpenable: formula !== undefined || this.#storedAt(derivation) !== undefined,
    };
  }
}

const bySize = (one: { part: Derivation }, other: { part: Derivation }): number =>
  Math.abs(other.part.value) - Math.abs(one.part.value);
