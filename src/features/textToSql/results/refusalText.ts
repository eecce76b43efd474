import type { IntlShape } from 'react-intl';
import type { SqlRefusal } from '@/api';
import type { MessageId } from '@/i18n';
import { refusals } from '../messages';

/** Why a query did not run, in words. */
export const refusalText = (
  intl: IntlShape,
  { reason, detail }: SqlRefusal,
  texts: Readonly<Record<SqlRefusal['reason'], { id: MessageId }>> = refusals,
): string => intl.formatMessage({ id: texts[reason].id }, { detail });

/** The word at the place that an error names, for the editor to mark. */
export function markedWord(
  sql: string,
  { position }: SqlRefusal,
): { start: number; end: number } | undefined {
  if (position === undefined) return undefined;
  const word = /^[\p{L}\p{N}_."]+/u.exec(sql.slice(position))?.[0] ?? '';
  return { start: position, end: position + Math.max(1, word.length) };
}
