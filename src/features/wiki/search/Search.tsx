import type { Locale } from '@/domain/locale';

export function Search(_props: { locale: Locale; onClose: () => void }) {
  return null;
}
