import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';

const OwnBookPanel = lazy(() =>
  import(/* webpackChunkName: "close-own-book" */ './OwnBookPanel').then((m) => ({
    default: m.OwnBookPanel,
  })),
);

/** Opens what loads a book of one's own. */
export function OwnBookButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage id="close.own" />
      </Button>
      <Suspense>{isOpen && <OwnBookPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
