/** Share of all coverage units that service before transition provided (C15, C17(d)). */
export const shareProvided = (
  units: { readonly provided: number; readonly remaining: number } | undefined,
): number =>
  units && units.provided + units.remaining > 0
    ? units.provided / (units.provided + units.remaining)
    : 0;
