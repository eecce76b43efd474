import { cellOf, cubeOf, termsOf, type ClosedGroup } from '../../ifrs17/book';
import type { Tell } from './sentences';
import { valueOf } from './storyFigures';

/** It begins in the period: nothing was open before. */
const isNew = (group: ClosedGroup): boolean =>
  ['belOpening', 'raOpening', 'csmOpening', 'lrcOpening', 'licOpening'].every(
    (each) => valueOf(group, each) === 0,
  );

/** Which groups issued turned onerous, and which no longer are (47-48). */
export function tellLosses(tell: Tell, groups: readonly ClosedGroup[]): void {
  const issued = groups.filter(({ side }) => side === 'issued');
  const worse = issued.filter(
    (each) => valueOf(each, 'lcOpening') === 0 && valueOf(each, 'lcClosing') > 0,
  );
  // What ends takes its loss with it: that makes nothing better.
  const better = issued.filter(
    (each) =>
      valueOf(each, 'lcOpening') > 0 &&
      valueOf(each, 'lcClosing') === 0 &&
      valueOf(each, 'coverageFuture') > 0,
  );
  const tellOnerous = (id: 'onerousFromStart' | 'becameOnerous', all: readonly ClosedGroup[]) => {
    if (all.length === 0) return;
    const ids = all.map((each) => each.id);
    const cell = cellOf(cubeOf(all), '47-48', termsOf('lcClosing', {}));
    tell(id, { amount: { name: `story.${id}`, cell, groups: ids } }, { groups: ids });
  };
  tellOnerous('onerousFromStart', worse.filter(isNew));
  tellOnerous(
    'becameOnerous',
    worse.filter((each) => !isNew(each)),
  );
  if (better.length > 0) tell('noLongerOnerous', {}, { groups: better.map(({ id }) => id) });
}
