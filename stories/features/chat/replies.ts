import type { ChatAnswer } from '@/api';

const source = {
  path: '/DetailsByInsurance/4/2/1',
  anchor: '',
  title: 'Subsequent measurement · The Standard',
  passage: 'Changes in estimates of future cash flows adjust the contractual service margin.',
};
const nothingElse = { suggestions: [], pages: [], consultation: false, byModel: false };

/** An answer with every kind of part but an image. */
export const inParts: ChatAnswer = {
  id: 'b7a3c3de-6f1c-4a57-9f0a-2f4f4a8f6a10',
  kind: 'answer',
  text: 'More lapses mean less future service.',
  parts: [
    { type: 'say', text: 'Lapses to come are an estimate of future service:' },
    { type: 'quote', text: source.passage, source },
    {
      type: 'formula',
      text: 'CSM closing = CSM opening + new business + interest ± changes − release',
      source,
    },
    {
      type: 'table',
      columns: ['', 'Before', 'After', 'Effect', 'Paragraph'],
      rows: [
        ['Present value', '−250,000.00', '−210,000.00', '40,000.00', 'IFRS 17.B96(b)'],
        ['CSM', '120,000.00', '80,000.00', '−40,000.00', 'IFRS 17.44(c)'],
      ],
      source,
    },
  ],
  suggestions: ['And for the VFA?', 'What if the group is onerous?'],
  pages: [],
  consultation: false,
  byModel: true,
};

export const refusal: ChatAnswer = {
  id: 'b7a3c3de-6f1c-4a57-9f0a-2f4f4a8f6a11',
  kind: 'refusal',
  text: 'The handbook does not say.',
  parts: [
    { type: 'say', text: 'I do not know: the handbook says nothing of stages under IFRS 9.' },
  ],
  ...nothingElse,
  pages: [{ path: '/DetailsByInsurance/7', title: 'Discount rates' }],
  consultation: true,
};

/** As the specification has it: nothing but text. */
export const asText = 'The OCR service reads PDF, PNG and JPEG files of at most 2 MB.';

/** As the specification has it: text that holds an object (AP-5). */
export const asImage = JSON.stringify({
  type: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 360"><rect width="600" height="360" fill="#f3f6fa"/><rect x="60" y="60" width="140" height="240" fill="#0b1f3a"/><rect x="230" y="140" width="140" height="160" fill="#0b6e67"/><rect x="400" y="220" width="140" height="80" fill="#35e0d8"/></svg>',
  )}`,
  caption: 'The building blocks of the general model',
});
