import { resendConfirmation as resendRoute, sendLostLinks } from '@stayfront/contract/link';
import { refuse } from '@stayfront/contract/problem';
import { resendLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { openByToken } from '../../booking/reservation/open-by-token.ts';
import { askForLinks } from './ask-for-links.ts';
import { resendConfirmation } from './resend-confirmation.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; now(): Instant };

/** Letters that a guest asks for. */
export const mailRoutes = ({ db, readHotel, secret, now }: Deps): Served[] => [
  serve(sendLostLinks, async ({ params, body }, { address }) => {
    if (!(await readHotel(params.hotelId))) return refuse('hotel.unknown');
    const input = { email: body.email, language: body.lang, address };
    return askForLinks({ db, secret }, params.hotelId, input, now());
  }),
  serve(resendRoute, async ({ params, body }) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const { hotelId } = hotel;
    return inHotel(db, hotelId, async (tx) => {
      const reservation = await openByToken(tx, hotel, { ...params, ...body }, now(), 'change');
      if (!reservation) return refuse('reservation.unknown');
      const { reservationId } = reservation;
      const refusal =
        (await countAsk(tx, hotelId, { 'resend-reference': reservationId }, resendLimits, now())) ??
        (await resendConfirmation(tx, reservation, 'guest', now()));
      return refusal ?? { reservationId, isTaken: true };
    });
  }),
];
