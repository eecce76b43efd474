import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui';
import { type Option, SelectField } from '@/ui/forms';
import { copy } from '../messages';
import styles from './CopyRights.module.css';

/** Takes the rights of another role for this one. */
export function CopyRights({
  roles,
  onCopy,
}: {
  roles: readonly Option[];
  onCopy: (roleId: string) => void;
}) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  // The chosen role may have gone meanwhile.
  const from = roles.some(({ value }) => value === chosen) ? chosen : '';
  return (
    <form
      className={styles.copy}
      onSubmit={(event) => {
        event.preventDefault();
        if (from !== '') onCopy(from);
      }}
    >
      <SelectField
        id="rights-copy-from"
        label={intl.formatMessage(copy.from)}
        value={from}
        options={[{ value: '', label: intl.formatMessage(copy.none) }, ...roles]}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" disabled={from === ''}>
        <FormattedMessage {...copy.apply} />
      </Button>
    </form>
  );
}
