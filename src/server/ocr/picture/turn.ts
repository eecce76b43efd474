import sharp from 'sharp';
import type { Grey } from './grey';

const WHITE = { r: 255, g: 255, b: 255 };

/** The picture turned clockwise by an angle in degrees, on white. */
export async function turn({ data, width, height }: Grey, degrees: number): Promise<Grey> {
  if (degrees === 0) return { data, width, height };
  const turned = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: WHITE })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}
