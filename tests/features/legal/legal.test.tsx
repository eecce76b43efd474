import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PrivacyScreen, TermsScreen } from '@/features/legal';
import { policy as privacy } from '@/content/policies/privacy.ko.md';
import { policy as terms } from '@/content/policies/terms.ko.md';
import type { Locale } from '@/domain/locale';
import { renderScreen } from '../../support/render';

async function renderLegal(element: ReactElement, locale: Locale) {
  // The text comes while the screen is drawn.
  const view = await act(() => renderScreen(element, { locale }));
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const article = (container: HTMLElement, number: number) => {
  const found = container.querySelector<HTMLElement>(`#article-${number}`);
  if (!found) throw new Error(`no article ${number}`);
  return found;
};

describe('the privacy policy', () => {
  it('[RT-7][SH-10] has 29 articles in Korean, in force 2023-11-08', async () => {
    const { container } = await renderLegal(<PrivacyScreen />, 'ko');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('개인정보처리방침');
    expect(screen.getByText('2023-11-08')).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings).toHaveLength(29);
    headings.forEach((heading, index) =>
      expect(heading).toHaveTextContent(new RegExp(`^제${index + 1}조 \\(.+\\)$`)),
    );
    expect(headings[0]?.closest('[lang]')).toHaveAttribute('lang', 'ko');
    expect(article(container, 29)).toHaveTextContent('2023년 11월 8일부터 시행');
  });

  it('[SH-10] gives the periods that the law asks for', async () => {
    const { container } = await renderLegal(<PrivacyScreen />, 'ko');
    const rows = within(article(container, 12)).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [row.firstElementChild?.textContent, row.lastElementChild?.textContent]),
    ).toEqual([
      ['계약 또는 청약철회 등에 관한 기록', '5년'],
      ['대금결제 및 재화 등의 공급에 관한 기록', '5년'],
      ['전자금융 거래에 관한 기록', '5년'],
      ['소비자의 불만 또는 분쟁처리에 관한 기록', '3년'],
      ['표시·광고에 관한 기록', '6개월'],
      ['개인위치정보에 관한 기록', '6개월'],
      ['웹사이트 방문에 관한 기록(로그기록, 접속지 추적자료)', '3개월'],
    ]);
  });

  it('[SH-10] says the age for an account, the periods for accounts and records, and when changes are announced', async () => {
    const { container } = await renderLegal(<PrivacyScreen />, 'ko');
    expect(article(container, 9)).toHaveTextContent('만 14세 이상');
    expect(article(container, 13)).toHaveTextContent('최대 1년');
    expect(article(container, 14)).toHaveTextContent(/1년 동안 로그인하지 않은.*4년이 더 지나도록/);
    expect(article(container, 29)).toHaveTextContent(/시행일 7일 전.*시행일 30일 전/);
  });

  it('[SH-10] lists its articles and links them', async () => {
    const { container } = await renderLegal(<PrivacyScreen />, 'ko');
    const [contents] = screen.getAllByRole('navigation', { name: '목차' });
    const links = within(contents ?? container).getAllByRole('link');
    expect(links).toHaveLength(29);
    expect(links[11]).toHaveAttribute('href', '#article-12');
    expect(links[11]).toHaveTextContent('제12조 (관계 법령에 따른 개인정보의 보존)');
  });

  it('[SH-10] links references to its own articles and none to those of a statute', async () => {
    const { container } = await renderLegal(<PrivacyScreen />, 'ko');
    const own = within(article(container, 15)).getAllByRole('link');
    expect(own.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['제12조', '#article-12'],
      ['제14조', '#article-14'],
      ['제11조', '#article-11'],
    ]);
    // Articles 10 and 18 name articles of the statute, among them one with a branch number.
    expect(within(article(container, 18)).queryAllByRole('link')).toEqual([]);
    expect(
      within(article(container, 10))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['제24조']);
  });

  it('[SH-10] fills in every fact of its front matter', () => {
    expect(JSON.stringify(privacy)).not.toMatch(/\{[a-zA-Z]+\}/);
  });
});

describe('the terms of service', () => {
  it('[RT-8][SH-11] have 9 articles in Korean, modified 2025-04-29, in force 2025-05-01', async () => {
    const { container } = await renderLegal(<TermsScreen />, 'ko');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('이용약관');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    expect(screen.getByText('2025-04-29').parentElement).toHaveTextContent(
      '최종 개정일 2025-04-29',
    );
    expect(screen.getByText('2025-05-01').parentElement).toHaveTextContent('시행일 2025-05-01');
    expect(article(container, 9)).toHaveTextContent(
      '2025년 4월 29일에 마지막으로 개정하였으며 2025년 5월 1일부터 시행',
    );
  });

  it('[SH-11] fill in every fact of their front matter', () => {
    expect(JSON.stringify(terms)).not.toMatch(/\{[a-zA-Z]+\}/);
  });
});

describe('for readers of other languages', () => {
  it.each([
    ['en', 'Only the Korean text below is binding.'],
    ['zh-tw', '僅下方韓文全文具有效力。'],
  ] as const)(
    '[SH-10][SH-11] %s says that the Korean text binds, and sums it up',
    async (locale, note) => {
      for (const element of [<PrivacyScreen key="privacy" />, <TermsScreen key="terms" />]) {
        const { container, unmount } = await renderLegal(element, locale);
        const heading = screen.getByText(note, { exact: false });
        const points = within(heading.parentElement ?? container).getAllByRole('listitem');
        expect(points.length).toBeGreaterThan(20);
        expect(article(container, 1)).toHaveTextContent('제1조 (목적)');
        unmount();
      }
    },
  );

  it('[SH-10] needs no such note in Korean', async () => {
    await renderLegal(<PrivacyScreen />, 'ko');
    expect(screen.queryByText('아래의 한국어 본문이 효력을 가집니다.')).not.toBeInTheDocument();
  });
});
