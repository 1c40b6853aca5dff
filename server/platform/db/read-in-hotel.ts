import type pg from 'pg';
import { inHotel } from './in-hotel.ts';
import type { Db } from './open-database.ts';

/** One reading question inside one hotel, prepared under its name, in one trip to the database. */
export const readInHotel = <Row extends pg.QueryResultRow>(
  db: Db,
  hotelId: number,
  question: pg.QueryConfig,
): Promise<Row[]> =>
  inHotel(
    db,
    hotelId,
    async (_, { send, commit }) => {
      const [rows] = await Promise.all([send<Row>(question), commit()]);
      return rows;
    },
    'read only',
  );
