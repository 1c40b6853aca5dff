import type { Page } from '@playwright/test';
import { inviteOperator } from '../server/invite-operator.ts';
import { openHotel } from '../server/open-hotel.ts';
import { draw } from '../steps/draw.ts';
import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { goOn } from '../steps/go-on.ts';
import { lookAtTexts } from '../steps/look-at-texts.ts';
import { openPage } from '../steps/open-page.ts';
import { takenOver } from '../steps/taken-over.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use({ ...calm, viewport: { width: 1440, height: 900 } });

const hotelId = 2172;

test('K01 K05 K16 K17 K19 K21 K29 K30 K31 a day at the desk: signed in, booked by keyboard, found with a slip, cancelled, taken back', async ({
  page,
  context,
  baseURL,
  spend,
}) => {
  test.slow(); // eight screens in three languages
  await openHotel(hotelId, {});
  const desk = `/${hotelId}/desk`;
  const link = await inviteOperator('mara@hotel.example', hotelId);
  const looked: (readonly [name: string, address: string])[] = [];
  const look = async (name: string, address: string): Promise<void> => {
    spend('scenes');
    await expectNoBarriers(page, name);
    looked.push([name, address]);
  };
  const expectToFit = async (name: string, language: string): Promise<void> => {
    const { lang, lines, overflow, cut, overlapping, torn } = await lookAtTexts(page, 'body');
    expect.soft({ lang, overflow, cut, overlapping, torn }, `${name} in ${language}`).toEqual({
      lang: language,
      overflow: [],
      cut: [],
      overlapping: [],
      torn: [],
    });
    expect(lines).toBeGreaterThan(3);
  };

  await openPage(page, `${desk}/reservations?view=arriving`);
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/);
  await expectNoBarriers(page, 'signing in');
  await page.getByLabel('E-mail address').fill('somebody@hotel.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  // On a slow line the button is there before the page's script, and pressed as soon: nothing is lost.
  const scripts = Promise.withResolvers<void>();
  await page.route('**/desk-assets/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  scripts.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
  await takenOver(page, 'h1');

  // N, a line of plain words, an offer, a name: booked without the mouse.
  await page.keyboard.press('n');
  await takenOver(page, 'h1');
  await expect(page.getByRole('textbox', { name: /When, how long/ })).toBeFocused();
  await page.keyboard.type('today 2 nights 2 adults');
  await expect(page).toHaveURL(/nights=2/);
  const offer = page.getByRole('button', { name: /a night/ }).first();
  await offer.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /Surname/ }).fill('Odermatt');
  await page.getByRole('textbox', { name: /E-mail/ }).fill('odermatt@example.com');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Booked for Odermatt')).toBeVisible();
  const reference = (await page.getByText(/^SB4-\w{10}$/).textContent()) ?? '';

  // It stands among today's arrivals; ticked by one tap, and that is taken back.
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  const tick = page.getByRole('checkbox', { name: /Odermatt/ });
  await tick.click();
  await expect(tick).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tick).not.toBeChecked();
  await look('today', desk);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('odermat');
  await expect(page.getByRole('option', { name: /Odermatt/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await openPage(page, `${desk}/reservations`);
  await page.getByRole('searchbox').fill('odernatt');
  await page.getByRole('link', { name: /Odermatt/ }).click();
  await expect(page).toHaveURL(new RegExp(reference));
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Booked twice');
  await question.getByRole('radio', { name: 'No letter' }).check();
  await expectNoBarriers(page, 'the question before cancelling', '[role=dialog], dialog[open]');
  await question.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Arriving today')).toBeVisible();
  await look('a reservation', `${desk}/reservations/${reference}`);

  await openPage(page, `${desk}/reservations`);
  await look('reservations', `${desk}/reservations`);
  await openPage(page, `${desk}/new`);
  await look('a new booking', `${desk}/new`);
  await openPage(page, `${desk}/people`);
  await look('people', `${desk}/people`);
  await openPage(page, `${desk}/you`);
  await look('you', `${desk}/you`);

  // All of it in the longest words on a phone, and in the other direction: there as the server draws it.
  await speak(page, baseURL ?? '', 'de');
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, desk);
  await draw(page, false);
  for (const [name, address] of looked) {
    if (address !== desk) await goOn(page, address);
    await expectToFit(name, 'de');
  }
  await speak(page, baseURL ?? '', 'ar');
  await page.setViewportSize({ width: 820, height: 900 });
  for (const [name, address] of looked) {
    await openPage(page, address);
    await expectToFit(name, 'ar');
  }

  // Nothing of it is in a guest's page, and nobody else sees it.
  const stranger = await context.request.fetch(desk, { headers: { cookie: '' }, maxRedirects: 0 });
  expect(stranger.status()).toBe(302);
  const guest = await (await context.request.get(`/${hotelId}`)).text();
  expect(guest).not.toMatch(/desk-assets|\/desk\b/);
});

const speak = (page: Page, origin: string, language: string): Promise<void> =>
  page.context().addCookies([{ name: 'stayfront-desk-language', value: language, url: origin }]);
