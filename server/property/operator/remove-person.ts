import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { isLastOwner } from './is-last-owner.ts';
import type { Operator } from './operator.ts';
import { lockPeople } from './operator.store.ts';
import { shutOut } from './shut-out.ts';

/** Shuts somebody out at once, wherever they are signed in. The last owner stays. */
export const removePerson = (
  db: Db,
  by: Operator,
  personId: string,
  now: Instant,
): Promise<{ personId: string; isRemoved: true } | Refusal<'person.unknown' | 'person.last_owner'>> =>
  inHotel(db, by.hotelId, async (tx) => {
    const people = await lockPeople(tx, by.hotelId);
    const person = people.find(({ operatorId }) => operatorId === personId);
    if (!person) return refuse('person.unknown');
    if (isLastOwner(people, person)) return refuse('person.last_owner');
    await shutOut(tx, by.hotelId, person.email, by.email, now);
    return { personId, isRemoved: true };
  });
