export { Button, buttonClass } from './Button';
export type { ButtonLook } from './Button';
export { classes } from './classes';
export { Disclosure } from './Disclosure';
export { Logo } from './Logo';
export { NoticeBar } from './NoticeBar';
export { ProgressBar } from './ProgressBar';
export { VisuallyHidden } from './VisuallyHidden';
