import { CloseFrame } from '../shared/frame/CloseFrame';
import { CloseResults } from '../shared/frame/CloseResults';
import { Measurement } from './Measurement';

/** RT-11, FSRS50010: why the liability and the CSM moved. */
export function MeasurementScreen() {
  return (
    <CloseFrame screen="FSRS50010">
      {(view) => (
        <CloseResults view={view}>
          {(results) => <Measurement view={view} results={results} />}
        </CloseResults>
      )}
    </CloseFrame>
  );
}
