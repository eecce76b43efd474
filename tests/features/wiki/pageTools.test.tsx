import { screen, waitFor } from '@testing-library/react';
import { wikiAddress } from '@/domain/wiki';
import { PageTools } from '@/features/wiki/frame/PageTools';
import { renderScreen } from '../../support/render';

it('copies the link of the page in the language that it is read in', async () => {
  const { user } = await renderScreen(<PageTools path="2/1" locale="ko" />, { locale: 'ko' });
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: '링크 복사' }));
  expect(written).toHaveBeenCalledWith(`${location.origin}${wikiAddress('2/1')}?lang=ko`);
  expect(await screen.findByRole('status')).toHaveTextContent('링크를 클립보드에 복사했습니다.');
});

it('says where the link can be copied when the browser refuses', async () => {
  const { user } = await renderScreen(<PageTools path="2/1" locale="en" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('copy the link from the address bar');
});

it('changes the language in place, and leaves a press with Ctrl to the browser', async () => {
  const { store, user } = await renderScreen(<PageTools path="2/1" locale="en" />);
  const korean = screen.getByRole('link', { name: '한국어' });
  expect(korean).toHaveAttribute('href', `${wikiAddress('2/1')}?lang=ko`);
  // The test environment goes nowhere: that is the browser's part.
  korean.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(korean);
  await user.keyboard('{/Control}');
  expect(store.getState().locale.locale).toBe('en');
  await user.click(korean);
  await waitFor(() => expect(store.getState().locale.locale).toBe('ko'));
});

it('offers to print a chapter where there is one', async () => {
  const { unmount } = await renderScreen(<PageTools path="2/1" locale="en" />);
  expect(screen.getByRole('button', { name: 'Print the chapter' })).toBeVisible();
  unmount();
  await renderScreen(<PageTools path="glossary" locale="en" />);
  expect(screen.queryByRole('button', { name: 'Print the chapter' })).toBeNull();
});
