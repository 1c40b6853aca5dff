import { randomBytes } from 'node:crypto';
import type { Transport } from '@stayfront/contract/call';
import type { Landing, RenderedPage } from '@stayfront/contract/guest-app';
import type { FastifyRequest } from 'fastify';
import { permissionsOf } from '../../platform/http/security-headers.ts';
import type { Caller } from '../../platform/http/guard.ts';
import { readVisit } from '../../selling/demand/read-visit.ts';
import { assemblePage } from './assemble-page.ts';
import { followHash, mayHaveHash } from './follow-hash.ts';
import { inlineHashes, type InlineHashes } from './inline-hashes.ts';
import type { Count } from './kept-pages.ts';
import { encodingFor, packPage } from './pack-page.ts';
import type { LoadedApp, PageDeps } from './page-deps.ts';
import { ownSources, pagePolicy, type PolicySources } from './page-policy.ts';
import { readForPage, type PageReading } from './page-reading.ts';
import { tagManagerSources } from './tag-manager-sources.ts';

/** A page as it is answered. One that everybody may have who asks for the same says what it was drawn from. */
export type DrawnAnswer = {
  readonly status: number;
  readonly redirectTo: string | null;
  readonly isKnown: boolean;
  readonly landing: Landing;
  readonly isFramed: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Packed already where it is kept. */
  readonly body: string | Buffer;
  readonly reading: PageReading | null;
  readonly counts: readonly Count[];
};

/** Draws the page that a request asks for, with all that its answer has to say around it. */
export async function drawPage(
  deps: PageDeps,
  { app, template, firstTemplate = template, extraHead = '' }: LoadedApp,
  transportFor: (caller: Caller) => Transport,
  request: FastifyRequest,
): Promise<DrawnAnswer> {
  const { url, cookies, headers } = request;
  const now = deps.now();
  const counts: Count[] = [];
  const visit = readVisit(request, deps.publicUrl(), url);
  const transport = transportFor({ visit: { ...visit, toldAgain: (count) => void counts.push(count) } });
  const watched = deps.keeping ? readForPage(deps.keeping, cookies, transport, now) : null;
  let payment = null as Awaited<ReturnType<PageDeps['paymentPageOf']>>;
  const page = await app.renderPage({
    url,
    origin: deps.publicUrl(),
    cookies: watched?.cookies ?? cookies,
    isDemo: deps.isDemo,
    isReporting: deps.isReporting,
    isPreview: false,
    acceptLanguage: headers['accept-language'] ?? '',
    transport: watched?.transport ?? transport,
    now,
    isFramed: headers['sec-fetch-dest'] === 'iframe',
    // Asked for by payment pages only: no other page may load anything of a provider.
    async paymentOf(hotelId) {
      payment = await deps.paymentPageOf(hotelId);
      if (!payment) return null;
      const { environment, sandboxOrigin, scriptUrl } = payment;
      return { environment, sandboxOrigin, scriptUrl };
    },
  });
  const { sources, walletFrames } = payment ?? { sources: ownSources, walletFrames: [] };
  const isForAll = page.status === 200 && page.redirectTo === null && extraHead === '' && !isOfSomebody(page);
  const reading = isForAll && payment === null ? ((await watched?.end()) ?? null) : null;
  const { status, redirectTo, isKnown, landing, isFramed } = page;
  const answer = { status, redirectTo, isKnown, landing, isFramed, reading, counts };
  if (redirectTo !== null) return { ...answer, headers: {}, body: '' };
  const nonce = reading ? '' : randomBytes(16).toString('base64');
  const hashScript = mayHaveHash(url) ? `<script nonce="${nonce}">${followHash()}</script>` : '';
  const shape = Object.keys(cookies).length > 0 ? template : firstTemplate;
  const html = assemblePage(shape, page, nonce, hashScript + extraHead.replaceAll('__NONCE__', nonce));
  const policyFor = async (inline: string | InlineHashes): Promise<string> =>
    pagePolicy(inline, withConnections(sourcesOf(page, sources), deps.connectSources), await ancestorsOf(deps, page));
  const said = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.isReservation ? 'no-store' : 'private, no-cache',
    'content-security-policy': await policyFor(reading ? inlineHashes(html) : nonce),
    ...(walletFrames.length > 0 ? { 'permissions-policy': permissionsOf(walletFrames) } : {}),
    // The address of a private page carries the guest's token: nobody else is to learn it.
    ...(page.isPrivate ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(page.status === 503 ? { 'retry-after': closedSeconds } : {}),
  };
  if (!reading) return { ...answer, headers: { ...said, vary: hangsOn }, body: html };
  const encoding = encodingFor(headers['accept-encoding']);
  return {
    ...answer,
    headers: {
      ...said,
      vary: `${hangsOn}, accept-encoding`,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: await packPage(html, encoding),
  };
}

const hangsOn = 'cookie, accept-language, sec-fetch-dest';

/** When a search engine may look again at a house in maintenance. */
const closedSeconds = '600';

/** Pages of one guest, and those that let others in. */
const isOfSomebody = ({ isPrivate, isReservation, shopOrigin, returnsTo }: RenderedPage): boolean =>
  isPrivate || isReservation || shopOrigin !== null || returnsTo !== null;

/**
 * In whose frame a page may stand: the pages of a booking in the hotel's own site, and the one that the provider leads
 * back to where the provider's page was.
 */
async function ancestorsOf(deps: PageDeps, { returnsTo, framedBy }: RenderedPage): Promise<readonly string[]> {
  if (returnsTo === null) return framedBy;
  return [...new Set(["'self'", ...((await deps.paymentPageOf(returnsTo))?.sources.frames ?? [])])];
}

function sourcesOf({ tags, shopOrigin }: RenderedPage, others: PolicySources): PolicySources {
  const sources = tags === null ? others : tagManagerSources;
  return shopOrigin === null ? sources : { ...sources, scripts: [...sources.scripts, shopOrigin] };
}

const withConnections = (sources: PolicySources, more: readonly string[]): PolicySources => ({
  ...sources,
  connections: [...sources.connections, ...more],
});
