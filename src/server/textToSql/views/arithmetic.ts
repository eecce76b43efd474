const ROUNDING = ['round', 'trunc'];
const POWERS = ['power', 'pow'];
const ROOTS = ['exp', 'ln', 'log', 'log10', 'sqrt'];

/** Names that stand for functions of PostgreSQL: with its schema before it, one of these would be the other. */
export const OWN_ARITHMETIC: ReadonlySet<string> = new Set([...POWERS, ...ROOTS]);

/**
 * The functions of a schema of views. PostgreSQL rounds to digits only what is numeric, and figures are of double precision: `round(csm / 1e9, 1)` would be refused. These
 * take the number as it is written, so that no digit is lost on the way.
 *
 * Its powers, roots and logarithms of numeric are as exact as one asks, so that one call takes seconds of many digits, and no time limit sees it. These take double
 * precision, as figures are, and are found first where the schema stands before `pg_catalog`.
 */
export function arithmeticIn(schema: string): string {
  const made = (name: string, taken: string, body: string) =>
    `CREATE FUNCTION ${schema}.${name}(${taken}) RETURNS double precision
      LANGUAGE sql STABLE STRICT PARALLEL SAFE RETURN (${body})::double precision;`;
  const asDouble = 'x::double precision';
  return [
    ...ROUNDING.map((name) =>
      made(
        name,
        'number double precision, digits integer',
        `pg_catalog.${name}(number::text::numeric, digits)`,
      ),
    ),
    ...ROOTS.map((name) => made(name, 'x numeric', `pg_catalog.${name}(${asDouble})`)),
    ...POWERS.map((name) =>
      made(name, 'x numeric, y numeric', `pg_catalog.power(${asDouble}, y::double precision)`),
    ),
    // The last digit of such a quotient may be wrong, as of 1000 to the base of 10; numeric takes those that are sure.
    ...['numeric', 'double precision'].map((type) =>
      made(
        'log',
        `base ${type}, x ${type}`,
        `(pg_catalog.ln(${asDouble}) / pg_catalog.ln(base::double precision))::numeric`,
      ),
    ),
    `CREATE OPERATOR ${schema}.^ (FUNCTION = ${schema}.power, LEFTARG = numeric, RIGHTARG = numeric);`,
  ].join('\n');
}
