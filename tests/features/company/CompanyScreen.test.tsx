import { act, screen, within } from '@testing-library/react';
import { CompanyScreen } from '@/features/company';
import en from '@/content/company/en.json';
import ko from '@/content/company/ko.json';
import zhTw from '@/content/company/zh-tw.json';
import type { Locale } from '@/domain/locale';
import { renderScreen } from '../../support/render';

async function renderCompany(locale: Locale = 'en') {
  // The content comes while the screen is drawn.
  const view = await act(() =>
    renderScreen(<CompanyScreen />, { locale, path: '/IntroductionOfExperts' }),
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const region = (name: RegExp) => within(screen.getByRole('region', { name }));

/** A browser in which everything is near. */
class EverythingIsNear {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {
    this.report([]);
  }
}

describe('the company page', () => {
  it('[RT-5][SH-9] says name, representative, business field and founding date', async () => {
    await renderCompany();
    const facts = screen.getAllByRole('term').slice(0, 4);
    expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Company', en.name],
      ['Representative', en.representative],
      ['Business field', 'Insurance and accounting-system consulting'],
      ['Founded', '2021.12.01'],
    ]);
    expect(screen.getByText('2021.12.01')).toHaveAttribute('datetime', '2021-12-01');
  });

  it('[SH-9] tells four projects in order, each done or in progress', async () => {
    await renderCompany();
    const projects = region(/projects/i).getAllByRole('listitem');
    expect(
      projects.map((item) => [
        within(item).getByRole('heading').textContent,
        /^(Done|In progress)/.exec(item.textContent)?.[0],
      ]),
    ).toEqual([
      ['Research and development', 'Done'],
      ['IFRS17 demo', 'Done'],
      ['Manual-based chatbot', 'Done'],
      ['Embedded LLM model', 'In progress'],
    ]);
  });

  it('[SH-9] has a table with the figures of the staff ring', async () => {
    await renderCompany();
    const rows = region(/staff/i).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'People', 'Share'],
      ['Development', '2', '50%'],
      ['Consulting', '1', '25%'],
      ['Management', '1', '25%'],
      ['Total', '4', '100%'],
    ]);
  });

  it('[SH-9] draws the ring at once and brings the chart, of the same size, when the reader comes near', async () => {
    const { unmount } = await renderCompany();
    const drawing = screen.getByRole('img', { name: /4 people/ });
    expect(drawing.querySelectorAll('path')).toHaveLength(3);
    expect(drawing.querySelector('svg')).toHaveAttribute('width', '240');
    unmount();

    Object.assign(globalThis, { IntersectionObserver: EverythingIsNear });
    try {
      await renderCompany();
      const chart = screen.getByRole('img', { name: /4 people/ });
      await screen.findByRole('presentation', { hidden: true });
      expect(chart.querySelectorAll('path')).toHaveLength(3);
      expect(chart.querySelector('svg')).toHaveAttribute('width', '240');
      expect(chart.querySelector('svg')).toHaveAttribute('height', '240');
    } finally {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    }
  });

  it('[SH-9] shows two experts in tabs that the arrow keys move between', async () => {
    const { user } = await renderCompany();
    const [first, second, ...more] = screen.getAllByRole('tab');
    expect(more).toEqual([]);
    expect(first).toHaveAttribute('aria-selected', 'true');
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: en.experts[1]?.name })).toHaveTextContent(
      en.experts[1]?.role ?? 'no role',
    );
  });

  it('[SH-9] keeps both profiles in the page', async () => {
    await renderCompany();
    for (const { name, career } of en.experts) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
      // Queries read every space as a plain one.
      for (const { text } of career)
        expect(screen.getByText(text.replaceAll('\u00a0', ' '))).toBeInTheDocument();
    }
  });

  it('[SH-9] nests teams in two departments and tags them', async () => {
    await renderCompany();
    const organisation = region(/organisation/i);
    for (const { name, teams } of en.departments) {
      const department = organisation.getByRole('heading', { name }).closest('li');
      if (!department) throw new Error(`${name} is not in a list`);
      const items = within(department).getAllByRole('listitem');
      expect(items).toHaveLength(teams.length);
      items.forEach((item, index) => expect(item).toHaveTextContent(teams[index]?.tag ?? 'no tag'));
    }
    expect(organisation.getAllByText('Future-growth industry').length).toBeGreaterThan(0);
    expect(organisation.getAllByText('Established earner').length).toBeGreaterThan(0);
  });

  it('[SH-9] names the five strengths of the hexagon and tells the project behind each', async () => {
    await renderCompany();
    const { core, items } = en.strengths;
    const figure = screen.getByRole('img', { name: new RegExp(core) });
    for (const { name } of items)
      expect(figure).toHaveAccessibleName(expect.stringContaining(name));
    const list = region(/strengths/i).getAllByRole('listitem');
    expect(list.map((item) => item.textContent)).toEqual(
      items.map(({ name, text }) => name + text),
    );
    expect(list).toHaveLength(5);
  });

  it.each(['ko', 'zh-tw'] as const)('[SH-9] speaks %s', async (locale) => {
    await renderCompany(locale);
    const content = { ko, 'zh-tw': zhTw }[locale];
    expect(screen.getByText(content.field)).toBeInTheDocument();
    expect(screen.getByText('2021.12.01')).toBeInTheDocument();
    expect(screen.getAllByText(content.departments[0]?.teams[0]?.tag ?? '')[0]).toBeInTheDocument();
  });

  it('[SH-9] leads to the consultation', async () => {
    await renderCompany();
    expect(screen.getByRole('link', { name: 'Ask for a consultation' })).toHaveAttribute(
      'href',
      '/ApplyForConsultation',
    );
  });
});

describe('the content files', () => {
  it.each([
    ['ko', ko],
    ['zh-tw', zhTw],
  ])('[SH-9] %s holds the same facts as English', (_name, content) => {
    const shape = ({ founded, staff, projects, experts, departments, strengths }: typeof en) => ({
      founded,
      staff: staff.map(({ people }) => people),
      projects: projects.map(({ period, done }) => [period, done]),
      experts: experts.map(({ works, career }) => [
        works.length,
        career.map(({ period }) => period),
      ]),
      departments: departments.map(({ teams }) => teams.length),
      strengths: strengths.items.length,
    });
    expect(shape(content)).toEqual(shape(en));
  });

  it('[SH-9] is marked as sample data in each language', () => {
    for (const { sample } of [en, ko, zhTw]) expect(sample).not.toBe('');
  });
});
