import type { GooglePrices } from '@stayfront/contract/desk/google-prices';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeGoogle } from './describe-google.ts';
import { readTelling } from './google-telling.store.ts';
import type { TellingKey } from './telling-key.ts';

export const getGoogle = (
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: () => string },
  hotel: Hotel,
  key: TellingKey,
): Promise<GooglePrices | Refusal<'connection.unknown'>> =>
  inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const account = await findAccount(tx, hotel.hotelId, key.connection);
      if (!account) return refuse('connection.unknown');
      return describeGoogle(hotel, account, await readTelling(tx, key), publicUrl());
    },
    'read only',
  );
