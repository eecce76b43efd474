import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import { writeMail } from './texts';
import type { Mailer } from './mailer';
import {
  type Consultation,
  lockDueConsultation,
  markMailed,
  postponeMail,
} from '../repositories/consultations';

const MINUTE_MS = 60_000;
/** After a failure: 1, 2, 4 ... minutes, an hour at most. */
const waitAfter = (attempts: number) => Math.min(2 ** (attempts - 1), 60) * MINUTE_MS;

interface DeliveryOptions {
  db: Database;
  mailer: Mailer;
  firmEmail: string;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Mails stored consultation requests to the firm (AP-7), each until it has been accepted once. Several replicas may run it at the same
 * time. A crash between the mail and its record sends the mail again, under the same Message-ID.
 */
export class ConsultationDelivery {
  readonly #options: DeliveryOptions;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Mails everything that is due. A call during a run makes another run follow it. Never rejects. */
  deliverDue(): Promise<void> {
    if (this.#running) this.#again = true;
    return (this.#running ??= this.#deliverAll().finally(() => {
      this.#running = undefined;
      if (this.#again) void this.deliverDue();
    }));
  }

  /** Resolves when no delivery is under way. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #deliverAll(): Promise<void> {
    this.#again = false;
    try {
      while (await this.#deliverNext());
    } catch (error) {
      this.#options.log.warn({ err: error }, 'consultation requests wait for the database');
    }
  }

  async #deliverNext(): Promise<boolean> {
    const { db, mailer, firmEmail, clock, log } = this.#options;
    return db.transaction(async (tx) => {
      const request = await lockDueConsultation(tx, clock());
      if (!request) return false;
      try {
        await mailer.send(compose(request, firmEmail));
        await markMailed(tx, request.id, clock());
        log.info({ consultation: request.id }, 'consultation request mailed');
      } catch (error) {
        const attempts = request.mailAttempts + 1;
        await postponeMail(
          tx,
          request.id,
          attempts,
          new Date(clock().getTime() + waitAfter(attempts)),
        );
        log.warn(
          { err: error, consultation: request.id, attempts },
          'consultation request not mailed yet',
        );
      }
      return true;
    });
  }
}

function compose(
  { id, name, email, message, locale, requestId, createdAt }: Consultation,
  to: string,
) {
  const values = { name, email, message, requestId, received: createdAt.toISOString() };
  // A reply goes to the visitor, in whose language the mail is: who answers has to know it anyway.
  return {
    to,
    ...writeMail('consultation', locale, values),
    replyTo: { name, address: email },
    messageId: `consultation-${id}`,
  };
}
