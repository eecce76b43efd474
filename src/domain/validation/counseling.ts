import { object, string } from 'yup';
import { email, isVisible } from './fields';

export interface CounselingValues {
  name: string;
  email: string;
  message: string;
}

const required = string()
  .trim()
  .required('counseling.required')
  .test('visible', 'counseling.required', (value) => isVisible(value));

/** VA-CON: the messages are rule keys. */
export const counselingSchema = object({
  name: required.max(100),
  email: required.test('email', 'counseling.emailInvalid', (value) => email.isValidSync(value)),
  message: required.max(5000),
});
