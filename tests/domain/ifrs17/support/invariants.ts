import { trialBalance, type Account, type GroupInput, type GroupResult } from '@/domain/ifrs17';

export interface Breach {
  readonly invariant: string;
  readonly where: string;
  readonly by: number;
}

type Numbers = Readonly<Record<string, number>>;

const movementsOf = (line: Numbers) =>
  Object.entries(line)
    .filter(([name]) => name !== 'opening' && name !== 'closing')
    .reduce((sum, [, value]) => sum + value, 0);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The size against which a difference counts: amounts of the group itself. */
const sizeOf = ({ labels, para100 }: GroupResult) =>
  1 +
  Math.max(
    ...labels.flatMap((label) =>
      Object.values(para100[label] ?? {}).flatMap((line) => Object.values(line).map(Math.abs)),
    ),
  );

/** Everything that must hold of any measured group that has run to its end, whatever its facts and policies. */
export function breaches(result: GroupResult): Breach[] {
  const found: Breach[] = [];
  const near = (invariant: string, where: string, a: number, b: number) => {
    if (!(Math.abs(a - b) <= 1e-8 * sizeOf(result))) found.push({ invariant, where, by: a - b });
  };
  const { labels, profitOrLoss, financialPosition } = result;
  const allocated = result.model === 'PAA';
  const balances = trialBalance(result.journals);
  let [premiums, investment, finance, left] = [0, 0, 0, 0];
  let previous: { total: number; lrc: number; lc: number; lic: number } = {
    total: 0,
    lrc: 0,
    lc: 0,
    lic: 0,
  };
  for (const label of labels) {
    const table101 = result.para101[label] ?? {};
    for (const component of ['pv', 'ra', 'csm', 'total']) {
      const { opening, closing, ...movements } = table101;
      const moved = Object.values(movements).reduce((sum, line) => sum + (line[component] ?? 0), 0);
      near(
        '101 foots',
        `${label}.${component}`,
        (opening?.[component] ?? 0) + moved,
        closing?.[component] ?? 0,
      );
    }
    const table100 = result.para100[label] ?? {};
    for (const [column, line] of Object.entries(table100))
      near(
        '100 foots',
        `${label}.${column}`,
        (line['opening'] ?? 0) + movementsOf(line),
        line['closing'] ?? 0,
      );
    const lrc = table100['lrcExcludingLossComponent'] ?? {};
    const lc = table100['lossComponent'] ?? {};
    const closing100 = (lrc['closing'] ?? 0) + (lc['closing'] ?? 0);
    const lic = table100['lic']?.['closing'] ?? 0;
    const index = labels.indexOf(label);
    near(
      '100 = balance sheet',
      label,
      closing100 + lic,
      financialPosition.liability[index] ?? Number.NaN,
    );
    if (!allocated)
      near('100 = 101', label, closing100, table101['closing']?.['total'] ?? Number.NaN);
    near(
      'opening is the closing before',
      label,
      (lrc['opening'] ?? 0) + (lc['opening'] ?? 0),
      previous.total,
    );
    near(
      'opening is the closing before',
      `${label}.lossComponent`,
      lc['opening'] ?? 0,
      previous.lc,
    );
    previous = {
      total: closing100,
      lrc: lrc['closing'] ?? 0,
      lc: lc['closing'] ?? 0,
      lic,
    };
    const csm = table101['closing']?.['csm'] ?? 0;
    const size = sizeOf(result);
    if (csm < -1e-9 * size || previous.lc < -1e-9 * size)
      found.push({
        invariant: 'neither below nothing',
        where: label,
        by: Math.min(csm, previous.lc),
      });
    if (csm > 1e-9 * size && previous.lc > 1e-9 * size)
      found.push({ invariant: 'not both', where: label, by: Math.min(csm, previous.lc) });
    premiums += lrc['cashInflows'] ?? 0;
    investment += lrc['investmentComponent'] ?? 0;
    finance += lrc['financeExpenses'] ?? 0;
    // What is paid for contracts that leave is a premium given back.
    left += lrc['derecognition'] ?? 0;
  }
  const last = labels.at(-1) ?? '';
  for (const component of ['pv', 'ra', 'csm'])
    near(
      'nothing is left after coverage',
      component,
      result.para101[last]?.['closing']?.[component] ?? 0,
      0,
    );
  near('nothing is left after coverage', 'lossComponent', previous.lc, 0);
  near(
    'nothing is left after coverage',
    'liability',
    financialPosition.liability.at(-1) ?? Number.NaN,
    0,
  );

  near(
    'profit is cash',
    'life',
    total(profitOrLoss.profit) - total(profitOrLoss.investmentIncome),
    -(financialPosition.cash.at(-1) ?? 0) - total(profitOrLoss.investmentIncome),
  );
  near('OCI unwinds', 'life', total(profitOrLoss.oci), 0);
  let accumulated = 0;
  for (const label of labels) {
    const {
      opening = Number.NaN,
      closing = Number.NaN,
      ...moved
    } = result.accumulatedOci[label] ?? {};
    near('accumulated OCI foots', label, opening + total(Object.values(moved)), closing);
    near('accumulated OCI foots', `${label}.opening`, opening, accumulated);
    accumulated = closing;
  }
  near('accumulated OCI unwinds', 'life', accumulated, 0);
  near(
    'B120',
    'life',
    total(profitOrLoss.insuranceRevenue),
    premiums + finance + investment + left,
  );
  profitOrLoss.insuranceRevenue.forEach((revenue, index) =>
    near(
      'B121 = B124',
      labels[index] ?? '',
      revenue,
      profitOrLoss.revenueFromLiability[index] ?? 0,
    ),
  );

  const account = (name: Account) => balances.get(name) ?? 0;
  const accounts = [
    ['remainingCoverage', 'lrcExcludingLossComponent'],
    ['lossComponent', 'lossComponent'],
    ['incurredClaims', 'lic'],
  ] as const;
  labels.forEach((label, index) => {
    const soFar = new Set(labels.slice(0, index + 1));
    const ledger = trialBalance(result.journals.filter(({ period }) => soFar.has(period)));
    for (const [name, column] of accounts)
      near(
        'ledger',
        `${label}.${name}`,
        -(ledger.get(name) ?? 0),
        result.para100[label]?.[column]?.['closing'] ?? Number.NaN,
      );
    const { closing = Number.NaN } = result.accumulatedOci[label] ?? {};
    near(
      'ledger',
      `${label}.otherComprehensiveIncome`,
      ledger.get('otherComprehensiveIncome') ?? 0,
      closing,
    );
  });
  near(
    'ledger',
    'cash',
    account('cash') + total(profitOrLoss.investmentIncome),
    -(financialPosition.cash.at(-1) ?? 0),
  );
  near(
    'ledger',
    'revenue',
    -account('insuranceRevenue') - account('allocationOfReinsurancePremiums'),
    total(profitOrLoss.insuranceRevenue),
  );
  near(
    'ledger',
    'expenses',
    account('insuranceServiceExpenses') + account('amountsRecovered'),
    -total(profitOrLoss.insuranceServiceExpenses),
  );
  near(
    'debit = credit',
    'all accounts',
    [...balances.values()].reduce((sum, value) => sum + value, 0),
    0,
  );
  return found;
}

