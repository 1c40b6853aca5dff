import { permissionsOf } from '../../platform/http/security-headers.ts';
import { randomBytes } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance } from 'fastify';
import type { Guarded } from '../../platform/http/guard-routes.ts';
import { cookieOptions } from '../../platform/http/sent-cookie.ts';
import { assemblePage, type Template } from './assemble-page.ts';
import { innerTransport } from './inner-transport.ts';
import { readVisit } from '../../selling/demand/read-visit.ts';
import { followHash, mayHaveHash } from './follow-hash.ts';
import type { GuestApp, PaymentOnPage, RenderedPage } from '@stayfront/contract/guest-app';
import { ownSources, pagePolicy, type PolicySources } from './page-policy.ts';
import { tagManagerSources } from './tag-manager-sources.ts';
import { rootPage, rootPolicy, type Root } from './root-page.ts';

export type PageDeps = {
  /** Asked for on each request, since development rebuilds it. */
  load(url: string): Promise<{
    readonly app: GuestApp;
    readonly template: Template;
    /** For who comes for the first time, and so for every page in a frame that is let keep nothing. */
    readonly firstTemplate?: Template;
    readonly extraHead?: string;
  }>;
  readonly served: readonly Guarded[];
  readonly publicUrl: () => string;
  readonly isDemo: boolean;
  /** Failures of pages are collected. */
  readonly isReporting: boolean;
  /** What a hotel's payment page needs of its provider; null where it has none. */
  paymentPageOf(
    hotelId: number,
  ): Promise<(PaymentOnPage & { readonly sources: PolicySources; readonly walletFrames: readonly string[] }) | null>;
  /** The provider's own site, for those who come without a hotel. */
  readonly marketingUrl: string | null;
  root(): Promise<Root>;
  /** Development lets the browser talk to the rebuilding server. */
  readonly connectSources: readonly string[];
  now(): Instant;
};

/** Everything that is not the API, a picture or an asset is a page of the guest application. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const transportFor = innerTransport(deps.served);
  /**
   * In whose frame a page may stand: the pages of a booking in the hotel's own site, and the one that the provider leads
   * back to where the provider's page was.
   */
  const ancestorsOf = async ({ returnsTo, framedBy }: RenderedPage): Promise<readonly string[]> => {
    if (returnsTo === null) return framedBy;
    return [...new Set(["'self'", ...((await deps.paymentPageOf(returnsTo))?.sources.frames ?? [])])];
  };
  // A page is drawn with the searches in it.
  app.get('/*', { config: { limitedAs: 'search' } }, async (request, reply) => {
    const { app: guestApp, template, firstTemplate = template, extraHead } = await deps.load(request.url);
    const { marketingUrl, isDemo } = deps;
    const visit = { url: request.url, origin: deps.publicUrl(), cookies: request.cookies, isDemo };
    const redirectTo = guestApp.findRedirect(visit);
    if (redirectTo !== null) return reply.redirect(redirectTo, 302);
    const nonce = randomBytes(16).toString('base64');
    const sendRoot = async () => {
      const root = await deps.root();
      return reply
        .status(root.status)
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'private, no-cache', 'content-security-policy': rootPolicy(nonce) })
        .send(rootPage(root, nonce));
    };
    if (/^\/(\?|$)/.test(request.url)) return sendRoot();
    const isSecure = deps.publicUrl().startsWith('https:');
    let sources = ownSources;
    let walletFrames: readonly string[] = [];
    const page = await guestApp.renderPage({
      ...visit,
      isReporting: deps.isReporting,
      isPreview: false,
      acceptLanguage: request.headers['accept-language'] ?? '',
      transport: transportFor({ visit: readVisit(request, deps.publicUrl(), request.url) }),
      now: deps.now(),
      isFramed: request.headers['sec-fetch-dest'] === 'iframe',
      // Asked for by payment pages only: no other page may load anything of a provider.
      async paymentOf(hotelId) {
        const found = await deps.paymentPageOf(hotelId);
        if (!found) return null;
        ({ sources, walletFrames } = found);
        return { environment: found.environment, sandboxOrigin: found.sandboxOrigin, scriptUrl: found.scriptUrl };
      },
    });
    for (const { name, value, days } of page.cookies) {
      const cookie = { name, value, seconds: days * 86_400, isReadable: true, isSecure, isFramed: page.isFramed };
      void reply.setCookie(name, value, cookieOptions(cookie));
    }
    if (page.redirectTo !== null) return reply.redirect(page.redirectTo, 302);
    // Who names no hotel in the path may name one behind a hash, which a redirect would leave unread.
    if (!page.isKnown && marketingUrl !== null)
      return /^\/[1-9]/.test(request.url) ? reply.redirect(marketingUrl, 302) : sendRoot();
    const shape = Object.keys(request.cookies).length > 0 ? template : firstTemplate;
    const hashScript = mayHaveHash(request.url) ? `<script nonce="${nonce}">${followHash()}</script>` : '';
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': page.isReservation ? 'no-store' : 'private, no-cache',
        'content-security-policy': pagePolicy(
          nonce,
          withConnections(sourcesOf(page, sources), deps.connectSources),
          await ancestorsOf(page),
        ),
        ...(walletFrames.length > 0 ? { 'permissions-policy': permissionsOf(walletFrames) } : {}),
        vary: 'cookie, accept-language, sec-fetch-dest',
        // The address of a private page carries the guest's token: nobody else is to learn it.
        ...(page.isPrivate ? { 'referrer-policy': 'no-referrer' } : {}),
        ...(page.status === 503 ? { 'retry-after': closedSeconds } : {}),
      })
      .send(assemblePage(shape, page, nonce, hashScript + (extraHead ?? '').replaceAll('__NONCE__', nonce)));
  });
}

/** When a search engine may look again at a house in maintenance. */
const closedSeconds = '600';

function sourcesOf({ tags, shopOrigin }: RenderedPage, others: PolicySources): PolicySources {
  const sources = tags === null ? others : tagManagerSources;
  return shopOrigin === null ? sources : { ...sources, scripts: [...sources.scripts, shopOrigin] };
}

const withConnections = (sources: PolicySources, more: readonly string[]): PolicySources => ({
  ...sources,
  connections: [...sources.connections, ...more],
});
