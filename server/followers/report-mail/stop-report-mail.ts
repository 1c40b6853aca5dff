import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { deleteWish } from './report-mail.store.ts';
import { isSameToken, reportMailToken } from './report-mail-token.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Link = { readonly hotelId: number; readonly personId: string; readonly token: string };

/** Ends the mails of whoever the link was sent to. A link that does not fit ends nobody's, and is told the same. */
export async function stopReportMail(
  { db, secret }: Deps,
  { hotelId, personId, token }: Link,
): Promise<{ isStopped: true }> {
  if (isSameToken(token, reportMailToken(secret, hotelId, personId)))
    await inHotel(db, hotelId, (tx) => deleteWish(tx, { hotelId, personId }));
  return { isStopped: true };
}
