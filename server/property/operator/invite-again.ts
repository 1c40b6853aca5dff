import { randomUUID } from 'node:crypto';
import type { Person } from '@stayfront/contract/people';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { inviteLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { describePerson } from './describe-person.ts';
import { noteOperator } from './note-operator.ts';
import type { Operator } from './operator.ts';
import { queueOperatorJob } from './operator-jobs.ts';
import { lockPeople } from './operator.store.ts';

type Again = { readonly personId: string; readonly language: Language };

/** Sends somebody who may sign in another invitation; the link of the one before opens nothing any more. */
export const inviteAgain = (
  db: Db,
  by: Operator,
  { personId, language }: Again,
  now: Instant,
): Promise<Person | Refusal<'person.unknown' | 'too_many_requests'>> =>
  inHotel(db, by.hotelId, async (tx) => {
    const { hotelId } = by;
    const person = (await lockPeople(tx, hotelId)).find(({ operatorId }) => operatorId === personId);
    if (!person) return refuse('person.unknown');
    const refusal = await countAsk(tx, hotelId, { 'invite-operator': by.operatorId }, inviteLimits, now);
    if (refusal) return refusal;
    const { email } = person;
    const note = { happenedAt: now, who: by.email, what: 'operator.invited_again', detail: { email } };
    await noteOperator(tx, hotelId, note);
    const job = { hotelId, email, language, kind: 'invitation', mark: randomUUID() } as const;
    await queueOperatorJob(tx, 'send-sign-in-link', job);
    return describePerson(person);
  });
