import { cellOf, cubeOf, termsOf, type ClosedGroup } from '../ifrs17/book';
import type { Figure } from './figure';

/** What a period can be told of; each has words of its name. */
export type StoryId =
  | 'csmMoved'
  | 'csmStayed'
  | 'release'
  | 'newContracts'
  | 'estimatesRaised'
  | 'estimatesLowered'
  | 'mostlyIn'
  | 'participating'
  | 'becameOnerous'
  | 'noLongerOnerous'
  | 'ratesRaised'
  | 'ratesLowered'
  | 'profit'
  | 'loss'
  | 'reinsurance'
  | 'pastService';

/** A sentence of the story: its numbers, each to be explained, and the groups that it names. */
export interface StorySentence {
  readonly id: StoryId;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly groups: readonly string[];
  /** Of what it is compared with, where the sentence says a share. */
  readonly share?: number;
}

/** Share of what it stands beside from which a movement is worth a sentence. */
const MATERIAL = 0.005;

const valueOf = ({ figures }: ClosedGroup, name: string): number => figures[name] ?? 0;

/**
 * What changed in a period and why: only sentences whose numbers the figures show. Amounts are magnitudes where the words say the direction.
 */
export function storyOf(groups: readonly ClosedGroup[]): readonly StorySentence[] {
  const cube = cubeOf(groups);
  const figure = (id: string, paragraph: string, expression: string): Figure => ({
    name: `story.${id}`,
    cell: cellOf(cube, paragraph, termsOf(expression, {})),
  });
  /** The same amount with its sign turned. */
  const turned = (id: string, paragraph: string, expression: string): Figure => {
    const cell = cellOf(
      cube,
      paragraph,
      termsOf(expression, {}).map((each) => ({ ...each, sign: each.sign > 0 ? -1 : 1 })),
    );
    return { name: `story.${id}`, cell };
  };
  const size = (id: string, paragraph: string, expression: string): Figure => {
    const found = figure(id, paragraph, expression);
    return found.cell.value < 0 ? turned(id, paragraph, expression) : found;
  };
  const ofGroup = (
    group: ClosedGroup,
    id: string,
    paragraph: string,
    expression: string,
  ): Figure => {
    const own = cubeOf([group]);
    const terms = termsOf(expression, {});
    const cell = cellOf(own, paragraph, terms);
    const signed =
      cell.value < 0
        ? cellOf(
            own,
            paragraph,
            terms.map((each) => ({ ...each, sign: each.sign > 0 ? -1 : 1 })),
          )
        : cell;
    return { name: `story.${id}.${group.id}`, cell: signed, groups: [group.id] };
  };

  const sentences: StorySentence[] = [];
  const tell = (
    id: StoryId,
    figures: StorySentence['figures'],
    more: Partial<Omit<StorySentence, 'id' | 'figures'>> = {},
  ) => sentences.push({ id, figures, groups: [], ...more });

  const opening = figure('opening', '44', 'csmOpening');
  const closing = figure('closing', '44', 'csmClosing');
  const hasMargin = opening.cell.value !== 0 || closing.cell.value !== 0;
  const beside = Math.max(Math.abs(opening.cell.value), Math.abs(closing.cell.value));
  const isMaterial = (amount: number, than = beside) => Math.abs(amount) > MATERIAL * than;
  const change = closing.cell.value - opening.cell.value;
  if (hasMargin && isMaterial(change))
    tell(
      'csmMoved',
      { opening, closing },
      opening.cell.value === 0 ? {} : { share: change / Math.abs(opening.cell.value) },
    );
  else if (hasMargin) tell('csmStayed', { closing });

  const release = turned('release', '44(e)', 'csmRelease');
  const before = figure('beforeRelease', '44', 'csmBeforeRelease').cell.value;
  if (isMaterial(release.cell.value) && before !== 0)
    tell('release', { amount: release }, { share: release.cell.value / before });
  const fresh = figure('newContracts', '38', 'csmNew');
  if (isMaterial(fresh.cell.value)) tell('newContracts', { amount: fresh });

  const estimates = figure('estimates', '44(c)', 'csmFuture');
  if (isMaterial(estimates.cell.value)) {
    tell(estimates.cell.value > 0 ? 'estimatesRaised' : 'estimatesLowered', {
      amount: size('estimates', '44(c)', 'csmFuture'),
    });
    const most = [...groups].sort(
      (one, other) => Math.abs(valueOf(other, 'csmFuture')) - Math.abs(valueOf(one, 'csmFuture')),
    )[0];
    // One group alone needs no finger pointed at it, nor does one that went the other way.
    if (
      most &&
      groups.length > 1 &&
      Math.sign(valueOf(most, 'csmFuture')) === Math.sign(estimates.cell.value) &&
      Math.abs(valueOf(most, 'csmFuture')) > Math.abs(estimates.cell.value) / 2
    )
      tell(
        'mostlyIn',
        { amount: ofGroup(most, 'estimates', '44(c)', 'csmFuture') },
        { groups: [most.id] },
      );
  }
  const items = figure('participating', '45(b)', 'csmUnderlyingItems + csmFinanceEffect');
  if (isMaterial(items.cell.value)) tell('participating', { amount: items });

  const issued = groups.filter(({ side }) => side === 'issued');
  const worse = issued.filter(
    (each) => valueOf(each, 'lcOpening') === 0 && valueOf(each, 'lcClosing') > 0,
  );
  const better = issued.filter(
    (each) => valueOf(each, 'lcOpening') > 0 && valueOf(each, 'lcClosing') === 0,
  );
  if (worse.length > 0) {
    const ids = worse.map(({ id }) => id);
    const own = cubeOf(worse);
    const cell = cellOf(own, '47-48', termsOf('lcClosing', {}));
    tell(
      'becameOnerous',
      { amount: { name: 'story.becameOnerous', cell, groups: ids } },
      { groups: ids },
    );
  }
  if (better.length > 0) tell('noLongerOnerous', {}, { groups: better.map(({ id }) => id) });

  const liability = Math.abs(figure('liability', '40', 'liability').cell.value);
  const rates = 'belRateChange + raRateChange';
  const moved = figure('rates', '87', rates).cell.value;
  if (isMaterial(moved, liability))
    tell(moved > 0 ? 'ratesRaised' : 'ratesLowered', { amount: size('rates', '87', rates) });
  const past = figure('pastService', '103(b)(iii)', 'licPastService');
  if (isMaterial(past.cell.value, liability)) tell('pastService', { amount: past });

  const profit = figure('profit', '80', 'profit').cell.value;
  if (profit !== 0)
    tell(profit > 0 ? 'profit' : 'loss', {
      amount: size('profit', '80', 'profit'),
      service: figure('service', '80(a)', 'serviceResult'),
      finance: turned('finance', '80(b)', 'financeProfitOrLoss'),
    });
  const ceded = groups.filter(({ side }) => side === 'held');
  if (ceded.length > 0) {
    const cell = cellOf(cube, '86', termsOf('serviceResult', { side: 'held' }));
    if (cell.value !== 0) tell('reinsurance', { amount: { name: 'story.reinsurance', cell } });
  }
  return sentences;
}
