import type { FastifyInstance } from 'fastify';
import { MalformedRequest } from '../contract';

/** Bodies are JSON in sound UTF-8 or they are refused; `__proto__` and `constructor` keys are refused as well. An empty body is no body. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(body));
    } catch {
      return done(new MalformedRequest('json'), undefined);
    }
    return parse(request, text, done);
  });
}
