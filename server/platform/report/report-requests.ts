import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FailureTags, Reporter } from './open-reporter.ts';

/** What a request is known by in a report: its hotel, the pattern of its address and its language, never the address. */
export function requestTags(request: FastifyRequest): FailureTags {
  const { hotelId } = (request.params ?? {}) as { hotelId?: string };
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const hotel = hotelId ?? /^\/(\d{1,10})(?:[/?]|$)/.exec(request.url)?.[1];
  const language = typeof lang === 'string' ? lang.slice(0, 5) : request.cookies?.['stayfront-language'];
  const route = request.routeOptions.url;
  return { ...(hotel ? { hotel } : {}), ...(route ? { route } : {}), ...(language ? { language } : {}) };
}

/** How long requests take, of a tenth of them. */
export function reportRequests(app: FastifyInstance, reporter: Reporter): void {
  if (!reporter.isOn) return;
  app.addHook('onResponse', (request, reply, done) => {
    const tags = requestTags(request);
    const route = `${request.method} ${tags.route ?? 'unknown'}`;
    reporter.trace({ platform: 'node', kind: 'http.server', route, milliseconds: reply.elapsedTime, tags });
    done();
  });
  app.addHook('onClose', () => reporter.settle());
}
