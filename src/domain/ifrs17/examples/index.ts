import iasbPaaJournalsPremiumAtEnd from './published/iasb-paa-journals-premium-at-end.json';
import iasbPaaJournalsPremiumAtInception from './published/iasb-paa-journals-premium-at-inception.json';
import iasbPaaJournalsQuarterlyInstalments from './published/iasb-paa-journals-quarterly-instalments.json';
import ie01aGmmInitialProfitable from './published/ie01a-gmm-initial-profitable.json';
import ie01bGmmInitialOnerous from './published/ie01b-gmm-initial-onerous.json';
import ie02aGmmSubsequentFavourable from './published/ie02a-gmm-subsequent-favourable.json';
import ie03aPresentationRevenueInvestmentComponent from './published/ie03a-presentation-revenue-investment-component.json';
import ie07GmmAcquisitionCashFlows from './published/ie07-gmm-acquisition-cash-flows.json';
import ie08GmmLossComponentReversal from './published/ie08-gmm-loss-component-reversal.json';
import ie09VfaDirectParticipation from './published/ie09-vfa-direct-participation.json';
import ie10Paa from './published/ie10-paa.json';
import ie11aReinsuranceHeldNetGain from './published/ie11a-reinsurance-held-net-gain.json';
import ie12aReinsuranceHeldUnderlyingProfitable from './published/ie12a-reinsurance-held-underlying-profitable.json';
import ie13aAcquiredTransfer from './published/ie13a-acquired-transfer.json';
import ie15aOciEffectiveYield from './published/ie15a-oci-effective-yield.json';
import ie17TransitionModifiedRetrospectiveGmm from './published/ie17-transition-modified-retrospective-gmm.json';
import type { Example } from './example';

/** The published examples that the engine reproduces, in the order of their numbers. */
export const examples: readonly Example[] = [
  ie01aGmmInitialProfitable,
  ie01bGmmInitialOnerous,
  ie02aGmmSubsequentFavourable,
  ie03aPresentationRevenueInvestmentComponent,
  ie07GmmAcquisitionCashFlows,
  ie08GmmLossComponentReversal,
  ie09VfaDirectParticipation,
  ie10Paa,
  ie11aReinsuranceHeldNetGain,
  ie12aReinsuranceHeldUnderlyingProfitable,
  ie13aAcquiredTransfer,
  ie15aOciEffectiveYield,
  ie17TransitionModifiedRetrospectiveGmm,
  iasbPaaJournalsPremiumAtEnd,
  iasbPaaJournalsPremiumAtInception,
  iasbPaaJournalsQuarterlyInstalments,
];
