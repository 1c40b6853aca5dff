import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@stayfront/contract/operator';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from './note-operator.ts';
import { hashOperatorToken, makeToken } from './operator-token.ts';
import { endLinks, insertLink, saveOperator } from './operator.store.ts';

/** How long a link waits to be opened: over a weekend. */
const linkHours = 72;

type Invitation = {
  readonly hotelId: number;
  readonly email: string;
  readonly role: OperatorRole;
  readonly publicUrl: string;
  readonly now: Instant;
};

/** Lets a person in: a link that signs in once. An older one that was not used opens nothing any more. */
export async function inviteOperator(
  db: Db,
  { hotelId, email, role, publicUrl, now }: Invitation,
): Promise<{ readonly link: string; readonly expiresAt: Instant }> {
  const token = makeToken();
  const expiresAt = now + linkHours * 3_600_000;
  await inHotel(db, hotelId, async (tx) => {
    const operator = { operatorId: randomBytes(8).toString('hex'), email, role, createdAt: now };
    const operatorId = await saveOperator(tx, hotelId, operator);
    await endLinks(tx, hotelId, operatorId, now);
    await insertLink(tx, hotelId, { linkHash: hashOperatorToken(token), operatorId, createdAt: now, expiresAt });
    await noteOperator(tx, hotelId, {
      happenedAt: now,
      who: 'system',
      what: 'operator.invited',
      detail: { email, role },
    });
  });
  return { link: `${publicUrl}/${hotelId}/config/sign-in?t=${token}`, expiresAt };
}
