import { CloseFrame } from '../shared/frame/CloseFrame';
import { CloseResults } from '../shared/frame/CloseResults';
import { Statements } from './Statements';

/** RT-11, FSRS60010: what the reader of the accounts sees. */
export function StatementsScreen() {
  return (
    <CloseFrame screen="FSRS60010">
      {(view) => (
        <CloseResults view={view}>
          {(results) => <Statements view={view} results={results} />}
        </CloseResults>
      )}
    </CloseFrame>
  );
}
