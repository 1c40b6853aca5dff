import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import type { RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { openProvider } from '../../server/open-provider.ts';
import { openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { comeToPay } from '../../steps/come-to-pay.ts';
import { countHands } from '../../steps/count-hands.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { payByStripeLink } from '../../steps/pay-by-stripe-link.ts';
import { typeStripeCard } from '../../steps/stripe-fields.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { typedDay } from '../../steps/typed-day.ts';
import { calm, expect, test } from '../../stayfront.ts';

// A bank that says no answers with a status of its own.
test.use({ ...calm, mayComplain: /status of 402/, viewport: { width: 1440, height: 900 } });

const hotelId = freshHotelId(2189);
const desk = `/${hotelId}/desk`;
const today = receptionToday();
const stayFrom = (inDays: number, nights: number): Stay => ({
  arrival: addDays(today, inDays),
  departure: addDays(today, inDays + nights),
});
const dialog = (page: Page) => page.getByRole('dialog');
const money = (page: Page) => page.getByRole('region', { name: 'Money' });
const inAFortnight = typedDay(addDays(today, 14));
const arrivals = ['Dietrich', 'Egger', 'Frei', 'Gerber', 'Huber', 'Imhof', 'Jost', 'Keller'] as const;
let stripe: RunningSandbox;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await openReception(hotelId);
  stripe = await openProvider('STRIPE', hotelId);
});
test.afterAll(() => stripe.stop());

/** The diary's table: what each hour took. */
async function readDiary(): Promise<string[]> {
  const text = await readFile(path.join(import.meta.dirname, '../../../docs/a-day-at-the-desk.md'), 'utf8');
  return text.split('\n').filter((line) => /^\| \d\d:\d\d \|/.test(line));
}

