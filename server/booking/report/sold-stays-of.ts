import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { hotelBill, vatOf } from '@stayfront/rules/booking/stay-bill';
import { isFinal } from '@stayfront/rules/booking/status';
import { sourceOf } from '@stayfront/rules/channel/source';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { daysBetween, nightCount } from '@stayfront/rules/stay/stay-date';
import { vatByRate } from '@stayfront/rules/tax/vat-by-rate';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { vatRatesOf } from '../../property/hotel/vat-rates.ts';
import { withVatRates } from '../../selling/tax/describe-vat.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { SoldStay, SoldState } from './sold-stay.store.ts';

type Origin = { readonly isByHotel: boolean; readonly isNoShow: boolean };

/** What reports add up of a reservation, room by room. What is held or was never booked is there, and counts nowhere. */
export function soldStaysOf(document: PropertyDocument, reservation: StoredReservation, origin: Origin): SoldStay[] {
  const { reservationId, createdAt, guest, channel, hotelCurrency } = reservation;
  const bookedOn = todayAt(document.timeZone, createdAt);
  const rates = vatRatesOf(document);
  return reservation.roomStays.map((stay) => {
    const { quote } = stay;
    const services = withVatRates(document, stay.services);
    const bill = hotelBill({ ...quote, localTaxes: [...quote.localTaxes, ...stay.taxes] }, services);
    const amounts = bill.nights.map(({ price, discount }) => price - discount);
    const vat = vatByRate(vatOf(quote, bill, rates));
    return {
      reservationId,
      roomStayIndex: stay.roomStayIndex,
      state: stateOf(reservation, stay, origin),
      currency: hotelCurrency,
      bookedOn,
      arrival: quote.arrival,
      departure: quote.departure,
      nights: nightCount(quote),
      lead: daysBetween(bookedOn, quote.arrival),
      roomId: quote.roomId,
      ratePlanId: quote.ratePlanId,
      source: sourceOf(channel, origin.isByHotel),
      country: guest.address?.country ?? '',
      amounts,
      revenue: amounts.reduce((sum, amount) => sum + amount, 0),
      kept: keptOf(stay),
      vatRates: vat.map(({ basisPoints }) => basisPoints ?? -1),
      vatAmounts: vat.map(({ minor }) => minor),
      localTax: bill.localTax,
    };
  });
}

function stateOf({ status }: StoredReservation, stay: StoredRoomStay, { isNoShow }: Origin): SoldState {
  if (status === 'held' || status === 'discarded') return 'none';
  if (stay.status === 'cancel' || isFinal(status)) return isNoShow ? 'no-show' : 'cancelled';
  return isNoShow ? 'no-show' : 'sold';
}

/** For cancelling, or for what was changed before. */
const keptOf = ({ status, cancellationFee, carried }: StoredRoomStay): number =>
  (status === 'cancel' ? cancellationFee : 0) + carried.feePaid + carried.feeDue;
