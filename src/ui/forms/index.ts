export { CheckField } from './CheckField';
export { DateField } from './DateField';
export { SelectField } from './SelectField';
export type { Option } from './SelectField';
export { TextArea } from './TextArea';
export { TextField } from './TextField';
