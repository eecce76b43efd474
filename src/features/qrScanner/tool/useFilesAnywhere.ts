import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Files that are dropped anywhere on the page, or pasted. @returns whether some hover over it */
export function useFilesAnywhere(take: (files: Iterable<File>) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const over = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    // The browser would open a dropped file in place of the page.
    event.preventDefault();
    setHovering(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setHovering(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setHovering(false);
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.clipboardData?.files.length) take(event.clipboardData.files);
  });
  useEffect(() => {
    const onOver = (event: DragEvent) => over(event);
    const onLeave = (event: DragEvent) => leave(event);
    const onDrop = (event: DragEvent) => drop(event);
    const onPaste = (event: ClipboardEvent) => paste(event);
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, []);
  return hovering;
}
