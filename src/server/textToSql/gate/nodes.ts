/** A node's fields as PostgreSQL's parser writes them: `{ Kind: { field: ... } }`, empty values left out. */
export type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kind and fields of a wrapped node; undefined for what is none. */
export function nodeOf(value: unknown): { kind: string; fields: Fields } | undefined {
  if (!isRecord(value)) return undefined;
  const [entry, ...rest] = Object.entries(value);
  if (!entry || rest.length > 0 || !isRecord(entry[1])) return undefined;
  return { kind: entry[0], fields: entry[1] };
}

/** The nodes of a field that holds one, several or none. */
export function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
}

/** The names in a list of String nodes; undefined stands for what is no name, as `*`. */
export function namesOf(value: unknown): (string | undefined)[] {
  return listOf(value).map((part) => {
    const node = nodeOf(part);
    return node?.kind === 'String' && typeof node.fields.sval === 'string'
      ? node.fields.sval
      : undefined;
  });
}

/** The literal that a node is; undefined for anything else. */
export function literalOf(value: unknown): string | number | boolean | undefined {
  const node = nodeOf(value);
  if (node?.kind !== 'A_Const') return undefined;
  const { ival, fval, sval, boolval } = node.fields as Record<string, Fields | undefined>;
  // A zero, an empty text and a false come as an empty object.
  if (ival) return (ival.ival as number | undefined) ?? 0;
  if (fval) return Number(fval.fval);
  if (sval) return (sval.sval as string | undefined) ?? '';
  if (boolval) return (boolval.boolval as boolean | undefined) ?? false;
  return undefined;
}

/** The name of the type of a cast, whatever stands under it. */
export function castTypeOf(value: unknown): string | undefined {
  const node = nodeOf(value);
  if (node?.kind !== 'TypeCast') return undefined;
  return namesOf((node.fields.typeName as Fields | undefined)?.names).at(-1);
}

/** Whether an operator stands anywhere in an expression. */
export function isCalledIn(value: unknown, operator: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, fields = {} } = nodeOf(value) ?? {};
  return (
    (kind === 'A_Expr' && namesOf(fields.name).at(-1) === operator) ||
    Object.values(value).some((part) => isCalledIn(part, operator))
  );
}
