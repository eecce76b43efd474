import type { Meta } from '@storybook/react-webpack5';
import { App } from '@/app/App';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWith, respondWithStream, success } from '../../support/handlers';
import { click, clickButton, findBy, play, pressKeys } from '../../support/play';
import { asImage, asText, inParts, refusal } from './replies';

const meta: Meta = { title: 'Screens/Chat' };
export default meta;

const page = { screen: <App />, frame: 'app', scenario: 'signedIn' } as const;
// The page below the panel comes in a chunk of its own.
const launch = [findBy('heading'), click('#chat-launcher')];
const open = play(...launch, clickButton(/^Chat$|^채팅$|^線上諮詢$/));
const asks = [
  ...launch,
  clickButton(/^Chat$|^채팅$|^線上諮詢$/),
  findBy('log'),
  click('[role="dialog"] textarea'),
  pressKeys('What happens to the CSM when lapses rise?{Enter}'),
];
const asked = play(...asks);
const read = play(...asks, click('[data-from="assistant"]'));

export const Launcher = createScreenStory({
  ...page,
  scenario: 'visitor',
  play: play(...launch),
});
export const SignedOut = createScreenStory({
  ...page,
  scenario: 'visitor',
  play: play(...launch, clickButton(/^Chat$|^채팅$|^線上諮詢$/), findBy('alertdialog')),
});
export const Empty = createScreenStory({ ...page, play: open });
export const Typing = createScreenStory({ ...page, network: { askChat: 'slow' }, play: asked });
/** The page was left before the reply came. */
export const Unanswered = createScreenStory({
  ...page,
  state: {
    chat: {
      wanted: false,
      draft: '',
      conversation: {
        user: 'actuary2026',
        messages: [
          {
            id: 'asked',
            at: Date.UTC(2026, 0, 5, 6, 5),
            content: { from: 'visitor', text: 'What happens to the CSM when lapses rise?' },
          },
        ],
      },
      awaiting: null,
      arriving: [],
    },
  },
  play: open,
});
/** What was found is there; the model that phrases it is not done. */
export const Streaming = createScreenStory({
  ...page,
  handlers: [
    respondWithStream(
      'askChat',
      inParts.parts.slice(0, 2).map((part) => ({ part })),
      { ended: false },
    ),
  ],
  play: play(...asks, findBy('blockquote')),
});
export const Answered = createScreenStory({
  ...page,
  handlers: [respondWith('askChat', success(inParts))],
  play: read,
});
export const NarrowAnswered = createScreenStory({
  ...page,
  width: 'narrow',
  handlers: [respondWith('askChat', success(inParts))],
  play: read,
});
export const PlainText = createScreenStory({
  ...page,
  handlers: [respondWith('askChat', success(asText))],
  play: read,
});
export const Image = createScreenStory({
  ...page,
  handlers: [respondWith('askChat', success(asImage))],
  play: read,
});
export const ImageViewer = createScreenStory({
  ...page,
  handlers: [respondWith('askChat', success(asImage))],
  play: play(...asks, click('[data-from="assistant"] figure button')),
});
export const Refused = createScreenStory({
  ...page,
  handlers: [respondWith('askChat', success(refusal))],
  play: read,
});
export const Failed = createScreenStory({
  ...page,
  network: { askChat: 'serverError' },
  play: read,
});
export const NotUseful = createScreenStory({
  ...page,
  handlers: [respondWith('askChat', success(inParts))],
  play: play(...asks, click('[data-from="assistant"] [role="group"] button:last-child')),
});
