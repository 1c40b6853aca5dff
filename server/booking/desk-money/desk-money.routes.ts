import { getDeskAccount } from '@stayfront/contract/desk/account';
import {
  addHotelPayment as addRoute,
  takeBackHotelPayment as takeBackRoute,
} from '@stayfront/contract/desk/hotel-payment';
import { getFrontDeskLimit, setFrontDeskLimit as limitRoute } from '@stayfront/contract/desk/limit';
import { chargeGuarantee as chargeRoute } from '@stayfront/contract/desk/no-show';
import {
  askForPayment as askRoute,
  withdrawPaymentRequest as withdrawRoute,
} from '@stayfront/contract/desk/payment-request';
import { refundForHotel as refundRoute } from '@stayfront/contract/desk/refund';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { asOperator } from '../../property/operator/as-operator.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { askForPayment } from '../pay/ask-for-payment.ts';
import { withdrawPaymentRequest } from '../pay/withdraw-payment-request.ts';
import { addHotelPayment } from './add-hotel-payment.ts';
import { chargeGuarantee } from './charge-guarantee.ts';
import { describeAccount } from './describe-account.ts';
import { readFrontDeskLimit } from './read-front-desk-limit.ts';
import { refundForHotel } from './refund-for-hotel.ts';
import { setFrontDeskLimit } from './set-front-desk-limit.ts';
import { takeBackHotelPayment } from './take-back-hotel-payment.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };
type Named = { readonly hotelId: number; readonly reservationId: string };

/** What people and systems of a hotel do with the money of its reservations. */
export function deskMoneyRoutes({ db, readHotel, now }: Deps): Served[] {
  async function find(
    params: Named,
  ): Promise<{ hotel: Hotel; reservationId: string } | Refusal<'hotel.unknown' | 'reservation.unknown'>> {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    return reservationId ? { hotel, reservationId } : refuse('reservation.unknown');
  }
  return [
    serve(getDeskAccount, async ({ params }, context) => {
      const found = await find(params);
      if ('refused' in found) return found;
      return describeAccount(db, found.hotel, asStaff(context).role, found.reservationId, now());
    }),
    serve(refundRoute, async ({ params, body }, context) => {
      const found = await find(params);
      if ('refused' in found) return found;
      const { hotel, reservationId } = found;
      const { idempotencyKey } = context;
      return refundForHotel(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
    serve(addRoute, async ({ params, body }, context) => {
      const found = await find(params);
      if ('refused' in found) return found;
      const { hotel, reservationId } = found;
      const { idempotencyKey } = context;
      return addHotelPayment(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
    serve(takeBackRoute, async ({ params }, context) => {
      const found = await find(params);
      if ('refused' in found) return found;
      const { hotel, reservationId } = found;
      const { movementId } = params;
      return takeBackHotelPayment(db, hotel, asStaff(context), { reservationId, movementId }, now());
    }),
    serve(askRoute, async ({ params, body }, context) => {
      const found = await find(params);
      if ('refused' in found) return found;
      const { hotel, reservationId } = found;
      const { idempotencyKey } = context;
      return askForPayment(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
    serve(withdrawRoute, async ({ params }, context) => {
      const found = await find(params);
      if ('refused' in found) return found;
      const { requestId } = params;
      return withdrawPaymentRequest(db, asStaff(context), { reservationId: found.reservationId, requestId }, now());
    }),
    serve(chargeRoute, async ({ params, body }, context) => {
      const found = await find(params);
      if ('refused' in found) return found;
      const { hotel, reservationId } = found;
      const { idempotencyKey } = context;
      return chargeGuarantee(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
    serve(getFrontDeskLimit, async ({ params }) => {
      const hotel = await readHotel(params.hotelId);
      return hotel ? readFrontDeskLimit(db, hotel) : refuse('hotel.unknown');
    }),
    serve(limitRoute, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return setFrontDeskLimit(db, hotel, { who: asOperator(context).email, amount: body.amount }, now());
    }),
  ];
}
