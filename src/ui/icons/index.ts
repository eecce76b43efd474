export { Icon, iconNames } from './Icon';
export type { IconName } from './Icon';
