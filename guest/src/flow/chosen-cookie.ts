import { isStayDate, type Stay } from '@stayfront/rules/stay/stay-date';

/** A room that is taken out of what is free because this booking has it. */
export type ChosenRoom = { readonly guestRoomId: string; readonly stay: Stay };

export const chosenCookie = (hotelId: number): string => `stayfront-chosen-${hotelId}`;

export const chosenText = (rooms: readonly ChosenRoom[]): string =>
  rooms.map(({ guestRoomId, stay }) => `${guestRoomId}.${stay.arrival}.${stay.departure}`).join(',');

/** What a session has chosen, for the server: otherwise a reload would show the first room's results before the next's. */
export const writeChosen = (sessionId: string, rooms: readonly ChosenRoom[]): string =>
  encodeURIComponent(`${sessionId}:${chosenText(rooms)}`);

/** From the cookie's decoded value; nothing where it belongs to another session, is cut short or made up. */
export function readChosen(cookie: string | undefined, sessionId: string | undefined): ChosenRoom[] {
  const [owner, text = ''] = (cookie ?? '').split(':');
  if (sessionId === undefined || owner !== sessionId) return [];
  return text
    .split(',')
    .slice(0, 4)
    .flatMap((one) => {
      const [, guestRoomId = '', arrival = '', departure = ''] = /^([\w-]{1,100})\.([\d-]+)\.([\d-]+)$/.exec(one) ?? [];
      return isStayDate(arrival) && isStayDate(departure) ? [{ guestRoomId, stay: { arrival, departure } }] : [];
    });
}
