import { listOwnHotels as listRoute, switchHotel as switchRoute } from '@stayfront/contract/own-hotels';
import { isRefusal } from '@stayfront/contract/problem';
import { deviceOf } from '@stayfront/rules/people/device-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { networkOf } from '../../platform/limit/network-of.ts';
import { asOperator } from './as-operator.ts';
import type { CheckOperator } from './check-operator.ts';
import { listOwnHotels } from './list-own-hotels.ts';
import { lastHotelCookie, sessionCookies } from './session-cookies.ts';
import { switchHotel } from './switch-hotel.ts';

type Deps = {
  readonly db: Db;
  readonly checkOperator: CheckOperator;
  readonly publicUrl: () => string;
  readonly now: () => Instant;
};

/** People who work at several hotels of this server. */
export const ownHotelRoutes = ({ publicUrl, now, ...deps }: Deps): Served[] => [
  serve(listRoute, async (_input, context) => ({
    hotels: await listOwnHotels(deps, asOperator(context), context.asking),
  })),
  serve(switchRoute, async ({ body: { toHotelId } }, context) => {
    const { asking, address, userAgent, sendCookie } = context;
    const whence = { device: deviceOf(userAgent), network: networkOf(address) };
    const switched = await switchHotel(deps, asOperator(context), { toHotelId, asking, whence }, now());
    if (isRefusal(switched)) return switched;
    const { operator, sessionToken } = switched;
    for (const cookie of sessionCookies({ hotelId: toHotelId, sessionToken, publicUrl: publicUrl() }))
      sendCookie?.(cookie);
    return { ...operator, hotelId: toHotelId };
  }),
];

/** Whoever remembers no number comes to the desk they were at last; the desk asks them to sign in where they have to. */
export function lastDeskRoute(app: FastifyInstance): void {
  app.get('/desk', (request, reply) => {
    const last = request.cookies[lastHotelCookie] ?? '';
    const to = /^[1-9]\d{0,9}$/.test(last) ? `/${last}/desk` : '/';
    return reply.header('cache-control', 'no-store').redirect(to, 302);
  });
}
