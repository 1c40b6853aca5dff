import type { Person } from '@stayfront/contract/people';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { describePerson } from './describe-person.ts';
import { isLastOwner } from './is-last-owner.ts';
import { noteOperator } from './note-operator.ts';
import type { Operator } from './operator.ts';
import { changeRole, lockPeople } from './operator.store.ts';

type Change = { readonly personId: string; readonly role: Role };

/** Gives somebody another role. A hotel always keeps an owner: of two who step down at once, one is refused. */
export const changePerson = (
  db: Db,
  by: Operator,
  { personId, role }: Change,
  now: Instant,
): Promise<Person | Refusal<'person.unknown' | 'person.last_owner'>> =>
  inHotel(db, by.hotelId, async (tx) => {
    const { hotelId } = by;
    const people = await lockPeople(tx, hotelId);
    const person = people.find(({ operatorId }) => operatorId === personId);
    if (!person) return refuse('person.unknown');
    if (person.role === role) return describePerson(person);
    if (isLastOwner(people, person)) return refuse('person.last_owner');
    await changeRole(tx, hotelId, personId, role);
    const detail = { email: person.email, role: [person.role, role] };
    await noteOperator(tx, hotelId, { happenedAt: now, who: by.email, what: 'operator.role_changed', detail });
    return describePerson({ ...person, role });
  });
