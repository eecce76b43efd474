import { useIntl } from 'react-intl';
import { useExplain } from '../../explain';
import { DrillLink } from '../../shared/frame/DrillLink';
import { isNil } from '../../shared/tables/amounts';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import type { GroupDifference } from './runDifference';
import { type ComparedResults, useComparedSides } from './useComparedSides';

/** So many groups that differ are listed until all are asked for. */
const FIRST_GROUPS = 12;

interface ComparedGroupsProps extends ComparedResults {
  groups: readonly GroupDifference[];
  nameOf: (group: string) => string;
}

/** The groups of which two runs say something else, and by how much. */
export function ComparedGroups({ groups, nameOf, ...results }: ComparedGroupsProps) {
  const intl = useIntl();
  const text = useText();
  const explain = useExplain();
  const { differenceOf } = useComparedSides(results);
  const column = (figure: 'csm' | 'liability') => {
    const head = text(`close.compared.${figure}`);
    return {
      id: figure,
      head,
      value: (row: GroupDifference) => row[figure],
      explain: (row: GroupDifference) => {
        const difference = differenceOf({ table: 'groups', row: row.group, column: figure });
        if (!difference || isNil(row[figure])) return undefined;
        return () => explain({ title: `${head} · ${nameOf(row.group)}`, difference });
      },
    };
  };
  return (
    <FigureTable
      title={intl.formatMessage({ id: 'close.compare.groups' }, { count: groups.length })}
      rows={groups}
      firstRows={FIRST_GROUPS}
      rowKey={({ group }) => group}
      columns={[
        {
          id: 'group',
          head: text('close.filter.group'),
          value: ({ group }) => nameOf(group),
          cell: ({ group }) => (
            <DrillLink
              to="FSRS50010"
              scope={{ company: null, portfolio: null, model: null, group }}
            >
              {nameOf(group)}
            </DrillLink>
          ),
        },
        column('csm'),
        column('liability'),
      ]}
    />
  );
}
