import type { Reservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { greetingName } from '@stayfront/rules/language/guest-name';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';

/** What a change has moved, for the page that confirms it. */
export type MovedMoney = { readonly refund: number; readonly paid: number; readonly currency: CurrencyCode };

/** The page that confirms a change, and what it is handed: it shows itself to nobody else. */
export const handOver = (
  hotelId: number,
  { reservationId, guestInfo }: Reservation,
  link: ReservationLink,
  money: MovedMoney,
  language: string,
) => ({
  to: `/${hotelId}/reservation/${reservationId}/confirmation`,
  state: { link, name: greetingName(language, guestInfo), email: guestInfo.email, money },
});
