import type { Handlers } from '../contract';
import type { Services } from '../services';
import { adminHandlers } from './admin';
import { authHandlers } from './auth';
import { chatHandlers } from './chat';
import { clientTestHandlers } from './clientTest';
import { closeBookHandlers } from './closeBooks';
import { closeReportHandlers } from './closeReports';
import { closeRunHandlers } from './closeRuns';
import { commonCodeHandlers } from './commonCode';
import { counselingHandlers } from './counseling';
import { emailHandlers } from './email';
import { menuHandlers } from './menu';
import { ocrHandlers } from './ocr';
import { siteHandlers } from './site';
import { textToSqlHandlers } from './textToSql';

/** One handler an operation of the contract; the type says which are missing. */
export function createHandlers(services: Services): Handlers {
  return {
    ...authHandlers(services),
    ...emailHandlers(services),
    ...commonCodeHandlers(services),
    ...counselingHandlers(services),
    ...siteHandlers(services),
    ...ocrHandlers(services),
    ...menuHandlers(services),
    ...adminHandlers(services),
    ...chatHandlers(services),
    ...textToSqlHandlers(services),
    ...closeBookHandlers(services),
    ...clientTestHandlers(),
    ...closeRunHandlers(services),
    ...closeReportHandlers(services),
  };
}
