import { type Schema, ValidationError } from 'yup';

/** The rule that each field breaks, the first of its schema; a field that breaks none is missing. */
export function brokenRules<Values extends object>(
  schema: Schema<Values>,
  values: Values,
): Partial<Record<keyof Values, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const broken = error.inner.map(({ path, message }) => [path, message] as const);
    return Object.fromEntries(broken.reverse()) as Partial<Record<keyof Values, string>>;
  }
}
