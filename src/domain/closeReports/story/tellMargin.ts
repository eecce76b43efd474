import { cellOf, cubeOf, type ClosedGroup } from '../../ifrs17/book';
import { assumptionEffects, negated } from '../measurement/assumptionEffects';
import type { StorySentence, Tell } from './sentences';
import { changeBetween, shareOf } from './storyShare';
import { isMaterial, type StoryFigures, valueOf } from './storyFigures';

/** Whose margin it is: of contracts held alone it is told as their holder's. */
interface MarginOf extends Pick<StorySentence, 'of'> {
  readonly isHeld: boolean;
}

/** Why the CSM moved: from opening to closing, and each step that is worth a sentence. */
export function tellMargin(
  tell: Tell,
  groups: readonly ClosedGroup[],
  { figure, turned, size, ofGroup }: StoryFigures,
  { isHeld, ...of }: MarginOf,
): void {
  const [margin, taken] = isHeld ? [turned, figure] : [figure, turned];
  const opening = margin('opening', '44', 'csmOpening');
  const closing = margin('closing', '44', 'csmClosing');
  const hasMargin = opening.cell.value !== 0 || closing.cell.value !== 0;
  const beside = Math.max(Math.abs(opening.cell.value), Math.abs(closing.cell.value));
  const isWorthTelling = (amount: number) => isMaterial(amount, beside);
  const change = closing.cell.value - opening.cell.value;
  if (hasMargin && opening.cell.value === 0) tell('csmBegan', { closing }, of);
  else if (hasMargin && isWorthTelling(change))
    tell('csmMoved', { opening, closing }, { share: changeBetween(closing, opening), ...of });
  else if (hasMargin) tell('csmStayed', { closing }, of);

  const release = taken('release', '44(e)', 'csmRelease');
  const before = margin('beforeRelease', '44', 'csmBeforeRelease');
  if (isWorthTelling(release.cell.value) && before.cell.value !== 0)
    tell('release', { amount: release }, { share: shareOf(release, before), ...of });
  const fresh = margin('newContracts', '38', 'csmNew');
  if (isWorthTelling(fresh.cell.value)) tell('newContracts', { amount: fresh });
  const accretion = margin('accretion', '44(b)', 'csmInterest');
  if (isWorthTelling(accretion.cell.value)) tell('accretion', { amount: accretion });

  const tellMoved = (
    id: 'estimates' | 'participating' | 'exchange' | 'derecognised' | 'lossRecovery',
    ...[paragraph, expression]: [paragraph: string, expression: string]
  ): number => {
    const moved = margin(id, paragraph, expression).cell.value;
    if (!isWorthTelling(moved)) return 0;
    tell(moved > 0 ? `${id}Raised` : `${id}Lowered`, { amount: size(id, paragraph, expression) });
    return moved;
  };
  const estimates = tellMoved('estimates', '44(c)', 'csmFuture');
  const most = estimates === 0 ? undefined : mostOf(groups, isHeld ? -estimates : estimates);
  if (most) {
    const amount = ofGroup(most, 'estimates', '44(c)', 'csmFuture');
    const isMore = amount.cell.value > Math.abs(estimates);
    tell(isMore ? 'offsetElsewhere' : 'mostlyIn', { amount }, { groups: [most.id] });
  }
  tellAssumption(tell, groups, { isHeld, isWorthTelling });
  tellMoved('participating', '45(b)', 'csmUnderlyingItems + csmFinanceEffect');
  tellMoved('exchange', '44(d)', 'csmFx');
  tellMoved('derecognised', '76', 'csmDerecognised');
  tellMoved('lossRecovery', '66A', 'csmLossRecovery');
}

/** The group in which more than half of a change in estimates is. One alone needs no finger pointed at it, nor does one that went the other way. */
function mostOf(groups: readonly ClosedGroup[], change: number): ClosedGroup | undefined {
  if (groups.length < 2) return undefined;
  const [most] = groups.toSorted(
    (one, other) => Math.abs(valueOf(other, 'csmFuture')) - Math.abs(valueOf(one, 'csmFuture')),
  );
  const own = most ? valueOf(most, 'csmFuture') : 0;
  return Math.sign(own) === Math.sign(change) && Math.abs(own) > Math.abs(change) / 2
    ? most
    : undefined;
}

/** The assumption whose change moved the margin most. */
function tellAssumption(
  tell: Tell,
  groups: readonly ClosedGroup[],
  { isHeld, isWorthTelling }: { isHeld: boolean; isWorthTelling: (amount: number) => boolean },
): void {
  const cube = cubeOf(groups);
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
    .toSorted((one, other) => Math.abs(other.cell.value) - Math.abs(one.cell.value));
  if (strongest && isWorthTelling(strongest.cell.value))
    tell(
      'assumption',
      { amount: { name: `story.assumption.${strongest.id}`, cell: strongest.cell } },
      { assumption: strongest.id },
    );
}
