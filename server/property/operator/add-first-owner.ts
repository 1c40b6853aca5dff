import { randomBytes } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { saveOperator } from './operator.store.ts';

/** The owner of a hotel that begins; hands back their number. */
export const addFirstOwner = (tx: Tx, hotelId: number, email: string, now: Instant): Promise<string> =>
  saveOperator(tx, hotelId, { operatorId: randomBytes(8).toString('hex'), email, role: 'owner', createdAt: now });
