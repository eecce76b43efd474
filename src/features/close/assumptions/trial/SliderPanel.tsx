import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Trial } from '@/domain/close';
import {
  noChanges,
  sliderMoved,
  type TrialChanges,
  trialReset,
  useAppDispatch,
  useScreenRights,
} from '@/store';
import { Button } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { sliderMessages } from '../messages';
import { type Slider, sliders } from './sliders';
import { useSaveScenario } from './useSaveScenario';
import styles from './Trial.module.css';

interface SliderPanelProps {
  view: CloseView;
  changes: TrialChanges;
  trial: Trial;
}

/** The sliders, and what can be done with what they say. Not drawn anew when figures come. */
export const SliderPanel = memo(function SliderPanel({ view, changes, trial }: SliderPanelProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const rights = useScreenRights();
  const save = useSaveScenario(view.book.id, trial);
  const isMoved = sliders.some(({ id }) => changes[id] !== noChanges[id]);
  return (
    <section className={styles.panel} aria-label={intl.formatMessage({ id: 'close.trial' })}>
      {sliders.map((slider) => (
        <SliderField
          key={slider.id}
          slider={slider}
          value={changes[slider.id]}
          onChange={(value) => dispatch(sliderMoved({ slider: slider.id, value }))}
        />
      ))}
      <div className={styles.buttons}>
        <Button disabled={!isMoved} onClick={() => dispatch(trialReset())}>
          <FormattedMessage id="close.trial.reset" />
        </Button>
        {rights.write && view.mayEdit && (
          <Button look="primary" disabled={!isMoved} onClick={save}>
            <FormattedMessage id="close.trial.save" />
          </Button>
        )}
      </div>
    </section>
  );
});

function SliderField({
  slider: { id: name, unit, min, max, step },
  value,
  onChange,
}: {
  slider: Slider;
  value: number;
  onChange: (value: number) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const text = intl.formatMessage(
    { id: unit === 'percent' ? 'close.trial.percent' : 'close.trial.basisPoints' },
    { value: intl.formatNumber(value, { signDisplay: 'exceptZero' }) },
  );
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        <FormattedMessage {...sliderMessages[name]} />
      </label>
      <output htmlFor={id} className={value === 0 ? undefined : styles.moved}>
        {text}
      </output>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
