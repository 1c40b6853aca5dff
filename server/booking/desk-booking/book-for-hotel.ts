import { randomBytes } from 'node:crypto';
import type { bookForHotel as route, DeskBooking } from '@stayfront/contract/desk/booking';
import { isPhone } from '@stayfront/contract/phone';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { deskHoldEnd } from '@stayfront/rules/booking/desk-hold';
import type { Quote } from '@stayfront/rules/booking/quote';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { isAtLeast } from '@stayfront/rules/people/role';
import { isBelowQuote, priceByHand } from '@stayfront/rules/pricing/price-by-hand';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { handTaxes } from '../../selling/offer/hand-taxes.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import { bookRooms, type BookingDeps } from '../reservation/book.ts';

type Refused = Refusal<(typeof route)['refusals'][number] | 'input.invalid'>;
type Fault = NonNullable<Refusal['errors']>[number];

/**
 * Books rooms for a guest at the telephone or the door, as a guest would: the same quotes, checks, stock and history. What
 * the hotel may do beyond that goes in as what it has agreed with the guest: other prices, paying otherwise, rules lifted.
 */
export async function bookForHotel(
  deps: BookingDeps,
  hotel: Hotel,
  staff: Staff,
  { idempotencyKey, ...wish }: DeskBooking & { readonly idempotencyKey: string },
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused> {
  const heldUntil = isHeldBy(wish.way) ? deskHoldEnd(wish.heldUntil ? Date.parse(wish.heldUntil) : null, now) : null;
  const errors = findFaults(hotel, deps.seal, wish, heldUntil);
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  if (wish.way === 'card' && !cardAbilities(hotel.document.config.paymentSolutionsProvider).canKeep)
    return refuse('guarantee.not_kept');
  const isBelow = wish.roomStays.some(({ reference, nightPrices }) => {
    const quote = deps.seal.open(reference);
    return quote && nightPrices && isBelowQuote(quote, nightPrices);
  });
  if (isBelow && !isAtLeast(staff.role, 'manager')) return refuse('operator.role');
  const { givenName = '', surname, email = '', phone = '', specialRequest, address } = wish.guest;
  const guestInfo = {
    givenName,
    surname,
    email,
    phone,
    specialRequest,
    businessTravel: false,
    ...(address ? { address } : {}),
  };
  const roomStays = wish.roomStays.map(({ reference, services }) => ({ reference, services }));
  const lang = wish.lang ?? hotel.document.language;
  const byHotel = {
    by: staff.by,
    source: wish.source,
    heldUntil,
    asksForCard: wish.way === 'card',
    reason: wish.reason ?? null,
    tellsGuest: wish.tellsGuest,
    agreed: (quote: Quote, place: number): Quote =>
      paidBy(wish.way, byHand(hotel, quote, wish.roomStays[place]?.nightPrices)),
    asked: wish,
  };
  const request = {
    requestType: 'Book' as const,
    reservation: { sessionId: newSession(), roomStays, guestInfo, lang },
  };
  const booked = await bookRooms(deps, hotel, { request, idempotencyKey, address: '', isKeyed: true, byHotel }, now);
  if ('refused' in booked) return refused(booked, wish.reason !== undefined);
  const { reservationId, status, version, payableNow, holdExpiresAt } = booked.answer;
  return {
    reservationId,
    status: status === 'held' ? 'held' : 'book',
    version,
    hotelCurrency: hotel.document.currency,
    total: booked.total ?? 0,
    payableNow,
    holdExpiresAt,
  };
}

/** Rooms that wait for what the guest does by a link. */
const isHeldBy = (way: DeskBooking['way']): boolean => way === 'link' || way === 'card';

const guarantees = { link: 'PrePay', card: 'GuaranteeRequired', hotel: 'None' } as const;

const newSession = (): string => randomBytes(8).toString('hex');

const byHand = ({ document }: Hotel, quote: Quote, nightPrices: readonly (number | null)[] | undefined): Quote =>
  nightPrices ? priceByHand(quote, nightPrices, handTaxes(document)) : quote;

/** The way a room is paid for as the hotel has agreed it, whatever its rate says. */
function paidBy(way: DeskBooking['way'], quote: Quote): Quote {
  if (way === 'none') return quote;
  const { deposit: _, ...whole } = quote;
  return { ...whole, guarantee: guarantees[way] };
}

function findFaults(hotel: Hotel, seal: QuoteSeal, wish: DeskBooking, heldUntil: Instant | null): Fault[] {
  const faults: Fault[] = [];
  const say = (field: string, code: string, message: string): void => void faults.push({ field, code, message });
  const { email, phone } = wish.guest;
  if (isHeldBy(wish.way) && heldUntil === null)
    say('heldUntil', 'input.custom', 'Choose a time to come, two weeks ahead at most');
  if (email === undefined && (isHeldBy(wish.way) || wish.tellsGuest))
    say('guest.email', 'input.required', 'Give the address that the letter goes to, or choose to send none');
  if (phone !== undefined && !isPhone(phone, [hotel.document.address.countryCode]))
    say('guest.phone', 'input.phone', 'The entered phone number is not correct');
  for (const [place, { reference, nightPrices }] of wish.roomStays.entries()) {
    const quote = seal.open(reference);
    if (!quote || !nightPrices) continue;
    if (nightPrices.length !== nightCount(quote))
      say(`roomStays.${place}.nightPrices`, 'input.custom', `Give ${nightCount(quote)} entries: one for each night`);
    if (wish.reason === undefined) say('reason', 'input.required', 'Say why it is sold at this price');
  }
  return faults;
}

/** What a guest would be told, in the words of the desk: without a reason a rule may stand in the way. */
function refused(
  refusal: Exclude<Awaited<ReturnType<typeof bookRooms>>, { answer: unknown }>,
  hasReason: boolean,
): Refused {
  const { refused: code } = refusal;
  switch (code) {
    case 'rate.changed':
      return hasReason ? { ...refusal, refused: code } : refuse('stay.restricted');
    case 'hotel.maintenance':
    case 'hold.too_many':
    case 'booking.card_needed':
    case 'payment.card_missing':
    case 'payment.card_unchecked':
    case 'payment.card_unneeded':
    case 'payment.card_unknown':
    case 'payment.card_refused':
    case 'payment.not_begun':
      throw new Error(`The hotel’s own booking met what only guests do: ${code}`);
    default:
      return { ...refusal, refused: code };
  }
}
