import type { Policy } from '@/content/policies/policy';

/** A legal text, and its main points for readers of a language other than Korean. */
export interface LegalContent {
  policy: Policy;
  summary: string[];
}
