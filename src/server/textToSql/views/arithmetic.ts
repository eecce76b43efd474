/**
 * PostgreSQL rounds to digits only what is numeric, and figures are of double precision: `round(csm / 1e9, 1)` would be refused. These take
 * the number as it is written, so that no digit is lost on the way.
 */
export const roundingIn = (schema: string): string =>
  ['round', 'trunc']
    .map(
      (
        name,
      ) => `CREATE FUNCTION ${schema}.${name}(number double precision, digits integer) RETURNS double precision
      LANGUAGE sql STABLE STRICT PARALLEL SAFE RETURN pg_catalog.${name}(number::text::numeric, digits)::double precision;`,
    )
    .join('\n');
