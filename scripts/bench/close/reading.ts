import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';

const READS = 20;

/** The body of an answer as a browser gets it: compressed over the wire, unpacked at once. */
function read(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'gzip' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(gunzipSync(Buffer.concat(parts)))
          : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

const middleOf = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Milliseconds in which an answer is there, and in which its text is objects: the middle of some readings. */
export async function reading(
  url: string,
  headers: Record<string, string>,
): Promise<{ there: number; parsed: number; megabytes: number }> {
  const there: number[] = [];
  const parsed: number[] = [];
  let bytes = 0;
  for (let n = 0; n < READS; n += 1) {
    const start = performance.now();
    const body = await read(url, headers);
    const arrived = performance.now();
    JSON.parse(body.toString());
    there.push(arrived - start);
    parsed.push(performance.now() - arrived);
    bytes = body.length;
  }
  return { there: middleOf(there), parsed: middleOf(parsed), megabytes: bytes / 1e6 };
}
