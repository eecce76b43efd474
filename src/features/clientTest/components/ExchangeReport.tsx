import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Exchange } from '../exchange';
import { outcomes, wire } from '../messages';
import styles from './ExchangeReport.module.css';

interface ExchangeReportProps {
  state: 'idle' | 'sending' | 'parked';
  exchange?: Exchange;
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    // A scrolling region must be within reach of the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <pre className={styles.text} role="region" aria-label={label} tabIndex={0}>
      {children}
    </pre>
  );
}

/** What went over the wire, and what the shared client made of it. */
export function ExchangeReport({ state, exchange }: ExchangeReportProps) {
  const intl = useIntl();
  const status = useRef<HTMLParagraphElement>(null);
  // The report stands between the buttons and the forms, so it may be out of sight when it changes.
  useEffect(() => {
    // Not as the effect's own value: newer browsers answer with a promise, which React would take for a clean-up.
    void status.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state, exchange]);
  if (state !== 'idle') {
    return (
      <p ref={status} className={styles.state} role="status">
        {intl.formatMessage(state === 'parked' ? wire.parked : wire.sending)}
      </p>
    );
  }
  if (!exchange) return null;
  const { request, response, outcome, milliseconds } = exchange;
  const requestName = intl.formatMessage(wire.request);
  const responseName = intl.formatMessage(wire.response);
  return (
    <div className={styles.report}>
      <p ref={status} className={styles.state} role="status">
        {intl.formatMessage({ id: outcomes[outcome].id })}
      </p>
      <h3>{requestName}</h3>
      <Text label={requestName}>{`${request.method} ${request.url}`}</Text>
      <Text label={intl.formatMessage(wire.headers)}>
        {request.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      </Text>
      {request.body && <Text label={`${requestName} JSON`}>{request.body}</Text>}
      <h3>{responseName}</h3>
      <dl className={styles.lines}>
        <Line name={intl.formatMessage(wire.status)}>
          {response?.status ?? intl.formatMessage(wire.noStatus)}
        </Line>
        <Line name={intl.formatMessage(wire.time)}>
          {intl.formatMessage({ id: wire.timeValue.id }, { ms: milliseconds })}
        </Line>
      </dl>
      {response && <Text label={intl.formatMessage(wire.envelope)}>{response.body}</Text>}
    </div>
  );
}
