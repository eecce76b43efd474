import type { FindingType, Gain, GainReason } from '@/domain/clauses';
import type { MessageId } from '@/i18n';
import type { Side } from '@/store';
import type { DocumentProblem } from './documents/readDocument';

interface Message {
  id: MessageId;
}

export const sides: Record<Side, Message> = {
  old: { id: 'terms.side.old' },
  new: { id: 'terms.side.new' },
};

export const problems: Record<DocumentProblem, Message> = {
  tooLarge: { id: 'terms.problem.tooLarge' },
  empty: { id: 'terms.problem.empty' },
  hwp: { id: 'terms.problem.hwp' },
  oldWord: { id: 'terms.problem.oldWord' },
  unknown: { id: 'terms.problem.unknown' },
  damaged: { id: 'terms.problem.damaged' },
  protected: { id: 'terms.problem.protected' },
  notLoaded: { id: 'terms.problem.notLoaded' },
};

export const types: Record<FindingType, Message> = {
  amount: { id: 'terms.type.amount' },
  rate: { id: 'terms.type.rate' },
  period: { id: 'terms.type.period' },
  date: { id: 'terms.type.date' },
  limit: { id: 'terms.type.limit' },
  exclusion: { id: 'terms.type.exclusion' },
  negation: { id: 'terms.type.negation' },
  obligation: { id: 'terms.type.obligation' },
  definition: { id: 'terms.type.definition' },
  crossReference: { id: 'terms.type.crossReference' },
  wording: { id: 'terms.type.wording' },
  added: { id: 'terms.type.added' },
  removed: { id: 'terms.type.removed' },
  moved: { id: 'terms.type.moved' },
  renumbered: { id: 'terms.type.renumbered' },
  split: { id: 'terms.type.split' },
  merged: { id: 'terms.type.merged' },
};

/** Who gains, as a choice; and as it is said of a finding. */
export const gains: Record<Gain, Message> = {
  policyholder: { id: 'terms.gains.policyholder' },
  insurer: { id: 'terms.gains.insurer' },
  unclear: { id: 'terms.gains.unclear' },
};
export const gainOf: Record<Gain, Message | null> = {
  policyholder: { id: 'terms.for.policyholder' },
  insurer: { id: 'terms.for.insurer' },
  unclear: null,
};

export const reasons: Record<GainReason, Message> = {
  burdenMore: { id: 'terms.reason.burdenMore' },
  burdenLess: { id: 'terms.reason.burdenLess' },
  paidSooner: { id: 'terms.reason.paidSooner' },
  paidLater: { id: 'terms.reason.paidLater' },
  coverSooner: { id: 'terms.reason.coverSooner' },
  coverLater: { id: 'terms.reason.coverLater' },
  noticeMoreTime: { id: 'terms.reason.noticeMoreTime' },
  noticeLessTime: { id: 'terms.reason.noticeLessTime' },
  benefitMore: { id: 'terms.reason.benefitMore' },
  benefitLess: { id: 'terms.reason.benefitLess' },
  exclusionAdded: { id: 'terms.reason.exclusionAdded' },
  exclusionRemoved: { id: 'terms.reason.exclusionRemoved' },
  benefitDenied: { id: 'terms.reason.benefitDenied' },
  benefitGranted: { id: 'terms.reason.benefitGranted' },
  insurerBound: { id: 'terms.reason.insurerBound' },
  insurerFreed: { id: 'terms.reason.insurerFreed' },
  policyholderBound: { id: 'terms.reason.policyholderBound' },
  policyholderFreed: { id: 'terms.reason.policyholderFreed' },
};
