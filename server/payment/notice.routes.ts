import { problemOf, type ProblemCode } from '@stayfront/contract/problem';
import { folderOf, providerNames } from '@stayfront/rules/payment/providers';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/db/open-database.ts';
import { sendProblem } from '../platform/http/send-problem.ts';
import type { ProviderOf } from './provider-of.ts';
import { takeNotice } from './take-notice.ts';

type Deps = { readonly db: Db; readonly providerOf: ProviderOf; now(): Instant };

const refusals = { forged: 'payment.notice', 'no-provider': 'route.unknown' } as const satisfies Record<
  string,
  ProblemCode
>;

/** Where providers send their notifications. Not part of the API: its words are the providers', and its callers too. */
export async function noticeRoutes(app: FastifyInstance, { db, providerOf, now }: Deps): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    // As bytes: the signature is over what was sent, not over what we would have written.
    own.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post<{ Params: { hotelId: string; provider: string } }>(
      '/api/hotels/:hotelId/payment-notices/:provider',
      { bodyLimit: 256 * 1024, config: { isAlwaysHeard: true } },
      async (request, reply) => {
        const provider = providerNames.find((name) => folderOf(name) === request.params.provider);
        const hotelId = /^\d{1,9}$/.test(request.params.hotelId) ? Number(request.params.hotelId) : null;
        if (provider === undefined || hotelId === null)
          return sendProblem(reply, problemOf({ refused: 'route.unknown' }));
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const input = { headers: request.headers, body };
        const result = await takeNotice({ db, providerOf }, { hotelId, provider, input }, now());
        if (result === 'forged' || result === 'no-provider')
          return sendProblem(reply, problemOf({ refused: refusals[result] }));
        return reply
          .code(result === 'taken' ? 200 : 202)
          .header('cache-control', 'no-store')
          .send({ status: result });
      },
    );
  });
}
