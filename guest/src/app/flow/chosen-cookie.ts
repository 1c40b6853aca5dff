import type { Product } from '@stayfront/contract/offer';
import { isStayDate, type Stay } from '@stayfront/rules/stay/stay-date';

/** A room that is taken out of what is free because this booking has it. */
export type ChosenRoom = {
  readonly guestRoomId: string;
  readonly stay: Stay;
  readonly product?: Pick<Product, 'hotelPackageId' | 'isPackageLimited'>;
};

export const chosenCookie = (hotelId: number): string => `stayfront-chosen-${hotelId}`;

export const chosenText = (rooms: readonly ChosenRoom[]): string =>
  rooms
    .map(({ guestRoomId, stay, product }) =>
      [guestRoomId, stay.arrival, stay.departure, ...limitedPackage(product)].join('.'),
    )
    .join(',');

/** Named only where it matters: a server of the release before knows no packages here. */
const limitedPackage = (product: ChosenRoom['product']): string[] =>
  product?.isPackageLimited && product.hotelPackageId !== null ? [product.hotelPackageId] : [];

/**
 * What a session has chosen, for the server: otherwise a reload would show the first room's results before the next's.
 * And the session for which rooms are held, which would be shown as taken before they are not.
 */
export const writeChosen = (sessionId: string, rooms: readonly ChosenRoom[], held: string | null): string =>
  encodeURIComponent(`${sessionId}:${chosenText(rooms)}:${held ?? ''}`);

/** For whom rooms are held, from the cookie's decoded value. */
export const readHeld = (cookie: string | undefined): string | null =>
  /^[^:]*:[^:]*:([A-Za-z0-9]{16})$/.exec(cookie ?? '')?.[1] ?? null;

/** From the cookie's decoded value; nothing where it belongs to another session, is cut short or made up. */
export function readChosen(cookie: string | undefined, sessionId: string | undefined): ChosenRoom[] {
  const [owner, text = ''] = (cookie ?? '').split(':');
  if (sessionId === undefined || owner !== sessionId) return [];
  return text
    .split(',')
    .slice(0, 4)
    .flatMap((one) => {
      const [, guestRoomId = '', arrival = '', departure = '', hotelPackageId] =
        /^([\w-]{1,100})\.([\d-]+)\.([\d-]+)(?:\.([\w-]{1,100}))?$/.exec(one) ?? [];
      if (!isStayDate(arrival) || !isStayDate(departure)) return [];
      const product = hotelPackageId === undefined ? {} : { product: { hotelPackageId, isPackageLimited: true } };
      return [{ guestRoomId, stay: { arrival, departure }, ...product }];
    });
}
