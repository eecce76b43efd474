/** The views that may be read, each with its columns. */
export interface Readable {
  readonly schemas: ReadonlySet<string>;
  readonly views: ReadonlyMap<string, ReadonlySet<string>>;
  /** Columns that are numbers wherever they are. */
  readonly numbers: ReadonlySet<string>;
}
