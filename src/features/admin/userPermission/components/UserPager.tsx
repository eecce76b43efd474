import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, decorative } from '@/ui';
import { list } from '../messages';
import styles from './UserList.module.css';

interface UserPagerProps {
  offset: number;
  shown: number;
  total: number;
  onPage: (step: 1 | -1) => void;
}

export function UserPager({ offset, shown, total, onPage }: UserPagerProps) {
  const intl = useIntl();
  return (
    <>
      <p className={styles.range} role="status">
        <FormattedMessage
          id={list.range.id}
          values={{ from: offset + 1, to: offset + shown, total }}
        />
      </p>
      {total > shown && (
        <>
          <Button
            aria-label={intl.formatMessage(list.previous)}
            disabled={offset === 0}
            onClick={() => onPage(-1)}
          >
            <ChevronLeftIcon svgProps={decorative} />
          </Button>
          <Button
            aria-label={intl.formatMessage(list.next)}
            disabled={offset + shown >= total}
            onClick={() => onPage(1)}
          >
            <ChevronRightIcon svgProps={decorative} />
          </Button>
        </>
      )}
    </>
  );
}
