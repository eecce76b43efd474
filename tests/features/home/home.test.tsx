import { screen, within } from '@testing-library/react';
import type { RootState } from '@/store';
import { openHome } from './openHome';

const session = (demoAuth: 'TRUE' | 'FALSE'): Partial<RootState> => ({
  session: { credentials: { token: 'token', demoAuth }, panel: null },
});
const cards = () => screen.findAllByRole('article');

describe('the button of the hero', () => {
  it('[SH-8] asks a stranger to request the demo, as a link that needs no script', async () => {
    await openHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'From the standard to a working close',
    );
    expect(screen.getByRole('link', { name: 'Request IFRS17 Demo' })).toHaveAttribute(
      'href',
      '/ApplyForConsultation',
    );
    expect(screen.queryByRole('button', { name: 'Try IFRS17 Demo' })).toBeNull();
  });

  it('[SH-8] opens the demo for a visitor who has the right', async () => {
    const { user, navigate } = await openHome({ state: session('TRUE') });
    expect(screen.queryByRole('link', { name: 'Request IFRS17 Demo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try IFRS17 Demo' }));
    expect(navigate).toHaveBeenCalledWith('/demo');
  });

  it('[SH-8][SE-8] warns a visitor who has not', async () => {
    const { user, navigate } = await openHome({ state: session('FALSE') });
    await user.click(screen.getByRole('button', { name: 'Try IFRS17 Demo' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('You do not have permission to use the DEMO page.');
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the cards', () => {
  it('[SH-8] are four, on the requirements document between consultant and developer, and open one by one', async () => {
    const { user } = await openHome();
    expect(await cards()).toHaveLength(4);
    expect(
      screen.getByRole('heading', {
        name: 'One document between the consultant and the developer',
      }),
    ).toBeInTheDocument();
    const [first, second] = await cards();
    if (!first || !second) throw new Error('no cards');
    expect(within(first).getByText(/Both sides sign one version/)).not.toBeVisible();
    await user.click(within(first).getByText('What it contains'));
    expect(within(first).getByText(/Both sides sign one version/)).toBeVisible();
    expect(within(second).getByText(/The same figures become automated tests/)).not.toBeVisible();
  });

  it.each([
    ['ko', '컨설턴트와 개발자를 잇는 한 권의 문서'],
    ['zh-tw', '一份文件，連結顧問與工程師'],
  ] as const)('[SH-8] speak %s', async (locale, heading) => {
    await openHome({ locale });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(await cards()).toHaveLength(4);
  });

  it('[SH-8] show a worked example whose figures are what the standard gives', async () => {
    await openHome();
    const example = await screen.findByRole('img', { name: /worked example over three periods/ });
    const figures = [...example.querySelectorAll('text')].map(({ textContent }) => textContent);
    // 105.00 × 10/24, 64.31 × 8/14, then all that is left.
    expect(figures).toEqual(
      expect.arrayContaining(['\u221243.75', '\u221236.75', '\u221228.94', '0.00']),
    );
  });
});

describe('ways into the site', () => {
  it('[SH-8] lead to the wiki, the OCR service, the company and the consultation', async () => {
    await openHome();
    const way = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await way('Read the guide')).toBe('/DetailsByInsurance/1');
    expect(await way('Open the OCR service')).toBe('/OcrService');
    expect(await way('Meet the experts')).toBe('/IntroductionOfExperts');
    expect(await way('Ask for a consultation')).toBe('/ApplyForConsultation');
  });
});
