import { screen } from '@testing-library/react';
import type { OfflineState } from '@/domain/wiki';
import { OfflineRow } from '@/features/wiki/offline/OfflineRow';
import { renderScreen } from '../../support/render';

const state: OfflineState = { pages: [], complete: false, bytes: 1_240_000 };

async function row(given: Partial<OfflineState>, locale: 'en' | 'ko' | 'zh-tw' = 'en') {
  const calls = { keep: jest.fn(), remove: jest.fn() };
  const view = await renderScreen(
    <OfflineRow state={{ ...state, ...given }} onKeep={calls.keep} onRemove={calls.remove} />,
    {
      locale,
    },
  );
  return { ...view, ...calls };
}

it.each([
  ['en', '84 pages and the search, 1.2 MB', 'Save for offline reading'],
  ['ko', '84개 페이지와 검색 기능, 1.2MB', '오프라인 저장'],
  ['zh-tw', '84 個頁面與搜尋功能，1.2 MB', '儲存供離線閱讀'],
] as const)(
  'in %s it says what would be kept and how much that is',
  async (locale, offer, button) => {
    const { keep, user } = await row({}, locale);
    expect(screen.getByRole('status')).toHaveTextContent(offer);
    await user.click(screen.getByRole('button', { name: button }));
    expect(keep).toHaveBeenCalledTimes(1);
  },
);

it('shows how far it has come and takes no second press meanwhile', async () => {
  const { keep, remove, user } = await row({ progress: 0.45 });
  expect(screen.getByRole('progressbar')).toHaveValue(0.45);
  expect(screen.getByRole('status')).toHaveTextContent('Saving the pages on this device');
  await user.click(screen.getByRole('button'));
  expect(keep).not.toHaveBeenCalled();
  expect(remove).not.toHaveBeenCalled();
});

it('offers to remove what is kept', async () => {
  const { remove, user } = await row({ complete: true });
  await user.click(screen.getByRole('button', { name: 'Remove from this device' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

it('says that not all could be kept, and can be asked again', async () => {
  const { keep, user } = await row({ failed: true });
  expect(screen.getByRole('status')).toHaveTextContent('Some pages could not be saved.');
  await user.click(screen.getByRole('button', { name: 'Save for offline reading' }));
  expect(keep).toHaveBeenCalledTimes(1);
});
