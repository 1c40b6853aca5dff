import type { DailyStatement, DayOfStatement } from '@stayfront/contract/desk/daily-statement';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';

/** So many days are shown. */
const shownDays = 90;

/** What somebody made takes the place of what was there; what comes by itself, of nothing. */
export async function saveStatement(tx: Tx, hotelId: number, statement: DailyStatement): Promise<void> {
  const { day, madeAt, madeBy, lines } = statement;
  const found = {
    made_at: new Date(madeAt),
    made_by: madeBy,
    faults: lines.reduce((sum, { faultCount }) => sum + faultCount, 0),
    lines: JSON.stringify(lines),
  };
  await tx
    .insertInto('daily_statement')
    .values({ hotel_id: hotelId, day: day as StayDate, ...found })
    .onConflict((conflict) => {
      const same = conflict.columns(['hotel_id', 'day']);
      return madeBy === null ? same.doNothing() : same.doUpdateSet(found);
    })
    .execute();
}

export async function isMade(tx: Tx, hotelId: number, day: StayDate): Promise<boolean> {
  const row = await tx
    .selectFrom('daily_statement')
    .select('day')
    .where('hotel_id', '=', hotelId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** The statement of a day, or the last there is. */
export async function readStatement(tx: Tx, hotelId: number, day?: string): Promise<DailyStatement | null> {
  const row = await tx
    .selectFrom('daily_statement')
    .select(['day', 'made_at', 'made_by', 'lines'])
    .where('hotel_id', '=', hotelId)
    .$if(day !== undefined, (query) => query.where('day', '=', day as StayDate))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { day: row.day, madeAt: row.made_at.toISOString(), madeBy: row.made_by, lines: row.lines } : null;
}

export async function listDays(tx: Tx, hotelId: number): Promise<DayOfStatement[]> {
  return tx
    .selectFrom('daily_statement')
    .select(['day', 'faults'])
    .where('hotel_id', '=', hotelId)
    .orderBy('day', 'desc')
    .limit(shownDays)
    .execute();
}
