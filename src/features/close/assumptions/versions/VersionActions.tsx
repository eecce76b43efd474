import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CloseAssumptionVersion, useGetSessionQuery } from '@/api';
import { useScreenRights } from '@/store';
import { Button } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import type { AssumptionDraft } from './useAssumptionDraft';
import { useVersionActions } from './useVersionActions';
import styles from './Versions.module.css';

interface VersionActionsProps {
  view: CloseView;
  version: CloseAssumptionVersion;
  versions: readonly CloseAssumptionVersion[];
  before: CloseAssumptionVersion | undefined;
  draft: AssumptionDraft;
  onCompare: (version: string) => void;
  onCreated: (version: string) => void;
}

/** What is compared, and what can be done with the version: a draft is saved and submitted, what was submitted is approved by another person. */
export function VersionActions({
  view,
  version,
  versions,
  before,
  draft,
  onCompare,
  onCreated,
}: VersionActionsProps) {
  const intl = useIntl();
  const id = useId();
  const rights = useScreenRights();
  const { data: session } = useGetSessionQuery();
  const actions = useVersionActions(view, version);
  const mayWrite = rights.write && view.mayEdit;
  const others = versions.filter((each) => each.version !== version.version);
  const isOwn = session?.id === version.createdBy;
  return (
    <div className={styles.actions}>
      {others.length > 0 && (
        <>
          <label htmlFor={id}>
            <FormattedMessage id="close.version.against" values={{ version: version.version }} />
          </label>
          <select
            id={id}
            value={before?.version ?? ''}
            onChange={({ target }) => onCompare(target.value)}
          >
            {!before && <option value="">–</option>}
            {others.map(({ version: name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
      {mayWrite && (
        <div className={styles.buttons}>
          {version.state === 'draft' && (
            <>
              <Button onClick={draft.undo} disabled={!draft.canUndo}>
                <FormattedMessage id="grid.tool.undo" />
              </Button>
              {draft.isChanged ? (
                <Button look="primary" onClick={() => actions.save(draft)}>
                  <FormattedMessage id="close.version.save" />
                </Button>
              ) : (
                <Button look="primary" onClick={() => actions.move('submitted')}>
                  <FormattedMessage id="close.version.submit" />
                </Button>
              )}
            </>
          )}
          {version.state === 'submitted' && (
            <>
              <Button onClick={() => actions.move('draft')}>
                <FormattedMessage id="close.version.giveBack" />
              </Button>
              <Button look="primary" disabled={isOwn} onClick={() => actions.move('approved')}>
                <FormattedMessage id="close.version.approve" />
              </Button>
            </>
          )}
          {version.state !== 'draft' && (
            <Button onClick={() => actions.copy(onCreated)}>
              <FormattedMessage id="close.version.new" />
            </Button>
          )}
        </div>
      )}
      {mayWrite && version.state === 'submitted' && isOwn && (
        <p className={styles.hint}>{intl.formatMessage({ id: 'close.version.fourEyes' })}</p>
      )}
    </div>
  );
}
