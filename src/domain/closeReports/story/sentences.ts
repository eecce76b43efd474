import type { Figure } from '../figure';

/** What a period can be told of; each has words of its name. */
export type StoryId =
  | 'csmBegan'
  | 'csmMoved'
  | 'csmStayed'
  | 'release'
  | 'newContracts'
  | 'accretion'
  | 'estimatesRaised'
  | 'estimatesLowered'
  | 'mostlyIn'
  | 'offsetElsewhere'
  | 'assumption'
  | 'participatingRaised'
  | 'participatingLowered'
  | 'exchangeRaised'
  | 'exchangeLowered'
  | 'derecognisedRaised'
  | 'derecognisedLowered'
  | 'lossRecoveryRaised'
  | 'lossRecoveryLowered'
  | 'onerousFromStart'
  | 'becameOnerous'
  | 'noLongerOnerous'
  | 'ratesRaised'
  | 'ratesLowered'
  | 'profit'
  | 'loss'
  | 'reinsuranceCost'
  | 'reinsuranceIncome'
  | 'pastServiceRaised'
  | 'pastServiceLowered';

/** A share that a sentence says: what the first of two figures is of the second, or by what it differs from it. */
export interface StoryShare {
  readonly value: number;
  readonly of: readonly [Figure, Figure];
  readonly isChange: boolean;
}

/** A sentence of the story: its numbers, each to be explained, and the groups that it names. */
export interface StorySentence {
  readonly id: StoryId;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly groups: readonly string[];
  readonly share?: StoryShare;
  /** The assumption that it names. */
  readonly assumption?: string;
  /** Its CSM is that of contracts issued less that of contracts held, or of contracts held alone: what is still to be received for them (65). */
  readonly of?: 'net' | 'held';
}

/** Adds a sentence to the story. */
export type Tell = (
  id: StoryId,
  figures: StorySentence['figures'],
  more?: Partial<Omit<StorySentence, 'id' | 'figures'>>,
) => void;
