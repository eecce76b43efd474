import { FormattedMessage } from 'react-intl';
import {
  type Finding,
  inlinePieces,
  type RedlinePiece,
  type RedlineRow,
  segmentsOf,
} from '@/domain/clauses';
import type { TermsComparisonState } from '@/store';
import { classes, VisuallyHidden } from '@/ui';
import styles from './Redline.module.css';

interface ClauseRedlineProps extends Pick<TermsComparisonState, 'layout'> {
  row: RedlineRow;
  findings: readonly Finding[];
  visible: ReadonlySet<number>;
  selected: number | null;
  onSelect: (index: number) => void;
}

/** The pieces of a row: of one side, or of both on one line. A clause without a partner is taken out, or put in, as a whole. */
export function piecesOf(
  { old, new: fresh, findings: numbers }: RedlineRow,
  findings: readonly Finding[],
  show: 'old' | 'new' | 'both',
): RedlinePiece[] {
  const own = numbers.flatMap((index) => {
    const finding = findings[index];
    return finding ? [{ index, finding }] : [];
  });
  const lone = (text: string, side: 'old' | 'new'): RedlinePiece[] => [
    { text, side, finding: numbers[0] ?? null },
  ];
  if (!old) return fresh && show !== 'old' ? lone(fresh.text, 'new') : [];
  if (!fresh) return show === 'new' ? [] : lone(old.text, 'old');
  const segments = {
    old: segmentsOf(old.text, 'old', own),
    new: segmentsOf(fresh.text, 'new', own),
  };
  if (show === 'both') return inlinePieces(segments.old, segments.new);
  return segments[show].map((segment) => ({
    ...segment,
    side: segment.finding === null ? 'both' : show,
  }));
}

/** One clause of both wordings; a mark leads to its finding. */
export function ClauseRedline({
  row,
  findings,
  visible,
  selected,
  layout,
  onSelect,
}: ClauseRedlineProps) {
  const piece = ({ text, finding, side }: RedlinePiece, key: number) => {
    if (side === 'both') return text;
    const Tag = side === 'old' ? 'del' : 'ins';
    const faded = finding !== null && !visible.has(finding);
    return (
      <Tag
        key={key}
        className={classes(faded && styles.faded)}
        data-selected={finding !== null && finding === selected}
      >
        <VisuallyHidden>
          <FormattedMessage id={side === 'old' ? 'terms.removedText' : 'terms.addedText'} />{' '}
        </VisuallyHidden>
        {finding === null ? (
          text
        ) : (
          // By keyboard the list of findings leads here.
          <a
            href="#terms-result"
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault();
              onSelect(finding);
            }}
          >
            {text}
          </a>
        )}
      </Tag>
    );
  };
  const cell = (show: 'old' | 'new' | 'both') => {
    const place = (show === 'old' ? row.old : (row.new ?? row.old))?.place;
    const pieces = piecesOf(row, findings, show);
    return (
      <p className={styles.cell}>
        {pieces.length > 0 && place && <span className={styles.place}>{place} </span>}
        {pieces.map(piece)}
      </p>
    );
  };
  if (layout === 'inline') return cell('both');
  return (
    <div className={styles.row}>
      {cell('old')}
      {cell('new')}
    </div>
  );
}
