import { type PageKind, sectionAt, tokensOf, type WikiPassage } from '@/domain/wiki';

interface Place {
  passage: WikiPassage;
  score: number;
}

/** Where the words stand side by side as they were asked, and where that is. */
const SIDE_BY_SIDE = { title: 0.6, heading: 0.4, page: 0.4, text: 0.2 };
const where = Object.keys(SIDE_BY_SIDE) as (keyof typeof SIDE_BY_SIDE)[];

/** Who asks for a thing wants to know what it is before what changed in it and what is disputed about it. */
const KIND: Record<PageKind, number> = {
  overview: 1.35,
  single: 1.2,
  standard: 1.5,
  amendments: 0.9,
  issues: 0.8,
};

/** How many of the best places are looked at once more. */
const RANKED_PLACES = 40;

const inRow = (text: string) =>
  ` ${tokensOf(text)
    .map(({ term }) => term)
    .join(' ')} `;

/** Puts the places that a question found in an order that also minds whether its words stand side by side, and what kind of page it is. */
export function makeRank() {
  const known = new Map<WikiPassage, Record<(typeof where)[number], string>>();
  function rowsOf(passage: WikiPassage) {
    const before = known.get(passage);
    if (before) return before;
    const { trail, heading, page, text } = passage;
    // The title of the section itself, or of the one that a leaf belongs to.
    const kind = sectionAt(passage.path)?.kind;
    const levels = trail.split(' · ');
    const title = levels.at(kind === 'overview' || kind === 'single' ? -1 : -2) ?? '';
    const rows = {
      title: inRow(title),
      heading: inRow(heading),
      page: inRow(page),
      text: inRow(text),
    };
    known.set(passage, rows);
    return rows;
  }
  /** `rows` are the wordings that may stand side by side; `isName` says that they name a thing and ask nothing of it. */
  return function rank<Found extends Place>(
    places: Found[],
    rows: string[],
    isName: boolean,
  ): Found[] {
    const asked = rows.map(inRow).filter((row) => row.trim());
    const ranked = places.slice(0, RANKED_PLACES).map((place) => {
      const says = rowsOf(place.passage);
      const kind = sectionAt(place.passage.path)?.kind;
      const bonus = where.reduce(
        (sum, part) =>
          asked.some((row) => says[part].includes(row)) ? sum + SIDE_BY_SIDE[part] : sum,
        1,
      );
      return { ...place, score: place.score * bonus * (isName && kind ? KIND[kind] : 1) };
    });
    return [...ranked.sort((a, b) => b.score - a.score), ...places.slice(RANKED_PLACES)];
  };
}
