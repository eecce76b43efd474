import { defineMessages } from 'react-intl';
import type { OcrRefusal, SizeUnit } from '@/domain/ocr';
import type { MessageId } from '@/i18n';

/** Messages with values, or beside such; `defineMessages` knows none. */
type Said = Record<string, { id: MessageId }>;

export const page = defineMessages({
  heading: { id: 'ocr.title' },
  lead: { id: 'ocr.lead' },
  tool: { id: 'ocr.tool' },
  notes: { id: 'ocr.notes' },
  ask: { id: 'ocr.ask' },
  askLink: { id: 'ocr.ask.link' },
  codes: { id: 'ocr.codes' },
  codesLink: { id: 'ocr.codes.link' },
});

export const notes = [
  defineMessages({ title: { id: 'ocr.notes.reads' }, text: { id: 'ocr.notes.reads.text' } }),
  defineMessages({ title: { id: 'ocr.notes.limits' }, text: { id: 'ocr.notes.limits.text' } }),
  defineMessages({ title: { id: 'ocr.notes.kept' }, text: { id: 'ocr.notes.kept.text' } }),
];

export const source = {
  title: { id: 'ocr.file' },
  drop: { id: 'ocr.drop' },
  dropNow: { id: 'ocr.drop.now' },
  paste: { id: 'ocr.drop.paste' },
  limits: { id: 'ocr.limits' },
  choose: { id: 'ocr.choose' },
  remove: { id: 'ocr.remove' },
  preview: { id: 'ocr.preview' },
  pdf: { id: 'ocr.pdf' },
  run: { id: 'ocr.run' },
  cancel: { id: 'ocr.cancel' },
  reading: { id: 'ocr.reading' },
  readingPages: { id: 'ocr.reading.pages' },
} as const satisfies Said;

export const sizes = {
  bytes: { id: 'ocr.size.bytes' },
  KB: { id: 'ocr.size.kb' },
  MB: { id: 'ocr.size.mb' },
} as const satisfies Record<SizeUnit, { id: MessageId }>;

export const result = {
  title: { id: 'ocr.result' },
  waiting: { id: 'ocr.result.waiting' },
  pages: { id: 'ocr.pages' },
  page: { id: 'ocr.page' },
  back: { id: 'ocr.page.back' },
  next: { id: 'ocr.page.next' },
  confidence: { id: 'ocr.confidence' },
  textLayer: { id: 'ocr.textLayer' },
  noText: { id: 'ocr.noText' },
  unknownScript: { id: 'ocr.unknownScript' },
  unsupportedScript: { id: 'ocr.unsupportedScript' },
  doubtfulPage: { id: 'ocr.doubtfulPage' },
  damaged: { id: 'ocr.damaged' },
  damagedUnread: { id: 'ocr.damaged.unread' },
  doubtful: { id: 'ocr.doubtful' },
  doubtfulWord: { id: 'ocr.doubtful.word' },
  copy: { id: 'ocr.copy' },
  download: { id: 'ocr.download' },
} as const satisfies Said;

/** VA-OCR. */
export const refusals = {
  fileType: { id: 'validation.ocr.fileType' },
  fileSize: { id: 'validation.ocr.fileSize' },
} as const satisfies Record<OcrRefusal, { id: MessageId }>;

/** ER-OCR. */
export const notices = defineMessages({
  done: { id: 'ocr.done' },
  cancelled: { id: 'ocr.cancelled' },
  copied: { id: 'ocr.copied' },
  copyFailed: { id: 'ocr.copyFailed' },
  downloaded: { id: 'ocr.downloaded' },
  badRequest: { id: 'ocr.failed.badRequest' },
  tooLarge: { id: 'ocr.failed.tooLarge' },
  server: { id: 'ocr.failed.server' },
  unknown: { id: 'ocr.failed.unknown' },
  network: { id: 'ocr.failed.network' },
  empty: { id: 'ocr.failed.empty' },
  other: { id: 'ocr.failed.other' },
});
