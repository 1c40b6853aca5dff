import type { DayStay, DeskDay } from '@stayfront/contract/desk/day';
import { textIn } from '@stayfront/contract/property/texts';
import { fullName } from '@stayfront/rules/language/guest-name';
import { paymentAccount, type Received } from '@stayfront/rules/payment/payment-account';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightCount, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { receivedForEach } from '../../payment/received-for-each.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readReservations } from '../reservation/read-reservations.ts';
import { shownGuest } from '../reservation/shown-guest.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { listReservationsOn } from './day.store.ts';
import { readExpectedTimes } from './read-expected-times.ts';
import { readPresences } from './read-presences.ts';
import { readRoomNumbers } from './read-room-numbers.ts';

type Room = Pick<DayStay, 'reservationId' | 'roomStayIndex'>;
/** What the desk has noted of a room. */
type Seen = Pick<DayStay, 'expectedTime' | 'presence' | 'roomNumber'>;

/** Who comes, stays and leaves on a day, by name; in a handful of statements however many they are. */
export async function describeDay(db: Db, hotel: Hotel, day: StayDate, now: Instant): Promise<DeskDay> {
  const { hotelId, document } = hotel;
  const today = todayAt(document.timeZone, now);
  const { reservations, ticked, numbers, times, receivedFor } = await inHotel(db, hotelId, async (tx) => {
    const ids = await listReservationsOn(tx, hotelId, day);
    return {
      reservations: await readReservations(tx, hotelId, ids),
      ticked: await readPresences(tx, hotelId, ids),
      numbers: await readRoomNumbers(tx, hotelId, ids),
      times: await readExpectedTimes(tx, hotelId, ids),
      receivedFor: await receivedForEach(tx, hotelId, ids),
    };
  });
  const seenOf = (reservationId: string, roomStayIndex: number): Seen => {
    const isThis = (one: Room): boolean => one.reservationId === reservationId && one.roomStayIndex === roomStayIndex;
    return {
      presence: ticked.find(isThis)?.presence ?? 'expected',
      roomNumber: numbers.find(isThis)?.number ?? null,
      expectedTime: times.find(isThis)?.time ?? null,
    };
  };
  const stays = reservations
    .flatMap((reservation) => {
      const owed = owedFor(reservation, receivedFor(reservation.reservationId), today);
      return describeStays(hotel, reservation, owed, seenOf);
    })
    .toSorted((a, b) => a.guestName.localeCompare(b.guestName, document.language) || compare(a, b));
  return {
    day,
    today,
    currency: document.currency,
    arrivals: stays.filter(({ arrival }) => arrival === day),
    inHouse: stays.filter(({ arrival, departure }) => arrival < day && departure > day),
    departures: stays.filter(({ departure }) => departure === day),
  };
}

const compare = (a: DayStay, b: DayStay): number =>
  a.reservationId === b.reservationId ? a.roomStayIndex - b.roomStayIndex : a.reservationId < b.reservationId ? -1 : 1;

function owedFor({ roomStays }: StoredReservation, received: Received, today: StayDate): number {
  const { open, localTaxOpen } = paymentAccount(roomStays, received, today);
  return open + localTaxOpen;
}

function describeStays(
  { document }: Hotel,
  { reservationId, guest, roomStays, erasedAt }: StoredReservation,
  owed: number,
  seenOf: (reservationId: string, roomStayIndex: number) => Seen,
): DayStay[] {
  const { language } = document;
  const nameOf = (list: readonly { id: string; name: Parameters<typeof textIn>[0] }[], id: string): string =>
    textIn(list.find((entry) => entry.id === id)?.name, language, language) || id;
  const shown = shownGuest(guest);
  return roomStays
    .filter(({ status }) => status === 'book')
    .map(({ roomStayIndex, quote }) => ({
      reservationId,
      roomStayIndex,
      roomId: quote.roomId,
      roomName: nameOf(document.rooms, quote.roomId),
      ratePlanName: nameOf(document.ratePlans, quote.ratePlanId),
      guestName: erasedAt === null ? fullName(language, shown) : '',
      arrival: quote.arrival,
      departure: quote.departure,
      nights: nightCount(quote),
      adults: quote.guests.adults,
      children: quote.guests.children,
      infants: quote.guests.infants,
      ...(quote.guests.ages ? { ages: [...quote.guests.ages] } : {}),
      specialRequest: shown.specialRequest,
      ...seenOf(reservationId, roomStayIndex),
      owed,
    }));
}
