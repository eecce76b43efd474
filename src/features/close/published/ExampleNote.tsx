import type { PublishedExample } from '@/domain/close';
import { useLocale } from '@/store';

/** How an example is closed whose source has no group over periods. */
export function ExampleNote({ example: { note } }: { example: PublishedExample }) {
  const locale = useLocale();
  return note ? <p>{note[locale]}</p> : null;
}
