export { TermsComparisonScreen } from './TermsComparisonScreen';
