/** A legal text as data: what scripts/loaders/policyLoader.cjs makes of the Markdown beside this file. */
export interface Policy {
  title: string;
  /** Dates as YYYY-MM-DD. */
  modified: string;
  effective: string;
  /** A later revision, whose dates stand beside those of the text. */
  revision?: { modified: string; effective: string };
  /** Company, people and addresses in it are invented. */
  sample: boolean;
  articles: Article[];
}

export interface Article {
  /** From 1, without gaps. */
  number: number;
  /** Number and title, as a statute writes them. */
  heading: string;
  blocks: Block[];
}

/** `mark` is the number of a paragraph, such as a circled one. `numbers` and `points` are lists. */
export type Block =
  | { kind: 'paragraph'; mark?: string; text: Text }
  | { kind: 'numbers' | 'points'; items: Text[] }
  | { kind: 'table'; head: Text[]; rows: Text[][] };

/** Words, references to other articles of the same text, and words that no line may part. */
export type Text = (string | { article: number; text: string } | { nowrap: string })[];
