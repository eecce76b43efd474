/** What a screen sends is held against the contract, as the server does: a mock answers anything, the server answers 400. */
import { listOperations, loadContract } from '@/server/contract/document';
import { MalformedRequest } from '@/server/contract/errorMessages';
import { ContractValidation } from '@/server/contract/validation';

type Judge = (body: unknown) => unknown;

let judges: { method: string; path: RegExp; judge: Judge | undefined }[] | undefined;

/** Read where the first body is sent: most test files send none. */
function readContract() {
  const contract = loadContract();
  const validation = new ContractValidation(contract);
  return listOperations(contract).map((operation) => {
    const { method, url, bodySchema } = operation;
    let compiled: Judge | undefined;
    return {
      method,
      path: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`),
      judge:
        bodySchema === undefined
          ? undefined
          : (body: unknown) => (compiled ??= validation.body(operation))(body),
    };
  });
}

/** @returns what the server would say to the body of a request; undefined where it takes it. */
export async function faultOfRequest(request: Request): Promise<string | undefined> {
  if (!request.headers.get('content-type')?.includes('application/json')) return undefined;
  const { pathname } = new URL(request.url);
  judges ??= readContract();
  const judge = judges.find(
    ({ method, path }) => method === request.method && path.test(pathname),
  )?.judge;
  if (!judge) return undefined;
  // What was called back meanwhile is not sent.
  const text = await request
    .clone()
    .text()
    .catch(() => undefined);
  if (text === undefined) return undefined;
  const body: unknown = JSON.parse(text);
  try {
    judge(body);
    return undefined;
  } catch (error) {
    if (!(error instanceof MalformedRequest)) throw error;
    const { fault, faultValues } = error;
    return `${request.method} ${pathname} breaks the contract: ${fault} ${JSON.stringify(faultValues)} in ${text}`;
  }
}
