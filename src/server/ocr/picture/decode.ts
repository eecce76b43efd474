import sharp, { type Sharp } from 'sharp';
import { MAX_MEGAPIXELS } from '../limits';
import { Refused } from '../process/protocol';
import type { Raster } from './image';

// One page at a time in a process; the others have cores of their own.
sharp.cache(false);
sharp.concurrency(1);

/** Longest side that is worked on; a page in A4 at 300 dpi has 3508. */
const MAX_SIDE_PX = 3600;

/**
 * Decodes a PNG or JPEG, upright by its Exif orientation, on white where it is transparent, or on black if nothing shows on white.
 * @throws {Refused} E1423 for more pixels than are read, before any is decoded; E1421 for one that is broken.
 */
export async function decode(file: Uint8Array): Promise<Raster> {
  try {
    const picture = sharp(file, { limitInputPixels: false, failOn: 'truncated' });
    const { width, height, hasAlpha, space } = await picture.metadata();
    if (width * height > MAX_MEGAPIXELS * 1_000_000) throw new Refused('E1423');
    const onWhite = await decodeOn(picture, '#fff', space);
    return hasAlpha && onWhite.data.every((value) => value === 255)
      ? await decodeOn(picture, '#000', space)
      : onWhite;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('E1421');
  }
}

const GRAYSCALE = ['b-w', 'grey16'];

async function decodeOn(picture: Sharp, background: string, space: string): Promise<Raster> {
  const { data, info } = await picture
    .clone()
    .autoOrient()
    .flatten({ background })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace(GRAYSCALE.includes(space) ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels: channels === 3 ? 3 : 1 };
}
