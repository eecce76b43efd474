import type { Meta } from '@storybook/react-webpack5';
import type { DataAnswer } from '@/api';
import { inSolutionLayout } from '@/app/layouts/SolutionLayout';
import { TextToSqlScreen } from '@/features/textToSql';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWith, success } from '../../support/handlers';
import { clickButton, findBy, play } from '../../support/play';
import {
  ambiguous,
  beyondRights,
  byModel,
  byPortfolio,
  doubtful,
  impossible,
  longList,
  narrowed,
  noRows,
  nothing,
  ofLargest,
  ownRows,
  unnamedSums,
  portfolioValues,
  refused,
  trend,
} from './answers';

const meta: Meta = { title: 'Screens/Text to SQL' };
export default meta;

const answering = (answer: DataAnswer) => [respondWith('askData', success(answer))];
const SolutionPage = inSolutionLayout(TextToSqlScreen);
const asking = {
  screen: <TextToSqlScreen />,
  path: '/solution/textToSql',
  scenario: 'signedIn',
} as const;
const asked = { ...asking, path: '/solution/textToSql?q=CSM+by+portfolio' } as const;

export const Empty = createScreenStory({ ...asking, play: play(findBy('textbox')) });
export const SignedOut = createScreenStory({
  ...asking,
  scenario: 'visitor',
  screen: <SolutionPage />,
  play: play(findBy('alertdialog')),
});
export const Answered = createScreenStory({
  ...asked,
  handlers: answering(byPortfolio),
  play: play(findBy('table')),
});
export const OfLargest = createScreenStory({
  ...asking,
  path: '/solution/textToSql?q=median+CSM+by+cohort+of+the+top+3+portfolios',
  handlers: answering(ofLargest),
  play: play(findBy('table')),
});
/** A link carries what was understood: the words of a follow-up would not say it. */
export const Linked = createScreenStory({
  ...asking,
  path: `/solution/textToSql?${new URLSearchParams({ q: 'only last quarter', query: JSON.stringify(byPortfolio.query) }).toString()}`,
  handlers: [
    respondWith('askData', async (request) => {
      const { query } = (await request.json()) as { query?: object };
      return success(query ? byPortfolio : { kind: 'nothing', unknown: [], names: [] });
    }),
  ],
  play: play(findBy('table')),
});
/** Opened by somebody who may see less than who made the link. */
export const BeyondRights = createScreenStory({
  ...asking,
  path: `/solution/textToSql?${new URLSearchParams({ q: 'CSM in 2025', query: JSON.stringify(beyondRights.query) }).toString()}`,
  handlers: answering(beyondRights),
  play: play(findBy('list')),
});
export const OwnSqlRun = createScreenStory({
  ...asking,
  path: `/solution/textToSql?${new URLSearchParams({ sql: 'SELECT portfolio_name_zh_tw, cohort, csm FROM balances' }).toString()}`,
  handlers: [respondWith('runSql', success(ownRows))],
  play: play(findBy('table')),
});
export const LongList = createScreenStory({
  ...asked,
  handlers: answering(longList),
  play: play(findBy('table')),
});
export const NarrowAnswered = createScreenStory({
  ...asked,
  width: 'narrow',
  handlers: answering(byPortfolio),
  play: play(findBy('table')),
});
const changing = {
  ...asked,
  handlers: [
    respondWith('askData', success(narrowed)),
    respondWith('listDataValues', ({ url }) => {
      const text = new URL(url).searchParams.get('text')?.toLowerCase() ?? '';
      const values = portfolioValues.filter(({ name }) => name.toLowerCase().includes(text));
      return success({ values, total: values.length });
    }),
  ],
  play: play(findBy('table'), clickButton(/Change: Portfolio/), findBy('searchbox')),
};
export const ValuesChanged = createScreenStory(changing);
export const NarrowValuesChanged = createScreenStory({ ...changing, width: 'narrow' });
export const Bars = createScreenStory({
  ...asked,
  handlers: answering(byPortfolio),
  play: play(findBy('table'), clickButton(/Chart/), findBy('figure')),
});
export const Lines = createScreenStory({
  ...asked,
  handlers: answering(trend),
  play: play(findBy('table'), clickButton(/Chart/), findBy('img')),
});
export const Origins = createScreenStory({
  ...asked,
  handlers: answering(byPortfolio),
  play: play(findBy('table'), clickButton(/Where columns come from/), findBy('rowheader')),
});
export const NarrowOrigins = createScreenStory({
  ...asking,
  width: 'narrow',
  path: `/solution/textToSql?${new URLSearchParams({ sql: 'SELECT portfolio_name_zh_tw, profitability, sum(csm), sum(bel) FROM balances GROUP BY 1, 2' }).toString()}`,
  handlers: [respondWith('runSql', success(unnamedSums))],
  play: play(findBy('table'), clickButton(/Where columns come from/), findBy('rowheader')),
});
export const Doubtful = createScreenStory({
  ...asked,
  handlers: answering(doubtful),
  play: play(findBy('table')),
});
export const Ambiguous = createScreenStory({
  ...asked,
  handlers: answering(ambiguous),
  play: play(findBy('textbox')),
});
export const Refused = createScreenStory({
  ...asked,
  handlers: answering(refused),
  play: play(findBy('alert')),
});
export const Unreachable = createScreenStory({
  ...asked,
  network: { askData: 'serverError' },
  play: play(findBy('alert')),
});
/** The answer is on its way. */
export const Loading = createScreenStory({
  ...asked,
  handlers: [neverRespond('askData')],
  play: play(findBy('textbox')),
});
/** No view holds the figure by what it was to be split by. */
export const Impossible = createScreenStory({
  ...asked,
  handlers: answering(impossible),
  play: play(findBy('textbox')),
});
/** No word of it is one that is known here. */
export const NothingUnderstood = createScreenStory({
  ...asked,
  handlers: answering(nothing),
  play: play(findBy('textbox')),
});
export const NoRows = createScreenStory({
  ...asked,
  handlers: answering(noRows),
  play: play(findBy('list')),
});
/** A language model wrote the SQL; it has passed the gate and run. */
export const ByModel = createScreenStory({
  ...asked,
  handlers: answering(byModel),
  play: play(findBy('table')),
});
export const ByModelRefused = createScreenStory({
  ...asked,
  handlers: answering({ ...refused, byModel: true, query: undefined }),
  play: play(findBy('alert')),
});
/** The model was asked and gave nothing: what can be said without it. */
export const ModelFailed = createScreenStory({
  ...asked,
  handlers: answering({ ...byPortfolio, modelFailed: true }),
  play: play(findBy('table')),
});
/** Questions of this device, favourites first. */
const askedBefore = {
  textToSql: {
    history: {
      actuary2026: [
        { question: 'claims paid by quarter', at: 1_767_850_200_000, isFavourite: false },
        { question: 'CSM by portfolio', at: 1_767_763_800_000, isFavourite: true },
      ],
    },
  },
};

export const AskedBefore = createScreenStory({
  ...asking,
  state: askedBefore,
  play: play(findBy('textbox')),
});
