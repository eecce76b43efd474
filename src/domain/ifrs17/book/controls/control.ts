import type { ClosedGroup } from '../types';

/** What a control may look at beside the close itself. */
export interface ControlFacts {
  /** Stored results of the period before, for what opens. */
  readonly before?: readonly ClosedGroup[];
  /** Cash of the source systems by group: received and paid in the period, both positive. */
  readonly source?: Readonly<Record<string, { readonly cashIn: number; readonly cashOut: number }>>;
  /** Of posted journals: debits less credits by group, and the change of each group's balance accounts. */
  readonly ledger?: Readonly<Record<string, { readonly net: number; readonly balance: number }>>;
}

/** A group that a control does not hold for. */
export interface Failure {
  readonly group: string;
  readonly figure: string;
  readonly expected: number;
  readonly found: number;
}

export interface Control {
  readonly id: string;
  readonly paragraph: string;
  /** Message id of its words. */
  readonly message: string;
  /** Share of the group's own size by which two figures may differ. */
  readonly tolerance: number;
  /** Figures that must be equal; `atMost` where the first may be less. */
  readonly compare: (group: ClosedGroup, facts: ControlFacts) => readonly Compared[];
  /** The control cannot be held without these. */
  readonly needs?: keyof ControlFacts;
  /** Held over assets for acquisition cash flows too. */
  readonly ofAssets?: boolean;
}

/** A signed sum of figures of the group. */
export type OfGroup = readonly { readonly sign: 1 | -1; readonly figure: string }[];

export interface Compared {
  readonly figure: string;
  readonly expected: number;
  readonly found: number;
  readonly atMost?: boolean;
  /** Of which figures of the group they are made: what comes from elsewhere, or is no sum, has none. */
  readonly of: { readonly expected?: OfGroup; readonly found?: OfGroup };
}

export interface ControlResult {
  readonly id: string;
  readonly paragraph: string;
  readonly message: string;
  readonly tolerance: number;
  readonly state: 'holds' | 'fails' | 'notRun';
  readonly checked: number;
  readonly failures: readonly Failure[];
}
