import type { Language } from '@stayfront/contract/property/texts';
import { instantOfWall } from '../../features/reservation/wall-time.ts';
import type { BookingBody, Draft } from './draft.ts';
import { isHeldBy, tellsGuest } from './draft.ts';
import { hasHandPrices, typedPrices } from './pick-price.ts';
import type { PickNow } from './use-picks.ts';

const told = <Name extends string>(name: Name, text: string) =>
  (text.trim() === '' ? {} : { [name]: text.trim() }) as Partial<Record<Name, string>>;

/** What is asked of the server for a draft; rooms that are not offered now are not among it. */
export function bookingBody(draft: Draft, picks: readonly PickNow[], timeZone: string, heldUntil: string): BookingBody {
  const { guest, source, way, reason } = draft;
  const held = isHeldBy(way) ? instantOfWall(timeZone, heldUntil) : null;
  return {
    roomStays: picks.flatMap(({ pick, picked, chosen }) =>
      picked
        ? [
            {
              reference: picked.product.reference,
              services: [
                // What nobody can refuse is in the price already, and booked by name like all others.
                ...picked.product.mandatoryServices.map(({ serviceId, quantity, unitPrice }) => ({
                  serviceId,
                  quantity,
                  totalPrice: unitPrice * quantity,
                })),
                ...chosen.map(({ service: { serviceId }, quantity, total }) => ({
                  serviceId,
                  quantity,
                  totalPrice: total,
                })),
              ],
              ...(hasHandPrices(picked, pick)
                ? { nightPrices: typedPrices(picked, pick).map((price) => price ?? null) }
                : {}),
            },
          ]
        : [],
    ),
    guest: {
      surname: guest.surname.trim(),
      specialRequest: guest.wish.trim(),
      ...told('givenName', guest.givenName),
      ...told('email', guest.email),
      ...told('phone', guest.phone),
    },
    source,
    way,
    ...(guest.language === null ? {} : { lang: guest.language as Language }),
    ...(held === null ? {} : { heldUntil: new Date(held).toISOString() }),
    ...told('reason', reason),
    tellsGuest: tellsGuest(draft),
  };
}
