import type { ClosedGroup, Shocked, Table } from '@/domain/ifrs17/book';
import { compareExample, examples, type Comparison } from '@/domain/ifrs17';
import {
  cellTies,
  comparedMeasurement,
  comparedNames,
  Difference,
  Explanation,
  journalLines,
  ledgerCube,
  liveWorkbook,
  measurementReport,
  presentedGroups,
  ratesToPresent,
  statementsOf,
  withComparatives,
  storyOf,
  workbookFigures,
  type CellTies,
  type DifferenceSide,
  type Explained,
  type GroupSource,
  type MeasurementReport,
  type NeedsSource,
  type NoteFacts,
  type Presentation,
  type SheetName,
  type Statement,
  type StorySentence,
  type WorkbookSheet,
} from '@/domain/closeReports';
import { rootOf, type Explainable } from './explainables';
import { journalMethods, type Bookkeeping } from './journalMethods';

export interface TiedStatement extends Statement {
  /** Of its comparatives, too. */
  readonly ties: CellTies;
}

export interface TiedStatements extends Pick<ReturnType<typeof statementsOf>, 'withoutFigures'> {
  readonly statements: readonly TiedStatement[];
}

/** Another close whose figures stand beside those of the one at hand, by the name under which explanations know it. */
export interface Comparative {
  readonly name: string;
  readonly groups: readonly ClosedGroup[];
  /** What its notes say beside its figures. */
  readonly facts?: NoteFacts;
}

/** Claims development compares each year with those before (130). */
const isOwnHistory = ({ id }: Table): boolean => id.startsWith('claimsDevelopment');

/** Explanations that are kept: the one that is shown, and both sides of it where it is a difference. */
const MAX_EXPLANATIONS = 3;

/** A side of a difference, with the number of its explanation where it has one. */
export type AskedSide = Omit<DifferenceSide, 'explanation'> & {
  readonly explanation?: number | undefined;
};

interface Held {
  /** In the functional currency: the ledger's. */
  readonly groups: readonly ClosedGroup[];
  /** In the currency that statements are presented in. */
  readonly shown: readonly ClosedGroup[];
  readonly presentation: Presentation | undefined;
  /** Closes that its tables compare with, by name. */
  others: Readonly<Record<string, readonly ClosedGroup[]>>;
}

