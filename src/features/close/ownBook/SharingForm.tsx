import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GetCloseBookSharingApiResponse } from '@/api';
import { useLocale } from '@/store';
import { Button } from '@/ui';
import { CheckField } from '@/ui/forms';
import styles from './OwnBook.module.css';

interface SharingFormProps {
  roles: GetCloseBookSharingApiResponse['roles'];
  /** With the ids of the roles that are chosen. */
  onSave: (roles: string[]) => Promise<void>;
}

/** The roles that see a book beside its owner. */
export function SharingForm({ roles, onSave }: SharingFormProps) {
  const locale = useLocale();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(roles.filter(({ isGiven }) => isGiven).map(({ roleId }) => roleId)),
  );
  const toggle = (roleId: string) =>
    setChosen((all) => {
      const next = new Set(all);
      if (!next.delete(roleId)) next.add(roleId);
      return next;
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void onSave([...chosen]).finally(() => setBusy(false));
  };
  return (
    <form className={styles.sharing} onSubmit={save}>
      <fieldset>
        <legend>
          <FormattedMessage id="close.own.share.legend" />
        </legend>
        {roles.map(({ roleId, name }) => (
          <CheckField
            key={roleId}
            id={`${id}${roleId}`}
            label={name[locale]}
            checked={chosen.has(roleId)}
            onChange={() => toggle(roleId)}
          />
        ))}
      </fieldset>
      <Button type="submit" look="primary" disabled={isBusy}>
        <FormattedMessage id="close.own.share.save" />
      </Button>
    </form>
  );
}
