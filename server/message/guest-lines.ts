import type { Reservation } from '@stayfront/contract/reservation';
import type { Line } from './bill-lines.ts';
import type { Voice } from './speak.ts';

/** Who comes, how many, how to reach them, and what they asked for. */
export function guestLines({ i18n, language }: Voice, { guestInfo, roomStays }: Reservation): Line[] {
  const { givenName, surname, email, phone, address, specialRequest, businessTravel } = guestInfo;
  const country =
    address && (new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country);
  const standing = roomStays.filter((stay) => stay.status === 'book');
  const sum = (of: (stay: (typeof roomStays)[number]) => number): number =>
    (standing.length > 0 ? standing : roomStays).reduce((all, stay) => all + of(stay), 0);
  const [adults, children, infants] = [
    sum((stay) => stay.nbAdults),
    sum((stay) => stay.nbChildren),
    sum((stay) => stay.nbInfants),
  ];
  const people = [
    i18n._('{adults, plural, one {# adult} other {# adults}}', { adults }),
    ...(children > 0 ? [i18n._('{children, plural, one {# child} other {# children}}', { children })] : []),
    ...(infants > 0 ? [i18n._('{infants, plural, one {# infant} other {# infants}}', { infants })] : []),
  ];
  return [
    [i18n._('Guest'), `${givenName} ${surname}`],
    [i18n._('E-mail'), email],
    [i18n._('Phone'), phone],
    ...(address
      ? ([
          [
            i18n._('Address'),
            [address.addressLine, `${address.postalCode} ${address.city}`, address.state, country]
              .filter(Boolean)
              .join(', '),
          ],
        ] as Line[])
      : []),
    [i18n._('Guests'), people.join(', ')],
    ...(businessTravel ? ([[i18n._('Reason for travel'), i18n._('Business')]] as Line[]) : []),
    ...(specialRequest === '' ? [] : ([[i18n._('Special request'), specialRequest]] as Line[])),
  ];
}
