import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import { guestsOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import { fullName } from '@stayfront/rules/language/guest-name';
import { countryName } from '../../property/content/country-name.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { houseOf, paperOf, type Paper } from '../document/papers.ts';
import { peopleIn } from '../summary/people-in.ts';
import { stayLines } from '../summary/stay-lines.ts';

type Room = Reservation['roomStays'][number];

/** The form for these rooms. `isFirst`: the guest who booked is among them, as far as anybody knows. */
function registrationPaper(
  texts: Texts,
  info: DescriptiveInfo,
  reservation: Reservation,
  rooms: readonly Room[],
  isFirst: boolean,
): Paper {
  const { i18n, language } = texts;
  const { guestInfo } = reservation;
  const name = fullName(language, guestInfo);
  const { address } = guestInfo;
  const persons = rooms.map(guestsOf).reduce((sum, one) => sum + one.adults + one.children + one.infants, 0);
  return {
    ...paperOf(texts, houseOf(info)),
    title: i18n._('Registration form'),
    facts: [
      [i18n._('Guest'), name],
      ...stayLines(texts, info, { ...reservation, roomStays: [...rooms] }),
      [i18n._('Guests'), peopleIn(texts, rooms)],
      ...rooms.map(({ roomStayIndex, roomTypeName }): readonly [string, string] => [
        i18n._('Room {number}', { number: roomStayIndex + 1 }),
        roomTypeName,
      ]),
      [
        i18n._('Address'),
        address
          ? `${address.addressLine}, ${address.postalCode} ${address.city}, ${countryName(language, address.country)}`
          : '',
      ],
    ],
    tables: [
      {
        isForm: true,
        head: [i18n._('Guest'), i18n._('Date of birth'), i18n._('Nationality'), i18n._('Passport or identity card')],
        rows: Array.from({ length: persons }, (_, place) => ({
          cells: [place === 0 && isFirst ? name : '', '', '', ''],
        })),
      },
    ],
    signatures: [i18n._('Date'), i18n._('Signature')],
  };
}

/** One form for each room, or one for all. */
export function registrationPapers(
  texts: Texts,
  info: DescriptiveInfo,
  reservation: Reservation,
  rooms: readonly Room[],
  per: 'room' | 'reservation',
): Paper[] {
  if (per === 'reservation') return [registrationPaper(texts, info, reservation, rooms, true)];
  const [first] = reservation.roomStays.filter(({ status }) => status === 'book');
  return rooms.map((room) =>
    registrationPaper(texts, info, reservation, [room], room.roomStayIndex === first?.roomStayIndex),
  );
}
