import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readVisit } from '../../selling/demand/read-visit.ts';
import { cookieOptions } from '../../platform/http/sent-cookie.ts';
import { drawPage, type DrawnAnswer } from './draw-page.ts';
import { innerTransport } from './inner-transport.ts';
import { keepPages, type KeptPage } from './kept-pages.ts';
import { encodingFor } from './pack-page.ts';
import type { LoadedApp, PageDeps } from './page-deps.ts';
import { choices, isStill } from './page-reading.ts';
import { rootPage, rootPolicy } from './root-page.ts';

/** Everything that is not the API, a picture or an asset is a page of the guest application. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const transportFor = innerTransport(deps.served);
  const { keeping } = deps;
  const pages = keepPages(keeping?.mostBytes ?? 0);
  const drawing = new Map<string, Promise<DrawnAnswer>>();

  async function findKept(key: string, { cookies }: FastifyRequest): Promise<KeptPage | null> {
    const page = pages.find(key);
    if (!page || !keeping) return null;
    for (const name of page.reading.absentCookies) if (cookies[name] !== undefined) return null;
    return (await isStill(keeping, page.reading, deps.now())) ? page : null;
  }

  /** Drawn, and kept before anybody who waits for it looks. */
  async function drawAndKeep(key: string, loaded: LoadedApp, request: FastifyRequest): Promise<DrawnAnswer> {
    const answer = await drawPage(deps, loaded, transportFor, request);
    const { reading, body, headers, landing, isFramed, counts } = answer;
    if (reading && Buffer.isBuffer(body)) pages.keep(key, { reading, landing, isFramed, headers, body, counts });
    return answer;
  }

  async function sendRoot(reply: FastifyReply): Promise<FastifyReply> {
    const root = await deps.root();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .status(root.status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'private, no-cache', 'content-security-policy': rootPolicy(nonce) })
      .send(rootPage(root, nonce));
  }

  // A page is drawn with the searches in it.
  app.get('/*', { config: { limitedAs: 'search' } }, async (request, reply) => {
    const loaded = await deps.load(request.url);
    const visit = { url: request.url, origin: deps.publicUrl(), cookies: request.cookies, isDemo: deps.isDemo };
    const redirectTo = loaded.app.findRedirect(visit);
    if (redirectTo !== null) return reply.redirect(redirectTo, 302);
    if (/^\/(\?|$)/.test(request.url)) return sendRoot(reply);
    const isSecure = deps.publicUrl().startsWith('https:');
    const setCookies = ({ landing, isFramed }: Pick<KeptPage, 'landing' | 'isFramed'>): void => {
      for (const { name, value, days } of loaded.app.cookiesOf(visit, landing)) {
        const cookie = { name, value, seconds: days * 86_400, isReadable: true, isSecure, isFramed };
        void reply.setCookie(name, value, cookieOptions(cookie));
      }
    };
    const key = keyOf(request);
    let kept = await findKept(key, request);
    // One draws a page, and who asks for the same meanwhile waits for it. It may not be theirs: then they draw their own.
    const running = kept ? undefined : drawing.get(key);
    if (running) {
      await running.catch(() => {});
      kept = await findKept(key, request);
    }
    if (kept) {
      const visit = readVisit(request, deps.publicUrl(), request.url);
      for (const count of kept.counts) count(visit, deps.now());
      setCookies(kept);
      return reply.headers(kept.headers).send(kept.body);
    }
    const drawn = drawAndKeep(key, loaded, request);
    drawing.set(key, drawn);
    const answer = await drawn.finally(() => drawing.get(key) === drawn && drawing.delete(key));
    setCookies(answer);
    if (answer.redirectTo !== null) return reply.redirect(answer.redirectTo, 302);
    // Who names no hotel in the path may name one behind a hash, which a redirect would leave unread.
    if (!answer.isKnown && deps.marketingUrl !== null)
      return /^\/[1-9]/.test(request.url) ? reply.redirect(deps.marketingUrl, 302) : sendRoot(reply);
    return reply.status(answer.status).headers(answer.headers).send(answer.body);
  });
}

/** All that a page may hang on that a request says, but cookies that are one guest's. */
function keyOf({ url, headers, cookies }: FastifyRequest): string {
  return [
    url,
    headers['accept-language'],
    headers['sec-fetch-dest'] === 'iframe',
    Object.keys(cookies).length > 0,
    encodingFor(headers['accept-encoding']),
    ...choices.map((name) => cookies[name]),
  ].join('\n');
}
