import { importHotel } from '../../server/import-hotel.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const [phone, email] = ['+41 33 555 01 77', 'hello@berghaus-alpina.example'];

for (const [hotelId, name, contact, words] of [
  [2001, 'both', { phone, email }, `You can change your criteria or contact the hotel at ${phone} or ${email}`],
  [2002, 'a telephone only', { phone, email: 'N/A' }, `You can change your criteria or contact the hotel at ${phone}`],
  [2003, 'an address only', { phone: 'N/A', email }, `You can change your criteria or contact the hotel at ${email}`],
  [2004, 'neither', { phone: 'N/A', email: 'N/A' }, 'Empty contact information'],
] as const)
  test(`C06 where nothing is free the guest is told how to reach a hotel with ${name}`, async ({ page }) => {
    await importHotel(hotelId, { contact });
    await openPage(page, homeOf(comingStay(3, 1), hotelId));
    await expect(page.getByRole('heading', { name: 'Can’t find rooms matching this selection' })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: words })).toHaveText(words);
    // It belongs to no chain: there is no other hotel to choose.
    await expect(page.getByRole('search').getByRole('button', { name: /^Hotel/ })).toHaveCount(0);
  });
