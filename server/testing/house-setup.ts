import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/db/open-database.ts';
import { makeKey } from '../property/key/make-key.ts';
import { houseApi } from './house-api.ts';
import { managementApi } from './management-api.ts';
import { operatorApi } from './operator-api.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import type { TestClock } from './start-app.ts';

/** Houses one after the other, each with two managers at the desk and a system that holds its key. */
export function houseSetup(app: FastifyInstance, db: Db, clock: TestClock, firstId = 7100) {
  let last = firstId;
  return async (changes: Parameters<typeof smallHotel>[0] = {}) => {
    const hotelId = (last += 1);
    const document = smallHotel({ hotelId, ...changes });
    await openHotel(db, document, smallNights(document, stayDate('2027-06-01'), 20));
    const desk = operatorApi(app, db, hotelId, clock);
    const enter = async (name: string) => houseApi(desk, await desk.enter(`${name}@probe.example`, 'manager'));
    const { key } = await makeKey(db, hotelId, 'Our PMS', clock.now);
    const pms = managementApi(app, hotelId, key);
    return { hotelId, document, desk, key, pms, mara: await enter('mara'), beat: await enter('beat') };
  };
}

export type HouseAtDesk = Awaited<ReturnType<ReturnType<typeof houseSetup>>>;
