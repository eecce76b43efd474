import type { MessageId } from '@/i18n';

type Said = Record<string, { id: MessageId }>;

export const maker = {
  title: { id: 'qr.make' },
  lead: { id: 'qr.make.lead' },
  kind: { id: 'qr.make.kind' },
  level: { id: 'qr.make.level' },
  dark: { id: 'qr.make.dark' },
  light: { id: 'qr.make.light' },
  waiting: { id: 'qr.make.waiting' },
  tooLong: { id: 'qr.make.tooLong' },
  contrast: { id: 'qr.make.contrast' },
  checking: { id: 'qr.make.checking' },
  readBack: { id: 'qr.make.readBack' },
  notRead: { id: 'qr.make.notRead' },
  preview: { id: 'qr.make.preview' },
  svg: { id: 'qr.make.svg' },
  png: { id: 'qr.make.png' },
} as const satisfies Said;

export const levels = {
  L: { id: 'qr.make.level.L' },
  M: { id: 'qr.make.level.M' },
  Q: { id: 'qr.make.level.Q' },
  H: { id: 'qr.make.level.H' },
} as const satisfies Said;
