import type { ModelPoint, ProjectedKind, ProjectionInput } from '@/domain/ifrs17';

/**
 * A projection as one would do it by hand: contract by contract, month by month, every rate looked up in the input when it is needed. It shares
 * nothing with the engine but the input.
 */

type Amounts = Record<ProjectedKind, number[]>;
type Product = ProjectionInput['products'][number];
type Assumptions = ProjectionInput['assumptions'][number];

const monthsBetween = (from: string, to: string) => {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
};

const clamped = (list: readonly number[] | undefined, index: number) =>
  list && list.length > 0 ? (list[Math.min(index, list.length - 1)] ?? 0) : 0;

const named = <T extends { readonly id: string }>(tables: readonly T[] | undefined, id?: string) =>
  (tables ?? []).find((table) => table.id === id);

const chance = (annual: number) => 1 - Math.pow(1 - annual, 1 / 12);

function grown(rates: readonly number[] | undefined, month: number): number {
  let price = 1;
  for (let past = 1; past <= month; past++)
    price *= Math.pow(1 + clamped(rates, Math.floor((past - 1) / 12)), 1 / 12);
  return price;
}

/** By the error function's series and continued fraction: another way than the engine's. */
function normal(x: number): number {
  if (x < -8) return 0;
  if (x > 8) return 1;
  let [sum, term] = [x, x];
  for (let k = 1; Math.abs(term) > 1e-18 && k < 400; k++) {
    term *= (x * x) / (2 * k + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

function optionValue(floor: number, account: number, sigma: number): number {
  if (sigma === 0 || account <= 0 || floor <= 0) return Math.max(0, floor - account);
  const up = (Math.log(account / floor) + (sigma * sigma) / 2) / sigma;
  return floor * (1 - normal(up - sigma)) - account * (1 - normal(up));
}

function onePoint(
  point: ModelPoint,
  product: Product,
  set: Assumptions,
  firstMonth: string,
  amounts: Amounts,
): void {
  const before = monthsBetween(point.issueMonth, firstMonth);
  const isSingle = point.premiumsPerYear === 0;
  const paysUntil = isSingle ? 1 : (point.premiumTerm ?? point.term);
  const every = isSingle ? 1 : 12 / (point.premiumsPerYear ?? 12);
  const isDue = (since: number) => since < paysUntil && since % every === 0;
  const dueMonths = Array.from({ length: point.term }, (_, since) => since).filter(isDue);
  const ofSex = (table?: { male: readonly number[]; female?: readonly number[] | undefined }) =>
    point.sex === 'female' && table?.female ? table.female : table?.male;
  const expenses = named(set.expenses, product.expenses);
  const commissions = named(set.commissions, product.commissions);
  const crediting = named(set.crediting, product.account?.crediting);
  const lapseTable = named(set.lapse, product.lapse);
  const benefits = product.benefits ?? [];
  const insured = point.sumInsured;
  const repaid = product.surrenderValue?.isInvestmentComponent !== false;
  const book = (kind: ProjectedKind, month: number, amount: number) => {
    amounts[kind][month] = (amounts[kind][month] ?? 0) + amount;
  };
  const bookClaim = (month: number, amount: number) => {
    book('claims', month, amount);
    book('expenses', month, amount * (expenses?.shareOfClaims ?? 0));
  };

  let alive = point.contracts;
  let paid = point.premium * dueMonths.filter((since) => since < before).length;
  let account = point.accountValue ?? 0;
  let pension = point.sumInsured;
  let certainLives = point.contracts;
  for (let month = 0; month + before < point.term; month++) {
    const since = month + before;
    const year = Math.floor(since / 12);
    const age = (point.issueAge ?? 0) + year;
    const inPayment = point.annuityStart !== undefined && since >= point.annuityStart;
    if (inPayment && since === point.annuityStart) {
      certainLives = alive;
      if (product.account && month > 0) {
        pension = account / (product.annuity?.conversionFactor ?? 1);
        account = 0;
      }
    }
    if (inPayment) account = 0;
    const premium = isDue(since) ? point.premium : 0;
    paid += premium;
    book('inForce', month, alive);
    book('premiums', month, alive * premium);
    const perPremium = (expenses?.shareOfPremium ?? 0) + clamped(commissions?.renewal, year);
    const upkeep = (expenses?.perContract ?? 0) * grown(set.inflation, month);
    book('expenses', month, alive * (upkeep + premium * perPremium));
    if (since === 0) {
      const ofFirstYear = point.premium * dueMonths.filter((due) => due < 12).length;
      const initial = (commissions?.initial ?? 0) * ofFirstYear + (expenses?.acquisition ?? 0);
      book('acquisition', month, alive * initial);
    }

    const q = chance(clamped(ofSex(named(set.mortality, product.mortality)), age));
    let [endsBy, endsPays, recurring] = [0, 0, 0];
    for (const benefit of benefits) {
      const share = 'share' in benefit ? (benefit.share ?? 1) : 1;
      if (benefit.on === 'diagnosis') {
        const incidence = chance(clamped(ofSex(named(set.morbidity, benefit.morbidity)), age));
        if (benefit.endsContract) [endsBy, endsPays] = [inPayment ? 0 : incidence, share * insured];
        else recurring += incidence * share * insured;
      } else if (benefit.on === 'treatment') {
        const cost = clamped(ofSex(named(set.claimCosts, benefit.claimCosts)), age) / 12;
        recurring += cost * share * insured * grown(set.claimsInflation, month);
      } else if (benefit.on === 'loss') {
        const earned = (point.premium * dueMonths.length) / point.term;
        recurring += clamped(named(set.lossRatios, benefit.lossRatios)?.ratios, year) * earned;
      }
    }
    const onDeath =
      insured *
      benefits.reduce((sum, each) => sum + (each.on === 'death' ? (each.share ?? 1) : 0), 0);
    const lapseRate =
      since >= paysUntil && lapseTable?.paidUpRates
        ? clamped(lapseTable.paidUpRates, Math.floor((since - paysUntil) / 12))
        : clamped(lapseTable?.rates, year);

    const dead = alive * q;
    const diagnosed = (alive - dead) * endsBy;
    const lapsed = inPayment ? 0 : (alive - dead - diagnosed) * chance(lapseRate);
    const survivors = alive - dead - diagnosed - lapsed;
    bookClaim(month, alive * recurring);
    const sigma = (crediting?.volatility ?? 0) * Math.sqrt((month + 1) / 12);

    let repayable = 0;
    if (inPayment) {
      if (since < (point.annuityStart ?? 0) + (product.annuity?.certainMonths ?? 0))
        book('investmentComponents', month, (certainLives * pension) / 12);
      else bookClaim(month, (survivors * pension) / 12);
    } else if (product.account) {
      const terms = product.account;
      account += premium * (1 - (terms.premiumLoading ?? 0));
      const sumAtRisk = terms.deathBenefit === 'added' ? onDeath : Math.max(0, onDeath - account);
      account = Math.max(0, account - (terms.riskChargeFactor ?? 0) * q * sumAtRisk);
      const credited = Math.max(
        terms.guaranteedRate ?? -1,
        clamped(crediting?.rates, Math.floor(month / 12)),
      );
      const earned = account * (Math.pow(1 + credited, 1 / 12) - 1);
      book('accountReturn', month, alive * earned);
      account = (account + earned) * (1 - (terms.chargeRate ?? 0) / 12);
      repayable = account * (1 - (terms.surrenderCharge?.[year] ?? 0));
      const floor = (terms.guaranteedOnDeath ?? 0) * paid;
      const deathBenefit =
        terms.deathBenefit === 'added'
          ? account + onDeath + optionValue(floor, account, sigma)
          : account + optionValue(Math.max(onDeath, floor), account, sigma);
      bookClaim(month, dead * (deathBenefit - repayable));
      bookClaim(month, diagnosed * Math.max(0, endsPays - repayable));
      book('investmentComponents', month, (alive - survivors) * repayable);
    } else {
      const isClosed = product.surrenderValue?.noneWhilePremiumsPaid && since < paysUntil;
      repayable = isClosed ? 0 : paid * clamped(product.surrenderValue?.shareOfPremiums, year);
      const component = repaid ? repayable : 0;
      bookClaim(month, dead * (Math.max(onDeath, component) - component));
      bookClaim(month, diagnosed * (Math.max(endsPays, component) - component));
      bookClaim(month, lapsed * (repayable - component));
      book('investmentComponents', month, (alive - survivors) * component);
    }
    const unit =
      product.coverageUnits === 'contracts'
        ? 1
        : inPayment
          ? pension
          : product.coverageUnits === 'surrenderValue'
            ? repayable
            : insured;
    book('coverageUnits', month, alive * unit);

    alive = survivors;
    if (since + 1 === point.term) {
      const stated =
        (product.maturity?.shareOfPremiums ?? 0) * paid +
        (product.maturity?.shareOfSumInsured ?? 0) * insured;
      const isComponent = product.account ? true : product.surrenderValue ? repaid : false;
      book('investmentComponents', month, alive * (account + (isComponent ? stated : 0)));
      if (!isComponent) bookClaim(month, alive * stated);
      const floor = inPayment ? 0 : (product.account?.guaranteedAtMaturity ?? 0) * paid;
      bookClaim(month, alive * optionValue(floor, account, sigma));
    }
  }
}

/** Expected amounts of one group by month. */
export function plainProjection(input: ProjectionInput, group: string, months: number): Amounts {
  const none = () => new Array<number>(months).fill(0);
  const amounts: Amounts = {
    premiums: none(),
    claims: none(),
    expenses: none(),
    investmentComponents: none(),
    acquisition: none(),
    coverageUnits: none(),
    inForce: none(),
    accountReturn: none(),
  };
  const [set] = [...input.assumptions]
    .filter(({ effectiveFrom }) => effectiveFrom <= input.firstMonth)
    .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1));
  for (const point of input.modelPoints.filter((each) => each.group === group)) {
    const product = input.products.find(({ id }) => id === point.product);
    if (product && set) onePoint(point, product, set, input.firstMonth, amounts);
  }
  return amounts;
}
