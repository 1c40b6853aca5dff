import { randomBytes } from 'node:crypto';
import { previewRoot } from '@stayfront/contract/house-preview';
import type { FastifyInstance } from 'fastify';
import type { Guarded } from '../../platform/http/guard-routes.ts';
import { assemblePage } from './assemble-page.ts';
import type { DeskPageDeps } from './desk-page.routes.ts';
import { innerTransport } from './inner-transport.ts';
import { ownSources, pagePolicy } from './page-policy.ts';
import type { PageDeps } from './page-deps.ts';

type Deps = Pick<PageDeps, 'load' | 'publicUrl' | 'isDemo' | 'connectSources' | 'now'> &
  Pick<DeskPageDeps, 'operatorOf'> & {
    /** What answers with drafts. */
    readonly previewed: readonly Guarded[];
  };

/**
 * Pages of a hotel with the draft of its house in them, as guests would see them, for who has signed in there. Nobody
 * else is shown a draft: they are led to the page as it is. Only the desk may show one in a frame, and nothing keeps it.
 */
export function previewPageRoutes(app: FastifyInstance, deps: Deps): void {
  const transport = innerTransport(deps.previewed)({});
  app.get(`${previewRoot}/*`, { config: { limitedAs: 'search' } }, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const url = request.url.slice(previewRoot.length);
    const [, hotelId] = /^\/(\d{1,10})(?:[/?]|$)/.exec(url) ?? [];
    const operator = hotelId === undefined ? null : await deps.operatorOf(Number(hotelId), request);
    // Never to another site: “//evil.example” would read as one.
    if (!operator) return reply.redirect(hotelId === undefined ? '/' : url, 302);
    const { app: guestApp, template, extraHead = '' } = await deps.load(url);
    const visit = { url, origin: deps.publicUrl(), cookies: request.cookies, isDemo: deps.isDemo };
    const elsewhere = guestApp.findRedirect(visit);
    if (elsewhere !== null) return reply.redirect(inPreview(elsewhere), 302);
    const page = await guestApp.renderPage({
      ...visit,
      isPreview: true,
      isReporting: false,
      acceptLanguage: request.headers['accept-language'] ?? '',
      transport,
      now: deps.now(),
      isFramed: false,
      paymentOf: () => Promise.resolve(null),
    });
    if (page.redirectTo !== null) return reply.redirect(inPreview(page.redirectTo), 302);
    const nonce = randomBytes(16).toString('base64');
    const sources = { ...ownSources, connections: [...deps.connectSources] };
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(nonce, sources, ["'self'"]),
        'referrer-policy': 'no-referrer',
        vary: 'cookie, accept-language',
      })
      .send(assemblePage(template, page, nonce, extraHead.replaceAll('__NONCE__', nonce)));
  });
}

/** What leads to another page of ours leads to its preview. */
const inPreview = (address: string): string => (/^\/(?!\/)/.test(address) ? `${previewRoot}${address}` : address);
