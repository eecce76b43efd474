import type { GroupInput } from '@/domain/ifrs17';
import { plainClaims } from './claims';
import { cashOf, changesAt, currentRates, lockedInRates, tranchesOf } from './estimates';
import { added, each, type Flows, type Kind, moments, outflows, total, worth } from './flows';
import { plainMargin } from './margin';
import { type Discount, seenAfter } from './rates';
import { plainRisk } from './risk';

/** Figures of a period under the names that a result has for them. */
export type PlainPeriod = Readonly<Record<string, number>>;

/**
 * A group of the general model or the variable fee approach as one works it out on paper: present values one by one, finance as what is left of the movement
 * of a balance (87), revenue from the liability (B123), profit from liability and cash. It shares nothing with the engine but the input. Finance is
 * all in profit or loss, or at locked-in rates there (88).
 */
export function plainGroup(input: GroupInput): readonly PlainPeriod[] {
  const policies = input.policies ?? {};
  const year = 1 / (input.periodsPerYear ?? 1);
  const isVariable = input.model === 'VFA';
  const isOci = policies.financeOption === 'otherComprehensiveIncome';
  const tranches = tranchesOf(input);
  const lockedIn = lockedInRates(input, tranches);
  const currentAt = currentRates(input);
  const claims = input.incurredClaims?.accidentPeriods
    ? plainClaims(input, (period) => lockedIn[period] as Discount, isOci)
    : undefined;
  let estimates: Flows | undefined;
  let stayed = 1;
  let was = {
    bel: 0,
    belLockedIn: 0,
    ra: 0,
    raGap: 0,
    csm: 0,
    lc: 0,
    lic: 0,
    licLockedIn: 0,
    acquisition: 0,
    oci: 0,
  };
  return each(input.periods, (index) => index).map((period): PlainPeriod => {
    const date = period + 1;
    const rates = lockedIn[period] as Discount;
    const ratesAtEnd = seenAfter(rates, year);
    const current = currentAt(date);
    const shareOfRisk = input.riskAdjustment?.shareOfOutflows ?? 0;
    // Contracts that join (28, 32, 38, 47).
    const joined = { bel: 0, ra: 0, csm: 0, lc: 0, loss: 0, acquisition: 0 };
    for (const { flows, discount, risk: own } of tranches.filter(
      ({ inPeriod }) => inPeriod === date,
    )) {
      estimates = estimates ? added(estimates, flows) : flows;
      const pv = worth(input, flows, period, discount);
      const risk =
        own + shareOfRisk * worth(input, flows, period, discount, ['claims', 'expenses']);
      joined.bel += pv;
      joined.ra += risk;
      joined.acquisition += total(flows.acquisition.slice(period));
      const isApart = period === 0 || policies.joiningContracts !== 'oneGroup';
      joined[pv + risk < 0 ? 'csm' : isApart ? 'lc' : 'loss'] += Math.abs(pv + risk);
    }
    const opening = estimates as Flows;
    const { changes, closing } = changesAt(input, opening, date);
    estimates = closing;
    const units = closing.units[period] ?? 0;
    const unitsLater = total(
      closing.units
        .slice(date)
        .map(
          (each, index) =>
            each * (policies.discountCoverageUnits ? ratesAtEnd((index + 1) * year) : 1),
        ),
    );
    const isLast = total(closing.units.slice(date)) === 0;
    const share = units + unitsLater > 0 ? units / (units + unitsLater) : 1;
    const cash = cashOf(input, opening, period, isLast);

    // Present values (33, 36, B72(c)); what leaves is at current rates (76(a)).
    const change = (cause: string, discount: Discount) =>
      total(
        changes
          .filter((one) => one.cause === cause)
          .map(
            ({ before, after }) =>
              worth(input, after, date, discount) - worth(input, before, date, discount),
          ),
      );
    const future = change('futureService', isVariable ? current : ratesAtEnd);
    const left = change('derecognition', current);
    const bel = worth(input, closing, date, current);
    const belLockedIn = worth(input, closing, date, ratesAtEnd);
    const moved = joined.bel + cash.expected + future + left;
    const belFinance = bel - was.bel - moved;

    const leaves = 1 - changes.reduce((stays, one) => stays * (1 - one.share), 1);
    const risk = plainRisk(input, {
      period,
      ra: was.ra,
      raNew: joined.ra,
      opening,
      closing,
      leaves,
      stayed,
      before: seenAfter(currentAt(period), year),
      current,
      lockedIn: ratesAtEnd,
      growth: 1 / currentAt(period)(year) - 1,
    });
    stayed *= 1 - leaves;

    // Outflows at the start of the period and at its end, with what falls due in it (51).
    const value = (kinds: readonly Kind[]) =>
      worth(input, opening, period, currentAt(period), kinds);
    const grown = (kinds: readonly Kind[]) => {
      const due = total(kinds.map(cash.planned));
      const inPeriod = due * currentAt(period)(moments(input).claims * year);
      return (value(kinds) - inPeriod) / currentAt(period)(year) + due;
    };
    const fee = isVariable ? (input.underlyingItems?.fairValueChange[period] ?? 0) - belFinance : 0;
    const accretion = isVariable ? 0 : 1 / rates(year) - 1;
    const csmInterest = (was.csm + joined.csm) * accretion;
    const price = total(changes.map((one) => one.price));
    const deemed = total(changes.map((one) => one.deemed));
    const margin = plainMargin(
      {
        csm: was.csm,
        csmNew: joined.csm,
        csmInterest,
        lc: was.lc,
        lcNew: joined.lc,
        decrease: fee - future - cash.futureExperience - risk.future - joined.loss,
        derecognition: changes.some(({ cause }) => cause === 'derecognition')
          ? -left - risk.left - price - deemed
          : undefined,
        share,
        isLast,
        accretion,
        held: value(outflows) + was.ra + joined.ra,
        interest: grown(outflows) - value(outflows) + risk.interest,
        investment: grown(['investmentComponents']),
        claims: cash.service,
        risk: -risk.release,
      },
      policies,
    );

    // Acquisition cash flows that premiums recover (B125).
    const toRecover =
      was.acquisition + joined.acquisition + cash.paid('acquisition') - cash.planned('acquisition');
    const covered = closing.units.slice(period).filter((each) => each > 0).length;
    const inTime = covered > 0 ? (units > 0 ? 1 : 0) / covered : 1;
    const part = policies.acquisitionBasis === 'coverageUnits' ? share : inTime;
    const recovered = toRecover * (1 - (1 - part) * (1 - leaves));

    // Incurred claims (40(b), 42).
    const settled = claims?.[period];
    const investment = cash.paid('investmentComponents');
    const expenses = cash.paid('expenses');
    const incurred = (settled?.incurred ?? cash.paid('claims')) + expenses;
    const paid = settled ? settled.paid + expenses + investment : incurred + investment;
    const [lic, licLockedIn] = [settled?.closing ?? 0, settled?.closingLockedIn ?? 0];
    const licFinance = lic - was.lic - incurred - investment - (settled?.pastService ?? 0) + paid;

    // Profit or loss and OCI (80-92, B120-B124).
    const remaining = bel + risk.closing + margin.csm;
    const financeRemaining = belFinance + risk.finance + csmInterest + fee;
    const premiums = cash.paid('premiums') - cash.paid('acquisition');
    const revenue =
      was.bel +
      was.ra +
      was.csm -
      was.lc -
      remaining +
      margin.lc +
      premiums +
      recovered -
      investment +
      financeRemaining -
      margin.finance +
      left +
      risk.left +
      margin.csmLeft -
      margin.lcLeft;
    const comprehensive =
      was.bel + was.ra + was.csm + was.lic - remaining - lic + premiums - paid - price - deemed;
    const allFinance = financeRemaining + licFinance;
    const raGap = risk.closing - risk.lockedIn;
    const oci = isOci
      ? belFinance -
        (belLockedIn - was.belLockedIn - moved) +
        raGap -
        was.raGap +
        lic -
        licLockedIn -
        was.lic +
        was.licLockedIn
      : 0;
    was = {
      bel,
      belLockedIn,
      ra: risk.closing,
      raGap,
      csm: margin.csm,
      lc: margin.lc,
      lic,
      licLockedIn,
      acquisition: toRecover - recovered,
      oci: was.oci + oci,
    };
    return {
      'bel.future': future,
      'bel.closing': bel,
      'ra.new': joined.ra,
      'ra.interest': risk.interest,
      'ra.rateChange': risk.finance - risk.interest,
      'ra.future': risk.future,
      'ra.release': risk.release,
      'ra.closing': risk.closing,
      'csm.new': joined.csm,
      'csm.interest': csmInterest,
      'csm.derecognised': margin.csmLeft,
      'csm.release': margin.release,
      'csm.closing': margin.csm,
      'lc.new': joined.lc,
      'lc.finance': margin.finance,
      'lc.losses': margin.losses,
      'lc.reversal': margin.reversal,
      'lc.allocatedClaims': margin.allocatedClaims,
      'lc.allocatedRa': margin.allocatedRisk,
      'lc.derecognised': margin.lcLeft,
      'lc.closing': margin.lc,
      'lic.closing': lic,
      'revenue.acquisition': recovered,
      'revenue.total': revenue,
      'expense.total': revenue - comprehensive - allFinance,
      'service.result': comprehensive + allFinance,
      'finance.total': allFinance,
      'finance.oci': oci,
      'finance.profitOrLoss': allFinance - oci,
      'oci.accumulated': was.oci,
    };
  });
}
