import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../../stories/features/textToSql/TextToSqlScreen.stories';
import {
  ambiguous,
  byPortfolio,
  narrowed,
  ownRows,
} from '../../../stories/features/textToSql/answers';
import { respondWith, success } from '../../../stories/support/handlers';
import { TextToSqlScreen } from '@/features/textToSql';
import { selectAskedQuestions } from '@/store';
import { scenarios } from '../../../stories/support/scenarios';
import { network } from '../../support/network';
import { renderScreen } from '../../support/render';
import { composeStories, show } from '../../support/stories';

const {
  Ambiguous,
  Answered,
  BeyondRights,
  Doubtful,
  Empty,
  Lines,
  Linked,
  LongList,
  OfLargest,
  NarrowOrigins,
  Origins,
  OwnSqlRun,
  Refused,
  SignedOut,
  ValuesChanged,
} = composeStories(stories);

const chips = () =>
  within(screen.getByRole('list', { name: 'How the question was understood' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('text to SQL', () => {
  it('[RT-10] stands at its address, with questions to begin with', async () => {
    await show(Empty);
    expect(screen.getByRole('heading', { level: 1, name: 'Text to SQL' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share of CSM by portfolio' })).toBeVisible();
  });

  it('[SE-7] asks a visitor to log in', async () => {
    await show(SignedOut);
    expect(await screen.findByText('You can use it if you log in.')).toBeVisible();
  });

  it('shows how the question was understood, and its rows', async () => {
    await show(Answered);
    expect(await screen.findByRole('cell', { name: '2,405,000,000.5' })).toBeVisible();
    expect(chips().slice(0, 5)).toEqual([
      'CSM',
      'by Portfolio×',
      'at Dec 2025',
      'Book: Hanbit Life',
      'Scenario: Base',
    ]);
    expect(
      screen.getByText(/This is what was computed: CSM, by Portfolio, at Dec 2025/),
    ).toBeVisible();
    expect(screen.getByText(/IFRS 17.38, 43-45/)).toBeVisible();
  });

  it('says of which rows the figure is, and how it was made of them', async () => {
    await show(OfLargest);
    expect(await screen.findByRole('columnheader', { name: 'CSM, median' })).toBeVisible();
    expect(chips()).toContain(
      'only some by Portfolio: CSM, at Dec 2025, CSM > 1 × the average, largest CSM first, first 3×',
    );
    expect(chips()).toContain('median of each Group of contracts×');
  });

  it('keeps the question of a link that was answered before the server had said for whom', async () => {
    let sayWhoIsHere: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (sayWhoIsHere = resolve));
    const session = success({ signedIn: true, id: 'mina', demoAuth: 'FALSE' as const });
    network.use(
      respondWith('getSession', async () => (await asked, session)),
      respondWith('askData', success(byPortfolio)),
    );
    const { store } = await renderScreen(<TextToSqlScreen />, {
      path: '/solution/textToSql?q=CSM+by+portfolio',
      state: scenarios.signedIn.state,
    });
    expect(await screen.findByRole('cell', { name: '2,405,000,000.5' })).toBeVisible();
    const kept = () =>
      selectAskedQuestions(store.getState(), 'mina').map(({ question }) => question);
    expect(kept()).toEqual([]);
    sayWhoIsHere();
    await waitFor(() => expect(kept()).toEqual(['CSM by portfolio']));
  });

  it('leads to the screen that explains a figure, at the quarter and the book that were asked', async () => {
    await show(Answered);
    const link = await screen.findByRole('link', {
      name: 'Open the screen that explains this figure',
    });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(pathname).toBe('/demo/FSRS50010');
    expect(Object.fromEntries(searchParams)).toEqual({
      book: 'demo',
      period: '2025-12',
      scenario: 'base',
    });
  });

  it('asks again with a part taken away', async () => {
    await show(Answered);
    const asked: unknown[] = [];
    network.use(
      respondWith('askData', async (request) => {
        asked.push(await request.json());
        return success(byPortfolio);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: by Portfolio' }));
    await waitFor(() => expect(asked).toMatchObject([{ query: { dimensions: [] } }]));
  });

  it.each([
    ['Order by', 'smallest CSM first', { order: { by: 'csm', direction: 'ascending' } }],
    ['Number of rows', 'first 3', { limit: 3 }],
  ])('asks again with another part: %s', async (label, option, query) => {
    await show(Answered);
    const asked: unknown[] = [];
    network.use(
      respondWith('askData', async (request) => {
        asked.push(await request.json());
        return success(byPortfolio);
      }),
    );
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), option);
    await waitFor(() => expect(asked).toMatchObject([{ query }]));
  });

  describe('changes a part in its place', () => {
    const askedNext = () => {
      const asked: unknown[] = [];
      network.use(
        respondWith('askData', async (request) => {
          asked.push(await request.json());
          return success(narrowed);
        }),
      );
      return asked;
    };
    const edit = async (part: string) => {
      const opener = await screen.findByRole('button', { name: `Change: ${part}` });
      if (opener.getAttribute('aria-expanded') !== 'true') await userEvent.click(opener);
      return opener;
    };

    it('another value, found by typing, with the keyboard alone', async () => {
      await show(ValuesChanged);
      const asked = askedNext();
      const opener = await edit('Portfolio: Whole life');
      const search = await screen.findByRole('searchbox', { name: 'Find a value' });
      expect(opener).toHaveAttribute('aria-controls', search.closest('form')?.id);
      expect(search).toHaveFocus();
      fireEvent.change(search, { target: { value: 'mot' } });
      await waitFor(() =>
        expect(
          screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent),
        ).toEqual(['Whole life', 'Motor', undefined]),
      );
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard(' {Enter}');
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(asked).toMatchObject([
        {
          query: {
            filters: [
              { dimension: 'book' },
              { dimension: 'scenario' },
              { dimension: 'portfolio', values: ['MOT'], isNegated: false },
            ],
          },
        },
      ]);
      expect(screen.queryByRole('searchbox', { name: 'Find a value' })).not.toBeInTheDocument();
      expect(opener).toHaveFocus();
    });

    it('all but a value', async () => {
      await show(ValuesChanged);
      const asked = askedNext();
      await edit('Portfolio: Whole life');
      await userEvent.click(screen.getByRole('checkbox', { name: 'All but these' }));
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(asked).toMatchObject([
        { query: { filters: [{}, {}, { values: ['WHL'], isNegated: true }] } },
      ]);
    });

    it('the book, one at a time', async () => {
      await show(ValuesChanged);
      network.use(
        respondWith(
          'listDataValues',
          success({
            values: [
              { value: 'demo', name: 'Hanbit Life' },
              { value: 'small', name: 'Little' },
            ],
            total: 2,
          }),
        ),
      );
      const asked = askedNext();
      await edit('Book: Hanbit Life');
      await userEvent.click(await screen.findByRole('radio', { name: 'Little' }));
      expect(screen.queryByRole('checkbox', { name: 'All but these' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(asked).toMatchObject([{ query: { filters: [{ values: ['small'] }, {}, {}] } }]);
    });

    it('the time, of which no end comes before the beginning', async () => {
      await show(ValuesChanged);
      const asked = askedNext();
      await edit('at Dec 2025');
      const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
      expect(from).toHaveFocus();
      await userEvent.selectOptions(to, 'Jun 2025');
      expect(from).toHaveValue('2025-06');
      await userEvent.selectOptions(from, 'Dec 2024');
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(asked).toMatchObject([{ query: { period: { from: '2024-12', to: '2025-06' } } }]);
    });

    it('a limit: its number and which side of it', async () => {
      await show(ValuesChanged);
      const asked = askedNext();
      await edit('CSM > 1,000,000');
      await userEvent.selectOptions(screen.getByLabelText('Comparison'), '≤');
      const number = screen.getByLabelText('Limit');
      number.focus();
      fireEvent.change(number, { target: { value: '' } });
      await userEvent.keyboard('{Enter}');
      expect(asked).toEqual([]);
      fireEvent.change(number, { target: { value: '2500000' } });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(asked).toMatchObject([
        { query: { thresholds: [{ measure: 'csm', operator: '<=', value: 2_500_000 }] } },
      ]);
    });

    it('the order, and the number of rows', async () => {
      await show(ValuesChanged);
      const asked = askedNext();
      await edit('largest CSM first');
      await userEvent.selectOptions(screen.getByLabelText('Order by'), 'smallest CSM first');
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await edit('first 3');
      const rows = screen.getByLabelText('Number of rows');
      rows.focus();
      fireEvent.change(rows, { target: { value: '7' } });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(asked).toMatchObject([
        { query: { order: { by: 'csm', direction: 'ascending' } } },
        { query: { limit: 7 } },
      ]);
    });

    it('nothing where Escape is pressed', async () => {
      await show(ValuesChanged);
      const asked = askedNext();
      const opener = await edit('first 3');
      await userEvent.keyboard('9{Escape}');
      expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
      expect(opener).toHaveFocus();
      expect(asked).toEqual([]);
    });
  });

  it('keeps what is typed while an answer is awaited', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await show(Empty);
    network.use(respondWith('askData', async () => (await answered, success(byPortfolio))));
    const question = screen.getByRole('textbox', { name: 'Your question' });
    await userEvent.click(screen.getByRole('button', { name: 'Share of CSM by portfolio' }));
    expect(question).toHaveValue('Share of CSM by portfolio');
    fireEvent.change(question, { target: { value: 'only onerous' } });
    answer();
    expect(await screen.findByRole('cell', { name: '2,405,000,000.5' })).toBeVisible();
    expect(question).toHaveValue('only onerous');
  });

  it('goes on with the keyboard where a part was taken away', async () => {
    const { query } = byPortfolio;
    await show(Answered);
    network.use(
      respondWith(
        'askData',
        success({ ...byPortfolio, query: query && { ...query, dimensions: [] } }),
      ),
    );
    const remove = await screen.findByRole('button', { name: 'Remove: by Portfolio' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change: at Dec 2025' })).toHaveFocus(),
    );
  });

  it('says when a balance of a year stands, and no codes of what is beyond the rights of who reads', async () => {
    await show(BeyondRights);
    await screen.findByText(/This is what was computed/);
    expect(chips().slice(0, 5)).toEqual([
      'CSM×',
      'Insurance revenue×',
      'Mar 2025 to Dec 2025, balances at Dec 2025',
      'Book: not within your rights',
      'Scenario: Base',
    ]);
    expect(screen.getByText(/No row matches/)).toBeVisible();
  });

  it('shows sample rows above what was asked for them, and keeps a question that is being typed', async () => {
    await show(Origins);
    network.use(respondWith('runSql', success(ownRows)));
    const question = screen.getByRole('textbox', { name: 'Your question' });
    fireEvent.change(question, { target: { value: 'half a question' } });
    const portfolios = screen.getByText('portfolios').closest('details');
    await userEvent.click(within(portfolios as HTMLElement).getByText('Show rows'));
    expect(await screen.findByRole('cell', { name: '2021' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveFocus();
    expect(question).toHaveValue('half a question');
  });

  it('draws the figures of SQL that somebody wrote by its years of issue', async () => {
    await show(OwnSqlRun);
    await userEvent.click(await screen.findByRole('button', { name: 'Chart' }));
    expect(screen.getByRole('combobox', { name: 'Figure' })).toHaveTextContent('CSM');
    expect(screen.getByText('2022')).toBeVisible();
  });

  it('opens a link with what was understood when it was made', async () => {
    await show(Linked);
    expect(await screen.findByRole('cell', { name: '2,405,000,000.5' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('only last quarter');
  });

  it('draws quarters as lines', async () => {
    await show(Lines);
    expect(await screen.findByRole('img', { name: 'CSM' })).toBeVisible();
    expect(screen.getAllByText(/Mar 2025/).length).toBeGreaterThan(1);
  });

  it('draws of ten thousand rows those in sight, and finds the others by scrolling', async () => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(512);
    await show(LongList);
    const table = await screen.findByRole('table', { name: 'Rows' });
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    expect(await screen.findByRole('cell', { name: 'Portfolio 1' })).toBeVisible();
    expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    fireEvent.scroll(screen.getByRole('region', { name: 'Table' }), {
      target: { scrollTop: 36 * 5000 },
    });
    const far = (await screen.findByRole('cell', { name: 'Portfolio 5001' })).closest('tr');
    expect(far).toHaveAttribute('aria-rowindex', '5002');
    expect(screen.getByText('The first 10,000 rows; there are more.')).toBeVisible();
  });

  it('says of each column what it is made of', async () => {
    await show(Origins);
    const row = (await screen.findByRole('rowheader', { name: 'CSM' })).closest('tr');
    expect(row).toHaveTextContent('balances.csm Balances: CSM');
    expect(screen.getByRole('button', { name: 'Open in SQL lineage' })).toBeInTheDocument();
  });

  it('says it of columns that have no name of their own, too', async () => {
    await show(NarrowOrigins);
    const heads = await screen.findAllByRole('rowheader');
    expect(heads.map((head) => head.closest('tr')?.cells[1]?.textContent)).toEqual([
      'balances.portfolio_name_zh_tw Balances: Portfolio name (zh-tw)',
      'balances.profitability Balances: Profitability at recognition',
      'balances.csm Balances: CSM',
      expect.stringContaining('balances.bel Balances: '),
    ]);
  });

  it('says what it left out and what it took for something else', async () => {
    await show(Doubtful);
    expect(await screen.findByText(/I could not use “astrological” and left it out/)).toBeVisible();
    expect(
      screen.getByText('“helth insurance” was taken for Portfolio: Health insurance.'),
    ).toBeVisible();
  });

  it('asks back where a word has several meanings', async () => {
    await show(Ambiguous);
    expect(await screen.findByText(/“claims” can mean several things here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Claims and expenses paid' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Claims incurred' })).toBeVisible();
  });

  it('asks back without losing what the question goes on from', async () => {
    await show(Answered);
    const asked: unknown[] = [];
    network.use(
      respondWith('askData', async (request) => {
        asked.push(await request.json());
        return success(ambiguous);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: by Portfolio' }));
    const option = await screen.findByRole('button', { name: 'Claims incurred' });
    expect(screen.queryByRole('button', { name: 'SQL' })).not.toBeInTheDocument();
    await userEvent.click(option);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        previous: byPortfolio.query,
        choices: { claims: expect.any(String) as string },
      }),
    );
  });

  it('says why SQL does not run', async () => {
    await show(Refused);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no view named pg_class to query.',
    );
  });
});
