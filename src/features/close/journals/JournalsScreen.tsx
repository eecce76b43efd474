import { CloseFrame } from '../shared/frame/CloseFrame';
import { CloseResults } from '../shared/frame/CloseResults';
import { Journals } from './Journals';

/** RT-11, FSRS50040: what gets posted, and does it balance. */
export function JournalsScreen() {
  return (
    <CloseFrame screen="FSRS50040">
      {(view) => (
        <CloseResults view={view}>
          {(results) => <Journals view={view} results={results} />}
        </CloseResults>
      )}
    </CloseFrame>
  );
}
