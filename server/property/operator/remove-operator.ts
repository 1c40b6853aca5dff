import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { shutOut } from './shut-out.ts';

/**
 * Shuts a person out for whoever runs the installation, the last owner, too: they can invite another. Says false where
 * nobody of that address was in.
 */
export const removeOperator = (db: Db, hotelId: number, email: string, now: Instant): Promise<boolean> =>
  inHotel(db, hotelId, (tx) => shutOut(tx, hotelId, email, 'system', now));
