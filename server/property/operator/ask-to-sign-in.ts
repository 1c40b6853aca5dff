import { randomUUID } from 'node:crypto';
import type { Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { signInLinkLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { callerHash } from '../../platform/limit/caller-hash.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { emailHash } from '../../platform/limit/email-hash.ts';
import { queueOperatorJob } from './operator-jobs.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Input = { readonly email: string; readonly language: Language; readonly address: string };

/**
 * Takes down that somebody wants to sign in. Whether the address is anybody's here is looked up later, by the worker:
 * the same is done for every address, and so the answer and the time it takes say nothing.
 */
export const askToSignIn = (
  { db, secret }: Deps,
  hotelId: number,
  { email, language, address }: Input,
  now: Instant,
): Promise<{ isTaken: true } | Refusal<'too_many_requests'>> =>
  inHotel(db, hotelId, async (tx) => {
    const subjects = {
      'sign-in-link-address': callerHash(secret, address),
      'sign-in-link-email': emailHash(secret, email),
    };
    const refusal = await countAsk(tx, hotelId, subjects, signInLinkLimits, now);
    if (refusal) return refusal;
    await queueOperatorJob(tx, 'send-sign-in-link', { hotelId, email, language, kind: 'asked', mark: randomUUID() });
    return { isTaken: true };
  });
