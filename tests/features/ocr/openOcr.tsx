import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale } from '@/domain/locale';
import { OcrScreen } from '@/features/ocr';
import { renderScreen } from '../../support/render';

/** What the test environment has not: addresses of files. Tells which are open and which have been made. */
export function trackAddresses() {
  const made: Blob[] = [];
  const open = new Set<string>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made.push(blob);
      open.add(`blob:${made.length}`);
      return `blob:${made.length}`;
    },
    revokeObjectURL: (url: string) => open.delete(url),
  });
  return { made, open };
}

export const png = (name = 'scan.png', size = 2048) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });
export const pdf = (name = 'report.pdf', size = 2048) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/** The screen as a Korean visitor has it: the specification gives its words in Korean. */
export async function openOcr(locale: Locale = 'ko') {
  const addresses = trackAddresses();
  const view = await renderScreen(<OcrScreen />, { locale, path: '/OcrService' });
  const input = await screen.findByLabelText<HTMLInputElement>('파일 선택');
  const user = userEvent.setup({ applyAccept: false });
  const button = (name: string) => screen.getByRole('button', { name });
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '추출된 텍스트' });
  const run = () => button('OCR 실행');
  return {
    ...view,
    ...addresses,
    user,
    input,
    button,
    text,
    run,
    choose: (file: File) => user.upload(input, file),
    read: async (file: File) => {
      await user.upload(input, file);
      await user.click(run());
    },
  };
}
