import sharp, { type Sharp } from 'sharp';
import { MAX_MEGAPIXELS, Refused } from '../process/protocol';

// One page at a time in a process; the others have cores of their own.
sharp.cache(false);
sharp.concurrency(1);

/** A picture row by row: of a grayscale one 0 is black and 255 white, otherwise red, green and blue follow each other. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 3;
}
export interface Grayscale extends Raster {
  channels: 1;
}

/** Where something stands in a picture; x1 and y1 are exclusive. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The box that holds some others; at least one. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});

/** A part of a picture with a white margin around it. */
export function crop({ data, width }: Grayscale, box: Box, margin: number): Grayscale {
  const inner = { width: box.x1 - box.x0, height: box.y1 - box.y0 };
  const part = blankImage(inner.width + 2 * margin, inner.height + 2 * margin);
  for (let y = 0; y < inner.height; y += 1) {
    const from = (box.y0 + y) * width + box.x0;
    part.data.set(data.subarray(from, from + inner.width), (y + margin) * part.width + margin);
  }
  return part;
}

export function blankImage(width: number, height: number): Grayscale {
  return { data: new Uint8Array(width * height).fill(255), width, height, channels: 1 };
}

const open = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels === 3 ? 3 : 1,
  };
}

async function grayscaleOf(picture: Sharp): Promise<Grayscale> {
  return { ...(await rasterOf(picture.toColourspace('b-w'))), channels: 1 };
}

const isGrayscale = (picture: Raster): picture is Grayscale => picture.channels === 1;
const grays = new WeakMap<Raster, Promise<Grayscale>>();

/** In shades of gray, made once of each picture, for all who ask: nobody may change it. */
export function toGrayscale(picture: Raster): Promise<Grayscale> {
  const known = grays.get(picture);
  if (known) return known;
  const made = isGrayscale(picture) ? Promise.resolve(picture) : grayscaleOf(open(picture));
  grays.set(picture, made);
  return made;
}

const WHITE = { r: 255, g: 255, b: 255 };

/** The picture turned clockwise by an angle in degrees, on white. */
export const turn = async (picture: Grayscale, degrees: number): Promise<Grayscale> =>
  degrees === 0 ? picture : grayscaleOf(open(picture).rotate(degrees, { background: WHITE }));

/** The picture turned clockwise by quarters. */
export const turnQuarters = (picture: Raster, degrees: 90 | 180 | 270): Promise<Raster> =>
  rasterOf(open(picture).rotate(degrees));

/** The picture twice as wide and as high, with soft edges. */
export const double = (picture: Grayscale): Promise<Grayscale> => grayscaleOf(doubled(picture));

/** Half as wide and as high. */
export const halve = (picture: Grayscale): Promise<Grayscale> =>
  grayscaleOf(open(picture).resize({ width: Math.ceil(picture.width / 2) }));

/** Light where it is dark. */
export const invert = ({ data, ...rest }: Grayscale): Grayscale => ({
  ...rest,
  data: data.map((value) => 255 - value),
});

export const doubleRaster = (picture: Raster): Promise<Raster> => rasterOf(doubled(picture));

const doubled = (picture: Raster): Sharp =>
  open(picture).resize({
    width: picture.width * 2,
    height: picture.height * 2,
    kernel: 'cubic',
  });

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
  const grey = channels === 1 ? data : greyOf(data, channels);
  return grey ? { data: grey, width, height, channels: 1 } : { data, width, height, channels: 3 };
}

/**
 * The first channel, where the others say the same: most pages are grey, whatever they are saved as, and a third of the bytes is read sooner.
 * Undefined for colours.
 */
function greyOf(data: Uint8Array, channels: number): Uint8Array | undefined {
  const grey = new Uint8Array(data.length / channels);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += channels) {
    const value = data[at] ?? 0;
    if (channels === 3 && (data[at + 1] !== value || data[at + 2] !== value)) return undefined;
    grey[pixel] = value;
  }
  return grey;
}
