import { explainFlow, explainTried, type Flow, type TriedBalance } from '@/domain/close';
import type { Derivation, ProjectionInput } from '@/domain/ifrs17';
import { type ClosedGroup, explainLine, type JournalLine } from '@/domain/ifrs17/book';
import {
  explainFigure,
  explainJournalSum,
  explainShare,
  rulesFor,
  type Figure,
  type JournalSum,
  type LedgerRules,
  type StoryShare,
} from '@/domain/closeReports';
import type { Bookkeeping } from './journalMethods';

/**
 * A number that can be explained: a figure of a table, a share that the story says, a line of the journal, a sum of its lines, an amount of projected cash
 * flows, a balance of a what-if, or one whose parts are at hand.
 */
export type Explainable =
  | { readonly figure: Figure }
  | { readonly share: StoryShare }
  | { readonly line: JournalLine; readonly rules: LedgerRules }
  | { readonly sum: JournalSum; readonly how: Bookkeeping }
  | { readonly flow: Flow; readonly projections: readonly ProjectionInput[] }
  | { readonly tried: TriedBalance }
  | { readonly stated: Derivation };

interface Known {
  readonly groups: readonly ClosedGroup[];
  /** Of the closes that it compares with, by name. */
  readonly others: Readonly<Record<string, readonly ClosedGroup[]>> | undefined;
  readonly journalOf: (how: Bookkeeping) => readonly JournalLine[];
}

/** How a number came about; undefined of a line whose group is not there, of flows that nobody projects. */
export function rootOf(
  of: Explainable,
  { groups, others, journalOf }: Known,
): Derivation | undefined {
  const figure = (each: Figure) => explainFigure(each, groups, undefined, others);
  if ('stated' in of) return of.stated;
  if ('figure' in of) return figure(of.figure);
  if ('share' in of) return explainShare(of.share, figure);
  if ('tried' in of) return explainTried(of.tried);
  if ('flow' in of) return explainFlow(of.projections, of.flow);
  if ('sum' in of) return explainJournalSum(of.sum, journalOf(of.how), groups, of.how.rules);
  const group = groups.find(({ id }) => id === of.line.group);
  return group && explainLine(group, of.line, rulesFor(group, of.rules));
}
