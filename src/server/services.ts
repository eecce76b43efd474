import type { ChatService } from './assistant';
import type { Config } from './config';
import type { ErrorMessages } from './contract';
import type { Database } from './database';
import type { Guard } from './auth/guard';
import type { LanguageModel } from './llm';
import type { Mailer } from './mail/mailer';
import type { ConsultationDelivery } from './mail/consultationDelivery';
import type { Ocr } from './ocr';
import type { TextToSql } from './textToSql';
import type { CodeLists } from './repositories/codeLists';

/** What the handlers work with. */
export interface Services {
  chat: ChatService;
  config: Config;
  db: Database;
  codeLists: CodeLists;
  mailer: Mailer;
  delivery: ConsultationDelivery;
  errorMessages: ErrorMessages;
  ocr: Ocr;
  /** undefined: none is configured. */
  model: LanguageModel | undefined;
  guard: Guard;
  textToSql: TextToSql;
  /** The present moment; tests set it. */
  clock: () => Date;
}
