import { isRecognised } from './checks/checkOpening';
import type { CompiledGroup } from './compile';
import type { Column, ReportedColumn } from './row/columns';

const balances = ['bel', 'ra', 'csm', 'lc', 'lic', 'licRa', 'lrc'] as const;
type Balance = (typeof balances)[number];
/** Shares and units are not money. */
const notMoney: ReadonlySet<Column> = new Set([
  'csmReleaseShare',
  'lcReleaseShare',
  'coverageProvided',
  'coverageFuture',
]);
/** Contracts are recognised at the start of a period: at the rate of that day (IAS 21.21). */
const newOf: Partial<Record<Balance, ReportedColumn>> = {
  bel: 'belNew',
  ra: 'raNew',
  csm: 'csmNew',
  lc: 'lcNew',
};
const dayOne: ReadonlySet<Column> = new Set([
  'belNewInflows',
  'belNewOutflows',
  'belNew',
  'raNew',
  'csmNew',
  'lcNew',
  'acquisitionAssetDerecognised',
]);
/** Sums of movements at the average rate and a loss of day one at the rate of that day; with the sign of an expense. */
const ofLossAtOnce: Partial<Record<Column, '+' | '-'>> = {
  expenseLosses: '+',
  expenseTotal: '+',
  serviceResult: '-',
  profit: '-',
};
/** Balances beside those that open and close: at the closing rate. */
const atClosing: ReadonlySet<Column> = new Set(['liability', 'ociAccumulated']);
const opened: ReadonlyMap<Column, Balance> = new Map(
  balances.map((balance) => [`${balance}Opening`, balance] as const),
);
const closed: ReadonlyMap<Column, Balance> = new Map(
  balances.map((balance) => [`${balance}Closing`, balance] as const),
);
const exchanged: ReadonlyMap<Column, Balance> = new Map(
  balances.map((balance) => [`${balance}Fx`, balance] as const),
);

/** What joins one group with others later (20) moves their CSM at the same rate as other changes do. */
const isOfDayOne = (group: CompiledGroup, period: number, column: Column): boolean =>
  dayOne.has(column) &&
  (isRecognised(group, period) || group.policies.joiningContracts === 'apart');

export const isMoney = (column: Column): boolean => !notMoney.has(column);

/** Stated, or the mean of the rates at both ends of the period. */
export function averageRate({ input }: CompiledGroup, period: number): number {
  const { average, closing } = input.exchangeRates ?? { closing: [] };
  return average?.[period] ?? ((closing[period] ?? 1) + (closing[period + 1] ?? 1)) / 2;
}

/** What a translation is made of: a figure in the group's own currency, one that is translated, a rate, or the stated OCI of an opening. */
export type TranslatedPart =
  | { readonly own: ReportedColumn }
  | { readonly reported: ReportedColumn; readonly period: number }
  | { readonly rate: 'opening' | 'average' | 'closing' }
  | { readonly stated: 'accumulatedOci' };

/** The one formula by which a figure is translated, over its parts by name. */
interface Translation {
  readonly formula: string;
  readonly parts: Readonly<Record<string, TranslatedPart>>;
}

const opening: TranslatedPart = { rate: 'opening' };
const average: TranslatedPart = { rate: 'average' };
const closing: TranslatedPart = { rate: 'closing' };

/** What is left of a balance at both ends once its movements are translated: contracts of day one at the rate of that day, others at the average. */
function exchangeDifference(group: CompiledGroup, period: number, balance: Balance): Translation {
  const parts = {
    after: { reported: `${balance}Closing`, period },
    before: { reported: `${balance}Opening`, period },
    ownAfter: { own: `${balance}Closing` },
    ownBefore: { own: `${balance}Opening` },
    average,
  } as const;
  const added = newOf[balance];
  if (!added || !isOfDayOne(group, period, added))
    return { formula: 'after - before - (ownAfter - ownBefore) × average', parts };
  return {
    formula: 'after - before - added × opening - (ownAfter - ownBefore - added) × average',
    parts: { ...parts, added: { own: added }, opening },
  };
}

/** 92, IAS 21.30: exchange differences on what stands in OCI belong there. */
function exchangeInOci({ input }: CompiledGroup, period: number): Translation {
  const parts = {
    after: { reported: 'ociAccumulated', period },
    moved: { reported: 'financeOci', period },
  } as const;
  if (period > 0)
    return {
      formula: 'after - moved - before',
      parts: { ...parts, before: { reported: 'ociAccumulated', period: period - 1 } },
    };
  return input.opening?.accumulatedOci === undefined
    ? { formula: 'after - moved', parts }
    : {
        formula: 'after - moved - before × opening',
        parts: { ...parts, before: { stated: 'accumulatedOci' }, opening },
      };
}

/**
 * How a figure of a group in a foreign currency is translated into the functional one (30, IAS 21.21-28): the group with its CSM is a monetary item. Initial
 * recognition at the rate of its day, other movements at the average rate, balances at those of their dates; the difference is a movement of its own in
 * profit or loss, but for what stands in OCI.
 * @returns undefined for what is no money
 */
export function translationOf(
  group: CompiledGroup,
  period: number,
  column: ReportedColumn,
): Translation | undefined {
  if (!isMoney(column)) return undefined;
  const exchange = exchanged.get(column);
  if (exchange) return exchangeDifference(group, period, exchange);
  if (column === 'ociFx') return exchangeInOci(group, period);
  if (column === 'exchangeDifference') {
    // The loss component is part of the general model's balances; only under the PAA does it stand on top. The risk adjustment of claims is within theirs.
    const all = balances.filter(
      (each) => each !== 'licRa' && (each !== 'lc' || group.input.model === 'PAA'),
    );
    return {
      formula: `${all.join(' + ')} - inOci`,
      parts: {
        ...Object.fromEntries(
          all.map((each) => [each, { reported: `${each}Fx` as const, period }] as const),
        ),
        inOci: { reported: 'ociFx', period },
      },
    };
  }
  const own = { own: column } as const;
  const sign = ofLossAtOnce[column];
  if (sign) {
    const isApart = isOfDayOne(group, period, 'lcNew');
    const difference = { reported: 'exchangeDifference', period } as const;
    const isProfit = column === 'profit';
    return {
      formula: `own × average${isApart ? ` ${sign} loss × (opening - average)` : ''}${isProfit ? ' - difference' : ''}`,
      parts: {
        own,
        average,
        ...(isApart ? { loss: { own: 'lcNew' }, opening } : {}),
        ...(isProfit ? { difference } : {}),
      },
    };
  }
  const rate =
    opened.has(column) || isOfDayOne(group, period, column)
      ? opening
      : closed.has(column) || atClosing.has(column)
        ? closing
        : average;
  return { formula: 'own × rate', parts: { own, rate } };
}
