/** For the `svgProps` of an icon beside words that say the same: Blueprint would make a picture without a name of it. */
export const decorative = { role: undefined, 'aria-hidden': true } as const;
