export function MagnifierIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <circle cx="7.5" cy="7.5" r="5.5" />
      <path d="m12 12 4.5 4.5" />
    </svg>
  );
}

/** Points to where a tap leads; the style sheet turns it. */
export function ChevronIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="m5 2 5 5-5 5" />
    </svg>
  );
}

export function BookIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M9 4c-2-1.5-4.500-1.500-7-1v11.500c2.500-.5 5-.5 7 1 2-1.500 4.500-1.500 7-1V3c-2.500-.5-5-.5-7 1v11.500" />
    </svg>
  );
}
