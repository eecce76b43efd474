/** The mark: bars under a curve that falls, as a contractual service margin is released over time. Decorative; the name stands beside it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#0b6e67" />
      <path
        d="M6 7c9 .5 16 6.5 20 17"
        fill="none"
        stroke="#35e0d8"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M8.5 13v13M15 17v9M21.5 22.5V26" stroke="#fff" strokeWidth="4" />
    </svg>
  );
}
