import { screen, waitFor } from '@testing-library/react';
import { recognised, resultOf, weak } from '../../../stories/features/ocr/answers';
import { network, respondWith, success } from '../../support/network';
import { openOcr, pdf, png } from './openOcr';

beforeEach(() => network.use(respondWith('extractText', success(resultOf(recognised, weak)))));

async function openRead(file: File) {
  const view = await openOcr();
  const clicked: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
  await view.read(file);
  await waitFor(() => expect(view.text()).not.toHaveValue(''));
  return { ...view, clicked };
}

const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

it('[ER-OCR-COPY] copies the shown page, and says whether it could', async () => {
  const { user, button } = await openRead(pdf());
  await user.click(button('다음 페이지'));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('복사'));
  expect(await screen.findByText('텍스트가 클립보드에 복사되었습니다.')).toBeInTheDocument();
  expect(write.mock.calls).toEqual([[weak.text]]);
  write.mockRejectedValue(new Error('not allowed'));
  await user.click(button('복사'));
  expect(await screen.findByRole('alert')).toHaveTextContent('클립보드 복사에 실패했습니다.');
});

it('[OC-FILE][ER-OCR-DOWN] downloads the shown page of a PDF under its name', async () => {
  const { user, button, clicked, made, open } = await openRead(pdf());
  await user.click(button('다음 페이지'));
  await user.click(button('다운로드'));
  expect(await screen.findByText('OCR 결과가 다운로드되었습니다.')).toBeInTheDocument();
  expect(clicked.map(({ download }) => download)).toEqual([`OCR_Result_Page2_${today()}.txt`]);
  expect(await made.at(-1)?.text()).toBe(weak.text);
  expect(open.size).toBe(0);
});

it('[OC-FILE] names no page where there is one', async () => {
  const { user, button, clicked } = await openRead(png());
  await user.click(button('다운로드'));
  expect(clicked.map(({ download }) => download)).toEqual([`OCR_Result_${today()}.txt`]);
});
