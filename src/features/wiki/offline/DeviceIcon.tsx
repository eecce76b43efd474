/** An arrow onto the device; a tick once everything is on it. */
export function DeviceIcon({ kept }: { kept: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M3 13v3.500h14V13" />
      <path d={kept ? 'm5.500 8 3 3 6-7' : 'M10 3v9M6.500 8.500 10 12l3.500-3.500'} />
    </svg>
  );
}
