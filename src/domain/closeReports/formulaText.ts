import type { Derivation } from '../ifrs17';

/** A piece of a formula: text as it stands, or one of the parts that it names. */
export type FormulaPiece = { readonly text: string } | { readonly part: number };

/** Formulas name a part whole or by the last two of its names: `csm.closing` is `2025-12.csm.closing`. */
const short = (name: string): string => name.split('.').slice(-2).join('.');

/** A formula over the names of its parts in pieces; the longest names first, so that none is taken for part of another. */
export function piecesOf(formula: string, parts: readonly string[]): readonly FormulaPiece[] {
  const byName = new Map<string, number>();
  parts.forEach((name, index) => {
    for (const alias of [name, short(name)]) if (!byName.has(alias)) byName.set(alias, index);
  });
  const names = [...byName.keys()].filter(Boolean).sort((one, other) => other.length - one.length);
  let pieces: FormulaPiece[] = formula === '' ? [] : [{ text: formula }];
  for (const name of names)
    pieces = pieces.flatMap((piece) => {
      if (!('text' in piece) || !piece.text.includes(name)) return [piece];
      return piece.text
        .split(name)
        .flatMap((text, index): FormulaPiece[] => [
          ...(index === 0 ? [] : [{ part: byName.get(name) ?? 0 }]),
          ...(text === '' ? [] : [{ text }]),
        ]);
    });
  return pieces;
}

/** `Σ`, `Σ flow × discount factor`: the parts add up. */
export const isSum = ({ formula = '' }: Pick<Derivation, 'formula'>): boolean =>
  formula.startsWith('Σ');
