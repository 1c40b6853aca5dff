import type { PaperLanguage } from '@stayfront/contract/desk/paper-language';
import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { paperTexts } from '../../booking/invoice/paper-language.ts';
import { describeReservation } from '../../booking/reservation/describe-reservation.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { describeHotel } from '../../property/content/describe-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** House and reservation in the words of a paper. */
export type ToldOnPaper = {
  readonly texts: Texts;
  readonly info: DescriptiveInfo;
  readonly reservation: Reservation;
};

export async function readForPaper(
  hotel: Hotel,
  stored: StoredReservation,
  wanted: PaperLanguage,
  now: Instant,
): Promise<ToldOnPaper> {
  const texts = await paperTexts(wanted, hotel, stored);
  const { language } = texts;
  const info = await describeHotel(hotel, language);
  return { texts, info, reservation: describeReservation(hotel, stored, language, texts, now) };
}
