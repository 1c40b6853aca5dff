import { randomBytes, randomUUID } from 'node:crypto';
import type { askToWait as route } from '@stayfront/contract/waiting';
import { guestsOf } from '@stayfront/contract/party';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import { countedEmail } from '@stayfront/rules/booking/counted-email';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { livePerEmail, livePerHotel, waitingLimits } from '@stayfront/rules/waiting/limits';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { callerHash } from '../../platform/limit/caller-hash.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { emailHash } from '../../platform/limit/email-hash.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkSearch } from '../../selling/offer/check-search.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { countLive, deleteWaiting, insertWaiting, listOfEmail, readIsOpen } from './waiting.store.ts';
import type { WaitingEntry } from './waiting-entry.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Asked = RouteInput<typeof route>['body'] & { readonly address: string };
type Refused =
  | Refusal<'waiting.closed' | 'rate.unknown' | 'too_many_requests' | 'input.invalid'>
  | RefusedBy<typeof checkSearch>;

/**
 * Takes down that somebody would like to wait for a stay, and queues the letter by which they confirm it. The answer says
 * nothing of the address: whether it waits for this stay already, or for so many that no more are taken.
 */
export async function askToWait(
  { db, secret }: Deps,
  hotel: Hotel,
  asked: Asked,
  now: Instant,
): Promise<{ isTaken: true } | Refused> {
  const { hotelId, document } = hotel;
  const stay = { arrival: asked.checkIn, departure: asked.checkOut };
  const guests = guestsOf(asked);
  const fault = checkSearch(hotel, stay, guests, now);
  if (fault) return fault;
  const roomId = asked.guestRoomId ?? null;
  if (roomId !== null && document.rooms.every(({ id }) => id !== roomId)) return refuse('rate.unknown');
  const emailMark = emailHash(secret, countedEmail(asked.email));
  return inHotel(db, hotelId, async (tx): Promise<{ isTaken: true } | Refused> => {
    if (!(await readIsOpen(tx, hotelId))) return refuse('waiting.closed');
    const subjects = {
      'waiting-address': callerHash(secret, asked.address),
      'waiting-email': emailMark,
      'waiting-hotel': '',
    };
    const tooOften = await countAsk(tx, hotelId, subjects, waitingLimits, now);
    if (tooOften) return tooOften;
    if ((await countLive(tx, hotelId)) >= livePerHotel) return refuse('waiting.closed');
    const own = await listOfEmail(tx, hotelId, emailMark);
    const same = own.find((entry) => isSame(entry, { ...stay, guests, roomId }));
    const waitingId = same?.waitingId ?? (await makeRoom(tx, own));
    if (waitingId === null) return { isTaken: true };
    if (!same) {
      const { email, lang: language } = asked;
      await insertWaiting(tx, { hotelId, waitingId, email, emailMark, language, stay, guests, roomId, at: now });
    }
    await queueBookingJob(tx, 'tell-waiting', { hotelId, waitingId, letter: 'confirm', mark: randomUUID() });
    return { isTaken: true };
  });
}

/** The number for one more stay; what the same mailbox has asked for and not confirmed makes way for it. */
async function makeRoom(tx: Tx, own: readonly WaitingEntry[]): Promise<string | null> {
  if (own.length >= livePerEmail) {
    const oldest = own.find(({ state }) => state === 'asked');
    if (!oldest) return null;
    await deleteWaiting(tx, oldest);
  }
  return randomBytes(10).toString('hex');
}

const isSame = (
  entry: WaitingEntry,
  asked: { arrival: string; departure: string; guests: Guests; roomId: string | null },
): boolean =>
  entry.arrival === asked.arrival &&
  entry.departure === asked.departure &&
  entry.roomId === asked.roomId &&
  partyText(entry.guests) === partyText(asked.guests);

const partyText = ({ adults, children, infants, ages = [] }: Guests): string =>
  [adults, children, infants, ...ages].join('.');
