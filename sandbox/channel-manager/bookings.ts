import { findPlain, type PlainElement } from './plain-xml.ts';

/** A room of a booking as a channel manager keeps it. The end is the day of departure. */
export type KeptRoom = {
  readonly room: string;
  readonly ratePlan: string;
  readonly start: string;
  readonly end: string;
  readonly guests: Readonly<Record<string, number>>;
  readonly nights: readonly string[];
  readonly total: string;
};

/** A booking by its own number, and the messages that made it what it is, by their tokens in the order in which they came. */
export type KeptBooking = {
  readonly id: string;
  readonly status: 'booked' | 'cancelled';
  readonly rooms: readonly KeptRoom[];
  readonly surname: string;
  readonly total: string;
  readonly tokens: readonly string[];
};

export type Answered = { readonly code: string; readonly text: string } | null;

/** What a message makes of the bookings; a code and a text where it is refused. A message that comes again changes nothing. */
export function takeReservation(bookings: Map<string, KeptBooking>, message: PlainElement): Answered {
  const status = message.attributes['ResStatus'];
  const token = message.attributes['EchoToken'] ?? '';
  const [reservation, another] = findPlain(message, 'HotelReservations/HotelReservation');
  if (!reservation || another) return { code: '321', text: 'One reservation in one message' };
  const id = findPlain(reservation, 'UniqueID').find(({ attributes }) => attributes['Type'] === '14')?.attributes['ID'];
  if (!id) return { code: '321', text: 'UniqueID of Type 14 is missing' };
  const known = bookings.get(id);
  if (known?.tokens.includes(token)) return null;
  if (status === 'Cancel') {
    if (!known) return { code: '450', text: `Booking ${id} is not known` };
    bookings.set(id, { ...known, status: 'cancelled', rooms: [], tokens: [...known.tokens, token] });
    return null;
  }
  if (status !== 'Commit' && status !== 'Modify') return { code: '321', text: `ResStatus ${status} is not known` };
  if (status === 'Commit' && known) return { code: '450', text: `Booking ${id} is there already` };
  if (status === 'Modify' && !known) return { code: '450', text: `Booking ${id} is not known` };
  const rooms = findPlain(reservation, 'RoomStays/RoomStay').map(readRoom);
  if (rooms.length === 0) return { code: '321', text: 'RoomStay is missing' };
  bookings.set(id, {
    id,
    status: 'booked',
    rooms,
    surname:
      findPlain(reservation, 'ResGuests/ResGuest/Profiles/ProfileInfo/Profile/Customer/PersonName/Surname')[0]?.text ??
      '',
    total: findPlain(reservation, 'ResGlobalInfo/Total')[0]?.attributes['AmountAfterTax'] ?? '',
    tokens: [...(known?.tokens ?? []), token],
  });
  return null;
}

function readRoom(stay: PlainElement): KeptRoom {
  const [rate] = findPlain(stay, 'RoomRates/RoomRate');
  const [span] = findPlain(stay, 'TimeSpan');
  return {
    room: rate?.attributes['RoomTypeCode'] ?? '',
    ratePlan: rate?.attributes['RatePlanCode'] ?? '',
    start: span?.attributes['Start'] ?? '',
    end: span?.attributes['End'] ?? '',
    guests: Object.fromEntries(
      findPlain(stay, 'GuestCounts/GuestCount').map(({ attributes: of }) => [
        of['AgeQualifyingCode'] ?? '',
        Number(of['Count']),
      ]),
    ),
    nights: findPlain(stay, 'RoomRates/RoomRate/Rates/Rate/Base').map(
      ({ attributes }) => attributes['AmountAfterTax'] ?? '',
    ),
    total: findPlain(stay, 'Total')[0]?.attributes['AmountAfterTax'] ?? '',
  };
}

/** How many rooms are booked on each night. */
export function bookedNights(bookings: Iterable<KeptBooking>): Map<string, number> {
  const nights = new Map<string, number>();
  for (const { rooms } of bookings)
    for (const { room, start, end } of rooms)
      for (let day = start; day < end; day = dayAfter(day))
        nights.set(`${room} ${day}`, (nights.get(`${room} ${day}`) ?? 0) + 1);
  return nights;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