/** The same of a measured group whose facts are known: what joins apart is a group of its own (16), so both together may show a margin and a loss. */
export function breachesOfGroup(
  measure: (group: GroupInput) => GroupResult,
  group: GroupInput,
): Breach[] {
  const isApart = group.policies?.joiningContracts !== 'oneGroup';
  const result = measure(group);
  const found = breaches(result).filter(
    ({ invariant }) =>
      invariant !== 'not both' || !isApart || (group.newContracts ?? []).length === 0,
  );
  // 38, 47: what joins leaves nothing but its CSM, or its loss at once.
  for (const [where, joined] of Object.entries(isApart ? result.newContractsPara107 : {})) {
    const { pvInflows = 0, pvOutflows = 0, riskAdjustment = 0, csm = 0, loss = 0 } = joined;
    const by = pvInflows + pvOutflows + riskAdjustment + csm - loss;
    if (Math.abs(by) > 1e-8 * sizeOf(result))
      found.push({ invariant: 'a loss at recognition is one at once', where, by });
  }
  return found;
}

/**
 * The CSM of the general model is measured at locked-in rates alone (44(b), B72(b)-(c)): whatever current rates do, it stays. (A loss
 * component by coverage units too; by its ratio it is shared out over outflows at current rates.)
 */
export function breachesOfLockedIn(
  measure: (group: GroupInput) => GroupResult,
  group: GroupInput,
): Breach[] {
  const { lockedIn = 0, crediting } = group.rates ?? {};
  const rates = { lockedIn, ...(crediting ? { crediting } : {}) };
  const { underlyingItems, ...withoutItems } = group;
  void underlyingItems;
  const general: GroupInput = {
    ...withoutItems,
    model: 'GMM',
    derecognitions: [],
    revisions: (group.revisions ?? []).filter(({ cause }) => cause !== 'financialRisk'),
    policies: {
      ...group.policies,
      systematicBasis: 'coverageUnits',
      interimBasis: 'periodToPeriod',
    },
  };
  const one = measure({ ...general, rates });
  const other = measure({
    ...general,
    rates: { ...rates, current: [lockedIn, 0.2, -0.005, 0.08] },
  });
  return one.labels.flatMap((label) => {
    const by =
      (other.para101[label]?.['closing']?.['csm'] ?? 0) -
      (one.para101[label]?.['closing']?.['csm'] ?? 0);
    return Math.abs(by) <= 1e-8 * sizeOf(one)
      ? []
      : [{ invariant: 'CSM at locked-in rates', where: label, by }];
  });
}

