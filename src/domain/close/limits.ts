/** How long texts of people may be, in characters, as the contract says; they are held to it before they are sent. */
export const limits = {
  /** Why a quarter is locked or unlocked, a posting reversed or restated, a rule changed. */
  reason: 500,
  /** What a scenario is called. */
  name: 500,
  /** A version of assumptions, which is its own name. */
  version: 100,
  /** A comment on a cell. */
  comment: 2000,
} as const;
