import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type Code, isWording, type Payload } from '@/domain/qr';
import {
  documentTaken,
  selectTermsComparison,
  toastShown,
  useAppDispatch,
  useAppStore,
} from '@/store';
import { Button, buttonClass, saveFile, SiteLink } from '@/ui';
import { result } from '../messages';
import styles from './Results.module.css';

const FILES = {
  contact: { words: result.saveContact, name: 'contact.vcf', type: 'text/vcard' },
  event: { words: result.saveEvent, name: 'event.ics', type: 'text/calendar' },
} as const;

/** A bare event becomes a calendar, a MECARD stays what it is: only what is a file of its kind is offered as one. */
function fileOf(kind: Payload['kind'], text: string): string | undefined {
  if (kind === 'contact') return /^\s*BEGIN:VCARD/i.test(text) ? text : undefined;
  if (kind !== 'event') return undefined;
  if (/BEGIN:VCALENDAR/i.test(text)) return text;
  // RFC 5545 ends each line, the calendar's and the event's, in both characters.
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//GOF//QR//EN\r\n${text.trim().replaceAll(/\r?\n/g, '\r\n')}\r\nEND:VCALENDAR\r\n`;
}

const pathHere = (address: string) => {
  const url = new URL(address);
  // A path that begins with two strokes is another site's address to every browser.
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
};

/** Leads to the comparison with a text on the side that is free, the old one first. */
function useCompare() {
  const { dispatch, getState, loadSlice } = useAppStore();
  const navigate = useNavigate();
  return async (text: string) => {
    await loadSlice('termsComparison');
    const { old } = selectTermsComparison(getState()).work.documents;
    dispatch(documentTaken({ side: old ? 'new' : 'old', document: { name: '', text } }));
    void navigate('/kb/OriginalInsuranceComparison');
  };
}

/** The one thing that may open, under the name of where it leads; copy, share, save. Nothing happens by itself. */
export function CodeActions({ code: { text }, payload }: { code: Code; payload: Payload }) {
  const dispatch = useAppDispatch();
  const compare = useCompare();
  const { action, fields, kind, title, warnings } = payload;
  const policyNumber = fields.find(({ name }) => name === 'policyNumber');
  const danger = warnings.some(({ severity }) => severity === 'danger');
  const file = fileOf(kind, text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(toastShown({ intent: 'success', text: result.copied }));
    } catch {
      dispatch(toastShown({ intent: 'error', text: result.copyFailed }));
    }
  };
  const here = action && kind === 'link' ? pathHere(action) : undefined;
  return (
    <>
      {kind === 'app' && (
        <p className={styles.never}>
          <FormattedMessage {...result.neverOpens} />
        </p>
      )}
      <div className={styles.actions}>
        {here && (
          <SiteLink to={here} className={buttonClass({ look: 'primary' })}>
            <FormattedMessage {...result.openHere} />
          </SiteLink>
        )}
        {action && !here && (
          <a
            className={buttonClass({ look: danger ? 'outline' : 'primary' })}
            href={action}
            target="_blank"
            rel="noopener noreferrer"
          >
            <FormattedMessage {...result.open} values={{ title }} />
          </a>
        )}
        {file && (kind === 'contact' || kind === 'event') && (
          <Button
            look="primary"
            onClick={() => saveFile(new Blob([file], { type: FILES[kind].type }), FILES[kind].name)}
          >
            <FormattedMessage {...FILES[kind].words} />
          </Button>
        )}
        {policyNumber && (
          <SiteLink
            to={`/solution/textToSql?q=${encodeURIComponent(policyNumber.value)}`}
            className={buttonClass({ look: 'primary' })}
          >
            <FormattedMessage {...result.askBooks} />
          </SiteLink>
        )}
        {kind === 'text' && isWording(text) && (
          <Button look="primary" onClick={() => void compare(text)}>
            <FormattedMessage {...result.compare} />
          </Button>
        )}
        <Button onClick={() => void copy()}>
          <FormattedMessage {...result.copy} />
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            <FormattedMessage {...result.share} />
          </Button>
        )}
      </div>
    </>
  );
}
