import type { Meta } from '@storybook/react-webpack5';
import { inSolutionLayout } from '@/app/layouts/SolutionLayout';
import { QrScannerScreen } from '@/features/qrScanner';
import { createScreenStory } from '../../support/createScreenStory';
import { click, clickButton, findBy, play, typeInto } from '../../support/play';
import * as codes from './codes';
import { failing, filming, waiting } from './fakeCamera';

const meta: Meta = { title: 'Screens/QR scanner' };
export default meta;

const SolutionPage = inSolutionLayout(QrScannerScreen);
const qr = {
  screen: <QrScannerScreen />,
  path: '/solution/QrcodeScanner',
  scenario: 'signedIn',
} as const;
const cards = play(findBy('article'));

export const Empty = createScreenStory({ ...qr, play: play(findBy('combobox')) });
export const Narrow = createScreenStory({ ...qr, width: 'narrow', play: play(findBy('combobox')) });
export const SignedOut = createScreenStory({
  ...qr,
  scenario: 'visitor',
  screen: <SolutionPage />,
  play: play(findBy('alertdialog')),
});
export const Link = createScreenStory({ ...qr, state: codes.read(codes.friendly), play: cards });
export const DeceitfulLink = createScreenStory({
  ...qr,
  state: codes.read(codes.deceitful, codes.dangerous),
  play: cards,
});
export const NarrowDeceitfulLink = createScreenStory({
  ...qr,
  width: 'narrow',
  state: codes.read(codes.deceitful),
  play: cards,
});
export const Wording = createScreenStory({
  ...qr,
  state: codes.read(codes.wording),
  play: cards,
});
export const OwnLink = createScreenStory({
  ...qr,
  state: codes.read(...codes.ours()),
  play: cards,
});
export const Secret = createScreenStory({ ...qr, state: codes.read(codes.wifi), play: cards });
export const SeveralCodes = createScreenStory({
  ...qr,
  state: codes.read(codes.contact, codes.event, codes.policy, codes.product, codes.partial),
  play: cards,
});
export const NothingFound = createScreenStory({ ...qr, state: codes.read() });
export const Unreadable = createScreenStory({
  ...qr,
  state: codes.failed(
    'broken',
    'empty',
    'fileTooLarge',
    'pictureTooLarge',
    'protected',
    'notSupported',
    'engine',
  ),
});
export const Reading = createScreenStory({
  ...qr,
  state: codes.stateOf({ progress: { done: 2, total: 5 } }),
  play: play(findBy('progressbar')),
});
export const History = createScreenStory({ ...qr, state: codes.past, play: play(findBy('time')) });
export const Made = createScreenStory({
  ...qr,
  play: play(typeInto({ 'qr-link': 'insurer.example' }), findBy('img')),
});

const camera = click('label:nth-of-type(2) [name="qr-source"]');
const start = clickButton(/^(Start the camera|카메라 켜기|開啟相機)$/);
export const CameraExplained = createScreenStory({ ...qr, play: play(camera) });
export const CameraAsked = {
  ...createScreenStory({ ...qr, play: play(camera, start) }),
  beforeEach: waiting,
};
export const CameraRefused = {
  ...createScreenStory({ ...qr, play: play(camera, start, findBy('alert')) }),
  beforeEach: failing('NotAllowedError'),
};
export const NarrowCameraMissing = {
  ...createScreenStory({ ...qr, width: 'narrow', play: play(camera, start, findBy('alert')) }),
  beforeEach: failing('NotFoundError'),
};
export const CameraBusy = {
  ...createScreenStory({ ...qr, play: play(camera, start, findBy('alert')) }),
  beforeEach: failing('NotReadableError'),
};
export const CameraRunning = {
  ...createScreenStory({ ...qr, play: play(camera, start, click('video')) }),
  beforeEach: filming,
};
