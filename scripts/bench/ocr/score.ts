const flat = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** How many letters have to be added, left out or changed to come from one text to the other. */
export function edits(wanted: readonly string[], got: readonly string[]): number {
  let row = Uint32Array.from({ length: got.length + 1 }, (_, at) => at);
  for (const [line, letter] of wanted.entries()) {
    const next = new Uint32Array(got.length + 1);
    next[0] = line + 1;
    for (let at = 0; at < got.length; at += 1) {
      const changed = (row[at] ?? 0) + (letter === got[at] ? 0 : 1);
      next[at + 1] = Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1);
    }
    row = next;
  }
  return row[got.length] ?? 0;
}

/** Character error rate: edits for each letter of the truth. Any run of white counts as one space. */
export function errorRate(truth: string, read: string): number {
  const wanted = [...flat(truth)];
  return edits(wanted, [...flat(read)]) / wanted.length;
}

/** F1 of the spaces themselves: a space is known by the letters before it, as far as both texts have the same letters. */
export function spacingF1(truth: string, read: string): number {
  const [wanted, got] = [spacesOf(truth), spacesOf(read)];
  const map = alignment(wanted.letters, got.letters);
  const moved = new Set([...wanted.spaces].flatMap((place) => map.get(place) ?? []));
  const hits = [...moved].filter((place) => got.spaces.has(place)).length;
  const known = new Set(map.values());
  return (2 * hits) / (moved.size + [...got.spaces].filter((place) => known.has(place)).length);
}

function spacesOf(text: string): { letters: string[]; spaces: Set<number> } {
  const letters: string[] = [];
  const spaces = new Set<number>();
  for (const letter of flat(text)) {
    if (letter === ' ') spaces.add(letters.length);
    else letters.push(letter);
  }
  return { letters, spaces };
}

/** Which letter of the second text stands for which of the first, along the cheapest way from one to the other. */
function alignment(one: string[], other: string[]): Map<number, number> {
  const width = other.length + 1;
  const cost = new Uint16Array((one.length + 1) * width);
  for (let row = 0; row <= one.length; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      if (row === 0 || column === 0) cost[at] = row + column;
      else {
        const same = one[row - 1] === other[column - 1] ? 0 : 1;
        cost[at] = Math.min(
          (cost[at - width - 1] ?? 0) + same,
          (cost[at - width] ?? 0) + 1,
          (cost[at - 1] ?? 0) + 1,
        );
      }
    }
  const pairs = new Map<number, number>();
  let [row, column] = [one.length, other.length];
  while (row > 0 && column > 0) {
    const at = row * width + column;
    const same = one[row - 1] === other[column - 1] ? 0 : 1;
    if (cost[at] === (cost[at - width - 1] ?? 0) + same) {
      row -= 1;
      column -= 1;
      pairs.set(row, column);
    } else if (cost[at] === (cost[at - width] ?? 0) + 1) row -= 1;
    else column -= 1;
  }
  return pairs;
}