/** What the worker can be asked. Results of closes are handed over once, under a key, and stay with it. */
export function engineMethods() {
  const closes = new Map<string, Held>();
  const explanations = new Map<number, Pick<Explanation, 'open' | 'addSource'>>();
  let last = 0;
  const keep = (explanation: Explanation | Difference): number => {
    last += 1;
    explanations.set(last, explanation);
    explanations.delete(last - MAX_EXPLANATIONS);
    return last;
  };

  const groupsOf = (close: string): readonly ClosedGroup[] => closes.get(close)?.groups ?? [];
  const shownOf = (close: string): readonly ClosedGroup[] => closes.get(close)?.shown ?? [];
  const { journalOf, forget, summary, lines } = journalMethods(groupsOf);
  /** A comparative in the currency that is shown, kept for explanations; undefined of a quarter before the first rates of that currency. */
  const besideOf = (close: string, comparative: Comparative | undefined) => {
    const known = closes.get(close);
    if (!known || !comparative) return undefined;
    const { presentation } = known;
    const isPresented = ({ period }: ClosedGroup) =>
      !presentation || ratesToPresent(presentation, period);
    if (!comparative.groups.every(isPresented)) return undefined;
    const shown = presentedGroups(comparative.groups, presentation);
    known.others = { ...known.others, [comparative.name]: shown };
    return shown;
  };

  return {
    load(close: string, groups: readonly ClosedGroup[], presentation?: Presentation): void {
      closes.set(close, {
        groups,
        shown: presentedGroups(groups, presentation),
        presentation,
        others: {},
      });
    },
    unload(close: string): void {
      closes.delete(close);
      forget(close);
    },
    measurement(close: string, comparative?: Comparative): MeasurementReport {
      const report = measurementReport(shownOf(close));
      const beside = besideOf(close, comparative);
      if (!comparative || !beside) return report;
      return comparedMeasurement(report, measurementReport(beside), comparative.name);
    },
    story: (close: string): readonly StorySentence[] => storyOf(shownOf(close)),
    /** @param shocked closes of the same groups under one changed risk each (128) */
    statements(
      close: string,
      facts: NoteFacts,
      how: Bookkeeping,
      shocked: readonly Shocked[] = [],
      comparative?: Comparative,
    ): TiedStatements {
      const known = closes.get(close);
      if (!known) return { statements: [], withoutFigures: [] };
      const { groups, shown, presentation } = known;
      const moved = shocked.map((each) => ({
        ...each,
        groups: presentedGroups(each.groups, presentation),
      }));
      known.others = {
        ...known.others,
        ...Object.fromEntries(moved.map((each) => [each.id, each.groups])),
      };
      const beside = besideOf(close, comparative);
      const found = statementsOf(shown, { ...facts, shocked: moved });
      const byId = (all: readonly Statement[]) =>
        new Map(all.map(({ table }) => [table.id, table]));
      const before = byId(beside ? statementsOf(beside, comparative?.facts).statements : []);
      // The ledger is kept in the functional currency: it is held against the table as it is there.
      const kept = byId(presentation ? statementsOf(groups, facts).statements : found.statements);
      const keptBefore = byId(
        comparative && presentation
          ? statementsOf(comparative.groups, comparative.facts).statements
          : [],
      );
      const ledger = ledgerCube(groups, journalOf(close, how));
      const ledgerBefore =
        comparative && beside
          ? ledgerCube(comparative.groups, journalLines(comparative.groups, how))
          : [];
      const tied = ({ tab, table }: Statement): TiedStatement => {
        const ties = cellTies(kept.get(table.id) ?? table, ledger);
        const other = isOwnHistory(table) ? undefined : before.get(table.id);
        if (!comparative || !other) return { tab, table, ties };
        const tiesBefore = cellTies(keptBefore.get(table.id) ?? other, ledgerBefore);
        return {
          tab,
          table: withComparatives(table, other, comparative.name),
          ties: { ...ties, ...comparedNames(tiesBefore) },
        };
      };
      return { ...found, statements: found.statements.map(tied) };
    },
    /** Every figure that the source of an example prints, beside the one computed here. */
    published(example: string): readonly Comparison[] {
      const found = examples.find(({ id }) => id === example);
      return found ? compareExample(found) : [];
    },
    journal: summary,
    lines,
    /** Every number of the measurement with all behind it, as formulas over cells. */
    workbook(
      close: string,
      sources: readonly GroupSource[],
      sheets: Readonly<Record<SheetName, string>>,
    ): readonly WorkbookSheet[] {
      return liveWorkbook(workbookFigures(shownOf(close), sources), (name) => sheets[name]);
    },
    /** Begins an explanation; its number is asked with from then on. */
    explain(close: string, of: Explainable): number | undefined {
      const groups = 'figure' in of || 'share' in of ? shownOf(close) : groupsOf(close);
      const others = closes.get(close)?.others;
      const root = rootOf(of, {
        groups,
        others,
        journalOf: (how) => journalOf(close, how),
      });
      return root && keep(new Explanation(root, groups, others));
    },
    /** Begins the explanation of a difference, from those of its sides. */
    difference(sides: readonly [AskedSide, AskedSide]): number {
      const known = ({ explanation, ...side }: AskedSide): DifferenceSide => {
        const found = explanations.get(explanation ?? 0);
        return { ...side, explanation: found instanceof Explanation ? found : undefined };
      };
      return keep(new Difference([known(sides[0]), known(sides[1])]));
    },
    open: (explanation: number, path: string, most?: number): Explained | NeedsSource | undefined =>
      explanations.get(explanation)?.open(path, most),
    addSource(explanation: number, need: NeedsSource, source: GroupSource): void {
      explanations.get(explanation)?.addSource(need, source);
    },
  };
}

export type EngineMethods = ReturnType<typeof engineMethods>;
