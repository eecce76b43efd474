import { defaultPolicies } from '../../core/policies';
import { scopeName } from '../sums/explainSum';
import type { Cube } from '../sums/cube';
import type { GroupInput } from '../../schema/group';
import type { Whose } from './finance';
import { cellWith, termsOf, type Table } from './table';

/** The confidence level of the risk adjustment, or the one to which the result of another technique corresponds; a share. */
export interface ConfidenceLevel extends Whose {
  readonly technique: 'confidenceLevel' | 'costOfCapital' | 'other';
  readonly level: number;
}

/** A group by the choices that it makes: those of its input, and others by name, as `riskAdjustment.costOfCapital`. */
export interface GroupMethods {
  readonly id: string;
  readonly input: Pick<GroupInput, 'model' | 'policies'>;
  readonly others?: readonly string[] | undefined;
}

/** 117-118: choices that the groups of the book make, and how many groups make each; a choice that is not stated is the default. */
export function measurementMethods(groups: readonly GroupMethods[]): Table {
  const names = Object.keys(defaultPolicies) as (keyof typeof defaultPolicies)[];
  const rows = new Map<string, string[]>();
  const note = (row: string, group: string) => rows.set(row, [...(rows.get(row) ?? []), group]);
  for (const { id, input, others = [] } of groups) {
    note(`model.${input.model}`, id);
    for (const other of others) note(other, id);
    for (const name of names)
      note(`${name}.${input.policies?.[name] ?? defaultPolicies[name]}`, id);
  }
  return {
    id: 'measurementMethods',
    paragraph: '117-118',
    columns: ['groups'],
    rows: [...rows]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, all]) => {
        const facts = all.map((name) => ({ sign: 1 as const, name, value: 1 }));
        return { id, cells: [cellWith([], '117-118', [], facts)] };
      }),
  };
}

/** 119: confidence levels beside the risk adjustments that they are of. */
export function confidenceLevels(cube: Cube, stated: readonly ConfidenceLevel[]): Table {
  const rows = stated.map(({ technique, level, ...whose }) => {
    const id = `${scopeName(whose)}.${technique}`;
    return {
      id,
      cells: [
        cellWith(cube, '119', [], [{ sign: 1, name: `${id}.level`, value: level }]),
        cellWith(cube, '119', termsOf('raClosing + licRaClosing', whose), []),
      ],
    };
  });
  return {
    id: 'confidenceLevels',
    paragraph: '119',
    columns: ['confidenceLevel', 'riskAdjustment'],
    rows,
  };
}
