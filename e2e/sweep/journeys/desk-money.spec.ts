import type { APIRequestContext, Page } from '@playwright/test';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import type { RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openProvider } from '../../server/open-provider.ts';
import { openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { comeToPay } from '../../steps/come-to-pay.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { hostedPage } from '../../steps/go-to-payment.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { payByStripeLink } from '../../steps/pay-by-stripe-link.ts';
import { typeStripeCard } from '../../steps/stripe-fields.ts';
import { cardOf, testCards, typeIntoDropIn } from '../../steps/type-card.ts';
import { calm, expect, test } from '../../stayfront.ts';

// What a bank turns down the provider answers with a status of its own.
test.use({ ...calm, mayComplain: /status of (402|409)|marked as deprecated/i });

const money = (page: Page) => page.getByRole('region', { name: 'Money' });
const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, name: string) => money(page).locator('dl > div').filter({ hasText: name });
/** What the provider's own ledger has taken and sent back, in all. */
const ledgerOf = (provider: RunningSandbox): [taken: number, back: number] => [
  provider.ledger().reduce((sum, { captured }) => sum + captured, 0),
  provider.ledger().reduce((sum, { refunded }) => sum + refunded, 0),
];
const stayFor = (nights: number, inDays = 0): Stay => ({
  arrival: addDays(receptionToday(), inDays),
  departure: addDays(receptionToday(), inDays + nights),
});

/** The dialog of a refund, filled and pressed. */
async function refund(page: Page, amount: string, { isOwedAgain, tells }: { isOwedAgain: boolean; tells: boolean }) {
  await money(page)
    .getByRole('button', { name: /^Refund/ })
    .click();
  await dialog(page).getByRole('textbox', { name: 'Amount in CHF' }).fill(amount);
  await dialog(page)
    .getByRole('radio', { name: isOwedAgain ? 'Yes, it is open then' : 'No, the house gives it' })
    .check();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('The heating failed');
  await dialog(page)
    .getByRole('radio', { name: tells ? /^Yes, by a letter/ : 'No letter' })
    .check();
  await dialog(page)
    .getByRole('button', { name: /^Refund/ })
    .click();
}

async function mailedPath(request: APIRequestContext, email: string, words: RegExp): Promise<string> {
  const find = async () => (await findMails(request, email)).map(({ text }) => words.exec(text)?.[0]).find(Boolean);
  await expect.poll(find).toBeTruthy();
  const { pathname, search } = new URL((await find()) ?? '');
  return `${pathname}${search}`;
}

