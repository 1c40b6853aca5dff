import { findPlain, readPlainXml, type PlainElement } from '@stayfront/sandbox/channel-manager/plain-xml';
import type { FastifyInstance } from 'fastify';
import { alpineClient, writeInvCounts } from '../alpine-client.ts';
import type { RoomSide } from './property-system.ts';

type Room = { readonly room: string; readonly from: string; readonly to: string };
/** What a PMS does between reading bookings and saying that it has them. */
export type Reading = 'keeps them' | 'killed before' | 'killed after';

const ota = 'xmlns="http://www.opentravel.org/OTA/2003/05"';

/**
 * The side of a PMS that speaks AlpineBits, by the public address alone: it reads bookings into books of its own, as plain
 * as they can be, and sends how many rooms are free.
 */
export function openAlpineSystem(
  app: FastifyInstance,
  account: Parameters<typeof alpineClient>[1],
  today: () => string,
): RoomSide & { read(how: Reading): Promise<number>; booked(id: string): readonly string[] | undefined } {
  const client = alpineClient(app, account);
  const { hotelId } = account;
  const books = new Map<string, readonly Room[]>();
  const listeners: (() => void)[] = [];

  async function send(action: string, xml: string): Promise<PlainElement> {
    const { status, text } = await client.send(action, xml, { version: '2022-10' });
    const root = status === 200 ? readPlainXml(text) : null;
    if (!root || findPlain(root, 'Success').length !== 1) throw new Error(`${action} was not taken: ${text}`);
    return root;
  }

  /** Says how many there were. */
  async function read(how: Reading): Promise<number> {
    const inside = `<ReadRequests><HotelReadRequest HotelCode="${hotelId}"/></ReadRequests>`;
    const root = await send('OTA_Read:GuestRequests', `<OTA_ReadRQ ${ota} Version="1.001">${inside}</OTA_ReadRQ>`);
    const found = findPlain(root, 'ReservationsList/HotelReservation').map((one) => {
      const { Type: type = '', ID: id = '' } = findPlain(one, 'UniqueID')[0]?.attributes ?? {};
      return { type, id, rooms: findPlain(one, 'RoomStays/RoomStay').map(readRoom) };
    });
    if (how === 'killed before' || found.length === 0) return found.length;
    for (const { type, id, rooms } of found) if (type === '14') books.set(id, rooms);
    for (const { type, id } of found) if (type === '15') books.set(id, []);
    for (const listener of listeners) listener();
    if (how === 'killed after') return found.length;
    const ids = found.map(
      ({ type, id }) => `<HotelReservation><UniqueID Type="${type}" ID="${id}"/></HotelReservation>`,
    );
    const report = `<HotelNotifReport><HotelReservations>${ids.join('')}</HotelReservations></HotelNotifReport>`;
    await send(
      'OTA_NotifReport:GuestRequests',
      `<OTA_NotifReportRQ ${ota} Version="1.000"><Success/><NotifDetails>${report}</NotifDetails></OTA_NotifReportRQ>`,
    );
    return found.length;
  }

  return {
    read,
    /** Its rooms of a booking, in words; undefined where it never heard of it. */
    booked: (id) => books.get(id)?.map(({ room, from, to }) => `${room} ${from} ${to}`),
    onBooking: (listener) => void listeners.push(listener),
    booking: () => nightsOf([...books.values()].flat()),
    async pushFree(free, isAll) {
      const told = free
        .filter(({ day }) => day >= today()) // nights that are over are nobody's business
        .map(({ room, day, count }) => ({ code: room, from: day, to: day, counts: { 2: count } }));
      if (told.length === 0) return;
      const xml = writeInvCounts(hotelId, told, { isComplete: isAll });
      await send('OTA_HotelInvCountNotif:FreeRooms', xml);
    },
  };
}

function readRoom(stay: PlainElement): Room {
  const [span] = findPlain(stay, 'TimeSpan');
  return {
    room: findPlain(stay, 'RoomTypes/RoomType')[0]?.attributes['RoomTypeCode'] ?? '',
    from: span?.attributes['Start'] ?? '',
    to: span?.attributes['End'] ?? '',
  };
}

function nightsOf(rooms: readonly Room[]): Map<string, number> {
  const nights = new Map<string, number>();
  for (const { room, from, to } of rooms)
    for (let day = from; day < to; day = dayAfter(day))
      nights.set(`${room} ${day}`, (nights.get(`${room} ${day}`) ?? 0) + 1);
  return nights;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
