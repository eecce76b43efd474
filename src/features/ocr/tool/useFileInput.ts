import { useEffect, useEffectEvent, useState } from 'react';
import { megabytesText, ocrRefusalOf } from '@/domain/ocr';
import { toastShown, takeFile, useAppDispatch } from '@/store';
import { refusals } from '../messages';

const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Takes the first file that is chosen, dropped anywhere on the page, or pasted (VA-OCR-3), unless a rule refuses it: the file before stays
 * then. Says as well whether a file hovers over the page.
 */
export function useFileInput() {
  const dispatch = useAppDispatch();
  const [hovering, setHovering] = useState(false);

  const take = (files: ArrayLike<File> | undefined) => {
    const file = files?.[0];
    if (!file) return;
    const refusal = ocrRefusalOf(file);
    if (!refusal) return void dispatch(takeFile(file));
    const values = refusal === 'fileSize' ? { x: megabytesText(file.size) } : undefined;
    dispatch(toastShown({ intent: 'error', text: { ...refusals[refusal], values } }));
  };

  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    // The browser would open a dropped file in place of the page.
    event.preventDefault();
    setHovering(true);
  });
  const onDragLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setHovering(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setHovering(false);
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => take(event.clipboardData?.files));

  useEffect(() => {
    const over = (event: DragEvent) => onDragOver(event);
    const leave = (event: DragEvent) => onDragLeave(event);
    const drop = (event: DragEvent) => onDrop(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);

  return { take, hovering };
}
