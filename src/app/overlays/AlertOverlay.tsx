import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { formatText } from '@/i18n';
import { type AlertPrompt, closeAlert, selectAlert, useAppDispatch, useAppSelector } from '@/store';
import { AlertDialog, type AlertField } from '@/ui/dialog';
import { buttons, answerErrors, types } from './alertMessages';

/** ST-ALERT, in milliseconds. */
const FOCUS_DELAY_MS = 100;

function fieldOf(intl: IntlShape, input: AlertPrompt): AlertField {
  const options = input.options?.map(({ value, label }) => ({
    value,
    label: formatText(intl, label),
  }));
  return { ...input, label: formatText(intl, input.label), options };
}

/** The one dialog that the whole site shares (ST-ALERT). Rendered only while there is something to say. */
export function AlertOverlay() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const alert = useAppSelector(selectAlert);
  const [shown, setShown] = useState({ alert, count: 0 });
  // A dialog in another's place starts anew: with an empty field and its own first focus.
  if (shown.alert !== alert) setShown({ alert, count: shown.count + 1 });
  if (!alert) return null;

  const { type, title, text, input, confirm, cancel } = alert;
  return (
    <AlertDialog
      key={shown.count}
      type={type}
      title={title && formatText(intl, title)}
      text={formatText(intl, text)}
      field={input && fieldOf(intl, input)}
      labels={{
        type: intl.formatMessage(types[type]),
        confirm: confirm ? formatText(intl, confirm) : intl.formatMessage(buttons.ok),
        cancel:
          cancel === true ? intl.formatMessage(buttons.cancel) : cancel && formatText(intl, cancel),
        close: intl.formatMessage(buttons.close),
      }}
      errorText={({ reason, limit = 0 }) =>
        formatText(intl, { id: answerErrors[reason].id, values: { limit } })
      }
      returnFocus={{ to: alert.returnFocusTo, delay: FOCUS_DELAY_MS }}
      onAnswer={(answer) => dispatch(closeAlert(answer))}
    />
  );
}
