import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openProvider } from '../../server/open-provider.ts';
import { openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { openPage } from '../../steps/open-page.ts';
import { typeStripeCard } from '../../steps/stripe-fields.ts';
import { cardOf, testCards, typeCard } from '../../steps/type-card.ts';
import { calm, expect, test } from '../../stayfront.ts';

// What a bank turns down the provider answers with a status of its own.
test.use({ ...calm, mayComplain: /status of (402|409)/ });

const houses = {
  STRIPE: {
    base: 2431,
    good: '4242 4242 4242 4242',
    type: (page: Page, number: string) => typeStripeCard(page, number),
  },
  PAYRAILS: {
    base: 2432,
    good: testCards.good,
    type: (page: Page, number: string) => typeCard(page, cardOf(number)),
  },
} as const;

async function mailedPath(request: APIRequestContext, email: string): Promise<string> {
  const words = /http\S+\/reservation\/card\/\S+/;
  const find = async () => (await findMails(request, email)).map(({ text }) => words.exec(text)?.[0]).find(Boolean);
  await expect.poll(find).toBeTruthy();
  const { pathname, search } = new URL((await find()) ?? '');
  return `${pathname}${search}`;
}

for (const [name, house] of Object.entries(houses))
  test(`K06 K21 with ${name}: taken down on the telephone against a card by link; the bank turns one down, the desk hears of it, the next books the room and nothing is charged`, async ({
    page,
    request,
    anotherBrowser,
  }) => {
    test.slow();
    const hotelId = freshHotelId(house.base);
    await openReception(hotelId, name);
    await turnTheDay(hotelId, name);
    const provider = await openProvider(name as keyof typeof houses, hotelId);
    try {
      const { email } = newGuest();
      await enterDesk(page, { hotelId, email: 'fred@hotel.example', role: 'front-desk' });
      await page.keyboard.press('n');
      const ask = page.getByRole('textbox', { name: /When, how long/ });
      await ask.fill(`${addDays(receptionToday(), 3)} 2 nights 2 adults`);
      await ask.press('Enter');
      await page
        .getByRole('row', { name: /Double Room/ })
        .getByRole('button')
        .first()
        .click();
      await page.keyboard.press('2');
      await expect(page.getByRole('radio', { name: /Card as guarantee, by link/ })).toBeChecked();
      await page.getByRole('combobox', { name: /Surname/ }).fill('Hollenstein');
      await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('The link for the card is on its way')).toBeVisible();
      await page.getByRole('link', { name: 'Open the reservation' }).click();
      const money = page.getByRole('region', { name: 'Money' });
      await expect(money).toContainText('The rooms wait for a card by link');

      const guest = await (await anotherBrowser()).newPage();
      const link = await mailedPath(request, email);
      await openPage(guest, link);
      await expect(guest.getByRole('heading', { level: 1, name: 'Guarantee your booking' })).toBeVisible();
      const give = guest.getByRole('button', { name: 'Give this card as a guarantee' });
      await house.type(guest, testCards.declined);
      await give.click();
      const oops = guest.getByRole('alertdialog', { name: 'Oops!' });
      await expect(oops).toContainText('Your card was not charged. Your reservation is as it was.');
      await expect(money).toContainText('The bank has turned down a card.');

      await oops.getByRole('button', { name: 'Retry payment' }).click();
      await house.type(guest, house.good);
      await give.click();
      await expect(
        guest.getByRole('heading', { level: 1, name: 'Thank you, your card stands for your booking' }),
      ).toBeVisible();
      await expect(guest.getByText('An e-mail confirmation was sent to')).toBeVisible();

      // The desk hears of it by itself.
      await expect(money).toContainText('Card kept as guarantee');
      await expect(money).not.toContainText('The rooms wait for a card by link');
      await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
        'The guest has given a card as guarantee',
      );
      await expect.poll(async () => (await findMails(request, email)).length).toBe(2);
      expect(provider.ledger().reduce((sum, { captured }) => sum + captured, 0)).toBe(0);

      // Opened twice: the other window says that it stands.
      await openPage(guest, link);
      await expect(
        guest.getByRole('heading', { level: 1, name: 'Thank you, your card stands for your booking' }),
      ).toBeVisible();
    } finally {
      await provider.stop();
    }
  });