test('K20 with Stripe: given back in part and whole, paid at the hotel and taken back, asked for by link and paid, and the provider’s ledger agrees', async ({
  page,
  api,
  request,
  anotherBrowser,
}) => {
  test.slow();
  const hotelId = freshHotelId(2182);
  await openReception(hotelId);
  await turnTheDay(hotelId);
  const stripe = await openProvider('STRIPE', hotelId);
  try {
    const { email } = newGuest();
    const wish = { hotelId, stay: stayFor(1, 3), email, ratePlanIds: ['prepaid'], roomId: 'double' };
    const { reservationId, token } = await bookRoomsByApi(api, wish);
    const guest = await (await anotherBrowser()).newPage();
    await payByStripeLink(guest, `/${hotelId}/reservation/payment/${reservationId}?t=${token}`);
    expect(ledgerOf(stripe)).toEqual([18_000, 0]);

    await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
    await openPage(page, `/${hotelId}/desk/reservations/${reservationId}`);
    await expect(money(page)).toContainText('CHF 180.00');
    await refund(page, '50', { isOwedAgain: false, tells: true });
    await expect(page.getByText('CHF 50.00 goes back', { exact: true })).toBeVisible();
    await expect.poll(() => ledgerOf(stripe)).toEqual([18_000, 5_000]);
    await expect(line(page, 'Open').first()).toContainText('0.00');

    // Never more back than came.
    await money(page)
      .getByRole('button', { name: /^Refund/ })
      .click();
    await dialog(page).getByRole('textbox', { name: 'Amount in CHF' }).fill('130.05');
    await dialog(page)
      .getByRole('button', { name: /^Refund/ })
      .click();
    await expect(dialog(page)).toContainText('Write an amount up to CHF 130.00.');
    await dialog(page).getByRole('button', { name: 'Leave it' }).click();
    await refund(page, '130', { isOwedAgain: true, tells: false });
    await expect.poll(() => ledgerOf(stripe)).toEqual([18_000, 18_000]);
    await expect(line(page, 'Open').first()).toContainText('130.00');

    // At the hotel: in cash and undone at once; by the terminal and taken back; and by voucher.
    const markPaid = async (amount: string, way: string): Promise<void> => {
      await money(page).getByRole('button', { name: 'Mark as paid at the hotel' }).click();
      await dialog(page).getByRole('textbox', { name: 'Amount in CHF' }).fill(amount);
      await dialog(page).getByRole('radio', { name: way }).check();
      await dialog(page)
        .getByRole('button', { name: /^Mark CHF/ })
        .click();
    };
    await markPaid('30', 'Cash');
    await expect(line(page, 'Open').first()).toContainText('100.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'Open').first()).toContainText('130.00');
    await markPaid('30', 'Card terminal');
    await money(page).getByRole('button', { name: 'Take back' }).click();
    await dialog(page).getByRole('button', { name: 'Take back CHF 30.00' }).click();
    await expect(line(page, 'Open').first()).toContainText('130.00');
    await markPaid('30', 'Voucher');
    await expect(line(page, 'Open').first()).toContainText('100.00');

    // The rest by a link, which the guest pays; the desk hears of it by itself.
    await money(page).getByRole('button', { name: 'Ask by link' }).click();
    await dialog(page).getByRole('textbox', { name: 'Amount in CHF' }).fill('100');
    await dialog(page).getByRole('button', { name: 'Ask for CHF 100.00' }).click();
    await expect(money(page)).toContainText('Asked by link until');
    const link = await mailedPath(request, email, /http\S+\/reservation\/payment\/\S+/);
    await payByStripeLink(guest, link);
    await expect(line(page, 'Open').first()).toContainText('0.00');
    await expect(money(page)).not.toContainText('Asked by link until');
    expect(ledgerOf(stripe)).toEqual([28_000, 18_000]);

    // The account on the page adds up to the minor unit, and history says who did it and why.
    const amountOf = async (name: string): Promise<number> =>
      Math.abs(
        Math.round(
          Number(((await line(page, name).first().locator('dd').textContent()) ?? '').replaceAll(/[^\d.]/g, '')) * 100,
        ),
      );
    expect(await amountOf('Charged')).toBe(28_000);
    expect(await amountOf('Refunded')).toBe(18_000);
    expect((await amountOf('Charged')) - (await amountOf('Refunded')) + (await amountOf('Paid at the hotel'))).toBe(
      13_000,
    );
    const history = page.getByRole('region', { name: 'What happened' });
    await expect(history).toContainText('by mara@hotel.example');
    await expect(history).toContainText('The heating failed');
  } finally {
    await stripe.stop();
  }
});

test('K19 K20 with Stripe: a late cancellation and guests who did not come, each with its fee from the card that stands for it; a bank that says no is told of', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const hotelId = freshHotelId(2183);
  await openReception(hotelId);
  const stripe = await openProvider('STRIPE', hotelId);
  try {
    const guaranteed = async (card: string, stay: Stay): Promise<string> => {
      const guest = await (await anotherBrowser()).newPage();
      await comeToPay(guest, { hotelId, stay, room: 'Double Room', rate: 'Flexible' });
      await acceptTerms(guest);
      await typeStripeCard(guest, card);
      await placeOrder(guest);
      await expect(guest.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
      return new URL(guest.url()).searchParams.get('reservationId') ?? '';
    };
    const yesterday = { arrival: addDays(receptionToday(), -1), departure: addDays(receptionToday(), 1) };
    const gone = await guaranteed('4242 4242 4242 4242', yesterday);
    const declined = await guaranteed('4000 0000 0000 0341', yesterday);
    const late = await guaranteed('4242 4242 4242 4242', stayFor(2, 1));
    await turnTheDay(hotelId);
    await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
    const open = (reservationId: string) => openPage(page, `/${hotelId}/desk/reservations/${reservationId}`);
    const answer = async (): Promise<void> => {
      await dialog(page)
        .getByRole('radio', { name: /^Yes, CHF .* from/ })
        .check();
      await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Never heard of them');
      await dialog(page).getByRole('radio', { name: 'No letter' }).check();
    };
    const neverCame = async (): Promise<void> => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'The guests did not come' }).click();
      await answer();
      await dialog(page)
        .getByRole('button', { name: /^They did not come, keep CHF/ })
        .click();
    };

    await open(late);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await answer();
    await dialog(page).getByRole('button', { name: 'Cancel and keep CHF 180.00' }).click();
    await expect.poll(() => ledgerOf(stripe)).toEqual([18_000, 0]);
    await expect(money(page)).toContainText('Charged');

    await open(gone);
    await neverCame();
    await expect.poll(() => ledgerOf(stripe)).toEqual([36_000, 0]);
    await expect(page.getByText('The guests did not come').first()).toBeVisible();

    await open(declined);
    await neverCame();
    await expect(money(page)).toContainText(/Could not be charged/);
    await expect(line(page, 'Open').first()).toContainText('180.00');
    expect(ledgerOf(stripe)).toEqual([36_000, 0]);
  } finally {
    await stripe.stop();
  }
});

