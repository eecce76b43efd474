import { useIntl } from 'react-intl';
import { useExplain } from '../../explain';
import { isNil } from '../../shared/tables/amounts';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { comparedMessages } from '../messages';
import type { FigureDifference } from './runDifference';
import { type ComparedResults, useComparedSides } from './useComparedSides';

interface ComparedSumsProps extends ComparedResults {
  figures: readonly FigureDifference[];
}

/** Sums of two runs side by side; each of them, and what they differ by, opens how it was computed. */
export function ComparedSums({ figures, ...results }: ComparedSumsProps) {
  const intl = useIntl();
  const text = useText();
  const explain = useExplain();
  const { askedOf, differenceOf } = useComparedSides(results);
  const placeOf = ({ figure }: FigureDifference) =>
    ({ table: 'balances', row: figure, column: 'amount' }) as const;
  const titleOf = ({ figure }: FigureDifference) => intl.formatMessage(comparedMessages[figure]);
  const explaining = (side: 'before' | 'after') => (row: FigureDifference) => {
    const asked = askedOf(side, placeOf(row));
    return asked && (() => explain({ ...asked, title: titleOf(row) }));
  };
  return (
    <FigureTable
      title={text('close.compare.sums')}
      rows={figures}
      rowKey={({ figure }) => figure}
      isTotal={({ figure }) => figure === 'liability'}
      columns={[
        { id: 'figure', head: text('close.failure.figure'), value: titleOf },
        {
          id: 'before',
          head: text('close.compare.before'),
          value: ({ before }) => before,
          explain: explaining('before'),
        },
        {
          id: 'after',
          head: text('close.compare.after'),
          value: ({ after }) => after,
          explain: explaining('after'),
        },
        {
          id: 'difference',
          head: text('close.difference'),
          value: ({ before, after }) => after - before,
          explain: (row) => {
            const difference = differenceOf(placeOf(row));
            if (!difference || isNil(row.after - row.before)) return undefined;
            const title = `${titleOf(row)} · ${text('close.difference')}`;
            return () => explain({ title, difference });
          },
        },
      ]}
    />
  );
}
