/** A code between the corners of a viewfinder, drawn for this screen. */
export function CodeIcon({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 56 56"
      width="56"
      height="56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 15V7a3 3 0 0 1 3-3h8M41 4h8a3 3 0 0 1 3 3v8M52 41v8a3 3 0 0 1-3 3h-8M15 52H7a3 3 0 0 1-3-3v-8" />
      <path d="M14 14h11v11H14zM31 14h11v11H31zM14 31h11v11H14z" />
      <path d="M18.500 18.500h2v2h-2zM35.500 18.500h2v2h-2zM18.500 35.500h2v2h-2zM31 31h4v4M42 31v4h-3M31 42v-3h4v3h7v-3" />
    </svg>
  );
}
