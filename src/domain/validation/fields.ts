import { string } from 'yup';

/** VA-UP-7: lowercase letters and digits, first a lowercase letter, 8 to 20 characters. */
export const username = string().matches(/^[a-z][a-z0-9]{7,19}$/);

/**
 * VA-UP-9, the pattern: 8 to 20 printable characters without spaces, at least one letter and at least one digit or special character.
 * The message of the row says otherwise (8-16, letters and numbers); the pattern rules.
 */
export const password = string().matches(/^(?=.*[A-Za-z])(?=.*[^A-Za-z])[!-~]{8,20}$/);

const localPart = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** One mailbox with a dotted domain (VA-UP-8, VA-CODE-2, VA-CON-2): HTML's own rule plus the dot, so no list and no display name. */
export const email = string()
  .max(254)
  .matches(new RegExp(`^${localPart}@(?:${label}\\.)+[A-Za-z]{2,63}$`));

/** The form in which addresses are stored and compared. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}

/** Whether a text holds a character that can be seen: a name of zero-width or filler characters is no name. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
