const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/**
 * Whether a Korean business registration number is sound: ten digits, with or without hyphens (000-00-00000), the last of which is the check
 * digit of the National Tax Service.
 */
export function isBusinessNumber(text: string): boolean {
  if (!/^(\d{10}|\d{3}-\d{2}-\d{5})$/.test(text)) return false;
  const digits = [...text.replaceAll('-', '')].map(Number);
  const weighted = WEIGHTS.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0);
  // The ninth digit counts once more with the tens of its own product.
  const check = (10 - ((weighted + Math.floor((5 * (digits[8] ?? 0)) / 10)) % 10)) % 10;
  return check === digits[9];
}

/** The form with hyphens, in which numbers are stored and shown. */
export function formatBusinessNumber(text: string): string {
  const digits = text.replaceAll('-', '');
  return /^\d{10}$/.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
    : text;
}
