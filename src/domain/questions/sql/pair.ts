import type { SemanticModel } from '../model/SemanticModel';
import type { Query } from '../query';
import { columnName } from './columns';

/** One of two figures held against the other: as a percentage, as an amount of each, as what is left. */
export function pairOf({ calculation, comparison, measures }: Query, model: SemanticModel) {
  const [one, other] = measures;
  if (one === undefined || other === undefined) return undefined;
  const [a, b] = [columnName(one), columnName(other)];
  if (calculation === 'difference')
    return {
      name: `${a}_less_${b}`,
      role: 'difference' as const,
      of: `${one}/${other}`,
      expression: `coalesce(${a}, 0) - coalesce(${b}, 0)`,
    };
  if (calculation !== 'ratio' && calculation !== 'multiple') return undefined;
  if (calculation === 'multiple' && comparison) return undefined;
  const isCounted =
    model.measureOf(other)?.unit === 'count' && model.measureOf(one)?.unit !== 'count';
  const isPlain = isCounted || calculation === 'multiple';
  return {
    name: `${a}_to_${b}`,
    role: isPlain ? ('quotient' as const) : ('ratio' as const),
    of: `${one}/${other}`,
    expression: `${isPlain ? '1.0' : '100.0'} * ${a} / nullif(${b}, 0)`,
  };
}