for (const [provider, base] of [
  ['PAYRAILS', 2184],
  ['JUSPAY', 2185],
] as const satisfies readonly (readonly [ProviderName, number])[])
  test(`K20 with ${provider}: a prepaid room is given back in part and then whole, and never more`, async ({
    page,
    api,
    anotherBrowser,
  }) => {
    test.slow();
    const hotelId = freshHotelId(base);
    await openReception(hotelId, provider);
    await turnTheDay(hotelId, provider);
    const running = await openProvider(provider, hotelId);
    try {
      const { email } = newGuest();
      const wish = { hotelId, stay: stayFor(2, 3), email, ratePlanIds: ['prepaid'], roomId: 'suite' };
      const { reservationId, token } = await bookRoomsByApi(api, wish);
      const guest = await (await anotherBrowser()).newPage();
      await openPage(guest, `/${hotelId}/reservation/payment/${reservationId}?t=${token}`);
      const pay = guest.getByRole('button', { name: /^Pay .* now$/ });
      await pay.click();
      if (provider === 'PAYRAILS') {
        await typeIntoDropIn(guest, cardOf(testCards.good));
        await pay.last().click();
      } else {
        await hostedPage(guest).getByRole('button', { name: /1111 / }).click();
        await hostedPage(guest)
          .getByRole('button', { name: /^Pay CHF/ })
          .click();
      }
      await expect(guest.getByText('Thank you, your payment has arrived').first()).toBeVisible();
      await enterDesk(page, { hotelId, email: 'mara@hotel.example', role: 'manager' });
      await openPage(page, `/${hotelId}/desk/reservations/${reservationId}`);
      await refund(page, '140', { isOwedAgain: false, tells: false });
      await expect.poll(() => ledgerOf(running)).toEqual([64_000, 14_000]);
      await refund(page, '500', { isOwedAgain: false, tells: false });
      await expect.poll(() => ledgerOf(running)).toEqual([64_000, 64_000]);
      await expect(money(page).getByRole('button', { name: /^Refund/ })).toHaveCount(0);
    } finally {
      await running.stop();
    }
  });
