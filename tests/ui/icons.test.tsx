import { TrashIcon } from '@blueprintjs/icons';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { decorative } from '@/ui';
import { Icon, iconNames } from '@/ui/icons';

const drawn = (icon: ReactElement) => render(icon).container.querySelector('svg');

it('[SH-13] the general set draws each of its icons with a line of one width, at any size', () => {
  for (const name of iconNames) {
    const widths = [14, 20, 40].map((size) => {
      const svg = drawn(<Icon name={name} size={size} />);
      expect(svg).toHaveAttribute('aria-hidden', 'true');
      expect(svg?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^[Mm]/));
      return (Number(svg?.getAttribute('stroke-width')) * size) / 20;
    });
    for (const width of widths) expect(width).toBeCloseTo(1.6);
  }
});

it('[SH-13] the second set stands beside it, as decoration that takes the colour of the words', () => {
  const svg = drawn(<TrashIcon svgProps={decorative} />);
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).not.toHaveAttribute('role');
});
