import { ko, type Row } from '../row';

const ocr = { screen: 'OCR', stage: 'claimed' } as const;

/** The OCR screen: what it takes (source §5), its states (§4), its messages (§8) and its own rules (§2, §9). */
export const ocrRows: readonly Row[] = [
  {
    ...ocr,
    id: 'VA-OCR-1',
    order: 1,
    trigger: 'choose a file that is not a PDF, PNG, JPG or JPEG by type or extension',
    rule: 'An error notice.',
    words: [
      ko(
        '지원하지 않는 파일 형식입니다. PDF, PNG, JPG 파일만 업로드 가능합니다.',
        'validation.ocr.fileType',
      ),
    ],
    contradiction: 'The source does not say what becomes of the file that was chosen before.',
    decision: 'It stays.',
    story: 'screens-ocr--wrong-type',
  },
  {
    ...ocr,
    id: 'VA-OCR-2',
    order: 2,
    trigger: 'choose a file over 2 MB',
    rule: 'An error notice with the size.',
    words: [
      ko(
        '파일 크기가 너무 큽니다. 최대 2MB까지 허용됩니다. 현재 크기: {x}MB',
        'validation.ocr.fileSize',
      ),
    ],
    contradiction: 'The source does not say what a MB is, nor how the size is rounded.',
    decision:
      '2 MB are 2,097,152 bytes; the size has two decimals and is rounded up, so that it never reads as 2.00.',
    story: 'screens-ocr--too-large',
  },
  {
    ...ocr,
    id: 'VA-OCR-3',
    trigger: 'drop several files; run without one',
    rule: 'Only the first is taken; the run needs a file.',
    story: 'screens-ocr--empty',
  },
  {
    ...ocr,
    id: 'ST-OCR',
    trigger: 'run OCR',
    rule: 'Idle, loading, idle; the page index starts at 0; a new file and a failure clear the result.',
    contradiction: 'The source knows no cancelling.',
    decision:
      'A cancelled run is no failure: what had been read before stays. A new file ends the run of the old one.',
    story: 'screens-ocr--reading',
  },
  {
    ...ocr,
    id: 'ER-OCR-400',
    trigger: 'answer 400',
    rule: 'The detail, else these words.',
    words: [ko('잘못된 요청입니다. 파일 형식을 확인해주세요.', 'ocr.failed.badRequest')],
    story: 'screens-ocr--bad-request',
  },
  {
    ...ocr,
    id: 'ER-OCR-413',
    trigger: 'answer 413',
    rule: 'The detail, else these words.',
    words: [ko('파일 크기가 너무 큽니다. 최대 2MB까지 허용됩니다.', 'ocr.failed.tooLarge')],
    story: 'screens-ocr--too-large-for-server',
  },
  {
    ...ocr,
    id: 'ER-OCR-500',
    trigger: 'answer 500',
    rule: 'The detail, else these words.',
    words: [ko('서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.', 'ocr.failed.server')],
    story: 'screens-ocr--server-error',
  },
  {
    ...ocr,
    id: 'ER-OCR-OTHER',
    trigger: 'another status',
    rule: 'The detail, else these words.',
    words: [ko('알 수 없는 오류가 발생했습니다.', 'ocr.failed.unknown')],
    story: 'screens-ocr--unknown-error',
  },
  {
    ...ocr,
    id: 'ER-OCR-NET',
    trigger: 'no answer',
    rule: 'An error notice.',
    words: [ko('서버에 연결할 수 없습니다. 네트워크 연결을 확인해주세요.', 'ocr.failed.network')],
    story: 'screens-ocr--offline',
  },
  {
    ...ocr,
    id: 'ER-OCR-EMPTY',
    trigger: 'an empty result',
    rule: 'An error notice.',
    words: [ko('OCR 결과를 가져오는데 실패했습니다.', 'ocr.failed.empty')],
    story: 'screens-ocr--nothing-found',
  },
  {
    ...ocr,
    id: 'ER-OCR-DEF',
    trigger: 'any other error',
    rule: 'An error notice.',
    words: [ko('OCR 처리 중 오류가 발생했습니다.', 'ocr.failed.other')],
    contradiction:
      'The source shows the error’s own message where there is one; such messages are written for developers.',
    decision: 'The words of this row are shown instead.',
  },
  {
    ...ocr,
    id: 'ER-OCR-OK',
    trigger: 'success',
    rule: 'A success notice.',
    words: [ko('OCR 처리가 완료되었습니다.', 'ocr.done')],
    story: 'screens-ocr--read',
  },
  {
    ...ocr,
    id: 'ER-OCR-COPY',
    trigger: 'copy the text',
    rule: 'A notice of success or failure.',
    words: [
      ko('텍스트가 클립보드에 복사되었습니다.', 'ocr.copied'),
      ko('클립보드 복사에 실패했습니다.', 'ocr.copyFailed'),
    ],
    story: 'screens-ocr--read',
  },
  {
    ...ocr,
    id: 'ER-OCR-DOWN',
    trigger: 'download the text',
    rule: 'A success notice.',
    words: [ko('OCR 결과가 다운로드되었습니다.', 'ocr.downloaded')],
    story: 'screens-ocr--read',
  },
  {
    ...ocr,
    id: 'OC-FILE',
    trigger: 'download the text',
    rule: 'OCR_Result, _Page{n} for a PDF of several pages, the date, .txt; it holds the text of the shown page.',
    contradiction:
      'The source does not say what stands between the name and the date, nor whose date it is.',
    decision: 'An underscore, and the visitor’s own date: OCR_Result_Page2_2026-11-21.txt.',
    story: 'screens-ocr--many-pages',
  },
  {
    ...ocr,
    id: 'OC-UI',
    trigger: 'use the screen',
    rule: 'Click or drop area, file button, run button, read-only result of 12 rows, n / total with back and forward, copy, download; image preview, PDF icon; size in bytes, KB or MB.',
    story: 'screens-ocr--read',
  },
];
