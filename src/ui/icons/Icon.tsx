/** Strokes on a field of 20 by 20. */
const shapes = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'm5 5 10 10M15 5 5 15',
  broom:
    'm11.500 9.500 5.500-6.500M7 9l5.500 4.500M8.500 8 4 10.500c-.8 2.500-.8 4.500-.5 7 2.500.3 4.800 0 7-1.500l2.800-4.500M6.500 14.500l-1 2.800',
  pin: 'M7 3h6M8 3v5l-3 3.500h10L12 8V3M10 11.500V17',
  down: 'm5 7.500 5 5 5-5',
  right: 'm7.500 5 5 5-5 5',
  left: 'm12.500 5-5 5 5 5',
  search: 'M13.500 8.500a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM12.200 12.200 17 17',
  home: 'M3 9.500 10 3.500l7 6M5 8.500V16.500h10V8.500M8.500 16.500v-4.500h3v4.500',
  logout: 'M8 3.500H3.500v13H8M8 10h9M13.500 6.500 17 10l-3.500 3.500',
  start: 'M3.500 3.500h5v5h-5zM11.500 3.500h5v5h-5zM3.500 11.500h5v5h-5zM11.500 11.500h5v5h-5z',
  more: 'M10 4.200a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600ZM10 9.200a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600ZM10 14.200a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600Z',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6v4.200l2.800 1.800',
  reopen: 'M4 4v4.500h4.500M4.500 8.500A6.500 6.500 0 1 1 3.700 11.500',
  book: 'M10 5.500C8 4 5.500 4 3 4.500v11c2.500-.5 5-.5 7 1 2-1.500 4.500-1.500 7-1v-11c-2.500-.5-5-.5-7 1v11',
  download: 'M3 13v3.500h14V13M10 3v9M6.500 8.500 10 12l3.500-3.500',
  kept: 'M3 13v3.500h14V13m-11.500-5 3 3 6-7',
  lock: 'M5 9h10v7.500H5zM7 9V6.500a3 3 0 0 1 6 0V9',
} as const;
export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as IconName[];

/** The stroke, as pixels, whatever the size. */
const STROKE = 1.6;

/**
 * SH-13: the general set of icons, which screens use by default. For what it lacks there is a second one, Blueprint's: an element of
 * `@blueprintjs/icons` with `decorative`, in a chunk that comes late. Decorative, both of them: the control that holds an icon has a name.
 */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={(STROKE * 20) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
