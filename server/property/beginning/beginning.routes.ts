import {
  beginAnotherHotel as anotherRoute,
  beginHotel as beginRoute,
  copyHotel as copyRoute,
  type BegunHotel,
} from '@stayfront/contract/beginning';
import { refuse } from '@stayfront/contract/problem';
import { deviceOf } from '@stayfront/rules/people/device-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type CallContext, type Served } from '../../platform/http/answer-route.ts';
import { networkOf } from '../../platform/limit/network-of.ts';
import type { ReadHotel } from '../hotel/hotel.ts';
import { asOperator } from '../operator/as-operator.ts';
import type { Whence } from '../operator/whence.ts';
import { sessionCookies } from '../operator/session-cookies.ts';
import { beginAnotherHotel, beginHotel } from './begin-hotel.ts';
import { copyHotel } from './copy-hotel.ts';
import type { PutHotel } from './put-new-hotel.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly publicUrl: () => string;
  readonly now: () => Instant;
};

/** How a hotel begins. */
export function beginningRoutes({ db, readHotel, publicUrl, now }: Deps): Served[] {
  const signedIn = ({ begun, sessionToken }: PutHotel, { sendCookie }: CallContext): BegunHotel => {
    const { hotelId } = begun;
    for (const cookie of sessionCookies({ hotelId, sessionToken, publicUrl: publicUrl() })) sendCookie?.(cookie);
    return begun;
  };
  const whenceOf = ({ userAgent, address }: CallContext): Whence => ({
    device: deviceOf(userAgent),
    network: networkOf(address),
  });
  return [
    serve(beginRoute, async ({ body }, context) => {
      const put = await beginHotel(db, body, whenceOf(context), now());
      return 'refused' in put ? put : signedIn(put, context);
    }),
    serve(anotherRoute, async ({ body }, context) => {
      const put = await beginAnotherHotel(db, asOperator(context), body, whenceOf(context), now());
      return 'refused' in put ? put : signedIn(put, context);
    }),
    serve(copyRoute, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('operator.missing');
      const put = await copyHotel(db, hotel, asOperator(context), body, whenceOf(context), now());
      return 'refused' in put ? put : signedIn(put, context);
    }),
  ];
}
