import { developmentTerms, type DevelopmentFigure } from '../../core/claims/claimsRunOff';
import { derivedBy, fact, type Derivation } from '../../formula/derivation';
import { accidentName } from '../../tables/claimsDevelopment';
import { claimsSum } from '../estimates/claimsValues';
import type { Measured } from '../context';
import { explainReported } from './explainReported';

/** Claims development (130): facts of the accident periods, and the balance that they make up. @returns undefined where the path is of another table */
export function explainDevelopment(measured: Measured, path: string): Derivation | undefined {
  const { runOff, labels, input, periods, sign } = measured.group;
  if (!runOff || !path.startsWith('claimsDevelopmentPara130.')) return undefined;
  const [, label = '', figure = '', at] =
    /^claimsDevelopmentPara130\.(?:(\w+)\.)?(\w+)(?:\[(\d+)\])?$/.exec(path) ?? [];
  const terms = runOff.accidents
    .filter(({ from }) => label === '' || accidentName(labels, from) === label)
    .flatMap((each) => developmentTerms(each, figure as DevelopmentFigure, Number(at), periods));
  const sum = (name: string) => claimsSum(measured, name, '130', terms);
  const closing = input.exchangeRates?.closing[periods];
  const isTotal = label === '' && (figure === 'liability' || figure === 'riskAdjustment');
  if (closing === undefined && !isTotal) return sum(path);
  const ra = explainReported(measured, periods - 1, 'licRaClosing');
  const riskAdjustment = sign < 0 ? '-ra' : 'ra';
  if (isTotal && figure === 'riskAdjustment') return derivedBy(path, '130', riskAdjustment, { ra });
  const rate = closing === undefined ? '' : ' × rate';
  return derivedBy(path, '130', `sum${rate}${isTotal ? ` ${sign < 0 ? '-' : '+'} ra` : ''}`, {
    sum: sum(`${path}, own currency`),
    rate: fact(`exchangeRates.closing[${periods}]`, closing ?? 1),
    ra,
  });
}
