import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { viewDefinition } from '@/domain/figureViews';
import { views } from '@/domain/questions';
import { lineageScriptOpened, useAppStore } from '@/store';
import { Button } from '@/ui';

/** So that the page of lineage knows the columns too, and what they are made of. */
const definitions = views
  .map(({ name, columns }) =>
    viewDefinition(
      name,
      columns.map((column) => column.name),
    ),
  )
  .join('\n');

/** To the diagram of a query on the views, down to the engine's figures. */
export function LineageButton({ sql, title }: { sql: string; title: string }) {
  const navigate = useNavigate();
  const { dispatch, loadSlice } = useAppStore();
  const open = async () => {
    await loadSlice('sqlLineage');
    dispatch(lineageScriptOpened({ sql, title, dialect: 'postgres', ddl: definitions }));
    void navigate('/solution/SqLlineage');
  };
  return (
    <Button onClick={() => void open()}>
      <FormattedMessage id="ask.sql.lineage" />
    </Button>
  );
}
