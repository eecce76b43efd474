import sharp from 'sharp';
import type { Grey } from './grey';

/** The picture twice as wide and as high, with soft edges. */
export async function double({ data, width, height }: Grey): Promise<Grey> {
  const doubled = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: width * 2, height: height * 2, kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { data: doubled, width: width * 2, height: height * 2 };
}
