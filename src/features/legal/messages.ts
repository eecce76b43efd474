import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  contents: { id: 'legal.contents' },
  effective: { id: 'legal.effective' },
  modified: { id: 'legal.modified' },
  note: { id: 'legal.note' },
  revised: { id: 'legal.revised' },
  sample: { id: 'legal.sample' },
  privacy: { id: 'legal.privacy.heading' },
  terms: { id: 'legal.terms.heading' },
});
