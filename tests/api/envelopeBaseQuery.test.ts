import { http, HttpResponse } from 'msw';
import { toApiError, releaseHeldRequests, siteApi } from '@/api';
import { makeStore, selectAlert, selectIsFetching, selectSignedIn, sessionStarted } from '@/store';
import {
  dropConnection,
  network,
  respondWith,
  respondWithBusinessError,
  respondWithStatus,
  respondWithStream,
  success,
} from '../support/network';
import { loadEverySlice } from '../../stories/support/everySlice';

beforeAll(loadEverySlice);

const { getSiteSettings, requestCounseling, signOut } = siteApi.endpoints;
const counseling = {
  counselingRequest: { name: 'Mina', email: 'mina@insurer.example', message: 'Hello' },
};

function visit() {
  const navigate = jest.fn();
  return { navigate, store: makeStore({ locale: { locale: 'ko' } }, { navigate }) };
}

it('[AP-9] gives the data of an envelope with code 200, and none where it holds none', async () => {
  network.use(respondWith('getSiteSettings', success({ socialClientId: 'abc' })));
  const { store } = visit();
  const result = await store.dispatch(getSiteSettings.initiate());
  expect(result.data).toEqual({ socialClientId: 'abc' });
  network.use(respondWith('signOut', { code: '200', message: '' }));
  expect(await store.dispatch(signOut.initiate())).toEqual({ data: null });
  expect(selectAlert(store.getState())).toBeNull();
});

it('tells the server the language of the reader', async () => {
  const languages: (string | null)[] = [];
  network.use(
    respondWith('getSiteSettings', ({ headers }) => {
      languages.push(headers.get('accept-language'));
      return success({ socialClientId: null });
    }),
  );
  await visit().store.dispatch(getSiteSettings.initiate());
  expect(languages).toEqual(['ko']);
});

it('[AP-10] another code opens the error dialog with its message and rejects; the session stays', async () => {
  network.use(respondWithBusinessError('requestCounseling', 'E1106', 'Too many requests.'));
  const { store, navigate } = visit();
  store.dispatch(sessionStarted({ token: 't', demoAuth: 'TRUE' }));
  const result = await store.dispatch(requestCounseling.initiate(counseling));
  expect(toApiError(result)).toEqual({
    kind: 'business',
    code: 'E1106',
    message: 'Too many requests.',
  });
  expect(selectAlert(store.getState())).toMatchObject({
    type: 'error',
    text: { text: 'Too many requests.' },
  });
  expect(selectSignedIn(store.getState())).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('[AP-10] a code with the letter A also deletes both cookies and goes to /', async () => {
  network.use(respondWithBusinessError('requestCounseling', 'A1401', 'Your session has ended.'));
  const { store, navigate } = visit();
  store.dispatch(sessionStarted({ token: 't', demoAuth: 'TRUE' }));
  expect(document.cookie).toContain('dif17-auth-token=t');
  await store.dispatch(requestCounseling.initiate(counseling));
  expect(document.cookie).not.toContain('dif17-');
  expect(selectSignedIn(store.getState())).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/');
  expect(selectAlert(store.getState())).toMatchObject({
    type: 'error',
    text: { text: 'Your session has ended.' },
  });
});

it('[AP-11] HTTP 401 leaves the call pending without a spinner, and lets it go when the page is left', async () => {
  network.use(respondWithStatus('requestCounseling', 401));
  const { store } = visit();
  const call = store.dispatch(requestCounseling.initiate(counseling));
  const settled = jest.fn();
  void call.then(settled);
  // The answer is here when the spinner stops.
  await new Promise<void>((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (selectIsFetching(store.getState())) return;
      unsubscribe();
      resolve();
    });
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(selectAlert(store.getState())).toBeNull();

  releaseHeldRequests();
  expect(toApiError(await call)).toBeUndefined();
  expect(selectAlert(store.getState())).toBeNull();
});

it.each([
  ['a fault of the server', respondWithStatus('requestCounseling', 500)],
  ['a cut connection', dropConnection('requestCounseling')],
])('[AP-12] %s is rejected and nothing else happens', async (_name, handler) => {
  network.use(handler);
  const { store } = visit();
  const result = await store.dispatch(requestCounseling.initiate(counseling));
  expect(toApiError(result)).toEqual({ kind: 'unexpected' });
  expect(selectAlert(store.getState())).toBeNull();
  expect(selectIsFetching(store.getState())).toBe(false);
});

it('[SH-5] counts the calls on the wire', async () => {
  const { store } = visit();
  const call = store.dispatch(signOut.initiate());
  expect(selectIsFetching(store.getState())).toBe(true);
  await call;
  expect(selectIsFetching(store.getState())).toBe(false);
});

it('sends a body that holds a file as multipart form data', async () => {
  let sent: FormData | undefined;
  network.use(
    http.post('*/api/test/upload', async ({ request }) => {
      sent = await request.formData();
      return HttpResponse.json(success(null));
    }),
  );
  const upload = siteApi.injectEndpoints({
    endpoints: (build) => ({
      upload: build.mutation<unknown, { file: Blob; page: number }>({
        query: (body) => ({ url: '/api/test/upload', method: 'POST', body }),
      }),
    }),
  }).endpoints.upload;
  const file = new File(['%PDF-1.7'], 'note.pdf', { type: 'application/pdf' });
  const result = await visit().store.dispatch(upload.initiate({ file, page: 2 }));
  expect(result.error).toBeUndefined();
  expect(sent?.get('page')).toBe('2');
  expect((sent?.get('file') as File).name).toBe('note.pdf');
});

describe('an answer that comes line by line', () => {
  const upload = { ocrUpload: { file: new Blob(['x']) } };
  const extract = (store: ReturnType<typeof makeStore>) =>
    store.dispatch(siteApi.endpoints.extractText.initiate(upload));

  it('[AP-9] is asked for, and its last line is the envelope', async () => {
    const accepts: (string | null)[] = [];
    const envelope = success({ text: '보험', pages: [] });
    // Bytes come as the network likes: here a letter of three bytes is cut.
    const bytes = new TextEncoder().encode(`{"done":1,"total":2}\n${JSON.stringify(envelope)}\n`);
    const pieces = [bytes.slice(0, 7), bytes.slice(7, -12), bytes.slice(-12)];
    network.use(
      http.post('*/api/v2/ocr/extract', ({ request }) => {
        accepts.push(request.headers.get('accept'));
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        });
        return new HttpResponse(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
      }),
    );
    const { data } = await extract(visit().store);
    expect(data).toEqual(envelope.data);
    expect(accepts).toEqual(['application/x-ndjson']);
  });

  it('[AP-12] is rejected where its last line says so or is missing, without a dialog', async () => {
    const { store } = visit();
    network.use(
      respondWithStream('extractText', [
        { done: 1, total: 2 },
        { status: 503, detail: 'Busy.' },
      ]),
    );
    expect((await extract(store)).error).toEqual({ status: 503, data: { detail: 'Busy.' } });
    network.use(respondWithStream('extractText', [{ done: 1, total: 2 }]));
    expect((await extract(store)).error).toMatchObject({ status: 'FETCH_ERROR' });
    expect(selectAlert(store.getState())).toBeNull();
    expect(selectIsFetching(store.getState())).toBe(false);
  });
});
