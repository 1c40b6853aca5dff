import { expect, type APIRequestContext } from '@playwright/test';
import type { Transport } from '@stayfront/contract/call';
import { getServices } from '@stayfront/contract/service';
import { hotelCommand } from '../server/hotel-command.ts';
import { newGuest } from '../steps/fill-details.ts';
import { findMails } from '../steps/find-mails.ts';
import { openPage } from '../steps/open-page.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { searchApi } from '../steps/search-api.ts';
import { cardField, cardOf, testCards, typeCard } from '../steps/type-card.ts';
import { above, type Deps, type Scene } from './scene.ts';

const hotelId = 1001;

/** Rooms that the hotel holds for who gives a card by the link in the mail: on the booking's own page, and where it is given. */
export async function* walkCardLink({ page, api, request }: Deps): AsyncGenerator<Scene, void> {
  const { email } = newGuest();
  await holdAgainstCard({ api, request }, email);
  const card = await mailedPath(request, email);
  await openPage(page, card.replace('/card/', '/'));
  yield { name: 'reservation-that-waits-for-a-card', part: 'main', isLeft: true };
  await openPage(page, card);
  await cardField(page, 'CVV').waitFor();
  yield { name: 'card-by-link', part: 'main', isLeft: true };
  await page.reload(); // fields that nobody has made anew
  await typeCard(page, cardOf(testCards.declined));
  await page.getByRole('button', { name: 'Give this card as a guarantee' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'card-by-link-refused', part: above, isLeft: true };
  await page.reload();
  await typeCard(page, cardOf(testCards.good));
  await page.getByRole('button', { name: 'Give this card as a guarantee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /your card stands/ })).toBeVisible();
  yield { name: 'card-that-stands', part: 'main', isLeft: true };
}

let key: Promise<string> | null = null;

async function holdAgainstCard(
  { api, request }: { api: Transport; request: APIRequestContext },
  email: string,
): Promise<void> {
  key ??= hotelCommand('key', String(hotelId), 'a walk');
  const { availabilities } = await searchApi(api, await stayToBook(api), hotelId);
  const reference = availabilities.find(({ availability }) => availability > 1)?.products[0]?.reference ?? '';
  const { services } = await api(getServices, { params: { hotelId }, query: {}, body: { reference } });
  const needed = services
    .filter(({ required, included }) => required || included)
    .map(({ serviceId, defaultQuantity: quantity, unitPrice }) => ({
      serviceId,
      quantity,
      totalPrice: unitPrice * quantity,
    }));
  const guest = { givenName: 'Ada', surname: 'Lovelace', email, phone: '+442079460000' };
  const held = await request.post(`/api/hotels/${hotelId}/desk/bookings`, {
    headers: { authorization: `Bearer ${await key}`, 'idempotency-key': email },
    data: {
      roomStays: [{ reference, services: needed }],
      guest,
      lang: 'en',
      source: 'phone',
      way: 'card',
      tellsGuest: true,
    },
  });
  expect(held.status(), await held.text()).toBe(201);
}

async function mailedPath(request: APIRequestContext, email: string): Promise<string> {
  const find = async () =>
    (await findMails(request, email))
      .map(({ text }) => /http\S+\/reservation\/card\/\S+/.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(find).toBeTruthy();
  const { pathname, search } = new URL((await find()) ?? '');
  return `${pathname}${search}`;
}
