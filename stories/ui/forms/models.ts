/** Choices for fields that have some. */
export const models = [
  { value: 'GMM', label: 'General model' },
  { value: 'PAA', label: 'Premium allocation approach' },
  { value: 'VFA', label: 'Variable fee approach' },
];
