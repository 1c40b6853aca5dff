import type { issueInvoice as route } from '@stayfront/contract/desk/invoices';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { receivedFor } from '../../payment/received-for.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { describeIssued } from './describe-invoice.ts';
import { invoiceLines } from './invoice-lines.ts';
import { buyerOf, sellerOf } from './invoice-parties.ts';
import { insertInvoice, readInvoices } from './invoice.store.ts';
import { paperTexts } from './paper-language.ts';
import { roomsOnInvoices } from './rooms-on-invoices.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Refused = Refusal<Exclude<(typeof route)['refusals'][number], 'idempotency.mismatch'> | 'input.invalid'>;

/**
 * Writes an invoice of rooms that are on none, or on one that was wholly taken back. Who it is for may be said anew each
 * time; what it is for is what was booked, and nobody types amounts.
 */
export const issueInvoice = (
  db: Db,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const { hotelId, document } = hotel;
  const onceKey = { hotelId, operation: 'issueInvoice', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.status === 'held') return refuse('reservation.held');
    if (reservation.erasedAt !== null) return refuse('reservation.erased');
    if (reservation.version !== wanted.version) return refuse('reservation.version');
    const texts = await paperTexts(wanted.language, hotel, reservation);
    const { language } = texts;
    const buyer = buyerOf(reservation, wanted.buyer ?? {}, language);
    if (isRefusal(buyer)) return buyer;

    const { roomStays } = reservation;
    const billed = roomsOnInvoices(await readInvoices(tx, reservation));
    const unknown = wanted.roomStays?.some((place) => !roomStays.some((stay) => stay.roomStayIndex === place));
    if (unknown) return refuse('room_stay.unknown');
    if (wanted.roomStays?.some((place) => billed.has(place))) return refuse('invoice.exists');
    // What was given up before it was paid for has cost nothing and never will.
    const open = reservation.status === 'discarded' ? [] : roomStays.filter((stay) => !billed.has(stay.roomStayIndex));
    const charged = open
      .filter((stay) => wanted.roomStays?.includes(stay.roomStayIndex) ?? true)
      .map((stay) => ({ place: stay.roomStayIndex, lines: invoiceLines(hotel, stay, texts) }))
      .filter(({ lines }) => lines.some(({ gross }) => gross > 0));
    const lines = charged.flatMap((room) => room.lines);
    const gross = lines.reduce((sum, line) => sum + line.gross, 0);
    if (gross === 0) return refuse(billed.size > 0 && !wanted.roomStays ? 'invoice.exists' : 'invoice.nothing');

    const places = charged.map(({ place }) => place);
    const isWhole = roomStays.every(
      ({ roomStayIndex, status, cancellationFee }) =>
        places.includes(roomStayIndex) || (status === 'cancel' && cancellationFee === 0),
    );
    const { paid, atHotel, given } = await receivedFor(tx, hotelId, reservationId);
    const content = {
      language,
      currency: reservation.hotelCurrency,
      seller: sellerOf(hotel, language),
      buyer,
      roomStays: places,
      lines,
      paid: isWhole ? paid + atHotel + given : null,
    };
    const { by } = staff;
    const invoice = { kind: 'invoice', credits: null, refundId: null, by, gross, content } as const;
    const today = todayAt(document.timeZone, now);
    const stored = await insertInvoice(tx, reservation, invoice, today, now);
    const detail = { invoiceNumber: stored.invoiceNumber, amount: gross, currency: content.currency, by };
    await noteHappening(tx, reservation, { what: 'invoice', who: 'hotel', detail }, now);
    return describeIssued(stored);
  });
};
