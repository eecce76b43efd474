import { FormattedMessage, useIntl } from 'react-intl';
import type { Right } from '@/domain/admin';
import { Button } from '@/ui';
import { rightNames } from '../../tree/rightNames';
import { offer } from '../messages';
import styles from './BranchOffer.module.css';

export interface Offer {
  menuId: string;
  menu: string;
  right: Right;
  given: boolean;
  /** The menus below that would change. */
  count: number;
}

interface BranchOfferProps {
  offered: Offer | null;
  onAll: () => void;
  onOnly: () => void;
}

/** A right that was given or taken above is offered for the menus below. */
export function BranchOffer({ offered, onAll, onOnly }: BranchOfferProps) {
  const intl = useIntl();
  return (
    <div role="status" className={styles.place}>
      {offered && (
        <div className={styles.offer}>
          <p>
            <FormattedMessage
              id={(offered.given ? offer.give : offer.take).id}
              values={{
                menu: offered.menu,
                right: intl.formatMessage(rightNames[offered.right]),
                count: offered.count,
              }}
            />
          </p>
          <Button look="primary" onClick={onAll}>
            <FormattedMessage id={offer.all.id} values={{ count: offered.count }} />
          </Button>
          <Button look="plain" onClick={onOnly}>
            <FormattedMessage {...offer.only} />
          </Button>
        </div>
      )}
    </div>
  );
}
