import type { Box } from '../picture/image';
import type { TextLine } from './latin';

/** A line of a picture that was read so many times as large, where it stands in the picture itself. */
export function shrunk({ recognition, glyphs }: TextLine, scale: number): TextLine {
  if (scale === 1) return { recognition, glyphs };
  const small = ({ x0, y0, x1, y1 }: Box): Box => ({
    x0: Math.floor(x0 / scale),
    y0: Math.floor(y0 / scale),
    x1: Math.ceil(x1 / scale),
    y1: Math.ceil(y1 / scale),
  });
  return {
    recognition: { ...recognition, bbox: small(recognition.bbox) },
    glyphs: glyphs.map((glyph) => ({ ...glyph, box: small(glyph.box) })),
  };
}
