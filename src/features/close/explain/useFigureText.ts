import { languageTag } from '@/domain/locale';
import { useLocale } from '@/store';

/** Numbers of an explanation stand in full: they are compared with others, digit by digit. */
export function useFigureText(): (value: number) => string {
  const tag = languageTag(useLocale());
  return (value) => {
    const size = Math.abs(value);
    const maximumFractionDigits = size >= 1000 ? 2 : size >= 1 ? 6 : 10;
    return new Intl.NumberFormat(tag, { maximumFractionDigits }).format(value + 0);
  };
}
