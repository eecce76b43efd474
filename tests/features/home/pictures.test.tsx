import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openHome } from './openHome';

/** jsdom lays nothing out: the picture stands at the corner, 720 px wide, twice its drawing's 360 units. */
function standInForTheBrowser() {
  const box = { left: 0, top: 0, width: 720, height: 400 } as DOMRect;
  jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
}
beforeEach(standInForTheBrowser);

const picture = () => screen.findByRole('button', { name: /matrix of six requirements/ });
const lens = () => document.querySelector('body > svg');
function mouse(
  element: Element,
  type: 'pointerover' | 'pointermove' | 'pointerleave',
  clientX = 0,
  clientY = 0,
) {
  // jsdom's pointer events know no pointer type.
  const event = new MouseEvent(type, { bubbles: type !== 'pointerleave', clientX, clientY });
  fireEvent(element, Object.assign(event, { pointerType: 'mouse' }));
}

describe('the magnifier', () => {
  it('[SH-8] shows what is below the pointer three times as large', async () => {
    await openHome();
    mouse(await picture(), 'pointerover', 360, 200);
    await waitFor(() => expect(lens()).not.toBeNull());
    const glass = lens();
    const [left = 0, top = 0, width = 0] = (glass?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    /** Pixels a drawing unit in the lens, against the two of the picture. */
    expect(Number(glass?.getAttribute('width')) / width / 2).toBeCloseTo(3);
    expect([left + width / 2, top + width / 2]).toEqual([expect.closeTo(180), expect.closeTo(100)]);
    expect(
      document.querySelector(glass?.querySelector('use')?.getAttribute('href') ?? ''),
    ).not.toBeNull();
  });

  it('[SH-8] follows the pointer and goes with it', async () => {
    await openHome();
    mouse(await picture(), 'pointerover', 360, 200);
    await waitFor(() => expect(lens()).not.toBeNull());
    const before = lens()?.getAttribute('viewBox');
    mouse(await picture(), 'pointermove', 500, 200);
    expect(lens()?.getAttribute('viewBox')).not.toBe(before);
    mouse(await picture(), 'pointerleave');
    expect(lens()).toBeNull();
  });

  it('[SH-8] opens the picture enlarged for keys and fingers, and closes it', async () => {
    const { user } = await openHome();
    (await picture()).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /matrix of six requirements/ });
    expect(dialog.querySelector('[tabindex="0"] > svg')).toHaveAttribute('width', String(720 * 3));
    await user.click(screen.getByRole('button', { name: 'Close the picture' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
