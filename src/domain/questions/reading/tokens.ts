import type { SemanticModel } from '../model/SemanticModel';
import type { Meaning, OperatorName } from './words/lexicon';
import { type Span, saysSomething } from './words/spans';
import { isLatin } from './words/text';

/** A word that speaks of what stands beside it, and is not in the way of what stands around it. */
export interface Modifier {
  readonly span: Span;
  readonly operator: (typeof MODIFIERS)[number];
  /** Index of what follows it. */
  readonly before: number;
}

const MODIFIERS = [
  'having',
  'lacking',
  'atStart',
  'atClose',
  'atEnd',
  'newlyWritten',
  'earning',
  'when',
  'firstTime',
  'lastTime',
  'inARow',
  'rest',
  'netOfHeld',
  'only',
  'both',
  'hint',
] as const;

/** "Over 2025", "under the base scenario": no limit. */
const isOfPlace = ({ text }: Span, next: Span | undefined): boolean =>
  (text === 'over' && next?.period !== undefined) ||
  (text === 'under' && meaningsOf(next, 'value').length > 0);

/** The spans of a question without those that say nothing, and how to look around in them. */
export class Tokens {
  readonly list: readonly Span[];
  readonly modifiers: readonly Modifier[];

  constructor(
    spans: readonly Span[],
    /** What they speak of. */
    readonly model: SemanticModel,
    /** The question that they are of. */
    readonly text = '',
  ) {
    const list: Span[] = [];
    const modifiers: Modifier[] = [];
    for (const [index, span] of spans.entries()) {
      if (isOfPlace(span, spans.slice(index + 1).find(saysSomething))) continue;
      const operator = MODIFIERS.find((name) => isOperator(span, name));
      if (operator) modifiers.push({ span, operator, before: list.length });
      else if (saysSomething(span)) list.push(span);
    }
    this.list = list;
    this.modifiers = modifiers;
  }

  at(index: number): Span | undefined {
    return this.list[index];
  }

  /** Whether a word of a kind stands beside something. */
  modified(name: Modifier['operator']): boolean {
    return this.modifiers.some(({ operator }) => operator === name);
  }

  operators(...names: OperatorName[]): number[] {
    return this.list.flatMap((span, index) =>
      names.some((name) => isOperator(span, name)) ? [index] : [],
    );
  }
}

export const isOperator = (span: Span | undefined, ...names: OperatorName[]): boolean =>
  span?.meanings.some(
    (meaning) => meaning.kind === 'operator' && names.includes(meaning.operator),
  ) ?? false;

/** "grew", "difference": against another time, unless two figures are held against each other. */
export const changesIn = (tokens: Tokens): number[] => tokens.operators('change', 'difference');

type Kind = Exclude<Meaning['kind'], 'stop'>;

export function meaningsOf<K extends Kind>(
  span: Span | undefined,
  kind: K,
): Extract<Meaning, { kind: K }>[] {
  return (span?.meanings ?? []).filter(
    (meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind,
  );
}

export const isNoun = (span: Span | undefined): boolean =>
  meaningsOf(span, 'entity').length + meaningsOf(span, 'dimension').length > 0;

/** English says what is meant after its operator ("the most users"), Korean and Chinese before it (使用者最多). */
export const isAfter = (span: Span): boolean => isLatin(span.text);
