import type { Locale } from '@/domain/locale';

export type LocalizedText = Readonly<Record<Locale, string>>;
