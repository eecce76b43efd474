import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionHeader } from '@/ui';
import { Behaviours } from './components/Behaviours';
import { ExchangeReport } from './components/ExchangeReport';
import { OperationList } from './components/OperationList';
import styles from './ClientTestScreen.module.css';
import { input, type Kind, page } from './messages';
import { allOperations, matchingOperations } from './operationList';
import { RequestForm } from './requestForm/RequestForm';
import { useProbe } from './useProbe';

/** The `slow` answer's delay, in milliseconds. */
const SLOW_MS = 3000;

/** RT-9: every call of the contract by hand, through the client that the site uses. */
export function ClientTestScreen() {
  const [filter, setFilter] = useState('');
  const [operation, setOperation] = useState(allOperations[0]);
  const { state, exchange, send } = useProbe();
  const simulate = (kind: Kind) =>
    void send('simulateAnswer', kind === 'slow' ? { kind, delayMs: SLOW_MS } : { kind });
  return (
    <div className={styles.screen}>
      <SectionHeader
        level={1}
        title={<FormattedMessage {...page.title} />}
        text={<FormattedMessage {...page.lead} />}
      />
      <section className={styles.part} aria-labelledby="behaviours">
        <h2 id="behaviours">
          <FormattedMessage {...page.behaviours} />
        </h2>
        <Behaviours onChoose={simulate} />
      </section>
      <ExchangeReport state={state} exchange={exchange} />
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="operations">
          <h2 id="operations">
            <FormattedMessage {...page.operations} />
          </h2>
          <OperationList
            operations={matchingOperations(filter)}
            filter={filter}
            chosen={operation.operationId}
            onFilter={setFilter}
            onChoose={setOperation}
          />
        </section>
        <section className={styles.part} aria-labelledby="input">
          <h2 id="input">
            <FormattedMessage {...input.title} />
          </h2>
          <RequestForm
            key={operation.operationId}
            operation={operation}
            onSend={(argument) => void send(operation.operationId, argument)}
          />
        </section>
      </div>
    </div>
  );
}
