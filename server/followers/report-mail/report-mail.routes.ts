import {
  chooseReportMail as chooseRoute,
  getReportMail,
  stopReportMail as stopRoute,
} from '@stayfront/contract/report/report-mail';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance } from 'fastify';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asOperator } from '../../property/operator/as-operator.ts';
import { chooseReportMail } from './choose-report-mail.ts';
import { describeWish } from './describe-wish.ts';
import { readWish } from './report-mail.store.ts';
import { stopReportMail } from './stop-report-mail.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; now(): Instant };

/** The report by mail: each person of a hotel for themselves. */
export const reportMailRoutes = ({ db, readHotel, secret, now }: Deps): Served[] => [
  serve(getReportMail, async ({ params: { hotelId } }, context) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const by = asOperator(context);
    const whose = { hotelId, personId: by.operatorId };
    const wish = await inHotel(db, hotelId, (tx) => readWish(tx, whose), 'read only');
    return describeWish(hotel, by, wish, now());
  }),
  serve(chooseRoute, async ({ params: { hotelId }, body }, context) => {
    const hotel = await readHotel(hotelId);
    return hotel ? chooseReportMail(db, hotel, asOperator(context), body, now()) : refuse('hotel.unknown');
  }),
  serve(stopRoute, ({ params, body }) => stopReportMail({ db, secret }, { ...params, ...body })),
];

/**
 * What a mail program asks for when its own “unsubscribe” is tapped (RFC 8058): a form, without a page of ours, and without
 * anybody signed in. Where the letter itself leads is a page of the desk.
 */
export async function unsubscribeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'secret'>): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      async () => null,
    );
    scope.post('/:hotelId(^\\d{1,9}$)/report-mails/:personId/unsubscribe', async (request, reply) => {
      const { hotelId, personId } = request.params as { hotelId: string; personId: string };
      const { t: token } = request.query as { t?: unknown };
      const isLink = typeof token === 'string' && token.length <= 200 && personId.length <= 40;
      if (isLink) await stopReportMail(deps, { hotelId: Number(hotelId), personId, token });
      return reply.status(200).header('cache-control', 'no-store').type('text/plain').send('');
    });
  });
}
