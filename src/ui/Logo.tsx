/** The mark: a ledger column whose bars are released over time, like a contractual service margin. Decorative; the name stands beside it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="#0b6e67" />
      <path d="M7 8h18" stroke="#35e0d8" strokeWidth="3" />
      <path d="M8.5 13v12M14.5 16v9M20.5 19.5V25" stroke="#fff" strokeWidth="3.5" />
      <path d="M25.2 22.5V25" stroke="#35e0d8" strokeWidth="3" />
    </svg>
  );
}
