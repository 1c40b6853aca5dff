import { isRefusal } from '@stayfront/contract/problem';
import type { Db } from '../platform/db/open-database.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import { makeAccount, type AccountWish, type MadeAccount } from '../property/connection-account/make-account.ts';
import { testSecret } from './start-app.ts';

/** Lets another system into a hotel; by default an AlpineBits client that decides nothing. */
export async function connectSystem(
  db: Db,
  hotelId: number,
  wish: Partial<AccountWish> = {},
  now = 0,
): Promise<MadeAccount> {
  const { kind = 'alpinebits', name = 'pms' } = wish;
  const whole: AccountWish = { kind, name, title: `Our ${name}`, calls: true, ...wish };
  const staff = { hotelId, by: 'owner@probe.example' };
  const made = await inHotel(db, hotelId, (tx) => makeAccount(tx, secretBox(testSecret), staff, whole, now));
  if (isRefusal(made)) throw new Error(`Not connected: ${made.refused}`);
  return made;
}
