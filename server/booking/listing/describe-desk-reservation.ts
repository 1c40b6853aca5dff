import type { DeskReservation, Happening } from '@stayfront/contract/desk/reservation';
import { deskState } from '@stayfront/rules/booking/desk-state';
import { mayDo } from '@stayfront/rules/booking/desk-actions';
import { happeningGroup } from '@stayfront/rules/booking/happening-group';
import { fullName } from '@stayfront/rules/language/guest-name';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { isAtLeast, type Role } from '@stayfront/rules/people/role';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { describeVat } from '../../selling/tax/describe-vat.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { readProviderName } from '../../payment/read-provider-name.ts';
import { readExpectedTimes } from '../desk/read-expected-times.ts';
import { readRoomNumbers } from '../desk/read-room-numbers.ts';
import { readMayGive } from '../desk-money/read-may-give.ts';
import { guaranteeState } from '../pay/guarantee-card.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { shownGuest } from '../reservation/shown-guest.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { waitsFor } from '../reservation/waits-for.ts';
import { newFor } from './conditions.ts';
import { describeDeskRoom } from './describe-desk-room.ts';
import { entryOf } from './entry.ts';
import { readStaysBefore } from './guest-stays.store.ts';
import { readBeside } from './read-beside.ts';
import { readHappenings } from './read-happenings.ts';

/** All that the house keeps of a reservation, apart from letters, which are another floor's. */
type Described = Omit<DeskReservation, 'letters'>;

export async function describeDeskReservation(
  tx: Tx,
  hotel: Hotel,
  reservationId: string,
  role: Role,
  now: Instant,
): Promise<Described | null> {
  const { hotelId, document } = hotel;
  const stored = await readReservation(tx, hotelId, reservationId);
  if (!stored) return null;
  const beside = (await readBeside(tx, hotelId, [reservationId]))(reservationId);
  const texts = await textsFor(document.language, wordsOf(hotel));
  const today = todayAt(document.timeZone, now);
  const entry = entryOf(stored, beside, today);
  const { arrival, departure, isNoShow, presence, money, account } = entry;
  const state = deskState({ status: stored.status, isNoShow, presence, arrival, departure }, today);
  const ticked = new Map(beside.presences.map((one) => [one.roomStayIndex, one.presence]));
  const doors = new Map((await readRoomNumbers(tx, hotelId, [reservationId])).map((one) => [one.roomStayIndex, one]));
  const times = new Map((await readExpectedTimes(tx, hotelId, [reservationId])).map((one) => [one.roomStayIndex, one]));
  const rooms = stored.roomStays.map((stay) => {
    const presence = ticked.get(stay.roomStayIndex) ?? 'expected';
    const roomNumber = doors.get(stay.roomStayIndex)?.number ?? null;
    const expectedTime = times.get(stay.roomStayIndex)?.time ?? null;
    return describeDeskRoom(hotel, stay, { presence, roomNumber, expectedTime }, texts, now);
  });
  const intents = await listIntents(tx, hotelId, reservationId);
  const provider = await readProviderName(tx, hotelId);
  const charge = { provider, intents, amount: account.feesOpen, today };
  const guarantee = guaranteeState(stored, charge, now);
  const standing = rooms.filter(({ status }) => status === 'book');
  const sum = (pick: (room: (typeof rooms)[number]) => number): number =>
    standing.reduce((all, room) => all + pick(room), 0);
  const heads = (kind: 'adults' | 'children' | 'infants'): number =>
    entry.stays.reduce((all, { quote }) => all + quote.guests[kind], 0);
  return {
    reservationId,
    version: stored.version,
    status: stored.status,
    state,
    isNew: stored.createdAt >= now - newFor,
    today,
    bookedAt: new Date(stored.createdAt).toISOString(),
    cancelledAt: instantText(stored.cancelledAt),
    holdExpiresAt: stored.status === 'held' ? instantText(stored.holdExpiresAt) : null,
    awaits: stored.status === 'held' ? waitsFor(stored) : null,
    currency: stored.hotelCurrency,
    guestCurrency: stored.currency,
    arrival,
    departure,
    nights: entry.nights,
    adults: heads('adults'),
    children: heads('children'),
    infants: heads('infants'),
    guest: await describeGuest(tx, hotel, stored, arrival, role),
    specialRequest: shownGuest(stored.guest).specialRequest,
    rooms,
    total: sum(({ total }) => total),
    vat: describeVat(document, standingStays(stored)).map(({ percentage, hotelAmount }) => ({
      percentage,
      amount: hotelAmount,
    })),
    localTax: sum(({ localTax }) => localTax),
    money,
    guaranteeCard: stored.guarantee && { brand: stored.guarantee.brand, suffix: stored.guarantee.suffix },
    freeUntil: earliest(standing.map(({ freeUntil }) => freeUntil)),
    cancellationFee: sum(({ cancellationFee }) => cancellationFee),
    source: entry.source,
    channelParameters: stored.channel,
    may: mayDo(
      {
        state,
        paid: account.paid,
        open: { price: account.open, fees: account.feesOpen, localTax: account.localTaxOpen },
        canCharge: guarantee === 'chargeable',
        canKeep: cardAbilities(provider).canKeep,
        isAwaited: standing.some((room) => room.presence === 'expected'),
        mayGive: await readMayGive(tx, role, { hotelId, reservationId }),
        arrival,
        departure,
        isErased: stored.erasedAt !== null,
      },
      role,
      today,
    ),
    happenings: await describeHappenings(tx, stored),
  };
}

const instantText = (instant: Instant | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

/** All of it is free until the first of its rooms is not. */
const earliest = (ends: readonly (string | null)[]): string | null =>
  ends.length === 0 || ends.includes(null)
    ? null
    : (ends.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))[0] ?? null);

async function describeGuest(
  tx: Tx,
  { document }: Hotel,
  stored: StoredReservation,
  arrival: StayDate,
  role: Role,
): Promise<DeskReservation['guest']> {
  if (stored.erasedAt !== null) return null;
  const guest = shownGuest(stored.guest);
  const { before, first } = await readStaysBefore(tx, stored, arrival);
  return {
    name: fullName(document.language, guest),
    givenName: guest.givenName,
    surname: guest.surname,
    ...(isAtLeast(role, 'front-desk') ? { email: guest.email, phone: guest.phone } : {}),
    addressLine: guest.address?.addressLine ?? null,
    postalCode: guest.address?.postalCode ?? null,
    city: guest.address?.city ?? null,
    state: guest.address?.state ?? null,
    country: guest.address?.country ?? null,
    language: stored.language,
    isBusiness: guest.businessTravel,
    staysBefore: before,
    firstArrival: first,
  };
}

async function describeHappenings(tx: Tx, whose: StoredReservation): Promise<Happening[]> {
  const happened = await readHappenings(tx, whose);
  return happened.map(({ at, who, what, total, detail: { by, ...detail } }) => ({
    at: at.toISOString(),
    group: happeningGroup(what),
    what,
    who,
    by: typeof by === 'string' && who === 'hotel' ? by : null,
    total,
    detail,
  }));
}
