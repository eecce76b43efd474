export { PrivacyScreen } from './PrivacyScreen';
export { TermsScreen } from './TermsScreen';
