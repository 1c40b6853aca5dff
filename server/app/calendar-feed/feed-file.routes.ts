import { createHash } from 'node:crypto';
import { problemOf } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/open-database.ts';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { tellFeed } from './tell-feed.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly box: SecretBox; now(): Instant };
type Params = { hotelId: string; feedId: string; file: string };

/** Where others read which nights are taken. Whoever asks at a wrong address is told nothing of why it is wrong. */
export function feedFileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: Params }>(
    '/calendar-feeds/:hotelId/:feedId/:file',
    { config: { limitedAs: 'search' } },
    async (request, reply) => {
      const { hotelId, feedId, file } = request.params;
      const isAddress = /^\d{1,9}$/.test(hotelId) && /^[a-z0-9-]{1,60}$/.test(feedId) && file.endsWith('.ics');
      const key = { hotelId: Number(hotelId), feedId, token: file.slice(0, -4) };
      const text = isAddress ? await tellFeed(deps, key, deps.now()) : null;
      if (text === null) return sendProblem(reply, problemOf({ refused: 'route.unknown' }));
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      reply.headers({
        etag,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
