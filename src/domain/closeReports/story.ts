import { cellOf, cubeOf, termsOf, type ClosedGroup, type Scope } from '../ifrs17/book';
import { assumptionEffects, negated } from './assumptionEffects';
import type { Figure } from './figure';

/** What a period can be told of; each has words of its name. */
export type StoryId =
  | 'csmBegan'
  | 'csmMoved'
  | 'csmStayed'
  | 'release'
  | 'newContracts'
  | 'accretion'
  | 'estimatesRaised'
  | 'estimatesLowered'
  | 'mostlyIn'
  | 'assumption'
  | 'participating'
  | 'exchangeRaised'
  | 'exchangeLowered'
  | 'derecognised'
  | 'lossRecovery'
  | 'onerousFromStart'
  | 'becameOnerous'
  | 'noLongerOnerous'
  | 'ratesRaised'
  | 'ratesLowered'
  | 'profit'
  | 'loss'
  | 'reinsuranceCost'
  | 'reinsuranceIncome'
  | 'pastServiceRaised'
  | 'pastServiceLowered';

/** A sentence of the story: its numbers, each to be explained, and the groups that it names. */
export interface StorySentence {
  readonly id: StoryId;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly groups: readonly string[];
  /** Of what it is compared with, where the sentence says a share. */
  readonly share?: number;
  /** The assumption that it names. */
  readonly assumption?: string;
  /** Its CSM is that of contracts issued less that of contracts held, or of contracts held alone: what is still to be received for them (65). */
  readonly of?: 'net' | 'held';
}

/** Share of what it stands beside from which a movement is worth a sentence. */
const MATERIAL_SHARE = 0.005;

const valueOf = ({ figures }: ClosedGroup, name: string): number => figures[name] ?? 0;

/** It begins in the period: nothing was open before. */
const isNew = (group: ClosedGroup): boolean =>
  ['belOpening', 'raOpening', 'csmOpening', 'lrcOpening', 'licOpening'].every(
    (each) => valueOf(group, each) === 0,
  );

/**
 * What changed in a period and why: only sentences whose numbers the figures show. Amounts are magnitudes where the words say the direction. Of reinsurance held
 * alone the margin is told as its holder's.
 */
