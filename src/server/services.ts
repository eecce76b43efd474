import type { Config } from './config';
import type { Wording } from './contract';
import type { Database } from './database';
import type { Guard } from './guard';
import type { Mailer } from './mailer';
import type { ConsultationDelivery } from './consultationDelivery';
import type { Ocr } from './ocr';

/** What the handlers work with. */
export interface Services {
  config: Config;
  db: Database;
  mailer: Mailer;
  delivery: ConsultationDelivery;
  wording: Wording;
  ocr: Ocr;
  guard: Guard;
  /** The present moment; tests set it. */
  clock: () => Date;
}
