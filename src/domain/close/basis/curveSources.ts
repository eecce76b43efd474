/** How the sources of the curves that come with the product begin; books of one's own name theirs as they like. */
export const curveSources = {
  supervisors: "Synthetic, in the shape of supervisors' monthly tables",
  spreads: 'Synthetic, from spreads of a reference portfolio',
  learning: 'Invented for learning: one rate at every term',
} as const;

type CurveSource = keyof typeof curveSources;

/** Which of the product's own sources a text is; undefined for any other. */
export const curveSourceOf = (source: string): CurveSource | undefined =>
  (Object.keys(curveSources) as CurveSource[]).find((each) =>
    source.startsWith(curveSources[each]),
  );
