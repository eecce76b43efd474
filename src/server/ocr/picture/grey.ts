/** A picture in shades of grey, row by row: 0 is black, 255 white. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Where something stands in a picture; x1 and y1 are exclusive. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A part of a picture with a white margin around it. */
export function crop({ data, width }: Grey, box: Box, margin: number): Grey {
  const inner = { width: box.x1 - box.x0, height: box.y1 - box.y0 };
  const part: Grey = whiteSheet(inner.width + 2 * margin, inner.height + 2 * margin);
  for (let y = 0; y < inner.height; y += 1) {
    const from = (box.y0 + y) * width + box.x0;
    part.data.set(data.subarray(from, from + inner.width), (y + margin) * part.width + margin);
  }
  return part;
}

export function whiteSheet(width: number, height: number): Grey {
  return { data: new Uint8Array(width * height).fill(255), width, height };
}
