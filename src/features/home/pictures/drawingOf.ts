interface Drawing {
  /** Refers to the group that holds the drawing. */
  href: string;
  /** In drawing units. */
  width: number;
  height: number;
  /** Where it stands on the screen, in pixels. */
  box: DOMRect;
  /** What it shows, in words. */
  alt: string;
}

/** The drawing inside a picture's button. */
export function drawingOf(picture: HTMLElement): Drawing {
  const svg = picture.querySelector('svg');
  const [, , width = 0, height = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return {
    href: `#drawing-${picture.dataset.picture}`,
    width,
    height,
    box: (svg ?? picture).getBoundingClientRect(),
    alt: svg?.getAttribute('aria-label') ?? '',
  };
}
