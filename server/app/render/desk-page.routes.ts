import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DeskApp } from '@stayfront/contract/desk-app';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guarded } from '../../platform/http/guard-routes.ts';
import type { Asking } from '../../property/operator/check-operator.ts';
import type { Operator } from '../../property/operator/operator.ts';
import { assemblePage, type Template } from './assemble-page.ts';
import { innerTransport } from './inner-transport.ts';
import { keepEarlyInput } from './keep-early-input.ts';
import { offlineWorker, shellOf } from './offline-worker.ts';
import { ownSources, pagePolicy } from './page-policy.ts';
import { findOldSignIn, signInFor } from './sign-in-address.ts';

export type DeskPageDeps = {
  /** Asked for on each request, since development rebuilds it. */
  load(url: string): Promise<{ readonly app: DeskApp; readonly template: Template; readonly extraHead?: string }>;
  readonly served: readonly Guarded[];
  readonly publicUrl: () => string;
  operatorOf(hotelId: number, request: Asking): Promise<Operator | null>;
  readonly isReporting: boolean;
  /** Development lets the browser talk to the rebuilding server. */
  readonly connectSources: readonly string[];
  now(): Instant;
};

/** Before the first paint: who has chosen no light gets that of the device. */
const followDevice = `if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.mode='dark'`;

/** The pages of the hotel's own people. None is so much as drawn without a session of that hotel, and none is kept. */
export function deskPageRoutes(app: FastifyInstance, deps: DeskPageDeps): void {
  const transportFor = innerTransport(deps.served);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // Where the first hotel begins there is none to be signed in at.
    const hotelId = Number((request.params as { hotelId?: string }).hotelId ?? 0);
    const oldSignIn = findOldSignIn(request.url);
    if (oldSignIn !== null) return reply.header('cache-control', 'no-store').redirect(oldSignIn, 302);
    const isShell = request.url === shellOf(hotelId);
    const { app: desk, template, extraHead = '' } = await deps.load(request.url);
    void reply.header('cache-control', 'no-store');
    const operator = hotelId === 0 ? null : await deps.operatorOf(hotelId, request);
    if (!operator && !desk.isOpen(request.url)) return reply.redirect(signInFor(hotelId, request.url), 302);
    const staff = operator ? { hotelId: operator.hotelId, role: operator.role, by: operator.email } : undefined;
    const asked = {
      hotelId,
      url: isShell ? `/${hotelId}/desk` : request.url,
      origin: deps.publicUrl(),
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'] ?? '',
      transport: transportFor({ operator: operator ?? undefined, staff }),
      now: deps.now(),
      isSignedIn: operator !== null && !isShell,
      isReporting: deps.isReporting,
      isShell,
    };
    const file = operator && /\.csv(\?|$)/.test(request.url) ? await desk.openFile(asked) : null;
    if (file)
      return reply
        .type(file.type)
        .headers({ 'content-disposition': `attachment; filename="${file.name}"`, 'x-robots-tag': 'noindex, nofollow' })
        .send(Readable.from(file.pieces));
    const page = await desk.renderDesk(asked);
    const nonce = randomBytes(16).toString('base64');
    // One document goes on to every room of the desk, and some show the hotel's own page inside themselves.
    const frames = operator ? ["'self'"] : ownSources.frames;
    const connections = [...ownSources.connections, ...deps.connectSources];
    const first = page.isModeChosen ? keepEarlyInput : `${followDevice};${keepEarlyInput}`;
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(nonce, { ...ownSources, frames, connections }, [], true),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      .send(
        assemblePage(
          template,
          page,
          nonce,
          `<script nonce="${nonce}">${first}</script>${extraHead.replaceAll('__NONCE__', nonce)}`,
        ),
      );
  };
  app.get('/:hotelId(^\\d{1,9}$)/desk/worker.js', async (request, reply) => {
    const hotelId = Number((request.params as { hotelId: string }).hotelId);
    if (!(await deps.operatorOf(hotelId, request))) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'service-worker-allowed': `/${hotelId}/desk`,
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-robots-tag': 'noindex',
      })
      .send(offlineWorker(hotelId));
  });
  app.get('/desk/begin', answer);
  for (const area of ['desk', 'config'])
    for (const below of ['', '/*']) app.get(`/:hotelId(^\\d{1,9}$)/${area}${below}`, answer);
}
