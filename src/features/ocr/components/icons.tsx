/** Drawn for this screen; who shows one names it. */

/** A sheet that goes into a tray. */
export function DropIcon({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14 21V8a2 2 0 0 1 2-2h11l7 7v8" />
      <path d="M27 6v7h7M19 18h6M19 23h10" />
      <path d="M6 29h10l3 5h10l3-5h10v11a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2Z" />
    </svg>
  );
}

/** OC-UI: what stands for a PDF, which has no preview. */
export function PdfIcon({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 72 88"
      width="108"
      height="132"
      role="img"
      aria-label={label}
    >
      <path
        d="M8 2h38l18 18v62a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"
        fill="#fff"
        stroke="var(--navy-700)"
        strokeWidth="2.5"
      />
      <path d="M46 2v14a4 4 0 0 0 4 4h14" fill="none" stroke="var(--navy-700)" strokeWidth="2.5" />
      <path
        d="M18 30h28M18 38h36M18 46h32"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="2" y="54" width="52" height="22" rx="4" fill="var(--error)" />
      <path
        d="M12 72V59h5a4 4 0 0 1 0 8h-5M25 59v13h3a6.5 6.5 0 0 0 0-13ZM40 72V59h8M40 65.5h6.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A picture that cannot be shown. */
export function PictureIcon() {
  return (
    <svg
      viewBox="0 0 72 72"
      width="96"
      height="96"
      fill="none"
      stroke="var(--navy-700)"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <rect x="6" y="12" width="60" height="48" rx="4" />
      <circle cx="24" cy="28" r="5" />
      <path d="m6 52 18-14 12 9 14-15 16 15" />
    </svg>
  );
}
