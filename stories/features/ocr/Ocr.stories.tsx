import type { Meta } from '@storybook/react-webpack5';
import { OcrScreen } from '@/features/ocr';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWith, respondWithDetail, respondWithStream, success } from '../../support/handlers';
import { uploadFile, play, click, findBy } from '../../support/play';
import { blank, damaged, recognised, resultOf, textLayer, unsupported, weak } from './answers';
import { pdfNamed, scanNamed } from './sampleFiles';

const meta: Meta = { title: 'Screens/OCR' };
export default meta;

const ocr = { screen: <OcrScreen />, path: '/OcrService' };
const picture = uploadFile(() => scanNamed('policy-2026.png'));
const report = uploadFile(() => pdfNamed('annual-report-2025.pdf'));
const runs = click('button[aria-busy="false"]:enabled');
const read = respondWith('extractText', success(resultOf(recognised)));
const pages = respondWith('extractText', success(resultOf(recognised, weak, textLayer, blank)));
const turns = click('[role="group"] button:last-of-type');
const refused = play(picture, runs, findBy('alert'));

export const Empty = createScreenStory({ ...ocr, play: play(findBy('textbox')) });
export const Narrow = createScreenStory({ ...ocr, width: 'narrow', play: play(findBy('textbox')) });
export const WrongType = createScreenStory({
  ...ocr,
  play: play(
    uploadFile(() => new File(['GIF89a'], 'scan.gif', { type: 'image/gif' })),
    findBy('alert'),
  ),
});
export const TooLarge = createScreenStory({
  ...ocr,
  play: play(
    uploadFile(() => pdfNamed('archive.pdf', 2 * 1024 * 1024 + 1)),
    findBy('alert'),
  ),
});
export const Picture = createScreenStory({ ...ocr, play: play(picture) });
export const Pdf = createScreenStory({ ...ocr, play: play(report) });
export const Reading = createScreenStory({
  ...ocr,
  network: { extractText: 'slow' },
  play: play(picture, runs),
});
export const ReadingPages = createScreenStory({
  ...ocr,
  handlers: [respondWithStream('extractText', [{ done: 4, total: 10 }], { ended: false })],
  play: play(report, runs),
});
export const Read = createScreenStory({
  ...ocr,
  handlers: [read],
  play: play(picture, runs, findBy('status')),
});
export const NarrowRead = createScreenStory({
  ...ocr,
  width: 'narrow',
  handlers: [read],
  play: play(picture, runs, findBy('status')),
});
export const ManyPages = createScreenStory({
  ...ocr,
  handlers: [pages],
  play: play(report, runs, findBy('group')),
});
export const PageInDoubt = createScreenStory({
  ...ocr,
  handlers: [pages],
  play: play(report, runs, turns),
});
export const PageWithTextLayer = createScreenStory({
  ...ocr,
  handlers: [pages],
  play: play(report, runs, turns, turns),
});
export const PageWithoutText = createScreenStory({
  ...ocr,
  handlers: [pages],
  play: play(report, runs, turns, turns, turns),
});
export const PageDamaged = createScreenStory({
  ...ocr,
  handlers: [respondWith('extractText', success(resultOf(damaged)))],
  play: play(report, runs, findBy('status')),
});
export const ScriptUnsupported = createScreenStory({
  ...ocr,
  handlers: [respondWith('extractText', success(resultOf(unsupported)))],
  play: refused,
});
export const Refused = createScreenStory({
  ...ocr,
  handlers: [
    respondWithDetail(
      'extractText',
      422,
      'The PDF is protected with a password. Please remove the protection and try again.',
    ),
  ],
  play: refused,
});
export const BadRequest = createScreenStory({
  ...ocr,
  handlers: [respondWithDetail('extractText', 400)],
  play: refused,
});
export const TooLargeForServer = createScreenStory({
  ...ocr,
  handlers: [respondWithDetail('extractText', 413)],
  play: refused,
});
export const ServerError = createScreenStory({
  ...ocr,
  handlers: [respondWithDetail('extractText', 500)],
  play: refused,
});
export const UnknownError = createScreenStory({
  ...ocr,
  handlers: [respondWithDetail('extractText', 503)],
  play: refused,
});
export const Offline = createScreenStory({
  ...ocr,
  network: { extractText: 'offline' },
  play: refused,
});
export const NothingFound = createScreenStory({
  ...ocr,
  handlers: [respondWith('extractText', success(resultOf(blank)))],
  play: refused,
});
