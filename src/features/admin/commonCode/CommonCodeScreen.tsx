import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { blankRow } from '@/domain/admin';
import { useScreenDirty } from '@/store';
import { useListView } from '../list/useListView';
import { AdminGrid } from '../shared/grid/AdminGrid';
import { useGridDraft } from '../shared/saving/useDraft';
import styles from './CommonCodeScreen.module.css';

const usual = { sortOrder: 100, inUse: true };
const newMaster = { ...blankRow('codeMasters'), ...usual };
const hiddenFirst = ['description', 'sortOrder'];
const listFields = ['description'];

/** RT-11, comCodeList: the masters, and the entries of the one that is chosen. */
export function CommonCodeScreen() {
  const { formatMessage } = useIntl();
  const masters = useGridDraft('codeMasters');
  const details = useGridDraft('codeDetails');
  useScreenDirty(masters.dirty || details.dirty);
  const { selected: master, select } = useListView('codeMasters');
  const fixed = useMemo(() => ({ masterCode: master }), [master]);
  const newDetail = useMemo(
    () => ({ ...blankRow('codeDetails'), ...usual, masterCode: master }),
    [master],
  );
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>
        <FormattedMessage id="admin.code.title" />
      </h1>
      <div className={styles.grids}>
        <AdminGrid
          resource="codeMasters"
          level={2}
          title={formatMessage({ id: 'admin.code.masters' })}
          draftController={masters}
          newRow={newMaster}
          hiddenFirst={hiddenFirst}
          listFields={listFields}
          onActive={(row) => {
            if (row && row.state !== 'created') select(row.key);
          }}
        />
        {master === null ? (
          <p className={styles.choose}>
            <FormattedMessage id="admin.code.choose" />
          </p>
        ) : (
          <AdminGrid
            key={master}
            resource="codeDetails"
            level={2}
            title={formatMessage({ id: 'admin.code.details' }, { master })}
            draftController={details}
            fixed={fixed}
            newRow={newDetail}
            listFields={listFields}
          />
        )}
      </div>
    </div>
  );
}
