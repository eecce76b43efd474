import type { ClosedGroup, JournalLine, Layout } from '@/domain/ifrs17/book';
import { bookExplainer, explainLine } from '@/domain/ifrs17/book';
import {
  Explanation,
  explainFigure,
  figuresOf,
  journalLines,
  ledgerTieOf,
  liveWorkbook,
  measurementReport,
  presentedGroups,
  ruleSetOf,
  statementsOf,
  storyOf,
  summaryOf,
  type Explained,
  type Figure,
  type GroupSource,
  type JournalSummary,
  type LedgerRules,
  type LedgerTie,
  type MeasurementReport,
  type NeedsSource,
  type NoteFacts,
  type Presentation,
  type SheetName,
  type Statement,
  type StorySentence,
  type WorkbookSheet,
} from '@/domain/closeReports';

/** How entries are made of a close. */
export interface Bookkeeping {
  /** ISO date of posting. */
  readonly date: string;
  readonly layout: Layout;
  readonly rules: LedgerRules;
}

export interface TiedStatement extends Statement {
  readonly tie: LedgerTie;
}

export interface LineWindow {
  readonly lines: readonly JournalLine[];
  /** Of all that match. */
  readonly count: number;
  /** Debits less credits of the account before the first line of the window. */
  readonly brought: number;
}

/** What the worker can be asked. Results of closes are handed over once, under a key, and stay with it. */
export function engineMethods() {
  const closes = new Map<
    string,
    { groups: readonly ClosedGroup[]; shown: readonly ClosedGroup[] }
  >();
  const journals = new Map<string, { of: string; lines: readonly JournalLine[] }>();
  const explanations = new Map<number, Explanation>();
  let last = 0;

  /** In the functional currency: the ledger's. */
  const groupsOf = (close: string): readonly ClosedGroup[] => closes.get(close)?.groups ?? [];
  /** In the currency that statements are presented in. */
  const shownOf = (close: string): readonly ClosedGroup[] => closes.get(close)?.shown ?? [];
  const journalOf = (close: string, how: Bookkeeping): readonly JournalLine[] => {
    const of = JSON.stringify(how);
    const known = journals.get(close);
    if (known?.of === of) return known.lines;
    const lines = journalLines(groupsOf(close), how);
    journals.set(close, { of, lines });
    return lines;
  };

  return {
    load(close: string, groups: readonly ClosedGroup[], presentation?: Presentation): void {
      closes.set(close, { groups, shown: presentedGroups(groups, presentation) });
    },
    unload(close: string): void {
      closes.delete(close);
      journals.delete(close);
    },
    measurement: (close: string): MeasurementReport => measurementReport(shownOf(close)),
    story: (close: string): readonly StorySentence[] => storyOf(shownOf(close)),
    statements(close: string, facts: NoteFacts, how: Bookkeeping): readonly TiedStatement[] {
      const [groups, shown] = [groupsOf(close), shownOf(close)];
      const lines = journalOf(close, how);
      const statements = statementsOf(shown, facts);
      // The ledger is kept in the functional currency: it is held against the table as it is there.
      const kept = shown === groups ? statements : statementsOf(groups, facts);
      const tables = new Map(kept.map(({ table }) => [table.id, table]));
      return statements.map((each) => ({
        ...each,
        tie: ledgerTieOf(tables.get(each.table.id) ?? each.table, groups, lines),
      }));
    },
    journal: (close: string, how: Bookkeeping): JournalSummary => summaryOf(journalOf(close, how)),
    /** Lines from one on, of all or of one account. */
    lines(
      close: string,
      how: Bookkeeping,
      { account, from, count }: { account?: string; from: number; count: number },
    ): LineWindow {
      const all = journalOf(close, how);
      const lines =
        account === undefined ? all : all.filter((each) => each.account.code === account);
      const before = account === undefined ? [] : lines.slice(0, from);
      return {
        lines: lines.slice(from, from + count),
        count: lines.length,
        brought: before.reduce((sum, { debit, credit }) => sum + debit - credit, 0),
      };
    },
    /** Every number of the measurement with all behind it, as formulas over cells. */
    workbook(
      close: string,
      sources: readonly GroupSource[],
      sheets: Readonly<Record<SheetName, string>>,
    ): readonly WorkbookSheet[] {
      const groups = shownOf(close);
      const byId = <T extends { readonly id: string }>(all: readonly T[]) => [
        ...new Map(all.map((each) => [each.id, each])).values(),
      ];
      const explain = bookExplainer(
        byId(sources.flatMap((source) => source.groups)),
        byId(sources.flatMap(({ treaties = [] }) => treaties)),
      );
      const figures = measurementReport(groups).tables.flatMap(figuresOf);
      return liveWorkbook(
        figures.map((figure) => explainFigure(figure, groups, explain)),
        (name) => sheets[name],
      );
    },
    /** Begins an explanation; its number is asked with from then on. */
    explain(
      close: string,
      of: { figure: Figure } | { line: JournalLine; rules: LedgerRules },
    ): number | undefined {
      const groups = 'line' in of ? groupsOf(close) : shownOf(close);
      const group = 'line' in of ? groups.find(({ id }) => id === of.line.group) : undefined;
      const root =
        'figure' in of
          ? explainFigure(of.figure, groups)
          : group && explainLine(group, of.line, of.rules[ruleSetOf(group)]);
      if (!root) return undefined;
      last += 1;
      explanations.clear();
      explanations.set(last, new Explanation(root, groups));
      return last;
    },
    open: (explanation: number, path: string, most?: number): Explained | NeedsSource | undefined =>
      explanations.get(explanation)?.open(path, most),
    addSource(explanation: number, group: string, source: GroupSource): void {
      explanations.get(explanation)?.addSource(group, source);
    },
  };
}

export type EngineMethods = ReturnType<typeof engineMethods>;
