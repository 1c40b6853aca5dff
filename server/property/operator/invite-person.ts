import { randomBytes, randomUUID } from 'node:crypto';
import type { Person } from '@stayfront/contract/people';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { inviteLimits } from '@stayfront/rules/booking/mail-limits';
import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { describePerson } from './describe-person.ts';
import { noteOperator } from './note-operator.ts';
import type { Operator } from './operator.ts';
import { queueOperatorJob } from './operator-jobs.ts';
import { lockPeople, saveOperator } from './operator.store.ts';

type Invited = { readonly email: string; readonly role: Role; readonly language: Language };

/** Lets somebody in, who hears of it by mail. Whoever was removed comes back as the same person. */
export const invitePerson = (
  db: Db,
  by: Operator,
  { email, role, language }: Invited,
  now: Instant,
): Promise<Person | Refusal<'person.known' | 'too_many_requests'>> =>
  inHotel(db, by.hotelId, async (tx) => {
    const { hotelId } = by;
    const people = await lockPeople(tx, hotelId);
    if (people.some((one) => one.email.toLowerCase() === email.toLowerCase())) return refuse('person.known');
    const refusal = await countAsk(tx, hotelId, { 'invite-operator': by.operatorId }, inviteLimits, now);
    if (refusal) return refusal;
    const person = { operatorId: randomBytes(8).toString('hex'), email, role, createdAt: now };
    const operatorId = await saveOperator(tx, hotelId, person);
    const detail = { email, role };
    await noteOperator(tx, hotelId, { happenedAt: now, who: by.email, what: 'operator.invited', detail });
    const mark = randomUUID();
    await queueOperatorJob(tx, 'send-sign-in-link', { hotelId, email, language, kind: 'invitation', mark });
    return describePerson({ ...person, operatorId, removedAt: null, lastSeenAt: null });
  });
