import { bookAtSite, expectFrameFits } from '../steps/book-at-site.ts';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { findMails } from '../steps/find-mails.ts';
import { openSite } from '../steps/hotel-site.ts';
import { forbidStorage } from '../steps/forbid-storage.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { calm, expect, test } from '../stayfront.ts';

// Phones, rooms that are paid for, cards as a guarantee, cards that are declined and slow guests are in the sweep.
test.use(calm);

test('A11 a guest books in the hotel’s own page without ever leaving it, in a browser that keeps nothing for frames', async ({
  page,
  context,
  api,
  request,
  baseURL,
}) => {
  await forbidStorage(context);
  const booking = await openSite(page, '/', await quietStay(api));
  const frame = page.locator('stayfront-booking iframe');
  await expect(frame).toHaveAttribute('title', 'Book your stay at Hotel Seeblick');
  await expectFrameFits(page, 'the rooms');
  // A page that stands in no frame opens beside the hotel's.
  const beside = page.waitForEvent('popup');
  await booking.getByRole('link', { name: 'Cancel a reservation' }).click();
  expect((await beside).url()).toBe(`${baseURL}/1001/reservation/cancel`);
  await expect(roomCard(booking, doubleRoom)).toBeVisible();

  const guest = await bookAtSite(page, booking);
  await expect.poll(async () => (await findMails(request, guest.email)).length).toBeGreaterThan(0);
});
