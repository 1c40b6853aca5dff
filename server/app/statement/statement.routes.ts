import { getDailyStatement, runDailyStatement, type DailyStatements } from '@stayfront/contract/desk/daily-statement';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { listDays, readStatement } from './kept-statement.store.ts';
import { makeStatement } from './make-statement.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

export const statementRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(getDailyStatement, ({ params: { hotelId }, query: { day } }) => describeStatements(db, hotelId, day)),
  serve(runDailyStatement, async ({ params: { hotelId } }, context) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return refuse('hotel.unknown');
    await makeStatement(db, hotel, asStaff(context).by, now());
    return describeStatements(db, hotelId);
  }),
];

const describeStatements = (db: Db, hotelId: number, day?: string): Promise<DailyStatements> =>
  inHotel(
    db,
    hotelId,
    async (tx) => ({ statement: await readStatement(tx, hotelId, day), days: await listDays(tx, hotelId) }),
    'read only',
  );
