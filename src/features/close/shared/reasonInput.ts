import { limits } from '@/domain/close';
import type { AlertPrompt } from '@/store';

/** Asks why: what cannot be taken back without a trace needs its reason. */
export const reasonInput: AlertPrompt = {
  type: 'textarea',
  label: { id: 'close.reason' },
  required: true,
  maxLength: limits.reason,
};
