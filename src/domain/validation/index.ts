export { emailRules, passwordResetRules, signInRules, signUpRules } from './account';
export type { PasswordResetValues, SignInValues, SignUpValues } from './account';
export { brokenRules } from './brokenRules';
export { counselingSchema } from './counseling';
export type { CounselingValues } from './counseling';
export { isVisible, normaliseEmail } from './fields';
export { firstFailure } from './ordered';
export type { OrderedRule } from './ordered';
