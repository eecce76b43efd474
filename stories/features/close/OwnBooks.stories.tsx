import type { Meta } from '@storybook/react-webpack5';
import type { ImportCloseBookApiResponse } from '@/api';
import { CockpitScreen } from '@/features/close/cockpit';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWith, success } from '../../support/handlers';
import { click, clickButton, findBy, play, uploadFile } from '../../support/play';
import { closeServer } from './closeServer';
import { ownBooks } from './ownBooks';

const meta: Meta = { title: 'Dialogs/Your own books' };
export default meta;

const screen = {
  screen: <CockpitScreen />,
  path: '/demo/ACRS00010',
  scenario: 'demoUser' as const,
  handlers: closeServer,
};
const openOwnBooks = [
  findBy('table'),
  clickButton(/^(Your own books|내 장부|我的帳簿)$/),
  findBy('dialog'),
];
export const List = createScreenStory({ ...screen, play: play(...openOwnBooks) });
/** A book that auditors see too, and the choice of who else does. */
export const Sharing = createScreenStory({
  ...screen,
  handlers: [...ownBooks, ...closeServer],
  play: play(...openOwnBooks, clickButton(/^(Share|공유|分享)$/), findBy('group')),
});
const chooseFile = uploadFile(() => new File(['PK'], 'book.zip', { type: 'application/zip' }));
const judged = (errors: ImportCloseBookApiResponse['errors']) =>
  respondWith(
    'importCloseBook',
    success({
      saved: false,
      bookId: null,
      counts: { modelPoints: 7, groups: 4 },
      errors,
      errorCount: errors.length,
    }),
  );
export const FileWithErrors = createScreenStory({
  ...screen,
  handlers: [
    judged([
      {
        table: 'modelPoints',
        line: 17,
        column: 'premium',
        reason: 'number',
        expected: '≥ 0',
        found: '1,200',
      },
      {
        table: 'groups',
        line: 3,
        column: 'portfolio',
        reason: 'reference',
        expected: '',
        found: 'annuities-held-by-the-north-branch',
      },
    ]),
    ...closeServer,
  ],
  play: play(...openOwnBooks, chooseFile, click('dialog td')),
});
export const FileInOrder = createScreenStory({
  ...screen,
  handlers: [judged([]), ...closeServer],
  play: play(...openOwnBooks, chooseFile, click('dialog [aria-live] p')),
});
