import type { Meta } from '@storybook/react-webpack5';
import { inSolutionLayout } from '@/app/layouts/SolutionLayout';
import { TextToSqlScreen } from '@/features/textToSql';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWith, success } from '../../support/handlers';
import { click, clickButton, findBy, play, pressKeys } from '../../support/play';
import {
  ambiguous,
  beyondRights,
  byPortfolio,
  doubtful,
  longList,
  narrowed,
  ofLargest,
  ownRows,
  portfolioValues,
  refused,
  trend,
  written,
  writtenAmiss,
} from './answers';

const meta: Meta = { title: 'Screens/Text to SQL' };
export default meta;

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
  handlers: [respondWith('askData', success(byPortfolio))],
  play: play(findBy('table')),
});
export const OfLargest = createScreenStory({
  ...asking,
  path: '/solution/textToSql?q=median+CSM+by+cohort+of+the+top+3+portfolios',
  handlers: [respondWith('askData', success(ofLargest))],
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
  handlers: [respondWith('askData', success(beyondRights))],
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
  handlers: [respondWith('askData', success(longList))],
  play: play(findBy('table')),
});
export const NarrowAnswered = createScreenStory({
  ...asked,
  width: 'narrow',
  handlers: [respondWith('askData', success(byPortfolio))],
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
  handlers: [respondWith('askData', success(byPortfolio))],
  play: play(findBy('table'), clickButton(/Chart/), findBy('figure')),
});
export const Lines = createScreenStory({
  ...asked,
  handlers: [respondWith('askData', success(trend))],
  play: play(findBy('table'), clickButton(/Chart/), findBy('img')),
});
export const Origins = createScreenStory({
  ...asked,
  handlers: [respondWith('askData', success(byPortfolio))],
  play: play(findBy('table'), clickButton(/Where columns come from/), findBy('rowheader')),
});
export const NarrowOrigins = createScreenStory({
  ...asking,
  width: 'narrow',
  path: `/solution/textToSql?${new URLSearchParams({ sql: 'SELECT portfolio_name_zh_tw, profitability, csm FROM balances' }).toString()}`,
  handlers: [respondWith('runSql', success(ownRows))],
  play: play(findBy('table'), clickButton(/Where columns come from/), findBy('rowheader')),
});
export const Doubtful = createScreenStory({
  ...asked,
  handlers: [respondWith('askData', success(doubtful))],
  play: play(findBy('table')),
});
export const Ambiguous = createScreenStory({
  ...asked,
  handlers: [respondWith('askData', success(ambiguous))],
  play: play(findBy('textbox')),
});
export const Refused = createScreenStory({
  ...asked,
  handlers: [respondWith('askData', success(refused))],
  play: play(findBy('alert')),
});
export const Unreachable = createScreenStory({
  ...asked,
  network: { askData: 'serverError' },
  play: play(findBy('alert')),
});

const ownQuestion = [
  clickButton(/My own tables/),
  clickButton(/Try an example/),
  click('#ask-question'),
  pressKeys('claim amount by region in Q1 2025{Enter}'),
] as const;
export const OwnTables = createScreenStory({
  ...asking,
  play: play(clickButton(/My own tables/), findBy('button')),
});
export const OwnWritten = createScreenStory({
  ...asking,
  handlers: [respondWith('writeSql', success(written))],
  play: play(...ownQuestion, findBy('table')),
});
export const NarrowOwnWritten = createScreenStory({
  ...asking,
  width: 'narrow',
  handlers: [respondWith('writeSql', success(written))],
  play: play(...ownQuestion, findBy('table')),
});
export const OwnRefused = createScreenStory({
  ...asking,
  handlers: [respondWith('writeSql', success(writtenAmiss))],
  play: play(...ownQuestion, findBy('alert')),
});
