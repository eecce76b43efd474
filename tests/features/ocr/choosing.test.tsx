import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { OCR_MAX_BYTES } from '@/domain/ocr';
import '../../support/network';
import { openOcr, pdf, png } from './openOcr';

const transfer = (...files: File[]) => ({ files, types: ['Files'] });

describe('the document', () => {
  it('[RT-6][OC-UI] has an area to click or drop on, a file button, and nothing to run, copy or download yet', async () => {
    const { button, run, text, input } = await openOcr();
    expect(screen.getByRole('heading', { level: 1, name: 'OCR 서비스' })).toBeInTheDocument();
    const area = screen.getByText('파일을 여기에 놓거나 클릭하세요');
    expect(area.closest('label')).toHaveAttribute('for', input.id);
    // The browser's own control, so that it opens before the tool works.
    expect(input.parentElement).toHaveTextContent('파일 선택');
    expect(input).toHaveAttribute('type', 'file');
    expect(input).toBeEnabled();
    expect(run()).toBeDisabled();
    expect(button('복사')).toBeDisabled();
    expect(button('다운로드')).toBeDisabled();
    expect(text()).toHaveAttribute('rows', '12');
    expect(text()).toHaveAttribute('readonly');
  });

  it('[OC-UI] shows a picture, its name and its size, and lets go of a picture that is no longer shown', async () => {
    const { choose, open, made, run, unmount } = await openOcr();
    const first = png('first.png', 1000);
    await choose(first);
    expect(screen.getByRole('img', { name: 'first.png 미리보기' })).toHaveAttribute(
      'src',
      'blob:1',
    );
    expect(made).toEqual([first]);
    expect(screen.getByText('first.png')).toBeInTheDocument();
    expect(screen.getByText('1,000 bytes')).toBeInTheDocument();
    expect(run()).toBeEnabled();
    await choose(png('second.png', 150_000));
    expect(screen.getByText('146.5 KB')).toBeInTheDocument();
    expect([...open]).toEqual(['blob:2']);
    unmount();
    expect(open.size).toBe(0);
  });

  it('[OC-UI] shows an icon for a PDF', async () => {
    const { choose, made } = await openOcr();
    await choose(pdf('annual-report.pdf', 1_400_000));
    expect(screen.getByRole('img', { name: 'PDF 파일' })).toBeInTheDocument();
    expect(screen.getByText('annual-report.pdf')).toBeInTheDocument();
    expect(screen.getByText('1.34 MB')).toBeInTheDocument();
    expect(made).toEqual([]);
  });

  it('takes the file away again', async () => {
    const { choose, user, button, run, open } = await openOcr();
    await choose(png('first.png'));
    await user.click(button('first.png 제거'));
    expect(screen.queryByText('first.png')).not.toBeInTheDocument();
    expect(run()).toBeDisabled();
    expect(open.size).toBe(0);
  });

  it('shows a sign where the browser cannot show the picture', async () => {
    const { choose } = await openOcr();
    await choose(png('broken.png'));
    fireEvent.error(screen.getByRole('img', { name: 'broken.png 미리보기' }));
    expect(screen.queryByRole('img', { name: 'broken.png 미리보기' })).not.toBeInTheDocument();
    expect(screen.getByText('broken.png')).toBeInTheDocument();
  });
});

describe('the rules', () => {
  it('[VA-OCR-1] refuses other types and keeps the file before', async () => {
    const { choose, run } = await openOcr();
    await choose(png('good.png'));
    await choose(new File(['GIF89a'], 'scan.gif', { type: 'image/gif' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '지원하지 않는 파일 형식입니다. PDF, PNG, JPG 파일만 업로드 가능합니다.',
    );
    expect(screen.getByText('good.png')).toBeInTheDocument();
    expect(run()).toBeEnabled();
  });

  it.each([
    ['by its extension', new File(['x'], 'SCAN.JPEG', { type: '' })],
    ['by its type', new File(['x'], 'scan', { type: 'image/jpeg' })],
  ])('[VA-OCR-1] takes a file %s', async (_way, file) => {
    const { choose, run } = await openOcr();
    await choose(file);
    expect(screen.getByText(file.name)).toBeInTheDocument();
    expect(run()).toBeEnabled();
  });

  it('[VA-OCR-2] takes 2 MB and refuses one byte more, with the size', async () => {
    const { choose, run } = await openOcr();
    await choose(pdf('archive.pdf', OCR_MAX_BYTES + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '파일 크기가 너무 큽니다. 최대 2MB까지 허용됩니다. 현재 크기: 2.01MB',
    );
    expect(run()).toBeDisabled();
    await choose(pdf('whole.pdf', OCR_MAX_BYTES));
    expect(screen.getByText('whole.pdf')).toBeInTheDocument();
    expect(screen.getByText('2 MB')).toBeInTheDocument();
    expect(run()).toBeEnabled();
  });

  it('[VA-OCR-3] takes the first of several dropped files, wherever they fall, and runs only with one', async () => {
    const { run } = await openOcr();
    expect(run()).toBeDisabled();
    const over = fireEvent.dragOver(document.body, { dataTransfer: transfer() });
    expect(over).toBe(false);
    expect(screen.getByText('놓으면 이 파일을 가져옵니다')).toBeInTheDocument();
    fireEvent.drop(document.body, { dataTransfer: transfer(png('first.png'), png('second.png')) });
    expect(screen.getByText('first.png')).toBeInTheDocument();
    expect(screen.queryByText('second.png')).not.toBeInTheDocument();
    expect(screen.queryByText('놓으면 이 파일을 가져옵니다')).not.toBeInTheDocument();
    expect(run()).toBeEnabled();
  });

  it('leaves alone what is dragged or pasted and is no file', async () => {
    await openOcr();
    expect(
      fireEvent.dragOver(document.body, { dataTransfer: { files: [], types: ['text/plain'] } }),
    ).toBe(true);
    expect(
      fireEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } }),
    ).toBe(true);
    fireEvent.paste(document.body, { clipboardData: { files: [], types: ['text/plain'] } });
    expect(screen.getByText('파일을 여기에 놓거나 클릭하세요')).toBeInTheDocument();
  });

  it('takes a picture from the clipboard', async () => {
    const { run } = await openOcr();
    fireEvent.paste(document.body, { clipboardData: transfer(png('image.png')) });
    expect(screen.getByRole('img', { name: 'image.png 미리보기' })).toBeInTheDocument();
    expect(run()).toBeEnabled();
  });
});

it('keeps the document while the visitor is on another page', async () => {
  const first = await openOcr();
  await first.choose(png('kept.png'));
  const { renderScreen } = await import('../../support/render');
  const { OcrScreen } = await import('@/features/ocr');
  const state = first.store.getState();
  first.unmount();
  await act(() => renderScreen(<OcrScreen />, { locale: 'ko', state }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'kept.png 미리보기' })).toBeInTheDocument(),
  );
});
