import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { composeHotelNews } from './compose-hotel-news.ts';
import type { MailJobs } from './mail-jobs.ts';
import { newsKey } from '../../booking/reservation/news.ts';
import { readForMail, type MessageDeps } from './read-for-mail.ts';

/**
 * Writes to the desk, in the hotel's language, and an answer goes to the guest. A hotel without a mail address is not
 * written to. The guest's link is not in it: mails are passed around in a house.
 */
export async function mailHotel(
  deps: MessageDeps,
  { hotelId, reservationId, news }: MailJobs['tell-hotel'],
  now: Instant,
): Promise<void> {
  const mail = await readForMail(deps, { hotelId, reservationId }, 'hotel', now);
  const { texts, info, reservation, guest, house, ownAddress } = mail;
  if (house.address === null) return;
  await deps.post({
    ...composeHotelNews(texts, { info, reservation }, news),
    messageId: `desk-${newsKey(news)}-${hotelId}-${reservationId}`,
    from: { name: house.name, address: ownAddress },
    ...(guest.address === '' ? {} : { replyTo: guest }),
    to: { name: house.name, address: house.address },
  });
}
