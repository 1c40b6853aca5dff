import { randomUUID } from 'node:crypto';
import type { Transport } from '@stayfront/contract/call';
import { sendBookingRequest } from '@stayfront/contract/reservation';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { bookByApi } from '../../steps/book-by-api.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { changed, compare, linkOf, moneyOf, moveTo, paidRoom, quietLago, readBack } from '../../steps/change-a-stay.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { putOn } from '../../steps/dress.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { openPage } from '../../steps/open-page.ts';
import { stayToBook } from '../../steps/quiet-stay.ts';
import { searchApi } from '../../steps/search-api.ts';
import { cardOf, testCards, typeIntoDropIn } from '../../steps/type-card.ts';
import { expect, test } from '../../stayfront.ts';

// The provider's script warns of names that it uses itself; and whoever looks for barriers speaks to the frames by our
// own address, while they are at another.
test.use({ mayComplain: /is marked as deprecated|postMessage|status of 4(09|12)/ });

/** Somebody else books a room at The Riverhouse. */
const takeRoom = (api: Transport, reference: string) =>
  api(
    sendBookingRequest,
    {
      params: { hotelId: 1003 },
      query: {},
      body: {
        requestType: 'Book',
        reservation: {
          sessionId: 'Abcdefgh12345678',
          roomStays: [{ reference }],
          guestInfo: { givenName: 'Eve', surname: 'Elsewhere', email: newGuest().email, phone: '+442079460000' },
        },
      },
    },
    { idempotencyKey: randomUUID() },
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest who pays at the hotel stays a night longer with breakfast: no money moves', async ({
    page,
    api,
    request,
  }) => {
    const stay = await stayToBook(api, 2);
    const { email } = newGuest();
    const booked = await bookRoomsByApi(api, { hotelId: 1001, stay, email, ratePlanIds: ['pay-at-hotel'] });
    await openPage(page, linkOf(1001, booked));
    await page.getByRole('link', { name: 'Change this room' }).click();
    await expect(page).toHaveTitle('Hotel Seeblick · Change your reservation');
    await expect(page.getByRole('radio', { name: /Pay at hotel.*As booked/ })).toBeChecked();
    await expect(compare(page)).toBeDisabled();

    await page.getByRole('button', { name: 'Add Breakfast buffet' }).click();
    await expect(compare(page)).toBeEnabled();
    await moveTo(page, { ...stay, departure: addDays(stay.departure, 1) });
    await expect(page.getByRole('button', { name: /^Dates/ })).toContainText('3 nights');
    await compare(page).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Before and after' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Nights/ })).toContainText('2 nights3 nights (changed)');
    await expect(page.getByRole('row', { name: /^Services/ })).toContainText('Breakfast buffet');
    await expect(page.getByRole('heading', { name: 'Nothing to pay now' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Confirm the change' }).click();

    await expect(changed(page)).toBeVisible();
    const { version, roomStays } = await readBack(api, 1001, booked);
    expect([version, roomStays[0]?.nbNights]).toEqual([2, 3]);
    expect(roomStays[0]?.services.map(({ serviceId }) => serviceId)).toContain('breakfast');
    await expect.poll(async () => (await findMails(request, email)).length).toBe(2);
  });
});

test('a night less of a paid stay: the difference goes back', async ({ page, api }) => {
  const stay = await quietLago(api);
  const booked = await paidRoom(page, api, stay, newGuest().email);
  await openPage(page, linkOf(1002, booked, '/change/0'));
  await moveTo(page, { ...stay, departure: addDays(stay.arrival, 1) });
  await expect(page.getByText(/less$/).first()).toBeVisible();
  await compare(page).click();
  const headline = page.getByRole('heading', { name: /goes back to you$/ });
  await expect(headline).toBeVisible();
  const shown = /€([\d.,]+)/.exec(await headline.innerText())?.[1];
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(changed(page)).toBeVisible();
  await expect(page.getByText(`€${shown} is on its way to the card you paid with.`)).toBeVisible();
  const { total, paid } = await moneyOf(api, 1002, booked);
  expect(paid).toBe(total);
});