/**
 * Under the OCI option profit or loss is at the rates locked in: whatever current rates make of incurred claims, it stays (B131, B133). And the
 * liability is at current rates: where they are nothing, it is what is still to pay.
 */
export function breachesOfClaims(
  measure: (group: GroupInput) => GroupResult,
  group: GroupInput,
): Breach[] {
  const { incurredClaims, underlyingItems, ...withoutItems } = group;
  void underlyingItems;
  if (!incurredClaims?.accidentPeriods) return [];
  const at = (rates: NonNullable<GroupInput['incurredClaims']>) =>
    measure({
      ...withoutItems,
      model: 'GMM',
      rates: { lockedIn: 0.04, current: 0.04 },
      incurredClaims: rates,
      policies: { ...group.policies, financeOption: 'otherComprehensiveIncome' },
    });
  const one = at({ ...incurredClaims, current: 0 });
  const other = at({ ...incurredClaims, current: [0.02, 0.09, -0.005, 0.12] });
  const undiscounted = at({
    accidentPeriods: incurredClaims.accidentPeriods.map(({ lockedIn, ...accident }) => {
      void lockedIn;
      return accident;
    }),
  });
  return one.labels.flatMap((label, index) => {
    const found: Breach[] = [];
    const differ = (invariant: string, a: number | undefined, b: number | undefined) => {
      const by = (a ?? Number.NaN) - (b ?? Number.NaN);
      if (!(Math.abs(by) <= 1e-8 * sizeOf(one))) found.push({ invariant, where: label, by });
    };
    const incurred = ({ para100 }: GroupResult) => para100[label]?.['lic']?.['incurredClaims'];
    differ(
      'claims at locked-in rates',
      one.profitOrLoss.profit[index],
      other.profitOrLoss.profit[index],
    );
    differ('claims at locked-in rates', incurred(one), incurred(other));
    differ(
      'claims measured at current rates',
      one.financialPosition.lic[index],
      undiscounted.financialPosition.lic[index],
    );
    return found;
  });
}

/** What stands in OCI is translated at the rate of its date (92, IAS 21.30): its exchange differences belong there too. */
export function breachesOfTranslation(
  measure: (group: GroupInput) => GroupResult,
  group: GroupInput,
): Breach[] {
  const closing = Array.from({ length: group.periods + 1 }, (_, date) => 1 + (date % 3) / 4);
  const own = measure(group);
  const translated = measure({ ...group, exchangeRates: { closing } });
  return own.labels.flatMap((label, index) => {
    const by =
      (translated.accumulatedOci[label]?.closing ?? Number.NaN) -
      (own.accumulatedOci[label]?.closing ?? 0) * (closing[index + 1] ?? 1);
    return Math.abs(by) <= 1e-8 * sizeOf(own)
      ? []
      : [{ invariant: 'accumulated OCI at the closing rate', where: label, by }];
  });
}
