import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { listLetters } from '../../followers/message/letters.ts';
import { readForMail, type MessageDeps } from '../../followers/message/read-for-mail.ts';
import { writeLetter } from '../../followers/message/write-letter.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { giveWay } from '../../platform/http/give-way.ts';
import { letterKind } from '../desk/describe-letter.ts';
import { readSomeLetters } from './archive.store.ts';

type Deps = Pick<MessageDeps, 'db' | 'readHotel' | 'secret' | 'publicUrl'>;
type ArchivedLetter = { readonly path: string; readonly html: string };

/**
 * Letters to guests who are still known, as they would be written now, without the links that open a reservation. Each is
 * read for itself: to write a hundred thousand takes longer than the database should keep a moment.
 */
export async function* archivedLetters(deps: Deps, hotelId: number, now: Instant): AsyncGenerator<ArchivedLetter> {
  let after = { reservationId: '', letterId: '' };
  for (;;) {
    const some = await inHotel(deps.db, hotelId, (tx) => readSomeLetters(tx, hotelId, after), 'read only');
    for (const { reservationId, letterId, place } of some) {
      const whose = { hotelId, reservationId };
      const letters = await inHotel(deps.db, hotelId, (tx) => listLetters(tx, whose), 'read only');
      const news = letters.find((one) => one.letterId === letterId)?.news;
      const read = news && (await readForMail(deps, whose, 'guest', now));
      const mail = read && writeLetter(read, news, `${deps.publicUrl()}/${hotelId}`);
      if (mail)
        yield {
          path: `${reservationId}/${String(place).padStart(2, '0')}-${letterKind(news.what)}.html`,
          html: mail.html,
        };
      await giveWay();
    }
    const last = some.at(-1);
    if (!last) return;
    after = last;
  }
}
