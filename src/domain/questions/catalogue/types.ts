import type { Locale } from '@/domain/locale';

/** A name in each interface language. */
export type Words = Readonly<Record<Locale, string>>;

export type ColumnType = 'text' | 'number' | 'boolean' | 'date' | 'timestamp';

export interface ViewColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly label: Words;
}

/** `own`: tables that somebody has defined. */
export type Subject = 'administration' | 'close' | 'own';

/** A view that may be asked: what a row is, and what its columns mean. */
export interface View {
  readonly name: string;
  readonly subject: Subject;
  readonly label: Words;
  readonly description: Words;
  readonly columns: readonly ViewColumn[];
}

/** As a file of the catalogue writes them: English, Korean, traditional Chinese. */
export interface CatalogueFile {
  readonly subject: string;
  readonly views: readonly {
    readonly name: string;
    readonly label: readonly string[];
    readonly description: readonly string[];
    /** Name, type, label. The type `name` is a text in three columns, one a language. */
    readonly columns: readonly (readonly string[])[];
  }[];
}
