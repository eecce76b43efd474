/** The three widths at which every screen is looked at. */
export const widths = {
  narrow: { name: '360 px', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  medium: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  wide: { name: '1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
export type Width = keyof typeof widths;
