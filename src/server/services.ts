import type { Config } from './config';
import type { Wording } from './contract';
import type { Database } from './database';
import type { Mailer } from './mailer';
import type { ConsultationDelivery } from './consultationDelivery';

/** What the handlers work with. */
export interface Services {
  config: Config;
  db: Database;
  mailer: Mailer;
  delivery: ConsultationDelivery;
  wording: Wording;
  /** The present moment; tests set it. */
  clock: () => Date;
}
