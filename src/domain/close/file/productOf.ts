import type { Product } from '@/domain/ifrs17';
import type { Row } from './columns';

type Benefit = NonNullable<Product['benefits']>[number];

/** Only what is there: the engine's check takes a field that is undefined for one that is wrong. */
const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
const orNothing = <T extends object>(fields: T): T | undefined =>
  Object.keys(present(fields)).length > 0 ? present(fields) : undefined;

function benefitsOf({ values: of }: Row<'products'>): readonly Benefit[] {
  return [
    ...(of.deathShare === undefined ? [] : [{ on: 'death' as const, share: of.deathShare }]),
    ...(of.diagnosis === undefined
      ? []
      : [
          present({
            on: 'diagnosis' as const,
            morbidity: of.diagnosis,
            share: of.diagnosisShare,
            endsContract: of.diagnosisEnds,
          }),
        ]),
    ...(of.treatment === undefined ? [] : [{ on: 'treatment' as const, claimCosts: of.treatment }]),
    ...(of.loss === undefined ? [] : [{ on: 'loss' as const, lossRatios: of.loss }]),
  ];
}

/** A product from its row: one column a term of its contracts. */
export function productOf(row: Row<'products'>): Product {
  const { values: of } = row;
  const benefits = benefitsOf(row);
  return present({
    id: of.id,
    model: of.model,
    mortality: of.mortality,
    lapse: of.lapse,
    expenses: of.expenses,
    commissions: of.commissions,
    coverageUnits: of.coverageUnits,
    benefits: benefits.length > 0 ? benefits : undefined,
    surrenderValue:
      of.surrenderShares &&
      present({
        shareOfPremiums: of.surrenderShares,
        noneWhilePremiumsPaid: of.noneWhilePremiumsPaid,
      }),
    account:
      of.crediting === undefined
        ? undefined
        : present({
            crediting: of.crediting,
            guaranteedRate: of.guaranteedRate,
            premiumLoading: of.premiumLoading,
            chargeRate: of.chargeRate,
            riskChargeFactor: of.riskChargeFactor,
            deathBenefit: of.deathBenefit,
            guaranteedOnDeath: of.guaranteedOnDeath,
            guaranteedAtMaturity: of.guaranteedAtMaturity,
            surrenderCharge: of.surrenderCharges,
          }),
    maturity: orNothing({
      shareOfPremiums: of.maturityShareOfPremiums,
      shareOfSumInsured: of.maturityShareOfSumInsured,
    }),
    annuity: of.annuity
      ? present({ certainMonths: of.certainMonths, conversionFactor: of.conversionFactor })
      : undefined,
  });
}
