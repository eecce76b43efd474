declare module '*.ko.md' {
  import type { Policy } from '@/content/policies/policy';

  export const policy: Policy;
}
