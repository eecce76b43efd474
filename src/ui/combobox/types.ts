export interface Suggestion {
  readonly value: string;
  readonly label: string;
}
/** Gives what a text may stand for, the best first. */
export type FindSuggestions = (text: string) => Promise<readonly Suggestion[]>;
