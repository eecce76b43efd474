import type { Locale } from '@/domain/locale';
import type { Envelope } from './envelopeBaseQuery';

export type Download = { file: Blob; name: string } | { refused: Envelope } | { broken: true };

function nameOf(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? [];
  return encoded ? decodeURIComponent(encoded) : plain;
}

/**
 * A file of the contract (`x-download`). Kept out of the generated client, whose answers live in the store, where files cannot. A failure is an
 * envelope, as everywhere.
 */
export async function download(
  path: string,
  query: Record<string, string | undefined>,
  locale: Locale,
): Promise<Download> {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const url = `${path}?${new URLSearchParams(given).toString()}`;
  const answer = await fetch(url, {
    credentials: 'same-origin',
    headers: { 'Accept-Language': locale },
  }).catch(() => undefined);
  if (!answer) return { broken: true };
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) {
    if (!answer.ok) return { broken: true };
    return {
      file: await answer.blob(),
      name: nameOf(answer.headers.get('Content-Disposition')) ?? 'export',
    };
  }
  const body = (await answer.json().catch(() => undefined)) as Envelope | undefined;
  return body ? { refused: body } : { broken: true };
}
