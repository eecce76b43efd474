import type { Locale } from '@/domain/locale';
import type { ErrorMessages, Handlers } from '../contract';
import { BusinessError } from '../errors';
import type { OcrResult } from '../ocr';
import { failureOf, logFailure } from '../plugins/failures';
import { JSON_LINES, JsonLines } from '../plugins/jsonLines';
import type { Services } from '../services';
import { whenGone } from './whenGone';

/**
 * AP-8. The work ends when the client goes away. A client that asks for lines sees the pages being counted before the answer.
 * @throws {BusinessError} what `Ocr.read` throws.
 */
export function ocrHandlers({
  ocr,
  errorMessages,
}: Pick<Services, 'ocr' | 'errorMessages'>): Pick<Handlers, 'extractText'> {
  return {
    extractText: async ({ body: { file }, locale, request, reply }) => {
      const lines = new JsonLines(reply);
      const wanted = request.headers.accept?.includes(JSON_LINES) ?? false;
      const signal = whenGone(reply);
      try {
        const onProgress = (done: number, total: number) => wanted && lines.write({ done, total });
        const data = await ocr.read(file, { visitor: request.ip, signal, onProgress });
        const message = reasonOfNone(data, errorMessages, locale);
        if (!lines.begun && message === '') return data;
        const envelope = { code: '200', message, data };
        return lines.begun ? lines.end(envelope) : reply.send(envelope);
      } catch (error) {
        if (signal.aborted) return reply.hijack();
        if (!lines.begun) throw error;
        const failure = failureOf(error as Error, request);
        logFailure(request, failure, error);
        reply.responseCode = failure.code;
        return lines.end({
          status: failure.status,
          detail: errorMessages.message(failure, locale),
        });
      }
    },
  };
}

/** Why there is no text; empty where there is some. */
function reasonOfNone({ text, pages }: OcrResult, messages: ErrorMessages, locale: Locale): string {
  if (text !== '') return '';
  const isUnsupported = pages.some(({ unsupportedScript }) => unsupportedScript !== undefined);
  return messages.message(new BusinessError(isUnsupported ? 'E1427' : 'E1426'), locale);
}
