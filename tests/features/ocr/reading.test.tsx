import { screen, waitFor } from '@testing-library/react';
import { selectAlert, selectOcr } from '@/store';
import {
  blank,
  damaged,
  recognised,
  resultOf,
  textLayer,
  unreadable,
  weak,
} from '../../../stories/features/ocr/answers';
import {
  dropConnection,
  network,
  neverRespond,
  respondWith,
  respondWithBusinessError,
  respondWithDetail,
  respondWithStream,
  success,
} from '../../support/network';
import { openOcr, pdf, png } from './openOcr';

const read = (...pages: Parameters<typeof resultOf>) =>
  respondWith('extractText', success(resultOf(...pages)));
const notice = (role: 'alert' | 'status', words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(words),
    ),
  );

describe('a run', () => {
  it('[ST-OCR][OC-UI] is idle, loading, idle: the button waits, then the text is there and has the focus', async () => {
    let answer: (value: ReturnType<typeof success<ReturnType<typeof resultOf>>>) => void = () =>
      undefined;
    network.use(respondWith('extractText', () => new Promise((resolve) => (answer = resolve))));
    const { read: start, run, text, store } = await openOcr();
    expect(selectOcr(store.getState()).status).toBe('idle');
    await start(png());
    expect(selectOcr(store.getState()).status).toBe('loading');
    expect(run()).toBeDisabled();
    expect(run()).toHaveAttribute('aria-busy', 'true');
    expect(
      screen.getByRole('progressbar', { name: '문서를 인식하고 있습니다…' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '취소' })).toHaveFocus();
    answer(success(resultOf(recognised)));
    await waitFor(() => expect(text()).toHaveValue(recognised.text));
    expect(selectOcr(store.getState()).status).toBe('idle');
    expect(run()).toBeEnabled();
    expect(text()).toHaveFocus();
    // A long text is shown from its beginning.
    expect(text()).toHaveProperty('selectionStart', 0);
    expect(
      screen.queryByRole('progressbar', { name: '문서를 인식하고 있습니다…' }),
    ).not.toBeInTheDocument();
  });

  it('[ER-OCR-OK] says that it is done', async () => {
    const { read: start } = await openOcr();
    await start(png());
    await notice('status', 'OCR 처리가 완료되었습니다.');
  });

  it('sends the chosen file as the field `file`', async () => {
    let sent: FormDataEntryValue[] = [];
    network.use(
      respondWith('extractText', async (request) => {
        sent = (await request.formData()).getAll('file');
        return success(resultOf(recognised));
      }),
    );
    const { read: start } = await openOcr();
    await start(png('scan.png', 300));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ name: 'scan.png', size: 300, type: 'image/png' });
  });

  it('[ST-OCR] begins at the first page, and a new file clears the old result', async () => {
    network.use(read(recognised, weak));
    const { read: start, run, text, user, button, choose } = await openOcr();
    await start(pdf());
    await user.click(await screen.findByRole('button', { name: '다음 페이지' }));
    expect(text()).toHaveValue(weak.text);
    await user.click(run());
    await waitFor(() => expect(text()).toHaveValue(recognised.text));
    expect(screen.getByText('1 / 2')).toBeInTheDocument();
    await choose(png('next.png'));
    expect(text()).toHaveValue('');
    expect(button('복사')).toBeDisabled();
  });

  it('[ST-OCR] clears the result when it fails', async () => {
    const { read: start, run, text, user } = await openOcr();
    await start(png());
    await waitFor(() => expect(text()).not.toHaveValue(''));
    network.use(respondWithDetail('extractText', 500));
    await user.click(run());
    await waitFor(() => expect(text()).toHaveValue(''));
    expect(run()).toBeEnabled();
    await waitFor(() => expect(run()).toHaveFocus());
  });

  it('counts the pages while they are read, and can be cancelled', async () => {
    network.use(respondWithStream('extractText', [{ done: 4, total: 10 }], { ended: false }));
    const { read: start, run, user, button, store } = await openOcr();
    await start(pdf());
    expect(await screen.findByText('10쪽 중 4쪽 인식 완료')).toBeInTheDocument();
    const line = screen.getByRole('progressbar', { name: '문서를 인식하고 있습니다…' });
    expect(line).toHaveAttribute('aria-valuenow', '4');
    expect(line).toHaveAttribute('aria-valuemax', '10');
    await user.click(button('취소'));
    await notice('status', '인식을 취소했습니다.');
    expect(selectOcr(store.getState()).status).toBe('idle');
    expect(run()).toBeEnabled();
    expect(run()).toHaveFocus();
  });

  it('ends when another file takes its place: its answer is nobody’s', async () => {
    network.use(neverRespond('extractText'));
    const { read: start, choose, run, text } = await openOcr();
    await start(png('first.png'));
    await choose(png('second.png'));
    expect(run()).toBeEnabled();
    expect(text()).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  it.each([
    [400, 'ER-OCR-400', '잘못된 요청입니다. 파일 형식을 확인해주세요.'],
    [413, 'ER-OCR-413', '파일 크기가 너무 큽니다. 최대 2MB까지 허용됩니다.'],
    [500, 'ER-OCR-500', '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'],
    [503, 'ER-OCR-OTHER', '알 수 없는 오류가 발생했습니다.'],
  ])(
    'of status %i [%s] says the detail, else its own words, and opens no dialog',
    async (status, _row, words) => {
      network.use(respondWithDetail('extractText', status));
      const { read: start, run, user, store } = await openOcr();
      await start(png());
      await notice('alert', words);
      network.use(respondWithDetail('extractText', status, '서버가 알려 준 이유입니다.'));
      await user.click(run());
      await notice('alert', '서버가 알려 준 이유입니다.');
      expect(selectAlert(store.getState())).toBeNull();
    },
  );

  it('[ER-OCR-NET] says that no answer came, or only the beginning of one', async () => {
    network.use(dropConnection('extractText'));
    const { read: start, run, user } = await openOcr();
    const words = '서버에 연결할 수 없습니다. 네트워크 연결을 확인해주세요.';
    await start(png());
    await notice('alert', words);
    await user.click(screen.getByRole('button', { name: '알림 닫기' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    network.use(respondWithStream('extractText', [{ done: 1, total: 2 }]));
    await user.click(run());
    await notice('alert', words);
  });

  it('says what the server tells after the first pages', async () => {
    network.use(
      respondWithStream('extractText', [
        { done: 1, total: 2 },
        { status: 422, detail: '파일이 손상되었습니다.' },
      ]),
    );
    const { read: start } = await openOcr();
    await start(pdf());
    await notice('alert', '파일이 손상되었습니다.');
  });

  it.each([
    ['without text', success(resultOf(blank))],
    ['without data', { code: '200', message: '' }],
  ])('[ER-OCR-EMPTY] is an answer %s', async (_case, answer) => {
    network.use(respondWith('extractText', answer));
    const { read: start, text } = await openOcr();
    await start(png());
    await notice('alert', 'OCR 결과를 가져오는데 실패했습니다.');
    expect(text()).toHaveValue('');
  });

  it.each([
    [{}, '이 페이지에서 텍스트를 찾지 못했습니다.'],
    [
      { unsupportedScript: 'Thai' },
      '타이 문자로 쓰인 것으로 보입니다. 한국어, 영어, 중국어(번체)만 읽을 수 있습니다.',
    ],
    [
      { unsupportedScript: 'Zzzz' },
      '글자가 있는 것으로 보이지만 읽을 수 없습니다. 한국어, 영어, 중국어(번체)만 읽을 수 있습니다.',
    ],
  ])('says why there is no text: %j', async (page, words) => {
    network.use(respondWith('extractText', success(resultOf({ ...blank, ...page }))));
    const { read: start } = await openOcr();
    await start(png());
    expect(await screen.findByPlaceholderText(words)).toBeVisible();
  });

  it('says that a page is doubtful as a whole', async () => {
    network.use(respondWith('extractText', success(resultOf(weak))));
    const { read: start } = await openOcr();
    await start(png());
    expect(
      await screen.findByText('이 페이지는 인식 결과가 불확실합니다. 전체를 원본과 대조해 주세요.'),
    ).toBeVisible();
  });

  it('[ER-OCR-DEF] says so of an answer that cannot be read', async () => {
    const { http, HttpResponse } = await import('msw');
    network.use(
      http.post(
        '*/api/v2/ocr/extract',
        () => new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } }),
      ),
    );
    const { read: start } = await openOcr();
    await start(png());
    await notice('alert', 'OCR 처리 중 오류가 발생했습니다.');
  });

  it('[ER-OCR-413] says its words as well when a proxy refuses the file in place of the server', async () => {
    const { http, HttpResponse } = await import('msw');
    network.use(
      http.post('*/api/v2/ocr/extract', () => new HttpResponse('<html>', { status: 413 })),
    );
    const { read: start } = await openOcr();
    await start(png());
    await notice('alert', '파일 크기가 너무 큽니다. 최대 2MB까지 허용됩니다.');
  });

  it('leaves to the shared dialog what an envelope with another code says', async () => {
    network.use(respondWithBusinessError('extractText', 'E1900', '다른 코드입니다.'));
    const { read: start, run } = await openOcr();
    await start(png());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('다른 코드입니다.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(run()).toBeEnabled();
  });
});

describe('the pages', () => {
  it('[OC-UI] of a PDF turn back and forward, as n / total', async () => {
    network.use(read(recognised, textLayer, blank));
    const { read: start, user, button, text } = await openOcr();
    await start(pdf());
    expect(await screen.findByText('1 / 3')).toBeInTheDocument();
    expect(button('이전 페이지')).toBeDisabled();
    await user.click(button('다음 페이지'));
    expect(text()).toHaveValue(textLayer.text);
    expect(screen.getByText(/PDF에 들어 있는 텍스트를 그대로 가져왔습니다/)).toBeInTheDocument();
    await user.click(button('다음 페이지'));
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    expect(text()).toHaveAttribute('placeholder', '이 페이지에서 텍스트를 찾지 못했습니다.');
    expect(button('다음 페이지')).toBeDisabled();
    await user.click(button('이전 페이지'));
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('say where a picture on them is damaged', async () => {
    network.use(read(damaged, unreadable));
    const { read: start, user, button, text } = await openOcr();
    await start(pdf());
    expect(
      await screen.findByText('이 페이지의 이미지 일부가 손상되어 누락된 내용이 있을 수 있습니다.'),
    ).toBeInTheDocument();
    await user.click(button('다음 페이지'));
    expect(text()).toHaveAttribute(
      'placeholder',
      '이 페이지의 이미지가 손상되어 읽을 수 없습니다.',
    );
  });

  it('[OC-UI] of a picture are one: its single text', async () => {
    network.use(
      respondWith('extractText', success({ text: 'all of it', pages: [weak, textLayer] })),
    );
    const { read: start, text } = await openOcr();
    await start(png());
    await waitFor(() => expect(text()).toHaveValue('all of it'));
    expect(screen.queryByRole('button', { name: '다음 페이지' })).not.toBeInTheDocument();
  });

  it('tell how sure the engine is, and lead to the words of which it is not', async () => {
    network.use(read(recognised));
    const { read: start, text, user, button, container } = await openOcr();
    await start(png());
    expect(await screen.findByText('신뢰도 91%')).toBeInTheDocument();
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'unearned',
      '미실현',
      '1,000',
    ]);
    await user.click(button('텍스트에서 ‘미실현’ 보기, 신뢰도 58%'));
    const box = text();
    expect(box).toHaveFocus();
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('미실현');
  });
});