test('K05 K06 K07 K16 K18 K19 K20 K21 a day at the reception of a 20-room house, as its diary tells it', async ({
  page,
  api,
  request,
  anotherBrowser,
}) => {
  test.setTimeout(600_000); // a whole day
  const emails = new Map<string, string>();
  const emailOf = (surname: string): string => {
    const email = emails.get(surname) ?? `${surname.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`;
    emails.set(surname, email);
    return email;
  };
  const book = (surname: string, stay: Stay, roomId: string, rate = 'pay-at-hotel') =>
    bookRoomsByApi(api, {
      hotelId,
      stay,
      email: emailOf(surname),
      ratePlanIds: [rate],
      roomId,
      named: { givenName: 'Ada', surname },
    });
  const guarantee = async (surname: string, stay: Stay, card: string): Promise<void> => {
    const guest = await (await anotherBrowser()).newPage();
    const who = { ...newGuest(), givenName: 'Ada', surname, email: emailOf(surname) };
    await comeToPay(guest, { hotelId, stay, room: 'Double Room', rate: 'Flexible' }, who);
    await acceptTerms(guest);
    await typeStripeCard(guest, card);
    await placeOrder(guest);
    await expect(guest.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
  };
  const lettersTo = async (surname: string) =>
    (await findMails(request, emailOf(surname))).map(({ subject }) => subject);
  emails.set('Bernasconi', 'ada.bernasconi@refused.example');

  // What guests have booked by the evening before, on their own.
  await book('Aebi', stayFrom(-1, 1), 'double');
  await book('Bossert', stayFrom(-1, 3), 'twin');
  await guarantee('Niederer', stayFrom(-1, 2), '4242 4242 4242 4242');
  await guarantee('Odermatt', stayFrom(0, 2), '4000 0000 0000 0341');
  const paid = await book('Rickenbach', stayFrom(0, 1), 'suite', 'prepaid');
  await payByStripeLink(
    await (await anotherBrowser()).newPage(),
    `/${hotelId}/reservation/payment/${paid.reservationId}?t=${paid.token}`,
  );
  await book('Caduff', stayFrom(0, 1), 'double');
  await book('Bernasconi', stayFrom(0, 1), 'twin');
  for (const [place, surname] of arrivals.entries())
    await book(surname, stayFrom(0, 1 + (place % 3)), place < 5 ? 'double' : 'family');
  await enterDesk(page, { hotelId, email: 'mara@seehof.example', role: 'manager' });
  for (const surname of ['Aebi', 'Bossert']) {
    await page.getByRole('checkbox', { name: `Ada ${surname} arrives` }).click();
    await expect(page.getByRole('checkbox', { name: `Ada ${surname} is here` })).toBeChecked();
  }

  await turnTheDay(hotelId);
  await expect(async () => {
    await openPage(page, desk);
    await expect(page.getByText('12 arrive, 1 leaves, 2 stay')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const hands = countHands(page);
  const told: string[] = [];
  const note = (hour: string, what: string): void => {
    const { taps, keys } = hands.count();
    told.push(`| ${hour} | ${what} | ${taps} | ${keys} |`);
  };
  const toToday = async (): Promise<void> => {
    await hands.press('g');
    await hands.press('t');
    await expect(page.getByRole('region', { name: /^Arriving/ })).toBeVisible();
  };
  const find = async (letters: string, name: string): Promise<void> => {
    await hands.press('Control+k');
    await hands.type(page.getByRole('combobox').last(), letters);
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
    await hands.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await takenOver(page, 'h1');
  };
  const radio = (name: string | RegExp) => dialog(page).getByRole('radio', { name });
  const reason = async (text: string): Promise<void> => {
    const field = dialog(page).getByRole('textbox', { name: 'Reason' });
    await hands.tap(field);
    await hands.type(field, text);
  };

  // 06:50. A confirmation has bounced in the night; the guest's address is on the registration card of last year.
  const bounced = page.getByRole('listitem').filter({ hasText: 'The confirmation has not reached Ada Bernasconi' });
  await expect(async () => {
    await openPage(page, desk);
    await expect(bounced).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await hands.tap(bounced.getByRole('link', { name: 'Open the reservation' }));
  await hands.tap(page.getByRole('region', { name: 'Guest' }).getByRole('button', { name: 'Edit' }));
  emails.delete('Bernasconi');
  const address = dialog(page).getByRole('textbox', { name: /E-mail/ });
  await hands.tap(address);
  await hands.type(address, emailOf('Bernasconi'));
  await hands.tap(radio(/^Yes, by a letter/));
  await hands.tap(dialog(page).getByRole('button', { name: /^Save/ }));
  await expect.poll(() => lettersTo('Bernasconi')).not.toEqual([]);
  note('06:50', 'A bounced confirmation: address corrected, sent again');

  // 07:10. Somebody has not come yesterday.
  await toToday();
  const missing = page
    .getByRole('region', { name: /^Staying/ })
    .getByRole('listitem')
    .filter({ hasText: 'Niederer' });
  await expect(missing).toContainText('Not here yet');
  await hands.tap(missing.getByRole('link'));
  await hands.tap(page.getByRole('button', { name: 'More' }));
  await hands.tap(page.getByRole('button', { name: 'The guests did not come' }));
  await hands.tap(radio(/^Yes, CHF 180\.00 from/));
  await reason('Did not come, no call');
  await hands.tap(radio(/^Yes, by a letter/));
  await hands.tap(dialog(page).getByRole('button', { name: 'They did not come, keep CHF 180.00' }));
  await expect.poll(() => stripe.ledger().reduce((sum, { captured }) => sum + captured, 0)).toBe(32_000 + 18_000);
  note('07:10', 'A no-show of yesterday: the fee from the card');

  // 08:20. The one departure pays by card at the counter, and has an invoice.
  await toToday();
  await hands.tap(page.getByRole('link', { name: 'Ada Aebi' }));
  await hands.tap(money(page).getByRole('button', { name: 'Mark as paid at the hotel' }));
  await hands.tap(radio('Card terminal'));
  await hands.tap(dialog(page).getByRole('button', { name: 'Mark CHF 180.00 as paid' }));
  await expect(money(page)).toContainText('Paid');
  await hands.tap(page.getByRole('button', { name: 'Issue invoice' }));
  await hands.tap(dialog(page).getByRole('button', { name: /^Issue/ }));
  await expect(page.getByRole('link', { name: new RegExp(`${hotelId}-\\d{4}-0001`) }).first()).toBeVisible();
  await hands.tap(page.getByRole('button', { name: 'Left', exact: true }));
  await expect(page.getByText('The guests have left', { exact: true }).first()).toBeVisible();
  note('08:20', 'A departure: paid at the counter, an invoice, left');

  // 09:15. Odermatt rings and cancels; the bank says no to the fee, so a link asks for it.
  await find('oderm', 'Odermatt');
  await hands.tap(page.getByRole('button', { name: 'Cancel', exact: true }));
  await hands.tap(radio(/^Yes, CHF 180\.00 from/));
  await reason('Ill, rang at nine');
  await hands.tap(radio(/^Yes, by a letter/));
  await hands.tap(dialog(page).getByRole('button', { name: 'Cancel and keep CHF 180.00' }));
  await expect(money(page)).toContainText(/Could not be charged/);
  await hands.tap(money(page).getByRole('button', { name: 'Ask by link' }));
  await hands.tap(dialog(page).getByRole('button', { name: 'Ask for CHF 180.00' }));
  await expect(money(page)).toContainText('Asked by link until');
  note('09:15', 'A late cancellation whose guarantee is declined: asked by link');

  // 10:30. Caduff stays another night.
  await find('caduf', 'Caduff');
  await hands.tap(page.getByRole('link', { name: 'Change', exact: true }));
  const departure = page.getByLabel('Departure');
  await hands.tap(departure);
  await hands.type(departure, addDays(today, 2));
  await expect(page.locator('.change__sum')).toContainText('+CHF 180.00');
  await hands.tap(page.getByRole('radio', { name: /^Yes, by a letter/ }));
  await hands.tap(page.getByRole('button', { name: 'Change the room' }));
  await expect(money(page)).toContainText('CHF 360.00');
  note('10:30', 'A change by telephone: a night more');

  // 11:20. A family party wants four rooms in a fortnight.
  await hands.press('n');
  await hands.type(page.getByRole('textbox', { name: /When, how long/ }), `${inAFortnight} 2 nights 2 adults`);
  const matrix = page.getByRole('table', { name: /Rooms by rates/ });
  const offer = (room: string) => matrix.getByRole('row').filter({ hasText: room }).getByRole('button').first();
  await expect(page).toHaveURL(new RegExp(`arrival=${addDays(today, 14)}`));
  await hands.tap(offer('Double Room'));
  for (const room of ['Double Room', 'Twin Room', 'Family Room']) {
    await hands.tap(page.getByRole('button', { name: 'Room', exact: true }));
    await hands.tap(offer(room));
  }
  await hands.press('F2');
  await hands.type(page.getByRole('combobox', { name: /Surname/ }), 'Zgraggen');
  await hands.tap(page.getByRole('textbox', { name: /E-mail/ }));
  await hands.type(page.getByRole('textbox', { name: /E-mail/ }), emailOf('Zgraggen'));
  await expect(page.getByRole('button', { name: /Book for CHF\s?1,540\.00/ })).toBeVisible();
  await hands.press('Control+Enter');
  await expect(page.getByText('Booked for Zgraggen')).toBeVisible();
  await expect.poll(() => lettersTo('Zgraggen')).toHaveLength(1);
  note('11:20', 'A group of four rooms by telephone');

  // 15:40. The heating of the suite: money back, for good.
  await find('ricken', 'Rickenbach');
  await hands.tap(money(page).getByRole('button', { name: /^Refund/ }));
  await hands.type(dialog(page).getByRole('textbox', { name: 'Amount in CHF' }), '50');
  await hands.tap(radio('No, the house gives it'));
  await reason('The heating of the suite');
  await hands.tap(radio(/^Yes, by a letter/));
  await hands.tap(dialog(page).getByRole('button', { name: 'Refund CHF 50.00' }));
  await expect.poll(() => stripe.ledger().reduce((sum, { refunded }) => sum + refunded, 0)).toBe(5_000);
  note('15:40', 'A refund: fifty francs for a cold suite');

  // 18:25. Somebody stands at the door.
  await hands.press('n');
  await hands.type(page.getByRole('textbox', { name: /When, how long/ }), 'today 1 night 2 adults');
  await hands.tap(offer('Twin Room'));
  await hands.press('F2');
  await hands.type(page.getByRole('combobox', { name: /Surname/ }), 'Lang');
  await hands.tap(page.getByRole('radio', { name: 'At the door' }));
  await expect(page.getByRole('button', { name: /Book for CHF\s?170\.00/ })).toBeVisible();
  await hands.press('Control+Enter');
  await expect(page.getByText('Booked for Lang')).toBeVisible();
  await hands.tap(page.getByRole('link', { name: 'Open the reservation' }));
  await hands.tap(money(page).getByRole('button', { name: 'Mark as paid at the hotel' }));
  await hands.tap(radio('Cash'));
  await hands.tap(dialog(page).getByRole('button', { name: 'Mark CHF 170.00 as paid' }));
  await expect(dialog(page)).toHaveCount(0);
  note('18:25', 'A walk-in: booked and paid in cash');

  // From three until nine they come, one by one; the walk-in is the twelfth.
  await toToday();
  for (const surname of ['Rickenbach', 'Caduff', 'Bernasconi', ...arrivals]) {
    const tick = page.getByRole('checkbox', { name: `Ada ${surname} arrives` });
    await hands.tap(tick);
    await expect(page.getByRole('checkbox', { name: `Ada ${surname} is here` })).toBeChecked();
  }
  await hands.tap(page.getByRole('checkbox', { name: 'Lang arrives' }));
  await expect(page.getByRole('region', { name: /^Arriving/ }).getByRole('checkbox', { checked: true })).toHaveCount(
    12,
  );
  note('21:00', 'Twelve arrivals, each as they came');

  // 21:30. The day is counted: 12 who came and Bossert, who stays.
  await expect(page.getByText('13 of 20 rooms tonight')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Needs somebody/ }).getByText(/Bernasconi|Odermatt/)).toHaveCount(0);
  await hands.press('g');
  await hands.press('p');
  await hands.tap(page.getByRole('link', { name: 'All changes' }));
  const changes = page.getByRole('table', { name: 'Changes' });
  for (const sentence of [
    'Ada Niederer did not come',
    'Marked that Ada Aebi paid at the hotel',
    'Issued an invoice for Ada Aebi',
    'Cancelled the booking of Ada Odermatt',
    'Gave money back to Ada Rickenbach',
    'Booked for Zgraggen',
    'Lang has arrived',
  ])
    await expect(changes).toContainText(sentence);
  note('21:30', 'The day looked over: figures and who did what');

  // What guests have read.
  for (const surname of ['Niederer', 'Odermatt', 'Caduff', 'Rickenbach'])
    await expect.poll(async () => (await lettersTo(surname)).length, `letters to ${surname}`).toBeGreaterThan(1);
  expect(await readDiary(), told.join('\n')).toEqual(told);
});
