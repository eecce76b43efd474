/** The question of a prompt (ST-ALERT). Its words are messages in the store, and texts in the reader's language in the dialog. */
export interface Prompt<Words> {
  type:
    | 'text'
    | 'email'
    | 'password'
    | 'number'
    | 'tel'
    | 'url'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'textarea'
    | 'file'
    | 'range';
  label: Words;
  value?: string;
  options?: { value: string; label: Words }[];
  min?: number;
  max?: number;
  step?: number;
  /** In characters, as the contract counts them. */
  maxLength?: number;
  required?: boolean;
}
