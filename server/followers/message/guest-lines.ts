import type { Reservation } from '@stayfront/contract/reservation';
import { fullName } from '@stayfront/rules/language/guest-name';
import { isolate } from '../../platform/texts/isolate.ts';
import type { Line } from '../summary/line.ts';
import { peopleIn } from '../summary/people-in.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';

/** Who comes, how many, how to reach them, and what they asked for. */
export function guestLines(texts: Texts, { guestInfo, roomStays }: Reservation): Line[] {
  const { i18n, language } = texts;
  const { email, phone, address, specialRequest, businessTravel } = guestInfo;
  const country =
    address && (new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country);
  if (email === '') return []; // forgotten
  const standing = roomStays.filter((stay) => stay.status === 'book');
  return [
    [i18n._('Guest'), isolate(texts, fullName(language, guestInfo))],
    [i18n._('E-mail'), isolate(texts, email)],
    [i18n._('Phone'), isolate(texts, phone)],
    ...(address
      ? ([
          [
            i18n._('Address'),
            [
              ...[address.addressLine, `${address.postalCode} ${address.city}`, address.state ?? '']
                .filter((part) => part !== '')
                .map((part) => isolate(texts, part)),
              country,
            ].join(', '),
          ],
        ] as Line[])
      : []),
    [i18n._('Guests'), peopleIn(texts, standing.length > 0 ? standing : roomStays)],
    ...(businessTravel ? ([[i18n._('Reason for travel'), i18n._('Business')]] as Line[]) : []),
    ...(specialRequest === '' ? [] : ([[i18n._('Special request'), isolate(texts, specialRequest)]] as Line[])),
  ];
}
