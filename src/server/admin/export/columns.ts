import { type ResourceName, fieldOf, fieldsOf } from '@/domain/admin';
import { MalformedRequest } from '../../contract';

/** A field and its heading in the file. */
export interface Column {
  field: string;
  heading: string;
}

const MAX_COLUMNS = 30;
const MAX_HEADING_LENGTH = 100;

/**
 * Reads the columns that an export asks for; all fields under their names where it asks for none.
 * @throws {MalformedRequest} for what is no list of fields of the resource.
 */
export function readColumns(resource: ResourceName, text: string | undefined): Column[] {
  if (text === undefined)
    return fieldsOf(resource).map(({ name }) => ({ field: name, heading: name }));
  const columns = parse(text);
  if (!Array.isArray(columns) || columns.length === 0 || columns.length > MAX_COLUMNS)
    throw malformed();
  return columns.map((column: unknown) => {
    if (typeof column !== 'object' || column === null) throw malformed();
    const { field, heading } = column as Record<string, unknown>;
    if (typeof field !== 'string' || !fieldOf(resource, field)) throw malformed();
    if (typeof heading !== 'string' || heading.length > MAX_HEADING_LENGTH) throw malformed();
    return { field, heading };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

const malformed = () => new MalformedRequest('form', { field: 'columns' });
