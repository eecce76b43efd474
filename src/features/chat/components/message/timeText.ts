/** SH-7: a moment of the day as `3:05pm`, by the clock of the visitor. */
export function timeText(at: number): string {
  const time = new Date(at);
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes}${hours < 12 ? 'am' : 'pm'}`;
}
