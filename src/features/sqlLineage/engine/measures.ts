/** Sizes of a drawing, in pixels at full size. The worker places by them, the page draws by them. */
export const HEAD_HEIGHT = 30;
export const ROW_HEIGHT = 22;
export const MARGIN = 16;
/** The mean of the letters of a name, at the size that the diagram writes them. */
export const LETTER_WIDTH = 7;
