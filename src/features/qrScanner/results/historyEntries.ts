import { type Code, isSecret } from '@/domain/qr';
import type { HistoryEntry } from '@/store';
import { understood } from './understood';

/** What the history keeps of codes: of a secret only that there was one. */
export function historyEntries(codes: Code[]): HistoryEntry[] {
  const at = Date.now();
  return codes.map((code) => {
    const payload = understood(code);
    const { kind, title } = payload;
    return { at, kind, title, format: code.format, text: isSecret(payload) ? null : code.text };
  });
}
