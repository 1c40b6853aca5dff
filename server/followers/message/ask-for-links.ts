import { randomUUID } from 'node:crypto';
import type { Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { linkLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { callerHash } from '../../platform/limit/caller-hash.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { emailHash } from '../../platform/limit/email-hash.ts';
import { queueMail } from './mail-jobs.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Input = { readonly email: string; readonly language: Language; readonly address: string };

/**
 * Takes down that a guest has lost a link. Whether there is a booking is looked up later, by the worker: here the same
 * is done for every address, and so the answer and the time it takes say nothing.
 */
export const askForLinks = (
  { db, secret }: Deps,
  hotelId: number,
  { email, language, address }: Input,
  now: Instant,
): Promise<{ isTaken: true } | Refusal<'too_many_requests'>> =>
  inHotel(db, hotelId, async (tx) => {
    const subjects = {
      'link-address': callerHash(secret, address),
      'link-email': emailHash(secret, email),
      'link-hotel': '',
    };
    const refusal = await countAsk(tx, hotelId, subjects, linkLimits, now);
    if (refusal) return refusal;
    await queueMail(tx, 'send-links', { hotelId, email, language, mark: randomUUID() });
    return { isTaken: true };
  });
