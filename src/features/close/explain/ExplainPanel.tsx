import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openChat, useAppDispatch } from '@/store';
import { AsyncContent, Button } from '@/ui';
import { Panel } from '@/ui/dialog';
import type { FetchSource, Question } from './ExplainContext';
import { ExplainTree } from './ExplainTree';
import { Formula } from './Formula';
import { useExplanation } from './useExplanation';
import { useFigureText } from './useFigureText';
import styles from './Explain.module.css';

interface ExplainPanelProps {
  question: Question;
  fetchSource: FetchSource;
  named: (subject: string) => string;
  onClose: () => void;
  children?: ReactNode;
}

/** How a number was computed: its formula, and below it every part, on down to what the book states. */
export function ExplainPanel({
  question,
  fetchSource,
  named,
  onClose,
  children,
}: ExplainPanelProps) {
  const intl = useIntl();
  const figureText = useFigureText();
  const dispatch = useAppDispatch();
  const { nodes, open } = useExplanation(question, fetchSource);
  const root = nodes[''];
  const explained = typeof root === 'object' ? root : undefined;
  const { title, note } = question;
  /** The assistant stands on the page, which this dialog covers. */
  const ask = () => {
    onClose();
    dispatch(openChat(intl.formatMessage({ id: 'close.explain.question' }, { title })));
  };
  return (
    <Panel
      title={intl.formatMessage({ id: 'close.explain.title' })}
      closeLabel={intl.formatMessage({ id: 'close.explain.close' })}
      className={styles.panel}
      onClose={onClose}
    >
      <AsyncContent
        failed={root === 'failed' || root === 'noSource'}
        ready={explained !== undefined}
        lines={6}
        texts={{
          pending: intl.formatMessage({ id: 'close.explain.pending' }),
          failed: intl.formatMessage({ id: 'close.explain.failed' }),
        }}
        retry={{
          label: intl.formatMessage({ id: 'close.explain.retry' }),
          onRetry: () => void open(''),
        }}
      >
        {explained && (
          <>
            <div className={styles.root}>
              {/* A line may end with a dot between two parts; none begins with it. */}
              <p className={styles.title}>{title.replaceAll(' · ', '\u00A0· ')}</p>
              <p className={styles.value}>{figureText(explained.node.value)}</p>
            </div>
            <Formula explained={explained} />
            {explained.parts.length > 0 ? (
              <>
                <ExplainTree nodes={nodes} named={named} onOpen={open} />
                {note && <div className={styles.fact}>{note}</div>}
              </>
            ) : (
              <div className={styles.fact}>
                {note ?? <FormattedMessage id="close.explain.fact" />}
              </div>
            )}
            <p>
              <Button onClick={ask}>
                <FormattedMessage id="close.explain.ask" />
              </Button>
            </p>
          </>
        )}
      </AsyncContent>
      {children}
    </Panel>
  );
}
