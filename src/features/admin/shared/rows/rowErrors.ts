import {
  type FieldError,
  fieldsOf,
  judgeChoice,
  validateValues,
  type ResourceName,
} from '@/domain/admin';
import { type GridValues, sameValue } from '@/domain/grid';
import { type FieldChoices, foundChoices, listedChoices } from './columns';
import { serverValues } from './lists';

/** Choices that are not here yet speak against nothing. */
function mayBe(choices: FieldChoices, field: string, option: string): boolean {
  const listed = listedChoices(choices, field) ?? [];
  if (listed.length > 0) return listed.some(({ value }) => value === option);
  return !foundChoices(choices, field)?.missing.has(option);
}

/**
 * What is wrong with a row, by the rules of the server, as far as it can be judged here. A choice that was saved once stays good, as there: its
 * entry may be out of use since.
 */
export function rowErrors(
  resource: ResourceName,
  values: GridValues,
  saved: GridValues | undefined,
  choices: FieldChoices,
): FieldError[] {
  const errors = validateValues(resource, serverValues(resource, values));
  const chosen = fieldsOf(resource).filter(
    ({ name }) =>
      !errors.some(({ field }) => field === name) &&
      !(saved && sameValue(values[name], saved[name])),
  );
  return [
    ...errors,
    ...chosen.flatMap(
      (field) =>
        judgeChoice(field, values[field.name], (option) => mayBe(choices, field.name, option)) ??
        [],
    ),
  ];
}
