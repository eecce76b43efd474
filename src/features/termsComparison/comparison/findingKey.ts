import type { Finding, Place } from '@/domain/clauses';

const placeKey = (place: Place | null) => (place ? `${place.article} ${place.clause}` : '');

/** Tells findings apart across visits: the same change of the same place has the same key. */
export const findingKey = ({ type, old, new: fresh, before, after }: Finding): string =>
  [type, placeKey(old), placeKey(fresh), before, after].join('\n');
