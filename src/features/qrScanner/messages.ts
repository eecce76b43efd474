import { defineMessages } from 'react-intl';
import type { MessageId } from '@/i18n';
import type { ScanFailure } from '@/store';

/** Messages with values, or beside such; `defineMessages` knows none. */
type Said = Record<string, { id: MessageId }>;

export const page = defineMessages({
  heading: { id: 'qr.title' },
  lead: { id: 'qr.lead' },
  tool: { id: 'qr.tool' },
  privacy: { id: 'qr.privacy' },
});

export const source = {
  title: { id: 'qr.source' },
  picture: { id: 'qr.source.picture' },
  camera: { id: 'qr.source.camera' },
  drop: { id: 'qr.drop' },
  dropNow: { id: 'qr.drop.now' },
  limits: { id: 'qr.limits' },
  choose: { id: 'qr.choose' },
  another: { id: 'qr.choose.another' },
  clear: { id: 'qr.clear' },
  reading: { id: 'qr.reading' },
  preview: { id: 'qr.preview' },
} as const satisfies Said;

export const camera = {
  explain: { id: 'qr.camera.explain' },
  start: { id: 'qr.camera.start' },
  stop: { id: 'qr.camera.stop' },
  starting: { id: 'qr.camera.starting' },
  which: { id: 'qr.camera.which' },
  numbered: { id: 'qr.camera.numbered' },
  torch: { id: 'qr.camera.torch' },
  zoom: { id: 'qr.camera.zoom' },
  picture: { id: 'qr.camera.picture' },
  aim: { id: 'qr.camera.aim' },
  refused: { id: 'qr.camera.refused' },
  missing: { id: 'qr.camera.missing' },
  busy: { id: 'qr.camera.busy' },
  unsupported: { id: 'qr.camera.unsupported' },
  paused: { id: 'qr.camera.paused' },
  ended: { id: 'qr.camera.ended' },
  engine: { id: 'qr.failure.engine' },
  allow: { id: 'qr.camera.allow' },
  instead: { id: 'qr.camera.instead' },
} as const satisfies Said;

export const result = {
  title: { id: 'qr.result' },
  waiting: { id: 'qr.result.waiting' },
  count: { id: 'qr.result.count' },
  none: { id: 'qr.result.none' },
  noneHint: { id: 'qr.result.none.hint' },
  from: { id: 'qr.result.from' },
  fromCamera: { id: 'qr.result.fromCamera' },
  page: { id: 'qr.result.page' },
  parts: { id: 'qr.result.parts' },
  show: { id: 'qr.secret.show' },
  hide: { id: 'qr.secret.hide' },
  masked: { id: 'qr.secret.masked' },
  warnings: { id: 'qr.warnings' },
  raw: { id: 'qr.raw' },
  open: { id: 'qr.open' },
  openHere: { id: 'qr.open.here' },
  neverOpens: { id: 'qr.open.never' },
  askBooks: { id: 'qr.askBooks' },
  compare: { id: 'qr.compare' },
  copy: { id: 'qr.copy' },
  share: { id: 'qr.share' },
  saveContact: { id: 'qr.save.contact' },
  saveEvent: { id: 'qr.save.event' },
  copied: { id: 'qr.copied' },
  copyFailed: { id: 'qr.copyFailed' },
} as const satisfies Said;

export const failures = {
  broken: { id: 'qr.failure.broken' },
  empty: { id: 'qr.failure.empty' },
  engine: { id: 'qr.failure.engine' },
  fileTooLarge: { id: 'qr.failure.fileTooLarge' },
  notSupported: { id: 'qr.failure.notSupported' },
  pictureTooLarge: { id: 'qr.failure.pictureTooLarge' },
  protected: { id: 'qr.failure.protected' },
  timedOut: { id: 'qr.failure.timedOut' },
} as const satisfies Record<ScanFailure, { id: MessageId }>;

export const past = {
  title: { id: 'qr.history' },
  note: { id: 'qr.history.note' },
  clear: { id: 'qr.history.clear' },
  csv: { id: 'qr.history.csv' },
  secret: { id: 'qr.history.secret' },
  time: { id: 'qr.history.time' },
  kind: { id: 'qr.history.kind' },
  text: { id: 'qr.history.text' },
  format: { id: 'qr.history.format' },
} as const satisfies Said;
