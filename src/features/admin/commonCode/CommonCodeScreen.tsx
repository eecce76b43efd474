import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { blankRow } from '@/domain/admin';
import { useScreenDirty, useScreenState } from '@/store';
import { AdminGrid } from '../shared/AdminGrid';
import { useNamedDraft } from '../shared/useDraft';
import styles from './CommonCodeScreen.module.css';

const usual = { sortOrder: 100, inUse: true };
const newMaster = { ...blankRow('codeMasters'), ...usual };
const hiddenFirst = ['description', 'sortOrder'];
const listFields = ['description'];

/** RT-11, comCodeList: the masters, and the entries of the one that is chosen. */
export function CommonCodeScreen() {
  const { formatMessage } = useIntl();
  const masters = useNamedDraft('masters');
  const details = useNamedDraft('details');
  useScreenDirty(masters.dirty || details.dirty);
  const [kept, keepMaster] = useScreenState<string | null>('master', null);
  const fixed = useMemo(() => ({ masterCode: kept }), [kept]);
  const newDetail = useMemo(
    () => ({ ...blankRow('codeDetails'), ...usual, masterCode: kept }),
    [kept],
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
          drafting={masters}
          newRow={newMaster}
          hiddenFirst={hiddenFirst}
          listFields={listFields}
          onActive={(row) => {
            if (row && row.state !== 'created') keepMaster(row.key);
          }}
        />
        {kept === null ? (
          <p className={styles.choose}>
            <FormattedMessage id="admin.code.choose" />
          </p>
        ) : (
          <AdminGrid
            key={kept}
            resource="codeDetails"
            level={2}
            title={formatMessage({ id: 'admin.code.details' }, { master: kept })}
            drafting={details}
            fixed={fixed}
            newRow={newDetail}
            listFields={listFields}
          />
        )}
      </div>
    </div>
  );
}
