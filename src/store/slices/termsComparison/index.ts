export { selectTermsComparison } from './selectors';
export {
  changesOnlyToggled,
  documentTaken,
  findingSelected,
  gainsChosen,
  layoutChosen,
  noteWritten,
  type PolicyDocument,
  type Side,
  sidesSwapped,
  type TermsComparisonState,
  type TermsWork,
  textEdited,
  typeToggled,
  workClosed,
  workOpened,
} from './slice';
