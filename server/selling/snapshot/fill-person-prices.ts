import type { Grid } from '@stayfront/rules/grid/grid';
import { placeOfPersonPrices } from '@stayfront/rules/grid/person-prices';
import type { PersonPrices } from '@stayfront/rules/pricing/kept-prices';
import { dayNumber } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
import { readInHotel } from '../../platform/db/read-in-hotel.ts';
import type { Days } from './load-grid.ts';

type PersonRow = { room_id: string; rate_plan_id: string; by_person: PersonPrices; days: Buffer };

/** What nights say about persons and their ages. A row for all nights of a product that say the same. */
export const readPersonPrices = (db: Db, hotelId: number, days: Days): Promise<PersonRow[]> =>
  readInHotel<PersonRow>(db, hotelId, {
    name: 'fill-person-prices',
    text: `select room_id, rate_plan_id, by_person, string_agg(int4send(date - $2::date), '' order by date) as days
             from rate where hotel_id = $1 and date between $2 and $3 and by_person is not null
            group by room_id, rate_plan_id, by_person`,
    values: [hotelId, days.from, days.to],
  });

/** Puts it into the grid, over what those days had. */
export function fillPersonPrices(grid: Grid, rows: readonly PersonRow[], days: Days): void {
  const offset = dayNumber(days.from) - grid.firstDay;
  const last = Math.min(grid.days, dayNumber(days.to) - grid.firstDay + 1);
  for (let product = 0; product < grid.products.length; product++)
    grid.personPrices.fill(0, product * grid.days + Math.max(0, offset), product * grid.days + last);
  const places = new Map(grid.products.map((p, place) => [`${grid.rooms[p.room]?.id}.${p.ratePlanId}`, place]));
  for (const row of rows) {
    const product = places.get(`${row.room_id}.${row.rate_plan_id}`);
    if (product === undefined) continue;
    const table = placeOfPersonPrices(grid, row.by_person);
    for (let i = 0; i < row.days.length; i += 4) {
      const day = row.days.readInt32BE(i) + offset;
      if (day >= 0 && day < grid.days) grid.personPrices[product * grid.days + day] = table;
    }
  }
}
