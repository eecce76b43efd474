import type { GroupInput } from '@/domain/ifrs17';

/** What a period brings to CSM and loss component; liability positive. */
interface Brought {
  readonly csm: number;
  readonly csmNew: number;
  readonly csmInterest: number;
  readonly lc: number;
  readonly lcNew: number;
  /** Variable fee less increases in fulfilment cash flows that relate to future service. */
  readonly decrease: number;
  /** Fulfilment cash flows of contracts that leave less what is paid for them; undefined where none leave. */
  readonly derecognition: number | undefined;
  /** Share of coverage units that the period provides. */
  readonly share: number;
  readonly isLast: boolean;
  readonly accretion: number;
  /** Outflows and risk adjustment at the start of the period, their interest, investment components among them at its end, and what they pay for its service. */
  readonly held: number;
  readonly interest: number;
  readonly investment: number;
  readonly claims: number;
  readonly risk: number;
}

/** 50(a), 51-52: the part of a loss component that the period's finance adds, and that its service releases. */
function allocated(base: number, of: Brought, isByUnits: boolean) {
  if (base === 0) return { finance: 0, released: 0 };
  const service = of.held + of.interest - of.investment;
  const ratio =
    service > 1e-9 * Math.abs(of.held)
      ? Math.min(1, Math.max(0, (of.claims + of.risk) / service))
      : of.share;
  const unwound = of.held === 0 ? 0 : (base * of.interest) / of.held;
  const finance = isByUnits ? base * of.accretion : unwound;
  return { finance, released: (base + finance) * (isByUnits ? of.share : ratio) };
}

/** CSM and loss component over a period (43-52, 76-77, B119). */
export function plainMargin(of: Brought, policies: NonNullable<GroupInput['policies']>) {
  const isByUnits = policies.systematicBasis === 'coverageUnits';
  const before = of.csm + of.csmNew + of.csmInterest;
  const opening = of.lc + of.lcNew;
  const increase = Math.max(0, -of.decrease);
  const losses = Math.max(0, increase - before);
  let reversed = Math.min(opening, Math.max(0, of.decrease));
  let { finance, released } = allocated(opening + losses - reversed, of, isByUnits);
  if (policies.lossComponentOrder !== 'reversalFirst') {
    ({ finance, released } = allocated(opening, of, isByUnits));
    reversed = Math.min(opening + finance - released, Math.max(0, of.decrease));
  }
  let margin = before + of.decrease + losses - reversed;
  let loss = opening + finance - released + losses - reversed;
  const [marginBefore, lossBefore] = [margin, loss];
  if (of.derecognition !== undefined) {
    const madeGood = Math.min(loss, Math.max(0, of.derecognition));
    const beyond = Math.max(0, -of.derecognition - margin);
    margin += of.derecognition - madeGood + beyond;
    loss += beyond - madeGood;
  }
  const [csmLeft, lcLeft] = [margin - marginBefore, loss - lossBefore];
  const offset = policies.joiningContracts === 'oneGroup' ? Math.max(0, Math.min(margin, loss)) : 0;
  // 52: nothing is left once no coverage is to come.
  const rest = of.isLast ? loss - offset : 0;
  const toClaims = of.claims + of.risk === 0 ? 1 : of.claims / (of.claims + of.risk);
  const release = -(margin - offset) * of.share;
  return {
    losses,
    finance,
    reversal: -reversed - offset,
    allocatedClaims: -released * toClaims - rest,
    allocatedRisk: -released * (1 - toClaims),
    csmLeft,
    lcLeft,
    release,
    csm: margin - offset + release,
    lc: loss - offset - rest,
  };
}
