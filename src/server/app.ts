import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { ChatService } from './assistant';
import type { Config } from './config';
import { ConsultationDelivery } from './mail/consultationDelivery';
import { MalformedRequest, ErrorMessages, bindContract, loadContract, socketUrl } from './contract';
import type { Database, Listen } from './database';
import { Guard } from './auth/guard';
import { createHandlers } from './handlers';
import { startHousekeeping } from './housekeeping';
import { loggerOptions, writeToStandardOutput } from './logger';
import { createModel } from './llm';
import type { Mailer } from './mail/mailer';
import { createOcr } from './ocr';
import { handleErrors, sendFailure } from './plugins/failures';
import { readJsonBodies } from './plugins/jsonBody';
import { limitPipelining } from './plugins/pipelining';
import { limitRequestTime } from './plugins/requestTime';
import { logRequests } from './plugins/requestLog';
import { secure } from './plugins/security';
import { serveSite } from './plugins/site';
import { serveWorkspaceEvents } from './plugins/workspaceEvents';
import { bookWatch } from './close/run/bookWatch';
import { CodeLists } from './repositories/codeLists';
import { newReference } from './auth/tokens';
import { TextToSql } from './textToSql';

export interface AppOptions {
  config: Config;
  db: Database;
  listen: Listen;
  /** The database as its owner; readers of their own roles are reached under it. */
  databaseUrl: string;
  mailer: Mailer;
  clock?: () => Date;
  /** Where log lines go. */
  writeLog?: (line: string) => void;
}

const BODY_BYTES = 64 * 1024;
const HEADERS_MS = 15_000;

/** The whole server without its socket: everything that main starts and that tests inject into. */
export async function buildApp({
  config,
  db,
  listen,
  databaseUrl,
  mailer,
  clock = () => new Date(),
  writeLog,
}: AppOptions): Promise<FastifyInstance> {
  const contract = loadContract();
  const errorMessages = new ErrorMessages(contract);
  const app = Fastify({
    logger: loggerOptions(config, writeLog ?? writeToStandardOutput()),
    // logRequests writes the one line that there is.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newReference(10),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded; hooks have not run yet.
      void sendFailure(
        request,
        reply.header('x-request-id', request.id),
        new MalformedRequest('unreadable', {}, error.statusCode ?? 400),
        errorMessages,
      );
    },
  });
  app.server.headersTimeout = HEADERS_MS;

  limitPipelining(app);
  limitRequestTime(app);
  logRequests(app);
  handleErrors(app, errorMessages);
  await app.register(cookie);
  await secure(app, config.googleClientId !== undefined);
  readJsonBodies(app);

  const delivery = new ConsultationDelivery({
    db,
    mailer,
    firmEmail: config.firmEmail,
    clock,
    log: app.log,
  });
  const ocr = createOcr({ tesseractPath: config.tesseractPath });
  const textToSql = new TextToSql(databaseUrl);
  const model = createModel(config.llm);
  const chat = new ChatService(config.siteDir, model);
  const guard = new Guard(db, contract, clock);
  const codeLists = new CodeLists(db, listen);
  const handlers = createHandlers({
    chat,
    config,
    db,
    codeLists,
    mailer,
    delivery,
    errorMessages,
    ocr,
    model,
    guard,
    textToSql,
    clock,
  });
  bindContract(app, {
    contract,
    handlers,
    guard,
    validateResponses: config.environment !== 'production',
  });
  await serveWorkspaceEvents(app, {
    url: socketUrl(contract, 'openWorkspaceEvents'),
    guard,
    listen,
    maySeeBook: bookWatch({ db, guard, contract }),
  });
  await serveSite(app, {
    siteDir: config.siteDir,
    withProvider: config.googleClientId !== undefined,
    errorMessages,
  });

  let stopHousekeeping: (() => Promise<void>) | undefined;
  app.addHook('onListen', () => {
    // Whoever asks first shall not wait for it; without a built site there is nothing to read.
    void chat.load().catch(() => undefined);
    stopHousekeeping = startHousekeeping({ db, delivery, clock, log: app.log });
  });
  app.addHook('onClose', async () => {
    await ocr.close();
    await textToSql.close();
    await stopHousekeeping?.();
    await delivery.idle();
  });
  return app;
}
