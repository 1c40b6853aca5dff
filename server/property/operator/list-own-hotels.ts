import type { OwnHotel } from '@stayfront/contract/own-hotels';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Asking, CheckOperator } from './check-operator.ts';
import { readOwnHotels } from './read-own-hotels.ts';
import type { Operator } from './operator.ts';

type Deps = { readonly db: Db; readonly checkOperator: CheckOperator };

/** Where somebody works, and where their browser is signed in already. */
export async function listOwnHotels(
  { db, checkOperator }: Deps,
  { hotelId: here, email }: Operator,
  asking: Asking | undefined,
): Promise<OwnHotel[]> {
  const places = await inHotel(db, here, (tx) => readOwnHotels(tx, email));
  const hotels: OwnHotel[] = [];
  for (const place of places) {
    const isThis = place.hotelId === here;
    const other = isThis || !asking ? null : await checkOperator(place.hotelId, asking);
    hotels.push({ ...place, isThis, isSignedIn: isThis || isSame(other, email) });
  }
  return hotels;
}

export const isSame = (other: Operator | null, email: string): boolean =>
  other !== null && other.email.toLowerCase() === email.toLowerCase();
