import type { IntlShape } from 'react-intl';
import type { Comparison } from '@/domain/clauses';
import type { MessageId } from '@/i18n';
import type { TermsWork } from '@/store';
import { findingKey } from '../comparison/findingKey';
import { placeText } from '../components/FindingSummary';
import { gainOf, reasons, sides, types } from '../messages';

/** A comparison in the words of a language, ready for a file. */
export interface Report {
  language: string;
  title: string;
  /** The two documents, old and new. */
  documents: { heading: string; name: string }[];
  headings: string[];
  /** A row a finding, its cells below `headings`. */
  rows: string[][];
  comparison: Comparison;
}

/** Puts a comparison into words. */
export function reportOf(comparison: Comparison, work: TermsWork, intl: IntlShape): Report {
  const say = (message: { id: MessageId }) => intl.formatMessage(message);
  const untitled = say({ id: 'terms.kept.untitled' });
  return {
    language: intl.locale,
    title: say({ id: 'terms.heading' }),
    documents: (['old', 'new'] as const).map((side) => ({
      heading: say(sides[side]),
      name: work.documents[side]?.name || untitled,
    })),
    headings: [
      say({ id: 'terms.kind' }),
      say({ id: 'terms.place' }),
      say({ id: 'terms.before' }),
      say({ id: 'terms.after' }),
      say({ id: 'terms.gains' }),
      say({ id: 'terms.reason' }),
      say({ id: 'terms.note' }),
    ],
    rows: comparison.findings.map((finding) => {
      const [was, is] = [placeText(finding.old), placeText(finding.new)];
      const gain = gainOf[finding.gains];
      return [
        say(types[finding.type]),
        was && is && was !== is ? `${was} → ${is}` : is || was,
        finding.before,
        finding.after,
        gain ? say(gain) : '',
        finding.reason ? say(reasons[finding.reason]) : '',
        work.notes[findingKey(finding)] ?? '',
      ];
    }),
    comparison,
  };
}
