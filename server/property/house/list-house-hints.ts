import type { HouseHint } from '@stayfront/contract/desk/house/hints';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { chainLogoOf } from './chain-logo-of.ts';
import { findHints } from './find-hints.ts';
import { readDraftedHotel } from './read-drafted-hotel.ts';

/** What the draft lacks for a good page. */
export const listHouseHints = async (db: Db, hotel: Hotel): Promise<HouseHint[]> =>
  findHints(await readDraftedHotel(db, hotel), await chainLogoOf(db, hotel));
