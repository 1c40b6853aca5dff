import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { cardName } from '@stayfront/rules/payment/card-name';
import { hotelPlace } from './hotel-place.ts';
import { policiesOf } from '../../booking/reservation/policies-of.ts';
import type { Line } from './line.ts';
import { peopleIn } from './people-in.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';

/** Who comes, where to, which card stands for it, and what cancelling costs: what a guest looks up before leaving home. */
export function confirmedLines(texts: Texts, info: DescriptiveInfo, reservation: Reservation): Line[] {
  const { i18n } = texts;
  const standing = reservation.roomStays.filter((stay) => stay.status === 'book');
  return [
    [i18n._('Guests'), peopleIn(texts, standing)],
    [i18n._('Address'), hotelPlace(info).join(', ')],
    ...guaranteeLine(texts, reservation),
    [i18n._('Cancellation'), policiesOf(standing).join('\n')],
  ];
}

/** The card that is kept for the rooms that are paid at the hotel, as its holder knows it. */
export function guaranteeLine({ i18n }: Texts, { guaranteeCard }: Reservation): Line[] {
  const card = cardName(guaranteeCard);
  return card === null ? [] : [[i18n._('Card kept as a guarantee'), card]];
}
