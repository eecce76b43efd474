import type { Option } from '../forms/SelectField';

/** Without case and accents, so that `cote` finds Côte d'Ivoire. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}

/** The options whose label holds what was typed, those that begin with it first; their order is kept otherwise. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const wanted = plain(typed.trim());
  const labels = options
    .map((option) => ({ option, label: plain(option.label) }))
    .filter(({ label }) => label.includes(wanted));
  const first = labels.filter(({ label }) => label.startsWith(wanted));
  const rest = labels.filter(({ label }) => !label.startsWith(wanted));
  return [...first, ...rest].map(({ option }) => option);
}
