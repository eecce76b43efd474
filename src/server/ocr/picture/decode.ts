import sharp, { type Sharp } from 'sharp';
import { MAX_MEGAPIXELS } from '../limits';
import { Refused } from '../process/protocol';
import type { Grey } from './grey';

// One page at a time in a process; the others have cores of their own.
sharp.cache(false);
sharp.concurrency(1);

/** Longest side that is worked on; a page in A4 at 300 dpi has 3508. */
const LONGEST = 3600;

/**
 * Decodes a PNG or JPEG to grey, upright by its Exif orientation, on white where it is transparent, or on black if nothing shows on white.
 * @throws {Refused} E1423 for more pixels than are read, before any is decoded; E1421 for one that is broken.
 */
export async function decode(file: Uint8Array): Promise<Grey> {
  try {
    const picture = sharp(file, { limitInputPixels: false, failOn: 'truncated' });
    const { width, height, hasAlpha } = await picture.metadata();
    if (width * height > MAX_MEGAPIXELS * 1_000_000) throw new Refused('E1423');
    const onWhite = await greyOf(picture, '#fff');
    return hasAlpha && onWhite.data.every((value) => value === 255)
      ? await greyOf(picture, '#000')
      : onWhite;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('E1421');
  }
}

async function greyOf(picture: Sharp, background: string): Promise<Grey> {
  const { data, info } = await picture
    .clone()
    .autoOrient()
    .flatten({ background })
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
