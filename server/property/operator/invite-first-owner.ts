import { randomBytes } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { makeSignInLink, type SignInLink } from './make-sign-in-link.ts';
import { noteOperator } from './note-operator.ts';
import { hasOpenInvitation, lockPeople, saveOperator } from './operator.store.ts';

type House = {
  readonly hotelId: number;
  /** Whose address the first owner has: the house's own. Null where it has none, and nobody can be invited. */
  readonly email: string | null;
  readonly publicUrl: string;
  readonly now: Instant;
};

/**
 * A link for the first owner of a hotel, for whoever starts the server; null where somebody is owner already, or was
 * invited to be and may still come. A link that nobody has opened is replaced by the next start's.
 */
export const inviteFirstOwner = (
  db: Db,
  { hotelId, email, publicUrl, now }: House,
): Promise<Pick<SignInLink, 'link'> | { link: null } | null> =>
  inHotel(db, hotelId, async (tx) => {
    const people = await lockPeople(tx, hotelId);
    const owners = people.filter(({ role }) => role === 'owner');
    if (owners.some(({ lastSeenAt }) => lastSeenAt !== null)) return null;
    if (await hasOpenInvitation(tx, hotelId, now)) return null;
    if (email === null) return owners.length > 0 ? null : { link: null };
    const known = owners.find((owner) => owner.email.toLowerCase() === email.toLowerCase());
    if (owners.length > 0 && !known) return null;
    const person = { operatorId: randomBytes(8).toString('hex'), email, role: 'owner', createdAt: now } as const;
    const operatorId = known?.operatorId ?? (await saveOperator(tx, hotelId, person));
    const detail = { email, role: 'owner', isFirst: true };
    if (!known) await noteOperator(tx, hotelId, { happenedAt: now, who: 'system', what: 'operator.invited', detail });
    return makeSignInLink(tx, { hotelId, operatorId, kind: 'first', publicUrl }, now);
  });
