import type { CalendarReasons } from '@stayfront/contract/desk/calendar/reasons';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { stockIn, withChanges, type Cells } from '@stayfront/rules/calendar-edit/cells';
import { changesOfNight } from '@stayfront/rules/calendar-edit/changes-of-night';
import { nightsOfEdits } from '@stayfront/rules/calendar-edit/edit';
import type { Guests } from '@stayfront/rules/stay/guests';
import { bookingHorizonDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { standardAdults } from '@stayfront/rules/stay/standard-adults';
import { addDays, nightsOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkGuests } from '../../selling/offer/check-guests.ts';
import { liftReason } from '../../selling/calendar/lift-reason.ts';
import { payForStay } from '../../selling/calendar/pay-for-stay.ts';
import { readCells } from '../../selling/calendar/read-cells.ts';
import { readTaken } from '../../selling/calendar/read-taken.ts';

type Asked = {
  readonly room: string;
  readonly ratePlan?: string | undefined;
  readonly arrival: StayDate;
  readonly nights: number;
  readonly guests: Omit<Guests, 'adults'> & { readonly adults: number | undefined };
};

/** Why guests cannot book a stay at each rate of a room: one reason after the other, as each is lifted. */
export async function describeReasonsOfCell(
  db: Db,
  hotel: Hotel,
  { room: roomId, ratePlan, arrival, nights, guests: asked }: Asked,
  now: Instant,
): Promise<
  CalendarReasons | Refusal<'rate.unknown' | 'date.past' | 'date.range'> | NonNullable<ReturnType<typeof checkGuests>>
> {
  const { hotelId, document } = hotel;
  const room = document.rooms.find(({ id }) => id === roomId);
  const plans = document.ratePlans.filter(
    ({ id, rooms, isPackageOnly }) =>
      (ratePlan === undefined ? !isPackageOnly : id === ratePlan) && (!rooms || rooms.includes(roomId)),
  );
  if (!room || plans.length === 0) return refuse('rate.unknown');
  const today = todayAt(document.timeZone, now);
  const stay = { arrival, departure: addDays(arrival, nights) };
  if (arrival < today) return refuse('date.past');
  if (stay.departure > addDays(today, bookingHorizonDays)) return refuse('date.range');
  const guests = { ...asked, adults: asked.adults ?? standardAdults(room, document.guests) };
  const misfit = checkGuests(hotel, guests);
  if (misfit) return misfit;
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const cells = await readCells(tx, hotelId, { from: arrival, to: stay.departure }, { rooms: [roomId] });
      const slept = nightsOf(stay).map((date) => ({ roomId, date }));
      const counts = await readTaken(tx, hotelId, slept, now);
      const taken = (of: string, date: StayDate): number => {
        const { sold = 0, held = 0 } = counts.get(`${date} ${of}`) ?? {};
        return sold + held;
      };
      const product = { roomId, stay, guests, today };
      return {
        room: roomId,
        arrival,
        departure: stay.departure,
        nbAdults: guests.adults,
        left: Math.max(
          0,
          Math.min(...slept.map(({ date }) => (stockIn(cells, roomId, date) ?? 0) - taken(roomId, date))),
        ),
        rates: plans.map(({ id: ratePlanId }) => {
          const reasons: CalendarReasons['rates'][number]['reasons'] = [];
          let open = cells;
          for (;;) {
            const paid = payForStay(document, open, taken, product, ratePlanId);
            if ('total' in paid) return { ratePlanId, total: reasons.length === 0 ? paid.total : null, reasons };
            const lift = liftReason(document, open, { roomId, ratePlanId, stay }, paid.why);
            reasons.push({ why: paid.why, lift });
            if (lift.kind !== 'edit' || !lift.edits || reasons.length > mostReasons)
              return { ratePlanId, total: null, reasons };
            open = lifted(open, lift.edits);
          }
        }),
        guestPage: `/${hotelId}?checkIn=${arrival}&checkOut=${stay.departure}&nbAdults=${guests.adults}${
          guests.children > 0 ? `&nbChildren=${guests.children}` : ''
        }${guests.infants > 0 ? `&nbInfants=${guests.infants}` : ''}`,
      };
    },
    'read only',
  );
}

const mostReasons = 9;

/** The calendar as it would be without what stands in the way: what stands behind it is told as well. */
const lifted = (
  cells: Cells,
  edits: Parameters<typeof nightsOfEdits>[0],
): Map<string, NonNullable<ReturnType<Cells['get']>> | null> =>
  withChanges(
    cells,
    nightsOfEdits(edits, 0).flatMap((night) =>
      changesOfNight(
        cells,
        night,
        () => null,
        () => {
          throw new Error('A rule was lifted, and no price was asked for');
        },
      ),
    ),
  );
