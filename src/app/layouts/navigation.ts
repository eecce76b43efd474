import type { MessageId } from '@/i18n';

/** SH-1: navigation index to path. */
export const navigation: { path: string; label: MessageId }[] = [
  { path: '/', label: 'shell.nav.home' },
  { path: '/IntroductionOfExperts', label: 'shell.nav.expert' },
  { path: '/DetailsByInsurance/1', label: 'shell.nav.details' },
  { path: '/ApplyForConsultation', label: 'shell.nav.counseling' },
];

/** The index of the entry that a path belongs to; -1 for paths that belong to none. */
export function activeIndex(pathname: string): number {
  if (pathname.includes('/DetailsByInsurance')) return 2;
  return navigation.findIndex(({ path }) => path === pathname);
}
