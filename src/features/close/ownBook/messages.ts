import { defineMessages } from 'react-intl';

/** Why a row of a file cannot be taken. */
export const reasonMessages = defineMessages({
  missingTable: { id: 'close.own.reason.missingTable' },
  missingColumn: { id: 'close.own.reason.missingColumn' },
  unknownColumn: { id: 'close.own.reason.unknownColumn' },
  tooManyCells: { id: 'close.own.reason.tooManyCells' },
  missing: { id: 'close.own.reason.missing' },
  number: { id: 'close.own.reason.number' },
  range: { id: 'close.own.reason.range' },
  choice: { id: 'close.own.reason.choice' },
  month: { id: 'close.own.reason.month' },
  flag: { id: 'close.own.reason.flag' },
  tooLong: { id: 'close.own.reason.tooLong' },
  tooMany: { id: 'close.own.reason.tooMany' },
  encoding: { id: 'close.own.reason.encoding' },
  control: { id: 'close.own.reason.control' },
  duplicate: { id: 'close.own.reason.duplicate' },
  otherModel: { id: 'close.own.reason.otherModel' },
  missingCurve: { id: 'close.own.reason.missingCurve' },
  reference: { id: 'close.own.reason.reference' },
  invalid: { id: 'close.own.reason.invalid' },
});