export function storyOf(groups: readonly ClosedGroup[]): readonly StorySentence[] {
  const cube = cubeOf(groups);
  const figure = (
    id: string,
    paragraph: string,
    expression: string,
    scope: Scope = {},
  ): Figure => ({
    name: `story.${id}`,
    cell: cellOf(cube, paragraph, termsOf(expression, scope)),
  });
  /** The same amount with its sign turned. */
  const turned = (
    id: string,
    paragraph: string,
    expression: string,
    scope: Scope = {},
  ): Figure => ({
    name: `story.${id}`,
    cell: cellOf(cube, paragraph, negated(termsOf(expression, scope))),
  });
  const isHeld = groups.length > 0 && groups.every(({ side }) => side === 'held');
  const [margin, taken] = isHeld ? [turned, figure] : [figure, turned];
  const size = (id: string, paragraph: string, expression: string, scope: Scope = {}): Figure => {
    const found = figure(id, paragraph, expression, scope);
    return found.cell.value < 0 ? turned(id, paragraph, expression, scope) : found;
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
    const signed = cell.value < 0 ? cellOf(own, paragraph, negated(terms)) : cell;
    return { name: `story.${id}.${group.id}`, cell: signed, groups: [group.id] };
  };

  const sentences: StorySentence[] = [];
  const tell = (
    id: StoryId,
    figures: StorySentence['figures'],
    more: Partial<Omit<StorySentence, 'id' | 'figures'>> = {},
  ) => sentences.push({ id, figures, groups: [], ...more });

  const opening = margin('opening', '44', 'csmOpening');
  const closing = margin('closing', '44', 'csmClosing');
  const hasMargin = opening.cell.value !== 0 || closing.cell.value !== 0;
  const beside = Math.max(Math.abs(opening.cell.value), Math.abs(closing.cell.value));
  const isMaterial = (amount: number, than = beside) => Math.abs(amount) > MATERIAL_SHARE * than;
  const change = closing.cell.value - opening.cell.value;
  const has = (side: ClosedGroup['side']) =>
    groups.some(
      (each) =>
        each.side === side && valueOf(each, 'csmOpening') + valueOf(each, 'csmClosing') !== 0,
    );
  const of = isHeld
    ? { of: 'held' as const }
    : has('issued') && has('held')
      ? { of: 'net' as const }
      : {};
  if (hasMargin && opening.cell.value === 0) tell('csmBegan', { closing }, of);
  else if (hasMargin && isMaterial(change))
    tell('csmMoved', { opening, closing }, { share: change / Math.abs(opening.cell.value), ...of });
  else if (hasMargin) tell('csmStayed', { closing }, of);

  const release = taken('release', '44(e)', 'csmRelease');
  const before = margin('beforeRelease', '44', 'csmBeforeRelease').cell.value;
  if (isMaterial(release.cell.value) && before !== 0)
    tell('release', { amount: release }, { share: release.cell.value / before, ...of });
  const fresh = margin('newContracts', '38', 'csmNew');
  if (isMaterial(fresh.cell.value)) tell('newContracts', { amount: fresh });

  const accretion = margin('accretion', '44(b)', 'csmInterest');
  if (isMaterial(accretion.cell.value)) tell('accretion', { amount: accretion });

  const estimates = margin('estimates', '44(c)', 'csmFuture');
  if (isMaterial(estimates.cell.value)) {
    tell(estimates.cell.value > 0 ? 'estimatesRaised' : 'estimatesLowered', {
      amount: size('estimates', '44(c)', 'csmFuture'),
    });
    const most = [...groups].sort(
      (one, other) => Math.abs(valueOf(other, 'csmFuture')) - Math.abs(valueOf(one, 'csmFuture')),
    )[0];
    const sumOfEstimates = isHeld ? -estimates.cell.value : estimates.cell.value;
    // One group alone needs no finger pointed at it, nor does one that went the other way.
    if (
      most &&
      groups.length > 1 &&
      Math.sign(valueOf(most, 'csmFuture')) === Math.sign(sumOfEstimates) &&
      Math.abs(valueOf(most, 'csmFuture')) > Math.abs(estimates.cell.value) / 2
    )
      tell(
        'mostlyIn',
        { amount: ofGroup(most, 'estimates', '44(c)', 'csmFuture') },
        { groups: [most.id] },
      );
  }
  const effects = assumptionEffects(cube);
  const effect = effects.columns.indexOf('margin');
  const [strongest] = effects.rows
    .filter(({ id }) => id !== 'experience' && id !== 'total' && id !== 'scenario')
    .flatMap(({ id, cells }) => {
      const cell = cells[effect];
      return cell
        ? [{ id, cell: isHeld ? cellOf(cube, cell.paragraph, negated(cell.terms)) : cell }]
        : [];
    })
    .sort((one, other) => Math.abs(other.cell.value) - Math.abs(one.cell.value));
  if (strongest && isMaterial(strongest.cell.value))
    tell(
      'assumption',
      { amount: { name: `story.assumption.${strongest.id}`, cell: strongest.cell } },
      { assumption: strongest.id },
    );
  const items = margin('participating', '45(b)', 'csmUnderlyingItems + csmFinanceEffect');
  if (isMaterial(items.cell.value)) tell('participating', { amount: items });

  const exchange = margin('exchange', '44(d)', 'csmFx').cell.value;
  if (isMaterial(exchange))
    tell(exchange > 0 ? 'exchangeRaised' : 'exchangeLowered', {
      amount: size('exchange', '44(d)', 'csmFx'),
    });
  const left = margin('derecognised', '76', 'csmDerecognised');
  if (isMaterial(left.cell.value)) tell('derecognised', { amount: left });

  const recovered = margin('lossRecovery', '66A', 'csmLossRecovery');
  if (isMaterial(recovered.cell.value)) tell('lossRecovery', { amount: recovered });

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

  const liability = Math.abs(figure('liability', '40', 'liability').cell.value);
  const rates = 'belRateChange + raRateChange';
  // Under the variable fee approach the CSM takes what rates do to the cash flows: the liability stays (45, B113).
  const scope = { model: 'GMM' } as const;
  const moved = figure('rates', '87', rates, scope).cell.value;
  if (isMaterial(moved, liability))
    tell(moved > 0 ? 'ratesRaised' : 'ratesLowered', { amount: size('rates', '87', rates, scope) });
  const past = figure('pastService', '103(b)(iii)', 'licPastService').cell.value;
  if (isMaterial(past, liability))
    tell(past > 0 ? 'pastServiceRaised' : 'pastServiceLowered', {
      amount: size('pastService', '103(b)(iii)', 'licPastService'),
    });

  const profit = figure('profit', '80', 'profit').cell.value;
  if (profit !== 0)
    tell(
      profit > 0 ? 'profit' : 'loss',
      {
        amount: size('profit', '80', 'profit'),
        service: figure('service', '80(a)', 'serviceResult'),
        finance: turned('finance', '80(b)', 'financeProfitOrLoss'),
        exchange: turned('exchangeDifference', '30', 'exchangeDifference'),
        other: turned('other', 'B66(d)', 'expenseOther'),
      },
      isHeld ? of : {},
    );
  const ceded = groups.filter(({ side }) => side === 'held');
  if (ceded.length > 0 && !isHeld) {
    const terms = termsOf('serviceResult', { side: 'held' });
    const cell = cellOf(cube, '86', terms);
    const cost = cellOf(cube, '86', negated(terms));
    if (cell.value > 0) tell('reinsuranceIncome', { amount: { name: 'story.reinsurance', cell } });
    if (cell.value < 0)
      tell('reinsuranceCost', { amount: { name: 'story.reinsurance', cell: cost } });
  }
  return sentences;
}
