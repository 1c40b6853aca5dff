import type { saveSetUpPrices as route } from '@stayfront/contract/desk/set-up';
import type { Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RouteInput } from '@stayfront/contract/route';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import { seasonEdits } from '@stayfront/rules/set-up/season-edits';
import { standardAdults } from '@stayfront/rules/stay/standard-adults';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Whoever } from '../desk-calendar/save-desk-calendar.ts';
import { basePlanOf } from './base-plan.ts';
import { changeHouse } from './change-house.ts';
import { editCalendar, type CalendarRefused } from './edit-calendar.ts';
import type { SetUpDeps } from './describe-set-up.ts';
import { nightsAhead } from './grid-ahead.ts';

type Asked = RouteInput<typeof route>['body'];
type Fault = NonNullable<Refusal['errors']>[number];

/** Prices by season as nights of the calendar, and the names of the seasons beside them. */
export const savePrices = (deps: SetUpDeps, hotel: Hotel, whoever: Whoever, wish: Asked, now: Instant) =>
  changeHouse<CalendarRefused>(
    deps,
    hotel,
    {
      version: wish.version,
      who: whoever.who,
      name: 'prices',
      async change(_tx, { document }) {
        const base = basePlanOf(document);
        const errors = findFaults(document, wish, base !== undefined);
        if (!base || errors.length > 0) return { refused: 'input.invalid', errors };
        const from = todayAt(document.timeZone, now);
        const { ordinary, seasons, weekend = ['fri', 'sat'] } = wish;
        const span = { from, to: addDays(from, nightsAhead - 1) };
        const edits = seasonEdits({ ratePlan: base.id, ...span, weekend, ordinary, seasons }, (room, price) =>
          pricesOf(document, wish, room, price),
        );
        const named = seasons.map((season) => ({ name: season.name, from: season.from, to: season.to }));
        const made = { edits, version: wish.calendarVersion, accepts: wish.accepts };
        return {
          document: { ...document, seasons: named },
          also: (tx, changed) => editCalendar(tx, changed, whoever, made, now),
        };
      },
    },
    now,
  );

function findFaults(document: PropertyDocument, { ordinary, seasons }: Asked, hasPlan: boolean): Fault[] {
  const errors: Fault[] = [];
  const say = (field: string, code: string, message: string): void => void errors.push({ field, code, message });
  if (!hasPlan) say('ordinary', 'input.custom', 'Choose rate plans first: prices are those of the first of them');
  const known = new Set(document.rooms.map(({ id }) => id));
  const priced = new Set(ordinary.map(({ room }) => room));
  ordinary.forEach(({ room }, i) => {
    if (!known.has(room)) say(`ordinary.${i}.room`, 'input.unknown', `This hotel has no room "${room}"`);
  });
  seasons.forEach(({ rooms }, i) =>
    rooms.forEach(({ room }, place) => {
      if (!priced.has(room))
        say(`seasons.${i}.rooms.${place}.room`, 'input.unknown', `Give "${room}" an ordinary price first`);
    }),
  );
  return errors;
}

/** Who is alone pays as much less as on an ordinary weekday; a room is sold to more adults only where that has a price. */
function pricesOf(document: PropertyDocument, wish: Asked, roomId: string, price: number): NightPrices {
  const room = document.rooms.find(({ id }) => id === roomId);
  const typed = wish.ordinary.find((one) => one.room === roomId);
  const adults = room ? standardAdults(room, document.guests) : 1;
  const less = typed?.alone === undefined ? 0 : typed.weekday - typed.alone;
  return {
    byAdults: Array.from({ length: adults }, (_, i) => (i === 0 && adults > 1 ? Math.max(0, price - less) : price)),
    extraAdult: typed?.extraAdult ?? null,
    child: wish.child,
    infant: wish.infant,
  };
}
