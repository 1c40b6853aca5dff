import type { getRegistrationForms as route } from '@stayfront/contract/desk/papers';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { describeDay } from '../../booking/desk/describe-day.ts';
import { readReservations } from '../../booking/reservation/read-reservations.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { configOf } from '../../property/content/describe-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import type { Paper, Papers } from '../document/papers.ts';
import { buttonColor } from '../summary/button-color.ts';
import { readForPaper } from './read-for-paper.ts';
import { registrationPapers } from './registration-paper.ts';

type Asked = RouteInput<typeof route>['query'] & { readonly day: StayDate };

/** The forms of all rooms whose guests arrive on a day, in the order of the day's list. */
export async function makeRegistrationForms(
  db: Db,
  hotel: Hotel,
  { day, language, per }: Asked,
  now: Instant,
): Promise<Papers | Refusal<'day.no_arrivals'>> {
  const { hotelId, document } = hotel;
  const { arrivals } = await describeDay(db, hotel, day, now);
  const ids = [...new Set(arrivals.map(({ reservationId }) => reservationId))];
  const found = ids.length === 0 ? [] : await inHotel(db, hotelId, (tx) => readReservations(tx, hotelId, ids));
  const papers: Paper[] = [];
  for (const id of ids) {
    const stored = found.find(({ reservationId }) => reservationId === id);
    if (!stored || stored.erasedAt !== null) continue;
    const { texts, info, reservation } = await readForPaper(hotel, stored, language, now);
    const rooms = reservation.roomStays.filter(({ status, startDate }) => status === 'book' && startDate === day);
    papers.push(...registrationPapers(texts, info, reservation, rooms, per));
  }
  if (papers.length === 0) return refuse('day.no_arrivals');
  const { i18n } = await textsFor(document.language, wordsOf(hotel));
  return {
    title: `${i18n._('Registration form')} ${day}`,
    hotel: document.name,
    color: buttonColor(configOf(hotel)),
    papers,
  };
}