test('a room is added at a prepaid rate and paid in the drop-in; in Arabic, at night', async ({
  page,
  api,
  baseURL,
}) => {
  const stay = await stayToBook(api, 2);
  const { email } = newGuest();
  const booked = await bookRoomsByApi(api, { hotelId: 1001, stay, email, ratePlanIds: ['pay-at-hotel'] });
  await putOn(page, { lang: 'ar', theme: 'dark', width: 1440 }, baseURL ?? '');
  await openPage(page, linkOf(1001, booked));
  await page.getByRole('link', { name: 'إضافة غرفة' }).click();
  await page.getByRole('radio').first().click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expectNoBarriers(page, 'a room to add');
  await page.getByRole('button', { name: 'مقارنة' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await expectNoBarriers(page, 'the added room');
  await page.getByRole('button', { name: /^تأكيد ودفع/ }).click();
  await page.frameLocator('.drop-in iframe').getByRole('textbox').first().waitFor();
  await putOn(page, { lang: 'en', theme: 'light', width: 1440 }, baseURL ?? '');
  await page.reload();
  await typeIntoDropIn(page, cardOf(testCards.good));
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(changed(page)).toBeVisible();
  expect((await readBack(api, 1001, booked)).roomStays).toHaveLength(2);
});

test('a room that somebody else took meanwhile, or a change in another tab: the booking stands, and the guest chooses again', async ({
  page,
  api,
}) => {
  const stay = comingStay(33, 2);
  const { email } = newGuest();
  const booked = await bookByApi(api, stay, email);
  const own = (await readBack(api, 1003, booked)).roomStays[0]?.guestRoomId;
  const { availabilities } = await searchApi(api, stay, 1003);
  const other = availabilities.find(({ guestRoomId, availability }) => guestRoomId !== own && availability > 0);
  const product = other?.products.find(({ ratePlanId }) => ratePlanId === 'flexible');
  await openPage(page, `${linkOf(1003, booked, '/change/0')}&product=${product?.productId}`);
  await compare(page).click();
  const confirm = page.getByRole('button', { name: 'Confirm the change' });
  await expect(confirm).toBeEnabled();
  for (let left = other?.availability ?? 0; left > 0; left--) await takeRoom(api, product?.reference ?? '');
  await confirm.click();
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('Somebody else has just taken this room.');
  await expect(oops).toContainText('Your booking stands as it was, and nothing was charged.');
  await oops.getByRole('button', { name: 'Choose again' }).click();
  await expect(page.getByRole('radio', { name: /As booked/ })).toBeChecked();
  expect((await readBack(api, 1003, booked)).version).toBe(1);

  await page
    .getByRole('radio', { name: /^Bed and breakfast/ })
    .first()
    .click();
  await compare(page).click();
  await expect(confirm).toBeEnabled();
  const another = await page.context().newPage();
  await openPage(another, linkOf(1003, booked, '/change/0'));
  await moveTo(another, { ...stay, departure: addDays(stay.arrival, 1) });
  await compare(another).click();
  await another.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(changed(another)).toBeVisible();
  await confirm.click();
  await expect(oops).toContainText('This reservation was changed meanwhile.');
  await oops.getByRole('button', { name: 'Choose again' }).click();
  await expect(oops).toBeHidden();
  expect((await readBack(api, 1003, booked)).version).toBe(2);
});

test('after the deadline a booking can be changed by the desk alone', async ({ page, api }) => {
  const booked = await bookByApi(api, comingStay(2, 1), newGuest().email);
  await openPage(page, linkOf(1003, booked));
  await expect(page.getByText('The rooms can no longer be changed online.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change this room' })).toHaveCount(0);
  await openPage(page, linkOf(1003, booked, '/change/0'));
  await expect(page.getByText('This room can no longer be changed online.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
