import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { clockTime } from '@stayfront/rules/stay/clock-time';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { zonedTime } from '@stayfront/rules/stay/zoned-time';

type Described = { readonly info: DescriptiveInfo; readonly reservation: Reservation; readonly link: string };

/**
 * A reservation in schema.org's words, from which mail programs and assistants put the stay into a guest's calendar and
 * offer to open it. Both spellings of the times: schema.org knows checkinTime, Google reads checkinDate.
 */
export function lodgingReservation({ info, reservation, link }: Described): object {
  const { guestInfo, roomStays } = reservation;
  const standing = roomStays.filter((stay) => stay.status === 'book');
  const stays = standing.length > 0 ? standing : roomStays;
  const days = stays.flatMap((stay) => [stay.startDate, stay.endDate]).toSorted();
  const at = (date: string | undefined, time: string): string =>
    zonedTime(info.timeZone, { date: stayDate(date ?? ''), ...clockTime(time) });
  const from = at(days[0], info.checkInTime.from);
  const to = at(days.at(-1), info.checkOutTime.to);
  const decimals = decimalsOf(reservation.currency);
  const count = (of: (stay: (typeof stays)[number]) => number): number =>
    stays.reduce((sum, stay) => sum + of(stay), 0);
  const { addressLine, streetNmbr, postalCode, cityName, countryCode } = info.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: reservation.reservationId,
    reservationStatus: `https://schema.org/${standing.length > 0 ? 'ReservationConfirmed' : 'ReservationCancelled'}`,
    bookingTime: reservation.createDateTime,
    modifyReservationUrl: link,
    url: link,
    underName: { '@type': 'Person', name: `${guestInfo.givenName} ${guestInfo.surname}`, email: guestInfo.email },
    reservationFor: {
      '@type': 'Hotel',
      name: info.hotelName,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${addressLine} ${streetNmbr}`.trim(),
        postalCode,
        addressLocality: cityName,
        addressCountry: countryCode,
      },
      ...(info.contact.phone === null ? {} : { telephone: info.contact.phone }),
      ...(info.contact.email === null ? {} : { email: info.contact.email }),
    },
    checkinTime: from,
    checkinDate: from,
    checkoutTime: to,
    checkoutDate: to,
    lodgingUnitDescription: stays.map((stay) => stay.roomTypeName).join(', '),
    numAdults: count((stay) => stay.nbAdults),
    numChildren: count((stay) => stay.nbChildren + stay.nbInfants),
    totalPrice: (reservation.totalPrice / 10 ** decimals).toFixed(decimals),
    priceCurrency: reservation.currency,
  };
}
