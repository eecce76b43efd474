import { object, string } from 'yup';
import { email } from './fields';

export interface CounselingValues {
  name: string;
  email: string;
  message: string;
}

/** VA-CON: the messages are rule keys. */
export const counselingSchema = object({
  name: string().trim().required('counseling.required').max(100),
  email: string()
    .trim()
    .required('counseling.required')
    .test('email', 'counseling.emailInvalid', (value) => email.isValidSync(value)),
  message: string().trim().required('counseling.required').max(5000),
});
