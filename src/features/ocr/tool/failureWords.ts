import type { MessageRef } from '@/i18n';
import type { CallError } from '@/api';
import { notices } from '../messages';

/** The words for a status where the server gives none of its own. */
const byStatus: Record<number, MessageRef | undefined> = {
  400: notices.badRequest,
  413: notices.tooLarge,
  500: notices.server,
};

function detailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined;
  return typeof body.detail === 'string' && body.detail.trim() !== '' ? body.detail : undefined;
}

/** What a failed reading says (ER-OCR); undefined where the shared client has said it (AP-10, AP-11). */
export function failureWords(error: CallError | undefined): MessageRef | undefined {
  if (!error) return notices.other;
  switch (error.status) {
    case 'BUSINESS_ERROR':
    case 'RELEASED':
      return undefined;
    case 'FETCH_ERROR':
    case 'TIMEOUT_ERROR':
      return notices.network;
    case 'PARSING_ERROR':
      // No JSON: something between the server and us has answered in its place.
      return error.originalStatus < 400
        ? notices.other
        : (byStatus[error.originalStatus] ?? notices.unknown);
    case 'CUSTOM_ERROR':
      return notices.other;
    default: {
      const detail = detailOf(error.data);
      return detail === undefined ? (byStatus[error.status] ?? notices.unknown) : { text: detail };
    }
  }
}
