import {
  type FieldError,
  type FieldRule,
  RESOURCES,
  type ResourceName,
  SYSTEM_MASTERS,
  fieldsOf,
  validateValues,
  keyOf,
  normaliseValues,
} from '@/domain/admin';
import { MalformedRequest } from '../contract';
import type { operations } from '../generated/contract';
import { sameValue } from './audit';
import type { StoredRow } from './store';

export type Change =
  operations['saveAdminRows']['requestBody']['content']['application/json']['changes'][number];
export type Line = NonNullable<
  operations['saveAdminRows']['responses'][200]['content']['application/json']['data']
>['lines'][number];
export type Outcome = Line['outcome'];

/** A line of a batch and what is to become of it. */
export interface PlannedLine {
  key: string;
  outcome: Outcome;
  faults: FieldError[];
  before?: StoredRow;
  /** The row after the change; undefined where there is none. */
  after?: StoredRow;
}

/** Whether a line changes a row and nothing speaks against it yet. */
export const changes = ({ outcome }: PlannedLine): boolean =>
  outcome === 'created' || outcome === 'updated' || outcome === 'deleted';

/** Whether a line keeps its batch from being saved. */
export const fails = (line: PlannedLine): boolean => !changes(line) && line.outcome !== 'unchanged';

/** Adds a fault of a field, unless the field has one already, and makes the line invalid. */
export function addFault(
  line: PlannedLine,
  field: string,
  rule: FieldRule,
  values: FieldError['values'] = {},
): void {
  if (!line.faults.some((fault) => fault.field === field))
    line.faults.push({ field, rule, values });
  line.outcome = 'invalid';
}

/** The key of the row that a change is about. */
export function keyOfChange(resource: ResourceName, change: Change, index: number): string {
  if (change.op === 'create' || change.op === 'put')
    return keyOf(resource, normaliseValues(resource, change.values ?? {}));
  if (change.key === undefined)
    throw new MalformedRequest('missing', { field: `changes.${index}.key` });
  if (change.version === undefined)
    throw new MalformedRequest('missing', { field: `changes.${index}.version` });
  return change.key;
}

/** What a change is to do to the row as it stands, judged by itself; what needs other rows is judged when the batch is there. */
export function planLine(
  resource: ResourceName,
  change: Change,
  key: string,
  before: StoredRow | undefined,
): PlannedLine {
  switch (change.op) {
    case 'create':
      return before
        ? { key, outcome: 'conflict', faults: [], before }
        : planCreation(resource, change, key);
    case 'put':
      return before ? planUpdate(resource, change, before) : planCreation(resource, change, key);
    case 'update':
      if (!before) return { key, outcome: 'missing', faults: [] };
      return planUpdate(resource, change, before, change.version);
    case 'delete':
      return planDeletion(resource, change, key, before);
  }
}

function planCreation(resource: ResourceName, change: Change, key: string): PlannedLine {
  const optional = fieldsOf(resource).filter(({ required }) => !required);
  const given = normaliseValues(resource, change.values ?? {});
  const values = {
    ...Object.fromEntries(optional.map(({ name }) => [name, null])),
    ...given,
  } as StoredRow['values'];
  const line: PlannedLine = {
    key,
    outcome: 'created',
    faults: validateValues(resource, values),
    after: { key, version: 1, values },
  };
  if (!RESOURCES[resource].creatable) addFault(line, RESOURCES[resource].key[0], 'readOnly');
  if (line.faults.length > 0) line.outcome = 'invalid';
  return line;
}

/** @param version the one that the sender has read; undefined where any will do. */
function planUpdate(
  resource: ResourceName,
  change: Change,
  before: StoredRow,
  version = before.version,
): PlannedLine {
  const values = {
    ...before.values,
    ...normaliseValues(resource, change.values ?? {}),
  } as StoredRow['values'];
  const { key } = before;
  const changed = Object.keys(values).filter(
    (field) => !sameValue(values[field], before.values[field]),
  );
  if (changed.length === 0) return { key, outcome: 'unchanged', faults: [], before };
  if (version !== before.version) return { key, outcome: 'conflict', faults: [], before };
  const after = { key, version: before.version + 1, values };
  const line: PlannedLine = {
    key,
    outcome: 'updated',
    faults: validateValues(resource, values),
    before,
    after,
  };
  for (const { name, editable } of fieldsOf(resource)) {
    if (editable !== 'always' && changed.includes(name))
      addFault(line, name, editable === 'never' ? 'readOnly' : 'keyChanged');
  }
  if (isSystemMaster(resource, key) && values.inUse === false)
    addFault(line, 'inUse', 'neededBySystem');
  if (line.faults.length > 0) line.outcome = 'invalid';
  return line;
}

function planDeletion(
  resource: ResourceName,
  { version }: Change,
  key: string,
  before: StoredRow | undefined,
): PlannedLine {
  if (!before) return { key, outcome: 'missing', faults: [] };
  if (version !== before.version) return { key, outcome: 'conflict', faults: [], before };
  const line: PlannedLine = { key, outcome: 'deleted', faults: [], before };
  const [field] = RESOURCES[resource].key;
  if (!RESOURCES[resource].creatable) addFault(line, field, 'readOnly');
  if (isSystemMaster(resource, key)) addFault(line, field, 'neededBySystem');
  return line;
}

function isSystemMaster(resource: ResourceName, key: string): boolean {
  return resource === 'codeMasters' && SYSTEM_MASTERS.some((master) => master === key);
}
