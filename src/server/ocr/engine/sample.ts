import type { Box } from '../picture/grey';
import { inkOfRows, runsOf } from '../picture/ink';
import { turn } from '../picture/turn';
import { type Reading, readPieces } from './lines';
import { prepare, type Sheet } from './prepare';
import { type Model, MODELS } from './tesseract';

/** Lines that are looked at, and how much of each in heights of a line. */
const SAMPLES = 3;
const WIDTH = 12;
/** From here on there is no need to ask another model. Chinese comes last, for it reads Latin letters rather well. */
const CERTAIN = 85;
/** Below this a page may stand on its head. */
const KNOWN = 60;
/** Below this it is no writing at all, or none of the model's. */
const NOISE = 35;

interface Choice {
  sheet: Sheet;
  model: Model;
  confidence: number;
}

/** The model that knows most of a page, and the page the right way up; undefined where there is no writing that any model knows. */
export async function mainModel(sheet: Sheet, upright: boolean): Promise<Choice | undefined> {
  let best = await choose(sheet);
  for (const degrees of upright ? [] : [180, 90, 270]) {
    if (best.confidence >= KNOWN) break;
    const other = await prepare(await turn(sheet.picture, degrees), { turned: true });
    const choice = other && (await choose(other));
    if (choice && choice.confidence > best.confidence) best = choice;
  }
  return best.confidence >= NOISE ? best : undefined;
}

async function choose(sheet: Sheet): Promise<Choice> {
  const pieces = samplesOf(sheet);
  let best: Choice = { sheet, model: 'eng', confidence: -1 };
  for (const model of MODELS) {
    const readings = (await readPieces(model, sheet.picture, pieces.slice(0, 1), true)).flat();
    // What does not know the first line at all is not asked for the others.
    if (meanOf(readings) >= NOISE)
      readings.push(...(await readPieces(model, sheet.picture, pieces.slice(1), true)).flat());
    const confidence = meanOf(readings);
    if (confidence > best.confidence) best = { sheet, model, confidence };
    if (best.confidence >= CERTAIN) break;
  }
  return best;
}

const meanOf = (readings: readonly Reading[]): number =>
  readings.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, readings.length);

/** The beginnings of some lines of the largest block. */
function samplesOf({ ink, lineHeight, blocks }: Sheet): Box[] {
  const area = ({ x0, y0, x1, y1 }: Box) => (x1 - x0) * (y1 - y0);
  const [block] = [...blocks].sort((a, b) => area(b) - area(a));
  if (!block) return [];
  const room = Math.round(lineHeight * 0.15);
  const lines = runsOf(inkOfRows(ink, block), 0).filter(
    ({ from, to }) => to - from > lineHeight / 2,
  );
  const count = Math.min(SAMPLES, lines.length);
  return Array.from(
    { length: count },
    (_, at) => lines[Math.floor(((at + 0.5) * lines.length) / count)],
  ).flatMap((line) =>
    line === undefined
      ? []
      : {
          x0: block.x0,
          x1: Math.min(block.x1, block.x0 + Math.round(lineHeight * WIDTH)),
          y0: Math.max(0, block.y0 + line.from - room),
          y1: Math.min(ink.height, block.y0 + line.to + room),
        },
  );
}
