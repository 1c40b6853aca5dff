import type { previewLetter as route } from '@stayfront/contract/desk/letters';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { listLetters, type Letter } from '../../followers/message/letters.ts';
import { readForMail, type MessageDeps } from '../../followers/message/read-for-mail.ts';
import { writeLetter } from '../../followers/message/write-letter.ts';
import { readChangedAt } from '../../booking/listing/read-happenings.ts';
import { readReservation } from '../../booking/reservation/read-reservation.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { letterKind } from './describe-letter.ts';

type Deps = Pick<MessageDeps, 'db' | 'readHotel' | 'secret' | 'publicUrl'>;
type Asked = { readonly hotelId: number; readonly reservationId: string; readonly letterId: string };

/** Writes a letter anew from what stands now. A confirmation can be had before any was sent. */
export async function previewLetter(
  deps: Deps,
  { hotelId, reservationId, letterId }: Asked,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'letter.unknown' | 'reservation.erased' | 'reservation.unknown'>> {
  const { stored, letters, changedAt } = await inHotel(
    deps.db,
    hotelId,
    async (tx) => ({
      stored: await readReservation(tx, hotelId, reservationId),
      letters: await listLetters(tx, { hotelId, reservationId }),
      changedAt: await readChangedAt(tx, { hotelId, reservationId }),
    }),
    'read only',
  );
  if (!stored) return refuse('reservation.unknown');
  if (stored.erasedAt !== null) return refuse('reservation.erased');
  const letter = letters.find((one) => one.letterId === letterId);
  const news = letter?.news ?? (letterId === 'confirmation' ? { what: 'confirmation' as const } : null);
  if (!news) return refuse('letter.unknown');
  const read = await readForMail(deps, { hotelId, reservationId }, 'guest', now);
  const mail = writeLetter(read, news, `${deps.publicUrl()}/${hotelId}`);
  if (!mail) return refuse('letter.unknown');
  return {
    letterId,
    kind: letterKind(news.what),
    isAsSent: letter !== undefined && isUnchangedSince(letter, changedAt),
    language: read.texts.language,
    to: read.guest.address,
    ...mail,
  };
}

/** Whatever happened to the booking after the letter had left may stand in it now, and did not then. */
const isUnchangedSince = ({ state, at }: Letter, changedAt: Instant): boolean => state === 'sent' && changedAt <= at;
