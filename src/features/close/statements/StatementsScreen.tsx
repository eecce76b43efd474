import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';
import { CloseFrame } from '../shared/frame/CloseFrame';
import { CloseResults } from '../shared/frame/CloseResults';
import { Statements } from './Statements';

/** RT-11, FSRS60010: what the reader of the accounts sees. */
export function StatementsScreen() {
  return (
    <CloseFrame
      screen="FSRS60010"
      tools={() => (
        <Button onClick={() => window.print()}>
          <FormattedMessage id="close.statements.print" />
        </Button>
      )}
    >
      {(view) => (
        <CloseResults view={view}>
          {(results) => <Statements view={view} results={results} />}
        </CloseResults>
      )}
    </CloseFrame>
  );
}
