import { accumulatedOci, para107, para86 } from '../../tables/definitions';
import { evaluate } from '../../tables/expression';
import { postingRules } from '../../tables/journals';
import { cell } from './cell';
import { explainRoll } from '../estimates/explainAccount';
import type { Measured } from '../context';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { explainDevelopment } from './explainDevelopment';
import { explainReported } from './explainReported';
import { estimate, unitsOf } from '../estimates/provenance';
import { accretionRate } from '../rates/rates';

/** 109: `csmReleasePara109[0][1]`, the closing CSM times the units of a later period over all later units. */
export function expectedRelease(measured: Measured, path: string): Derivation | undefined {
  const [, date, step] = /^csmReleasePara109\[(\d+)\]\[(\d+)\]$/.exec(path) ?? [];
  if (date === undefined || step === undefined) return undefined;
  const period = Number(date);
  const units = measured.group.estimates.closing[period]?.units ?? new Float64Array();
  const at = { date: period + 1, opening: false };
  const later = Array.from(units.slice(period + 1), (_, index) =>
    unitsOf(measured, period + 1 + index, at),
  );
  const all = derived(
    'units of later periods',
    later.reduce((sum, { value }) => sum + value, 0),
    'B119',
    'Σ',
    later,
  );
  const now = later[Number(step)];
  if (!now || all.value === 0) return undefined;
  const csm = explainReported(measured, period, 'csmClosing');
  return derived(
    path,
    (csm.value * now.value) / all.value,
    '109',
    `${csm.name} × ${now.name} ÷ ${all.name}`,
    [csm, now, all],
  );
}

/** `journals[3].amount`: entries in the order in which they are made; the amount is that of its event, turned round where it is negative. */
function entry(measured: Measured, path: string): Derivation | undefined {
  const [, index] = /^journals\[(\d+)\]\.amount$/.exec(path) ?? [];
  if (index === undefined) return undefined;
  let left = Number(index);
  for (const [period, row] of measured.reported.entries())
    for (const { event, paragraph, amount } of postingRules(
      measured.group.input.model,
      measured.group.held,
    )) {
      const value = evaluate(amount, row);
      if (value === 0 || left-- > 0) continue;
      const made = cell(
        measured,
        period,
        `${event} of ${measured.group.labels[period] ?? period}`,
        amount,
        paragraph,
      );
      return derived(path, Math.abs(value), paragraph, value < 0 ? `-(${made.name})` : made.name, [
        made,
      ]);
    }
  return undefined;
}

/** The position once what is due at once is exchanged. */
function afterPremium(measured: Measured, path: string): Derivation | undefined {
  const [, figure] = /^afterPremiumReceived\.(\w+)$/.exec(path) ?? [];
  if (figure === undefined) return undefined;
  const { timing, premiumAllocation, exchangeRates } = measured.group.input;
  const due = (kind: 'premiums' | 'acquisition') =>
    (timing?.[kind] ?? 'start') === 'start'
      ? estimate(measured, kind, 0, { date: 0, opening: true })
      : fact(`no ${kind} due at once`, 0);
  const [received, paid] = [due('premiums'), due('acquisition')];
  const formulas: Readonly<Record<string, string>> = {
    pvInflows: `bel.newInflows + ${received.name}`,
    pvOutflows: `bel.newOutflows - ${paid.name}`,
    riskAdjustment: 'ra.new',
    fulfilmentCashFlows: `bel.new + ra.new + ${received.name} - ${paid.name}`,
    csm: 'csm.new',
    liability: `bel.new + ra.new + csm.new + ${received.name} - ${paid.name}`,
    premiumAllocation: premiumAllocation?.acquisitionExpensed
      ? received.name
      : `${received.name} - ${paid.name}`,
  };
  const formula = formulas[figure];
  if (formula === undefined) return undefined;
  const own: Measured = {
    ...measured,
    reported: measured.rows,
    group: { ...measured.group, input: withoutRates(measured) },
  };
  const parts = (['belNewInflows', 'belNewOutflows', 'belNew', 'raNew', 'csmNew'] as const)
    .map((column) => explainReported(own, 0, column))
    .filter(({ name }) =>
      new RegExp(`\\b${name.split('.').slice(-2).join('\\.')}\\b`).test(formula),
    );
  const others = [received, paid].filter(({ name }) => formula.includes(name));
  const amounts: readonly number[] = formula.split(/ (?=[+-] )/).map((term) => {
    const name = term.replace(/^[+-] /, '');
    const part = [...others, ...parts].find(
      (each) => each.name === name || each.name.split('.').slice(-2).join('.') === name,
    );
    return (term.startsWith('- ') ? -1 : 1) * (part?.value ?? 0);
  });
  const value = amounts.reduce((sum, each) => sum + each, 0);
  const rate = exchangeRates?.closing[0];
  if (rate === undefined) return derived(path, value, '32, 55(a)', formula, [...parts, ...others]);
  const unconverted = derived(`${path}, own currency`, value, '32, 55(a)', formula, [
    ...parts,
    ...others,
  ]);
  return derived(
    path,
    value * rate,
    'IAS 21.21',
    `${unconverted.name} × exchangeRates.closing[0]`,
    [unconverted, fact('exchangeRates.closing[0]', rate)],
  );
}

function withoutRates({ group }: Measured): Measured['group']['input'] {
  const { exchangeRates, ...input } = group.input;
  void exchangeRates;
  return input;
}

/** Tables of sums by period. */
const sums: Readonly<
  Record<string, { readonly paragraph: string; readonly cells: Readonly<Record<string, string>> }>
> = {
  newContractsPara107: { paragraph: '107', cells: para107 },
  accumulatedOci: { paragraph: '88-90', cells: accumulatedOci },
};

/** Tables that are no roll-forward. @returns undefined where the path is of none of them */
export function explainOtherTable(measured: Measured, path: string): Derivation | undefined {
  const { labels, account } = measured.group;
  const [, table = '', label = '', row = ''] = /^(\w+)\.(\w+)\.(\w+)$/.exec(path) ?? [];
  const definition = sums[table]?.cells[row];
  if (definition !== undefined && labels.includes(label))
    return cell(measured, labels.indexOf(label), path, definition, sums[table]?.paragraph ?? '');
  const [, accreted] = /^csmAccretionRates\[(\d+)\]$/.exec(path) ?? [];
  if (accreted !== undefined && Number(accreted) < labels.length)
    return accretionRate(measured, Number(accreted));
  const [, date] = /^fulfilmentCashFlowsAtYearEnd\[(\d+)\]$/.exec(path) ?? [];
  if (date !== undefined && Number(date) < labels.length)
    return cell(measured, Number(date), path, 'belClosing + raClosing', '32(a)');
  const [, line, end] = /^(\w+)\[(\d+)\]$/.exec(path) ?? [];
  if (
    measured.group.held &&
    line !== undefined &&
    Object.hasOwn(para86, line) &&
    Number(end) < labels.length
  )
    return cell(measured, Number(end), path, para86[line as keyof typeof para86], '82, 86');
  const [, figure, at] = /^underlyingItems\.(\w+)\[(\d+)\]$/.exec(path) ?? [];
  if (account && figure !== undefined && figure in account && Number(at) < labels.length)
    return explainRoll(measured.group, figure as keyof typeof account, Number(at));
  return (
    expectedRelease(measured, path) ??
    entry(measured, path) ??
    afterPremium(measured, path) ??
    explainDevelopment(measured, path)
  );
}
