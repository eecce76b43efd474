import { FormattedMessage } from 'react-intl';
import type { Code, Payload } from '@/domain/qr';
import { toastShown, useAppDispatch } from '@/store';
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
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//GOF//QR//EN\r\n${text.trim()}\r\nEND:VCALENDAR\r\n`;
}

const pathHere = (address: string) => {
  const url = new URL(address);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
};

/** The one thing that may open, under the name of where it leads; copy, share, save. Nothing happens by itself. */
export function CodeActions({ code: { text }, payload }: { code: Code; payload: Payload }) {
  const dispatch = useAppDispatch();
  const { action, kind, title, warnings } = payload;
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
