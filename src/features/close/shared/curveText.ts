import type { IntlShape } from 'react-intl';
import { curveSourceOf } from '@/domain/close';

/** Where a curve comes from, in the reader's words where the product itself names it; before it may stand its currency: `KRW · …`. */
export function curveText(intl: IntlShape, text: string): string {
  const [currency, source = text] = text.split(' · ', 2);
  const known = curveSourceOf(source);
  if (!known) return text;
  const words = intl.formatMessage({ id: `close.curve.source.${known}` });
  return source === text ? words : `${currency} · ${words}`;
}
