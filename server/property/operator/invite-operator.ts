import { randomBytes } from 'node:crypto';
import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { findPerson } from './find-person.ts';
import { makeSignInLink, type SignInLink } from './make-sign-in-link.ts';
import { noteOperator } from './note-operator.ts';
import { saveOperator } from './operator.store.ts';

type Invitation = {
  readonly hotelId: number;
  readonly email: string;
  readonly role: Role;
  readonly publicUrl: string;
  readonly now: Instant;
};

/** Lets a person in for whoever runs the installation: the link is theirs to pass on. */
export const inviteOperator = (db: Db, { hotelId, email, role, publicUrl, now }: Invitation): Promise<SignInLink> =>
  inHotel(db, hotelId, async (tx) => {
    const before = await findPerson(tx, hotelId, email);
    const operator = { operatorId: randomBytes(8).toString('hex'), email, role, createdAt: now };
    const operatorId = await saveOperator(tx, hotelId, operator);
    const what = before && before.role !== role ? 'operator.role_changed' : 'operator.invited';
    const detail = { email, role: before && before.role !== role ? [before.role, role] : role };
    await noteOperator(tx, hotelId, { happenedAt: now, who: 'system', what, detail });
    return makeSignInLink(tx, { hotelId, operatorId, kind: 'invitation', publicUrl }, now);
  });
