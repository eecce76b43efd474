import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '@/domain/locale';
import { AsyncContent } from '@/ui';
import { CloseButton, Dialog } from '@/ui/dialog';
import { rovingFocus } from '@/ui/focus';
import { messages } from '../messages';
import { Results } from './Results';
import styles from './Search.module.css';
import { useEngine } from './useEngine';

interface SearchProps {
  locale: Locale;
  onClose: () => void;
}

const moveFocus = rovingFocus({
  selector: 'input, ol a',
  axis: 'vertical',
  loop: false,
  ends: false,
});

/** The arrow keys go from the field through the results and back; Enter in the field opens the first. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('ol a')?.click();
  } else moveFocus(event);
}

/** Looks through all pages, headings and terms, in the browser. Open as long as it is rendered. */
export function Search({ locale, onClose }: SearchProps) {
  const intl = useIntl();
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question.trim());
  const { engine, failed } = useEngine(locale);
  return (
    <Dialog
      label={intl.formatMessage(messages.search)}
      placement="top"
      className={styles.search}
      closeOnLink
      onClose={onClose}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the field and the links within */}
      <div role="search" className={styles.inner} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <input
            type="search"
            name="q"
            aria-label={intl.formatMessage(messages.search)}
            placeholder={intl.formatMessage(messages.searchPlaceholder)}
            autoComplete="off"
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <CloseButton label={intl.formatMessage(messages.searchClose)} onClick={onClose} />
        </div>
        <AsyncContent
          failed={failed}
          ready={engine !== undefined}
          texts={{
            pending: <FormattedMessage {...messages.searchLoading} />,
            failed: <FormattedMessage {...messages.searchFailed} />,
          }}
        >
          {engine && <Results engine={engine} asked={asked} locale={locale} />}
        </AsyncContent>
      </div>
    </Dialog>
  );
}
