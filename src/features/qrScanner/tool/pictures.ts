/** Pictures cannot live in the state: what is shown waits here under its scan's id. */
const pictures = new Map<number, Blob>();
let lastId = 0;

/** @returns the id of a scan, under which its picture waits */
export function keepPicture(picture: Blob | undefined): number {
  lastId += 1;
  if (picture) pictures.set(lastId, picture);
  return lastId;
}

export const pictureOf = (id: number): Blob | undefined => pictures.get(id);
export const dropPictures = (): void => pictures.clear();
